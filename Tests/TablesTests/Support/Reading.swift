import ChartSchema

@testable import Tables

/// Reads a text as a file would be read.
func read(_ text: String) throws -> Document {
    try TableReader.read(Array(text.utf8), file: "sample", isChart: false)
}

/// The first table of a text.
func table(_ text: String, _ index: Int = 0) throws -> Table { try read(text).tables[index] }

extension Table {
    /// Every place's text, spans filled.
    var texts: [[String]] {
        (0..<rowCount).map { row in (0..<columnCount).map { text(row: row, column: $0) } }
    }

    /// Texts and lines of the cells that hold text.
    var placed: [Placed] {
        cells.filter { !$0.isBlank }.map { Placed(line: $0.line, text: text(of: $0)) }
    }

    var csv: String { String(decoding: TableCSV.bytes(self), as: UTF8.self) }
}

/// A text with its line.
struct Placed: Hashable, CustomStringConvertible {
    var line: Int
    var text: String
    var description: String { "\(line): \(text)" }
}

/// The code of the error that a file is refused with; `nil` when it is read.
func refusal(_ bytes: [UInt8]) -> UnreadableFile? {
    do {
        _ = try TableReader.read(bytes, file: "sample")
        return nil
    } catch {
        return error
    }
}

func refusal(_ text: String) -> UnreadableFile? { refusal(Array(text.utf8)) }
