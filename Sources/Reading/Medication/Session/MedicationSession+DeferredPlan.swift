import ChartSchema
import Notation

/// "Deferred" where the chart's best plan is called "Immediate": a plan whose benefit begins later, and not an application put off.
extension MedicationSession {
    mutating func nameDeferredPlans() {
        guard rules.contains(where: { $0.rule.outcome == .level && Self.says(Self.immediate, $0.rule.outcomeLabel) })
        else { return }
        for place in rules.indices
        where rules[place].rule.outcome == .refer && Self.says(Self.deferred, rules[place].rule.outcomeLabel) {
            rules[place].rule.outcome = .graded
        }
    }

    private static func says(_ words: Set<String>, _ label: String) -> Bool {
        words.contains(FoldedText(singleSpaced(label)).string)
    }

    private static let immediate = Lexicon.words("deferred-plan.immediate")
    private static let deferred = Lexicon.words("deferred-plan.deferred")
}
