/// How much a change asks of those who read the dataset; the part of the version number that grows.
public enum ChangeLevel: String, Hashable, Sendable, Decodable, CaseIterable, Comparable {
    /// No value changed: labels, notes, provenance, findings.
    case patch
    /// Something was added, or a value changed.
    case minor
    /// A consumer's reading may break or mean something else.
    case major

    public static func < (a: ChangeLevel, b: ChangeLevel) -> Bool { a.weight < b.weight }
    private var weight: Int { ChangeLevel.allCases.firstIndex(of: self)! }
}

/// What a version changed over its parent, in short: how many changes of which kind in which chart.
public struct ChangeSummary: Hashable, Sendable, Decodable {
    /// The greatest level among the changes.
    public var level: ChangeLevel
    /// In the order of their charts' ids, those of the whole dataset first, then by kind.
    public var changes: [Change]
    /// The greatest class among the changes; `nil` in manifests that were written before there were classes.
    public var changeClass: ChangeClass?

    public init(level: ChangeLevel, changes: [Change], changeClass: ChangeClass? = nil) {
        self.level = level
        self.changes = changes
        self.changeClass = changeClass
    }

    private enum CodingKeys: String, CodingKey {
        case level, changes
        case changeClass = "class"
    }

    /// What kind of thing changed; each kind has one ``ChangeClass``, and with it one ``ChangeLevel``.
    public enum Kind: String, Hashable, Sendable, Decodable, CaseIterable {
        case schemaRemoved = "schema-removed"
        case chartRemoved = "chart-removed"
        /// The same raw file under another id.
        case chartRenamed = "chart-renamed"
        /// The carrier offers it no longer, from a day on.
        case chartWithdrawn = "chart-withdrawn"
        /// It was said to be withdrawn, and is not.
        case chartReinstated = "chart-reinstated"
        case productRemoved = "product-removed"
        case classRemoved = "class-removed"
        /// A label that meant one rate class means another, or none.
        case classRemapped = "class-remapped"
        case schemaAdded = "schema-added"
        case chartAdded = "chart-added"
        case productAdded = "product-added"
        case classAdded = "class-added"
        /// A label that had no rate class has one.
        case classMapped = "class-mapped"
        case limitAdded = "limit-added"
        case limitRemoved = "limit-removed"
        /// A rule of a medication chart.
        case ruleAdded = "rule-added"
        case ruleRemoved = "rule-removed"
        case valueChanged = "value-changed"
        /// What else must be so for the limits of a column.
        case conditionChanged = "condition-changed"
        case labelChanged = "label-changed"
        case titleChanged = "title-changed"
        case noteChanged = "note-changed"
        case sourceChanged = "source-changed"
        /// Cells that values were read from, or the order of columns and rows.
        case provenanceChanged = "provenance-changed"
        case findingChanged = "finding-changed"
        case countChanged = "count-changed"

        public var level: ChangeLevel { changeClass.level }
    }

    /// So many changes of one kind in one chart.
    public struct Change: Hashable, Sendable, Decodable {
        /// The chart's id; `nil` for a change of the whole dataset.
        public var chart: String?
        public var kind: Kind
        public var count: Int

        public init(chart: String?, kind: Kind, count: Int) {
            self.chart = chart
            self.kind = kind
            self.count = count
        }
    }
}

extension ChangeSummary {
    func write(to writer: inout CanonicalJSONWriter) { write(changes, to: &writer) { _ in } }

    /// Writes the summary with changes that need not all be held.
    ///
    /// - Parameters:
    ///   - changes: Stand for those that the summary has.
    ///   - pause: Called behind each of them: it may drain the writer.
    func write<Failure: Error>(
        _ changes: some Sequence<Change>, to writer: inout CanonicalJSONWriter,
        pause: (inout CanonicalJSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        writer.beginObject()
        writer.member(written: "level", level.rawValue)
        if let changeClass { writer.member(written: "class", changeClass.rawValue) }
        writer.key("changes")
        writer.beginArray()
        var isEmpty = true
        for change in changes {
            isEmpty = false
            writer.lineBreak(indent: 2)
            writer.object {
                $0.member(written: "chart", change.chart)
                $0.member(written: "kind", change.kind.rawValue)
                $0.member(written: "level", change.kind.level.rawValue)
                if changeClass != nil { $0.member(written: "class", change.kind.changeClass.rawValue) }
                $0.member(written: "count", change.count)
            }
            try pause(&writer)
        }
        if !isEmpty { writer.endLine(indent: 1) }
        writer.endArray()
        writer.endObject()
    }
}
