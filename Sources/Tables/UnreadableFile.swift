import ChartSchema

/// A file that cannot be read at all: empty, binary, truncated, broken markup, no table.
package struct UnreadableFile: Error, Sendable, Hashable {
    package var file: String
    package var place: Place?
    /// `file.empty`, `file.binary`, `file.markup.broken`, `file.no-table`, ….
    package var code: String
    package var message: String
    package var help: String
    /// Of a paged file whose pages can be shown all the same.
    package var pages: [PageSize] = []

    package init(file: String, line: Int?, code: some FindingKind, message: String, help: String) {
        self.init(file: file, place: line.map(Place.line), code: code, message: message, help: help)
    }

    package init(file: String, place: Place?, code: some FindingKind, message: String, help: String) {
        self.file = file
        self.place = place
        self.code = code.rawValue
        self.message = message
        self.help = help
    }

    package var line: Int? { place?.line }
}
