import ChartSchema
import Pipeline
import Reports

/// How a draft stands, said alike wherever it is shown.
struct DraftState {
    /// What keeps the chart from being published.
    let errors: [Finding]
    /// Questions that should be answered first.
    let open: Int
    /// Nothing of the file was read as a limit or a rule, and no answer would change that.
    let hasNoChart: Bool
    private let left: Int
    private let records: Int
    private let chartKind: ChartKind

    init(_ draft: Draft, _ trial: TrialReading) {
        errors = trial.reading.findings.filter { $0.severity == .error && $0.isOpen }
        records = trial.reading.draft?.chart.recordCount ?? 0
        chartKind = trial.kind
        let asked = DeskQuestion.open(in: draft, trial).filter(\.isOpen)
        open = asked.count
        left = DeskQuestion.left(in: draft, trial).count
        hasNoChart =
            records == 0 && !errors.isEmpty
            && asked.allSatisfy { $0.name == Draft.source || $0.name == Draft.day }
    }

    /// Nothing is open, and nothing keeps it from being published.
    var isReady: Bool { open == 0 && errors.isEmpty }

    /// `build chart`, `no chart found`
    var kind: String { hasNoChart ? "no chart found" : "\(chartKind.rawValue) chart" }

    /// `112 records`; `nil` where there is no chart.
    var size: String? { hasNoChart ? nil : counted(records, "record") }

    /// `2 questions open`, `1 error`, `1 left as it is`, `nothing open`; `nil` where there is nothing to ask about.
    var words: String? {
        if hasNoChart { return nil }
        if open > 0 { return "\(counted(open, "question")) open" }
        if !errors.isEmpty { return counted(errors.count, "error") }
        return left == 0 ? "nothing open" : left == 1 ? "1 left as it is" : "\(left) left as they are"
    }
}
