import ChartSchema
import Notation
import Tables

/// Names of plans that hold a decision's word, below a heading that refuses: "Level Plan" and "Graded Plan" under "Unacceptable medications".
extension MedicationTable {
    /// "Level Plan", "Graded": a decision, or the plan that another text decides for.
    static func mayNamePlan(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        let decides = tagged.tags.indices.filter { tagged.value(.decision, at: $0).map(offers.contains) ?? false }
        return !decides.isEmpty
            && tagged.tags.indices.allSatisfy { place in
                [.sign, .mark].contains(tagged.token(place).kind) || tagged.has(.plan, at: place)
                    || decides.contains(place)
            }
    }

    /// Whether the first row below another holds nothing but what may name a plan.
    func standsOverPlan(_ row: Int) -> Bool { rowBelow(row).flatMap(lone).map(Self.mayNamePlan) ?? false }

    /// Decisions that plans are called by.
    private static let offers = Set([MedicationOutcome.level, .graded, .modified, .guaranteed].map(\.rawValue))

    /// What stands above the heading of a list and refuses: "Unacceptable medications" over "Level Plan".
    func refusals(in outer: ArraySlice<[TextPiece]>) -> [String] {
        let title = columns.header.lazy.compactMap { grid.loneCell(inRow: $0) }.map { grid.sense(ofCell: $0).text }
        let texts = outer.joined().filter { mayDecide($0, isNamed: true) }.map(\.text) + title
        return ([grid.table.name].compactMap(\.self) + texts).filter(Self.refuses)
    }

    /// "Not eligible for the Level Plan" refuses one plan, and no medication.
    private static func refuses(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return OutcomeNotation.decisions(inSentence: text) == [.decline] && !tagged.has(.plan)
            && !tagged.tags.indices.contains { tagged.value(.decision, at: $0).map(offers.contains) ?? false }
    }

    /// Whether a text says nothing else: "Declined medications and what we offer instead" may say more of the plans.
    static func onlyRefuses(_ text: String) -> Bool {
        guard refuses(text), TaggedText(text).tags.allSatisfy({ !$0.senses.isEmpty }) else { return false }
        return switch DecidingSentence(text) {
        case .alone: true
        case .clause(let clause): clause.isWhole
        case .several, .halfRead: false
        }
    }

    /// "Level Plan", "Graded Benefit": with a word of plans at its end.
    private static func saysPlan(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return words.count > 1 && words.last.map { TaggedText($0).has(.plan) } ?? false
    }

    /// Takes a heading that says by a word that it is a plan's for the plan of the whole table. "Graded" alone may decide as well: false.
    mutating func takePlan(_ piece: TextPiece, in session: inout MedicationSession) -> Bool {
        guard session.takesPlans, Self.saysPlan(piece.text) else { return false }
        tablePlan = PlanWords.bare(piece.text)
        session.planPieces.insert(piece)
        return true
    }

    /// Takes a row of a list for the plan of the rows below it, or says that nothing decides them.
    mutating func hearRefusedPlan(_ cell: Int, _ piece: TextPiece, in session: inout MedicationSession) {
        guard session.takesPlans, Self.saysPlan(piece.text) else {
            open(cell, piece, in: &session)
            decision = nil
            return
        }
        (sectionPlan, sectionScope, listScope, isPlanOfDecision) = (PlanWords.bare(piece.text), nil, nil, true)
        session.planPieces.insert(piece)
    }
}
