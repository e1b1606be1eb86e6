import ChartSchema
import Notation
import Tables

/// A carrier's own name of a decision, which a sentence explains: "Day One is our level death benefit, Two-Step our graded one".
enum NamedDecision {
    /// The decision that the texts give to a name; `nil` where none does, or two that differ.
    static func find(_ name: String, in pieces: [TextPiece]) -> (outcome: MedicationOutcome, piece: TextPiece)? {
        guard name.count > 2, name.count <= 40, name.contains(where: \.isUppercase) else { return nil }
        let found = pieces.flatMap { piece in
            clauses(of: piece.text).compactMap { decision(of: name, in: $0).map { ($0, piece) } }
        }
        guard let first = found.first, found.allSatisfy({ $0.0 == first.0 }) else { return nil }
        return first
    }

    /// The parts of a text between commas, semicolons, full stops and "and".
    private static func clauses(of text: String) -> [String] {
        text.split(whereSeparator: { ",;.".contains($0) }).flatMap { $0.split(separator: " and ") }.map(singleSpaced)
    }

    /// What a clause says of the name right behind it: `Day One is our level death benefit`, `Day One = level`.
    private static func decision(of name: String, in clause: String) -> MedicationOutcome? {
        guard let place = clause.firstRange(of: name) else { return nil }
        let words = clause[place.upperBound...].replacing(":", with: " = ").split(separator: " ")
        guard let first = words.first, "=–—-".contains(first) || verbs.contains(first.lowercased()) else { return nil }
        let decisions = OutcomeNotation.decisions(inSentence: words.joined(separator: " "))
        return decisions.count == 1 ? decisions.first : nil
    }

    private static let verbs = Lexicon.words("named-decision.verbs")
}
