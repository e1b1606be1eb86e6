import ChartSchema
import Tables

/// Marks that stand for a decision only where words of the chart say which.
enum OutcomeMark {
    /// A cell that holds nothing but a mark.
    static func isMark(_ text: String) -> Bool { marks[text] != nil }

    /// The decision that a sentence gives to a mark, with the words that give it. `nil` where none does, or several
    /// that disagree.
    static func decision(
        for mark: String, in pieces: [TextPiece]
    ) -> (outcome: MedicationOutcome, label: String, piece: TextPiece)? {
        let names = marks[mark] ?? []
        var found: [(MedicationOutcome, String, TextPiece)] = []
        for piece in pieces {
            let words = Set(OutcomeWords.words(piece.text))
            let isSign = mark.first.map { !$0.isLetter && piece.text.contains($0) } ?? false
            guard isSign || !words.isDisjoint(with: names) else { continue }
            let decisions = OutcomeNotation.decisions(inSentence: piece.text)
            guard !decisions.isEmpty else { continue }
            guard decisions.count == 1, let only = decisions.first else { return nil }
            found.append((only, label(piece.text, mark: mark), piece))
        }
        guard let first = found.first, found.allSatisfy({ $0.0 == first.0 }) else { return nil }
        return first
    }

    /// The sentence without the mark that it begins with.
    private static func label(_ text: String, mark: String) -> String {
        var text = Substring(text)
        if text.hasPrefix(mark) { text = text.dropFirst(mark.count) }
        while let first = text.first, " =:-–".contains(first) { text = text.dropFirst() }
        return String(text)
    }

    /// What sentences call each mark.
    private static let marks: [String: Set<String>] = [
        "•": ["dot", "dots", "bullet", "bullets"], "●": ["dot", "dots", "bullet", "bullets"], "·": ["dot", "dots"],
        "■": ["square"], "x": ["x"], "X": ["x"], "✓": ["check", "checkmark"], "✔": ["check", "checkmark"],
        "✗": ["cross"], "✘": ["cross"], "*": ["asterisk", "asterisks", "star"], "†": ["dagger"], "‡": [], "§": [],
        "#": [], "**": [], "***": [],
    ]
}

/// A printed name or use, and the footnote marks after it.
struct MarkedText {
    var text: String
    var marks: [String]
    /// A mark that is followed by more of the name belongs to nobody knows what.
    var hasInnerMark: Bool { text.contains { "*†‡§•".contains($0) } }

    /// `Diabetes *` has a mark; the `#3` of a name is none, but a `#` that stands alone at the end is.
    init(_ printed: String) {
        var rest = Substring(printed.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        var signs = ""
        while let last = rest.last, "*†‡§¹²³#".contains(last) || last == " " {
            if last != " " { signs = String(last) + signs }
            rest = rest.dropLast()
        }
        text = String(rest)
        marks = []
        for sign in signs {
            if let last = marks.last, last.last == sign {
                marks[marks.count - 1].append(sign)
            } else {
                marks.append(String(sign))
            }
        }
    }
}
