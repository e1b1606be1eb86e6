import ChartSchema
import FuzzingFrame

@testable import Paper
@testable import Tables

/// Pages as PDFium would give them → tables. See ``PageScript`` for how they are written.
enum PaperDoor: Door {
    static let name = "paper"

    static func enter(_ bytes: [UInt8]) {
        let paper = PageScript.document(bytes)
        let tables = tables(of: paper)
        Thoroughness.tell(bytes, gave: tables)
        guard Thoroughness.isChosen(bytes, oneOf: 8) else { return }
        promise(tables == self.tables(of: paper), "the same pages, read twice, give other tables")
        var wire = PaperWire()
        wire.put(paper)
        guard case .success(.document)? = PaperWireReader.read(wire.bytes) else {
            fatalError("pages do not go through the pipe")
        }
    }

    private static func tables(of paper: PaperDocument) -> [UInt8] {
        let document = document(paper)
        return DocumentJSON.bytes(document) + Array(document.findings.map(\.message).joined().utf8)
    }

    static func document(_ paper: PaperDocument) -> Document {
        let result = PaperTables(paper)
        let encoding = EncodingReport(name: "unicode", basis: .declared)
        return Document(
            file: "chart.pdf", format: .pdf, encoding: encoding, tables: result.tables,
            findings: result.notices.map { $0.finding(file: "chart.pdf") })
    }
}
