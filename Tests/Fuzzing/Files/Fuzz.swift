import FuzzingFrame

private let entrance = Entrance([
    TablesDoor.self, DelimitedDoor.self, PageDoor.self, RecordsDoor.self, EncodingsDoor.self, WorkbookDoor.self,
    PaperDoor.self, PDFDoor.self, BuildChartDoor.self, MedicationChartDoor.self, LeafletDoor.self,
    ConfigurationDoor.self, ReviewDoor.self, DocumentDoor.self, StepsDoor.self, NamesDoor.self, WordsDoor.self,
    SentencesDoor.self,
])

@_cdecl("LLVMFuzzerTestOneInput")
public func enterDoor(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt { entrance.enter(data, count) }
