import ChartSchema
import Notation
import Tables

/// A carrier's own name of a decision, which a sentence explains: "Day One is our level death benefit, Two-Step our graded one".
enum NamedDecision {
    /// A part of a text between commas, semicolons, full stops and "and".
    struct Clause {
        let text: String
        let piece: TextPiece
        private let isASCII: Bool

        init(_ text: String, of piece: TextPiece) {
            (self.text, self.piece) = (text, piece)
            isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        }

        /// False where the name surely is no part of the text: bytes say that sooner than letters.
        func mayHold(_ name: String) -> Bool {
            let name = Array(name.utf8)
            guard isASCII, name.allSatisfy({ $0 < 0x80 }) else { return true }
            return text.utf8.withContiguousStorageIfAvailable { Self.holds($0, name) } ?? true
        }

        private static func holds(_ text: UnsafeBufferPointer<UInt8>, _ name: [UInt8]) -> Bool {
            guard text.count >= name.count else { return false }
            return (0...text.count - name.count).contains { start in
                text[start] == name[0] && text[start..<start + name.count].elementsEqual(name)
            }
        }
    }

    static func isName(_ text: String) -> Bool {
        text.count > 2 && text.count <= 40 && text.contains(where: \.isUppercase)
    }

    /// The decision that clauses give to a name; `nil` where none does, or two that differ.
    static func find(_ name: String, in clauses: [Clause]) -> (outcome: MedicationOutcome, piece: TextPiece)? {
        let found = clauses.filter { $0.mayHold(name) }.compactMap { clause in
            decision(of: name, in: clause.text).map { ($0, clause.piece) }
        }
        guard let first = found.first, found.allSatisfy({ $0.0 == first.0 }) else { return nil }
        return first
    }

    static func clauses(of pieces: [TextPiece]) -> [Clause] {
        pieces.flatMap { piece in
            piece.text.split(whereSeparator: { ",;.".contains($0) }).flatMap { $0.split(separator: " and ") }
                .map { Clause(singleSpaced($0), of: piece) }
        }
    }

    /// What a clause says of the name right behind it: `Day One is our level death benefit`, `Day One = level`.
    private static func decision(of name: String, in clause: String) -> MedicationOutcome? {
        guard let place = clause.firstRange(of: name) else { return nil }
        let words = clause[place.upperBound...].replacing(":", with: " = ").split(separator: " ")
        guard let first = words.first, "=–—-".contains(first) || verbs.contains(first.lowercased()) else { return nil }
        let said = words.joined(separator: " ")
        let decisions = OutcomeNotation.decisions(inSentence: said)
        // "D70+ = Decline at age 70 and over" decides for some.
        return decisions.count == 1 && OutcomeNotation.condition(ofSentence: said) == nil ? decisions.first : nil
    }

    private static let verbs = Lexicon.words("named-decision.verbs")
}
