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

    public init(level: ChangeLevel, changes: [Change]) {
        self.level = level
        self.changes = changes
    }

    /// What kind of thing changed; each kind has one ``ChangeLevel``.
    public enum Kind: String, Hashable, Sendable, Decodable, CaseIterable {
        case schemaRemoved = "schema-removed"
        case chartRemoved = "chart-removed"
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
        case ruleAdded = "rule-added"
        case ruleRemoved = "rule-removed"
        case valueChanged = "value-changed"
        case labelChanged = "label-changed"
        case titleChanged = "title-changed"
        case noteChanged = "note-changed"
        case sourceChanged = "source-changed"
        /// Cells that values were read from, or the order of columns and rows.
        case provenanceChanged = "provenance-changed"
        case findingChanged = "finding-changed"
        case countChanged = "count-changed"

        public var level: ChangeLevel {
            switch self {
            case .schemaRemoved, .chartRemoved, .productRemoved, .classRemoved, .classRemapped: .major
            case .schemaAdded, .chartAdded, .productAdded, .classAdded, .classMapped, .limitAdded, .limitRemoved,
                .ruleAdded, .ruleRemoved, .valueChanged:
                .minor
            case .labelChanged, .titleChanged, .noteChanged, .sourceChanged, .provenanceChanged, .findingChanged,
                .countChanged:
                .patch
            }
        }
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
    func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("level", level.rawValue)
            $0.lines("changes", of: changes, indent: 1) { writer, change in
                writer.object {
                    $0.member("chart", change.chart)
                    $0.member("kind", change.kind.rawValue)
                    $0.member("level", change.kind.level.rawValue)
                    $0.member("count", change.count)
                }
            }
        }
    }
}
