import ChartSchema
import Vocabulary

/// One printed row: the rules of one raw row for one medication and use, one a product.
struct MedicationRow: Sendable {
    /// What the row says for one product.
    struct Saying: Hashable, Sendable {
        var outcome: MedicationOutcome
        /// The folded words of the further conditions, sorted, each once: "decline 40-49" is "40-49 decline".
        var words: [String]
    }

    /// A saying with when and for which product it holds.
    struct Term: Hashable, Sendable {
        var window: LookbackWindow
        var product: String?
        var saying: Saying
    }

    /// Indices in the chart's rules.
    var rules: [Int]
    var medication: String
    var foldedMedication: String
    var use: String?
    /// Names the use for comparison: the same for all wordings of one use; empty for any use.
    var useKey: String
    var window: LookbackWindow
    var terms: Set<Term>
}

extension MedicationRow.Saying {
    /// - Parameter doses: Comparisons of doses that stand in the medication's name; they are no part of the decision.
    init(_ rule: MedicationRule, doses: [String]) {
        outcome = rule.outcome
        let pieces = (rule.condition ?? "").split(separator: ";").map { FoldedName.of($0) }
        let own = pieces.filter { piece in !doses.contains { FoldedName.of($0) == piece } }
        words = Set(own.flatMap { $0.split(separator: " ").map(String.init) }).sorted()
    }
}
