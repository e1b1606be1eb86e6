import ChartSchema

/// Something a reader of markup noticed and will report as a finding once the file's name is known.
struct MarkupNotice: Sendable {
    enum Kind: Sendable {
        /// A span reached beyond its row group, or was absurdly wide.
        case spanCut
        /// Text between the tags of a table, outside its cells.
        case textOutsideCells(String)
        /// A reference that nothing defines, by its name.
        case unknownReference(String)
        /// The file stops within a table.
        case truncated
    }

    var kind: Kind
    /// The table's index, where the notice is about one.
    var table: Int?
    var line: Int

    func finding(file: String) -> Finding {
        let location = Finding.Location(file: file, table: table, line: line)
        switch kind {
        case .spanCut:
            return Finding(
                rule: "markup.span.cut", severity: .info,
                message: "A cell spans more rows or columns than its row group has; the span was cut there.",
                location: location)
        case .textOutsideCells(let text):
            return Finding(
                rule: "markup.text.outside-cells", severity: .warning,
                message:
                    "Text stands inside the table but in none of its cells: “\(Self.short(text))”. It is read as text above the table, as browsers show it.",
                help: "Check that it is a note and not a row that lost its cells.", location: location)
        case .unknownReference(let name):
            return Finding(
                rule: "markup.reference.unknown", severity: .warning,
                message: "Nothing defines the reference &\(Self.short(name));. It is kept as it is written.",
                help: "Look up which character it stands for, and ask the carrier to write that.", location: location)
        case .truncated:
            // What stands last may be half a figure, and what came after is lost.
            return Finding(
                rule: "file.truncated", severity: .error,
                message: "The file ends inside a table; rows may be lost, and the last figure may be cut.",
                help: "Ask the carrier to send the whole file.", location: location)
        }
    }

    /// At most 80 characters of a text.
    private static func short(_ text: String) -> String {
        text.count > 80 ? text.prefix(79) + "…" : text
    }
}
