import Foundation

/// The door that `CHARTWRIGHT_DOOR` names.
private let door: any Door.Type = {
    let name = ProcessInfo.processInfo.environment["CHARTWRIGHT_DOOR"] ?? ""
    guard let door = Doors.named(name) else {
        print("CHARTWRIGHT_DOOR: expected one of \(Doors.all.map { $0.name }.joined(separator: ", "))")
        exit(64)
    }
    return door
}()

/// What libFuzzer calls with each input (https://llvm.org/docs/LibFuzzer.html).
@_cdecl("LLVMFuzzerTestOneInput")
public func enterDoor(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    door.enter(Array(UnsafeBufferPointer(start: data, count: count)))
    return 0
}
