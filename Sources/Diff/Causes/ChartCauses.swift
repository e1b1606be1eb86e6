import ChartSchema

/// What made each thing in a chart otherwise, found by charts that were rebuilt with one input as it was before.
///
/// An input is a cause of a change where the chart without that input's change is another one in the same place.
public struct ChartCauses: Sendable {
    /// The chart with and without what one cause changed.
    public struct Trial: Sendable {
        public var causes: [DiffCause]
        public var without: Chart
        public var with: Chart

        public init(_ causes: [DiffCause], without: Chart, with: Chart) {
            self.causes = causes
            self.without = without
            self.with = with
        }
    }

    /// What is said of changes that no trial accounts for.
    public var otherwise: [DiffCause]
    /// Why something could not be tried; `nil` when everything was.
    public var remark: DiffCauseRemark?
    private let effects: [(causes: [DiffCause], effect: TrialEffect)]

    public init(_ trials: [Trial], otherwise: [DiffCause], remark: DiffCauseRemark? = nil) {
        effects = trials.compactMap { trial in
            TrialEffect(from: trial.without, to: trial.with).map { (trial.causes, $0) }
        }
        self.otherwise = otherwise
        self.remark = remark
    }

    /// What changed a place of a column, or the column itself.
    func causes(of column: BuildChartPatch.ColumnPatch, at place: LimitPlace? = nil) -> [DiffCause] {
        found { $0.touches(column, place) }
    }

    func causes(of rule: MedicationChartPatch.RulePatch) -> [DiffCause] { found { $0.touches(rule) } }

    func causes(ofProduct product: String) -> [DiffCause] { found { $0.products.contains(product) } }

    /// What changed a title or notes.
    func causesOfWords() -> [DiffCause] { found { $0.touchesWords } }

    private func found(_ isEffect: (TrialEffect) -> Bool) -> [DiffCause] {
        let causes = effects.filter { isEffect($0.effect) }.flatMap(\.causes)
        return Set(causes.isEmpty ? otherwise : causes).sorted()
    }
}

/// Why the cause of a change is not proved by a rebuilt chart.
public enum DiffCauseRemark: String, Codable, Hashable, Sendable {
    /// One of the versions does not record what its charts were made from.
    case notRecorded = "not-recorded"
    /// The raw file as it was is no longer in the project: what nothing else explains is laid to its change.
    case oldFileGone = "old-file-gone"
    /// The raw file of the newer side is not in the project, so that nothing could be rebuilt.
    case newFileGone = "new-file-gone"
    /// The old file or settings cannot be read together with the new ones.
    case notReadable = "not-readable"
}

/// Where two charts differ.
private struct TrialEffect: Sendable {
    var products: Set<String> = []
    var touchesWords = false
    private var columns: Set<ColumnKey> = []
    private var lostColumns: Set<ColumnKey> = []
    private var cells: [ColumnKey: Set<LimitPlace>] = [:]
    private var rules: Set<MedicationRuleKey> = []
    private var lostRules: Set<MedicationRuleKey> = []

    /// `nil` for charts of two kinds.
    init?(from old: Chart, to new: Chart) {
        switch (old, new) {
        case (.build(let a), .build(let b)): add(BuildChartPatch(from: KeyedChart(a), to: KeyedChart(b)))
        case (.medication(let a), .medication(let b)):
            let patch = MedicationChartPatch(from: KeyedRules(a), to: KeyedRules(b))
            products = Set(patch.productsAdded + patch.productsRemoved)
            for rule in patch.rules {
                if let key = rule.after { rules.insert(key) }
                if let key = rule.before, rule.after == nil { lostRules.insert(key) }
            }
        default: return nil
        }
        touchesWords = old.title != new.title || old.notes != new.notes
    }

    private mutating func add(_ patch: BuildChartPatch) {
        products = Set(patch.productsAdded + patch.productsRemoved)
        for column in patch.columns {
            if let after = column.after {
                for key in [after, after.ofAnyProduct] {
                    cells[key, default: []].formUnion(column.cells.map(\.place))
                    if column.before != after { columns.insert(key) }
                }
            } else if let before = column.before {
                lostColumns.formUnion([before, before.ofAnyProduct])
            }
        }
    }

    func touches(_ column: BuildChartPatch.ColumnPatch, _ place: LimitPlace?) -> Bool {
        guard let after = column.after else { return column.before.map(lostColumns.contains) ?? false }
        guard let place else { return columns.contains(after) }
        return cells[after]?.contains(place) ?? false
    }

    func touches(_ rule: MedicationChartPatch.RulePatch) -> Bool {
        guard let after = rule.after else { return rule.before.map(lostRules.contains) ?? false }
        return rules.contains(after)
    }
}

extension ColumnKey {
    fileprivate var ofAnyProduct: ColumnKey {
        var key = self
        key.product = nil
        return key
    }
}
