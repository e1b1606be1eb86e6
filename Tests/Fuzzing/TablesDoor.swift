import ChartSchema
import Tables

/// A file of any kind → its tables: encodings, dialects, markup, workbooks.
enum TablesDoor: Door {
    static let name = "tables"

    static func enter(_ bytes: [UInt8]) {
        // PDF is read by a process of its own: see PaperTests for cuts and flipped bits.
        guard !bytes.starts(with: Array("%PDF".utf8)) else { return }
        let first = result(of: bytes)
        precondition(first == result(of: bytes), "the same bytes, read twice, give other tables")
    }

    private static func result(of bytes: [UInt8]) -> [UInt8] {
        do {
            return DocumentJSON.bytes(try TableReader.read(bytes, file: "chart"))
        } catch {
            precondition(!error.message.isEmpty, "a refusal without a reason")
            return Array("\(error.code): \(error.message)".utf8)
        }
    }
}
