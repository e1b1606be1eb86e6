import FuzzingFrame

private let entrance = Entrance([RequestDoor.self, BodyDoor.self, PageAddressDoor.self, FormDoor.self])

@_cdecl("LLVMFuzzerTestOneInput")
public func enterDoor(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt { entrance.enter(data, count) }
