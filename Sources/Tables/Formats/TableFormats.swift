/// Every kind of file that tables are read from.
enum TableFormats {
    /// Told by their bytes, those first that are told by the very first ones: a PDF's header may stand later, and so may one
    /// that lies in an archive.
    static let ofBytes: [any TableFormat] = [WorkbookFormat(), RefusedFormat(), PDFFormat()]

    /// Told by their text, decoded to UTF-8 before. The last claims every text.
    static let ofText: [any TableFormat] = [
        HTMLFormat(), FlatOpenDocumentFormat(), XMLFormat(), DelimitedFormat(),
    ]
}
