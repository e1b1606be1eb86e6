/// A file that cannot be read at all: empty, binary, truncated, broken markup, no table.
package struct UnreadableFile: Error, Sendable, Hashable {
    package var file: String
    package var line: Int?
    /// `file.empty`, `file.binary`, `file.markup.broken`, `file.no-table`, ….
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
