import ChartSchema

/// A kind of file that tables are read from.
///
/// A format lives in a folder of its own and has one line in ``TableFormats``; nothing else knows it by name. It says
/// which files are its own by what they hold, never by their names, and hands their tables over in the order of the file.
protocol TableFormat: Sendable {
    /// Whether a file is of this kind. Formats are asked in the order of ``TableFormats``; the first that claims a file
    /// reads it.
    func claims(_ content: FileContent) -> Bool

    /// Reads a file that was claimed, and gives `body` one table after the other.
    ///
    /// - Parameter document: Takes format, dialect, title and findings; its encoding is known where the content is text.
    /// - Throws: ``UnreadableFile`` where the file, or a part of it that cannot be told apart, is not to be read.
    func read(_ content: consuming FileContent, into document: inout Document, _ body: (Table) -> Void) throws
}

/// What a format is asked about: the bytes of a file, or its text.
package struct FileContent: Sendable {
    /// The file's path as findings name it.
    let file: String
    /// The file's bytes to the formats of bytes, its text in UTF-8 to the formats of text.
    var bytes: [UInt8]
}
