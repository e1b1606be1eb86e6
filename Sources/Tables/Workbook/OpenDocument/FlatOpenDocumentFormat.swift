/// A workbook in OpenDocument's form as one file of XML, which LibreOffice calls flat (`.fods`).
struct FlatOpenDocumentFormat: TableFormat {
    /// The kind of document stands in the first element, behind the names of its namespaces.
    private static let beginning = 8_192
    private static let mark = Array("application/vnd.oasis.opendocument.spreadsheet".utf8)

    func claims(_ content: FileContent) -> Bool {
        FormatSniffer.sniff(content.bytes) == .xml
            && content.bytes.prefix(Self.beginning).firstRange(of: Self.mark) != nil
    }

    func read(_ content: consuming FileContent, into document: inout Document, _ body: (Table) -> Void) throws {
        let file = content.file
        try content.bytes.withUnsafeBufferPointer { text in
            try OpenDocumentWorkbook.read(into: &document, body, file: file, styles: OpenDocumentStyles()) {
                (events) throws(UnreadableFile) in try PartParser.read(text, file: file, into: events)
            }
        }
    }
}
