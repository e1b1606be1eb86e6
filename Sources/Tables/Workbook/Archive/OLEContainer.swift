/// The container of Office before 2007, in which newer workbooks with a password come as well. It is not read; what is in it
/// is told by the names of its streams.
enum OLEContainer {
    static func isContainer(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) }

    static func refusal(of bytes: [UInt8], file: String) -> UnreadableFile {
        if has("EncryptedPackage", bytes) { return encrypted(file) }
        if has("WordDocument", bytes) {
            return UnreadableFile(
                file: file, line: nil, code: FileFinding.document, message: "The file is an old Word document.",
                help: "Save it as a web page, or ask the carrier for the chart as a workbook.")
        }
        if has("Workbook", bytes) || has("Book", bytes) {
            return UnreadableFile(
                file: file, line: nil, code: FileFinding.workbookOld,
                message: "The file is a workbook of Excel before 2007 (.xls).",
                help: "Save it as an Excel workbook (.xlsx).")
        }
        return UnreadableFile(
            file: file, line: nil, code: FileFinding.binary,
            message: "The file is an old Excel or Word file, not text.",
            help: "Save it as CSV or as a web page.")
    }

    static func encrypted(_ file: String) -> UnreadableFile {
        UnreadableFile(
            file: file, line: nil, code: FileFinding.workbookPassword,
            message: "The workbook is locked with a password and cannot be read.",
            help: "Ask the carrier for the workbook without a password.")
    }

    /// Whether the container names a stream: names are in UTF-16.
    private static func has(_ name: String, _ bytes: [UInt8]) -> Bool {
        var wanted: [UInt8] = []
        for unit in name.utf16 { wanted += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
        wanted += [0, 0]
        return bytes.withUnsafeBufferPointer { bytes in
            guard bytes.count >= wanted.count else { return false }
            return (0...bytes.count - wanted.count).contains { place in
                bytes[place] == wanted[0] && bytes[place..<place + wanted.count].elementsEqual(wanted)
            }
        }
    }
}
