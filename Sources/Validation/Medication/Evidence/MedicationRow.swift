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

    /// The name that rows of one medication share.
    final class Name: Sendable {
        /// The index in ``MedicationEvidence/names``.
        let index: Int
        let printed: String
        let folded: String

        init(index: Int, _ name: PrintedName) {
            self.index = index
            printed = name.printed
            folded = name.folded
        }
    }

    /// What many rows share beside their medications.
    final class Occasion: Sendable {
        let use: String?
        let useKey: String
        let window: LookbackWindow

        init(use: String?, useKey: String, window: LookbackWindow) {
            self.use = use
            self.useKey = useKey
            self.window = window
        }
    }

    private let places: ArraySlice<UInt32>
    let name: Name
    private let occasion: Occasion
    let terms: Set<Term>

    /// - Parameter rules: Indices in the chart's rules.
    init(rules: ArraySlice<UInt32>, name: Name, occasion: Occasion, terms: Set<Term>) {
        places = rules
        self.name = name
        self.occasion = occasion
        self.terms = terms
    }

    /// Indices in the chart's rules.
    var rules: [Int] { places.map(Int.init) }
    /// The first of them.
    var firstRule: Int { Int(places[places.startIndex]) }
    var medication: String { name.printed }
    var foldedMedication: String { name.folded }
    var use: String? { occasion.use }
    /// Names the use for comparison: the same for all wordings of one use; empty for any use.
    var useKey: String { occasion.useKey }
    var window: LookbackWindow { occasion.window }
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
