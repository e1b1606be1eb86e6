/// How the non-blank cells of a raw file ended: every one is counted once.
public struct CellCounts: Hashable, Sendable, Codable {
    /// Figures and other values that became part of a limit or its key.
    public var value: Int
    /// Names of rows, columns and classes.
    public var label: Int
    /// Titles, captions, footnotes: kept as notes.
    public var note: Int
    /// Left out for a stated reason (page furniture, a metric twin, a repeated header).
    public var ignored: Int
    /// Not understood: each has a finding.
    public var unread: Int

    public init(value: Int = 0, label: Int = 0, note: Int = 0, ignored: Int = 0, unread: Int = 0) {
        self.value = value
        self.label = label
        self.note = note
        self.ignored = ignored
        self.unread = unread
    }

    public var total: Int { value + label + note + ignored + unread }

    public static func + (a: CellCounts, b: CellCounts) -> CellCounts {
        CellCounts(
            value: a.value + b.value, label: a.label + b.label, note: a.note + b.note, ignored: a.ignored + b.ignored,
            unread: a.unread + b.unread)
    }
}

extension CellCounts {
    /// Writes the members of its JSON object.
    package func writeMembers(to writer: inout CanonicalJSONWriter) {
        writer.member("value", value)
        writer.member("label", label)
        writer.member("note", note)
        writer.member("ignored", ignored)
        writer.member("unread", unread)
    }
}
