import ChartSchema

/// A workbook in OpenDocument's form, as LibreOffice and Google write it.
struct OpenDocumentWorkbook {
    let archive: ZipArchive
    let file: String

    func read(into document: inout Document, _ body: (Table) -> Void) throws(UnreadableFile) {
        document.format = .ods
        let styles = OpenDocumentStylesPart()
        if archive.has("/styles.xml") { try PartParser.read("/styles.xml", of: archive, file: file, into: styles) }
        let content = OpenDocumentContent(file: file, styles: styles.styles)
        try PartParser.read("/content.xml", of: archive, file: file, into: content)
        if let failure = content.failure { throw failure }
        guard content.hasSpreadsheet else {
            throw ZipArchive.damaged(file, "its content is no spreadsheet")
        }
        document.findings += content.findings
        content.tables.forEach(body)
    }
}
