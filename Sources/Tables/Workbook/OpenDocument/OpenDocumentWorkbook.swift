import ChartSchema

/// A workbook in OpenDocument's form, as LibreOffice and Google write it.
struct OpenDocumentWorkbook {
    let archive: ZipArchive
    let file: String

    func read(into document: inout Document, _ body: (Table) -> Void) throws(UnreadableFile) {
        let styles = OpenDocumentStylesPart()
        if archive.has("/styles.xml") { try PartParser.read("/styles.xml", of: archive, file: file, into: styles) }
        try Self.read(into: &document, body, file: file, styles: styles.styles) { (events) throws(UnreadableFile) in
            try PartParser.read("/content.xml", of: archive, file: file, into: events)
        }
    }

    /// - Parameter parse: Reads the document's content.
    static func read(
        into document: inout Document, _ body: (Table) -> Void, file: String, styles: OpenDocumentStyles,
        _ parse: (OpenDocumentContent) throws(UnreadableFile) -> Void
    ) throws(UnreadableFile) {
        document.format = .ods
        let content = OpenDocumentContent(file: file, styles: styles)
        try parse(content)
        if let failure = content.failure { throw failure }
        guard content.hasSpreadsheet else {
            throw ZipArchive.damaged(file, "its content is no spreadsheet")
        }
        document.findings += content.findings
        content.tables.forEach(body)
    }
}
