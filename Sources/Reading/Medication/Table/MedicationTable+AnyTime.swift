import ChartSchema
import Notation
import Tables

/// Figures in a column of times of which a text beside it says that no time is asked for.
extension MedicationTable {
    /// "0 means any time in the past.", "A look-back of 0 means the medication is declined no matter when it was last filled.": a sentence that names
    /// the figure once and any time, decides no otherwise than the rows with that figure, and says nothing else.
    func saysAnyTime(_ sentence: String, of code: String) -> Bool {
        guard let figure = Int(code), sentence.count <= Self.longestOfFigures,
            case let (text, isDenied) = Self.withoutDenial(sentence), isDenied || text.has(.always),
            case let figures = text.tags.indices.filter({ Self.figure(text.token($0)) != nil }),
            !text.tokens.contains(where: { Self.doses.contains($0.text) }), figures.count == 1,
            Self.figure(text.token(figures[0])) == figure
        else { return false }
        let isPlain = text.tags.indices.allSatisfy { place in
            figures.contains(place) || text.token(place).kind == .sign || text.token(place).kind == .mark
                || Self.besideAnyTime.contains { text.has($0, at: place) }
                || text.has(.header, "legend", at: place) || Self.figures.contains(text.token(place).text)
                || TimesHeader.words.contains(text.token(place).text)
                || MedicationHeader(text.token(place).text) == .medication
        }
        let decisions = OutcomeWords(sentence).outcomes
        return isPlain && (decisions.isEmpty || decisions.count == 1 && decide(rowsWith: code, only: decisions))
    }

    /// The sentence without "no look-back", "no time limit", and whether it has one of these.
    private static func withoutDenial(_ sentence: String) -> (text: TaggedText, isDenied: Bool) {
        let words = TaggedText(sentence).tokens.map(\.text)
        for denial in denials {
            if let start = words.indices.first(where: { words[$0...].starts(with: denial) }) {
                let rest = words[..<start] + words[(start + denial.count)...]
                return (TaggedText(rest.joined(separator: " ")), true)
            }
        }
        return (TaggedText(sentence), false)
    }

    private static func figure(_ token: Token) -> Int? {
        token.number?.wholeValue.map { Int($0) } ?? (zero.contains(token.text) ? 0 : nil)
    }

    private static let denials = noTime.map { TaggedText($0).tokens.map(\.text) }.filter { $0.count > 1 }
        .sorted { $0.count > $1.count }
    private static let zero = Lexicon.words("any-time.zero")
    /// "Entries of 0": what figures are called.
    private static let figures = Lexicon.words("any-time.figures")

    private func decide(rowsWith code: String, only outcomes: Set<MedicationOutcome>) -> Bool {
        let times = columns.roles.filter { $0.value.isWindow }.keys
        return (columns.firstRow..<max(columns.firstRow, grid.rowCount)).allSatisfy { row in
            guard times.contains(where: { grid.sense(row: row, column: $0).text == code }) else { return true }
            return columns.decidingColumns.allSatisfy { column in
                OutcomeWords(grid.sense(row: row, column: column).text).outcomes == outcomes
            }
        }
    }

    private static let besideAnyTime: [WordCategory] = [
        .always, .clock, .filler, .past, .unitTime, .ago, .clause, .person, .pointing, .taking, .decision,
    ]
    /// In characters.
    private static let longestOfFigures = 160
}
