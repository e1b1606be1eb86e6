import ChartSchema
import Notation
import Tables

/// "Deferred" where the chart's best plan is called "Immediate": a plan whose benefit begins later, and not an application put off.
extension MedicationSession {
    mutating func nameDeferredPlans() {
        guard rules.contains(where: { $0.rule.outcome == .level && Self.says(Self.immediate, $0.rule.outcomeLabel) }),
            !isDefined
        else { return }
        for place in rules.indices
        where rules[place].rule.outcome == .refer && Self.says(Self.deferred, rules[place].rule.outcomeLabel) {
            rules[place].rule.outcome = .graded
        }
    }

    /// "Deferred = wait a full year."
    private var isDefined: Bool { document.tables.contains { Self.texts(of: $0).contains(where: Self.defines) } }

    private static func texts(of table: Table) -> [String] {
        let around: [TextPiece] = table.textAbove + table.textBefore + table.textAfter + table.cellNotes
        return around.map(\.text) + table.cells.map { table.text(of: $0) }
    }

    private static func defines(_ text: String) -> Bool {
        let folded = FoldedText(text).string
        return deferred.contains { word in
            defining.contains { folded.contains(word + $0) || folded.contains("\(word) \($0)") }
        }
    }

    private static func says(_ words: Set<String>, _ label: String) -> Bool {
        words.contains(FoldedText(singleSpaced(label)).string)
    }

    private static let defining = Lexicon.words("deferred-plan.defining")
    private static let immediate = Lexicon.words("deferred-plan.immediate")
    private static let deferred = Lexicon.words("deferred-plan.deferred")
}
