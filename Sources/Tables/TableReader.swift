import ChartSchema

/// Reads the tables of a file, whatever its format and encoding.
package enum TableReader {
    /// Reads a whole file.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - file: Its path, as findings and origins will name it.
    /// - Throws: ``UnreadableFile`` when the file holds nothing that can be read as tables.
    package static func read(_ bytes: [UInt8], file: String) throws(UnreadableFile) -> Document {
        throw UnreadableFile(file: file, line: nil, code: "file.unreadable", message: "not implemented", help: "")
    }
}

/// A file that cannot be read at all: empty, binary, truncated, broken markup, no table.
package struct UnreadableFile: Error, Sendable, Hashable {
    package var file: String
    package var line: Int?
    /// `file.empty`, `file.binary`, `file.encoding`, `file.markup`, `file.no-table`, ….
    package var code: String
    package var message: String
    package var help: String

    package init(file: String, line: Int?, code: String, message: String, help: String) {
        self.file = file
        self.line = line
        self.code = code
        self.message = message
        self.help = help
    }
}
