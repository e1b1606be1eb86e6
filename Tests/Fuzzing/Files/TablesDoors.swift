import ChartSchema
import FuzzingFrame
import Tables

/// A file of any kind → its tables: encodings, dialects, markup, workbooks.
enum TablesDoor: Door {
    static let name = "tables"
    static func enter(_ bytes: [UInt8]) { TablePromises.hold(bytes, file: "chart") }
}

/// The same for one kind of text alone, each with its own corpus: what is rare in one would be lost among all.
enum DelimitedDoor: Door {
    static let name = "csv"
    static func enter(_ bytes: [UInt8]) { TablePromises.hold(bytes, file: "chart.csv") }
}

/// HTML and XHTML.
enum PageDoor: Door {
    static let name = "html"
    static func enter(_ bytes: [UInt8]) { TablePromises.hold(bytes, file: "chart.html") }
}

/// XML of any kind: records, SpreadsheetML, flat OpenDocument.
enum RecordsDoor: Door {
    static let name = "xml"
    static func enter(_ bytes: [UInt8]) { TablePromises.hold(bytes, file: "chart.xml") }
}

/// What is promised of the tables of every file.
enum TablePromises {
    static func hold(_ bytes: [UInt8], file: String) {
        // PDF is read by a process of its own: see PaperTests for cuts and flipped bits.
        guard !bytes.starts(with: Array("%PDF".utf8)) else { return }
        let first = result(of: bytes, file: file)
        Thoroughness.tell(bytes, gave: first)
        if Thoroughness.isChosen(bytes, oneOf: 8) {
            promise(first == result(of: bytes, file: file), "the same bytes, read twice, give other tables")
        }
    }

    private static func result(of bytes: [UInt8], file: String) -> [UInt8] {
        do {
            let document = try TableReader.read(bytes, file: file)
            if Thoroughness.isChosen(bytes, oneOf: 4) { print(document) }
            return DocumentJSON.bytes(document)
        } catch {
            promise(!error.message.isEmpty, "a refusal without a reason")
            return Array("\(error.code): \(error.message)".utf8)
        }
    }

    /// As every command that shows tables would.
    private static func print(_ document: Document) {
        promise(!DocumentText.text(document).isEmpty)
        for table in document.tables { _ = TableCSV.bytes(table) }
    }
}
