/// Every kind of file that tables are read from.
enum TableFormats {
    /// Told by their bytes. What no format of text could read is refused by the last.
    static let ofBytes: [any TableFormat] = [PDFFormat(), WorkbookFormat(), RefusedFormat()]

    /// Told by their text, decoded to UTF-8 before. The last claims every text.
    static let ofText: [any TableFormat] = [HTMLFormat(), XMLFormat(), DelimitedFormat()]
}
