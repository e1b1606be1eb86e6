import ChartSchema

/// One thing that changed between two versions of the dataset.
public struct DatasetChange: Hashable, Sendable {
    public var kind: ChangeSummary.Kind
    /// `nil` for a change of the whole dataset.
    public var chart: ChartID?
    /// The column the change is in, as it is afterwards if it still exists.
    public var column: ColumnKey?
    public var place: LimitPlace?
    /// What the rule is about, for a change in a medication chart.
    public var rule: MedicationRuleKey?
    public var before: Value?
    public var after: Value?

    public init(
        kind: ChangeSummary.Kind, chart: ChartID?, column: ColumnKey? = nil, place: LimitPlace? = nil,
        rule: MedicationRuleKey? = nil, before: Value? = nil, after: Value? = nil
    ) {
        self.kind = kind
        self.chart = chart
        self.column = column
        self.place = place
        self.rule = rule
        self.before = before
        self.after = after
    }

    public var level: ChangeLevel { kind.level }

    /// What something was, or is.
    public enum Value: Hashable, Sendable {
        case text(String)
        /// The intervals of a place that the other version does not have.
        case intervals([LimitInterval])
        case finding(Finding)
        case note(ChartNote)
        case counts(CellCounts)
    }
}

extension DatasetChange.Value {
    /// A text, or nothing.
    static func of(_ text: String?) -> DatasetChange.Value? { text.map { .text($0) } }
}

extension ChangeSummary {
    /// The short form of a list of changes; `nil` when there are none.
    public init?(_ changes: [DatasetChange]) {
        guard let level = changes.map(\.level).max() else { return nil }
        var counts: [ChangeSummary.Change: Int] = [:]
        for change in changes {
            counts[Change(chart: change.chart?.description, kind: change.kind, count: 0), default: 0] += 1
        }
        let order = ChangeSummary.Kind.allCases
        let rows = counts.map { Change(chart: $0.key.chart, kind: $0.key.kind, count: $0.value) }
        self.init(
            level: level,
            changes: rows.sorted { a, b in
                if a.chart != b.chart {
                    return (a.chart ?? "").utf8.lexicographicallyPrecedes((b.chart ?? "").utf8)
                }
                return order.firstIndex(of: a.kind)! < order.firstIndex(of: b.kind)!
            }, changeClass: changes.map(\.kind.changeClass).max())
    }
}
