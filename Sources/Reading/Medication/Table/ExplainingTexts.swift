import ChartSchema
import Notation
import Tables

/// The texts that may explain a table, and what one row after the other asks of them: each is looked through once, and each answer looked up.
final class ExplainingTexts {
    typealias Decision = (outcome: MedicationOutcome, label: String, piece: TextPiece)

    /// The texts around the table, the nearest first, and those of the rest of the page.
    let near: [TextPiece]
    let far: [TextPiece]
    /// Both.
    let all: [TextPiece]
    /// The texts of the table's header, and those of them that may explain a mark: "If no: plan offered" explains none.
    let headers: [TextPiece]
    private(set) lazy var explainingHeaders = headers.filter { !TaggedText($0.text).has(.if, at: 0) }
    private let texts: TextSenses
    /// How often all texts were looked through.
    private(set) var searches = 0
    private var decisions: [Question: Decision?] = [:]
    private var notesThatGoOn: [String: Bool] = [:]
    private var signsThatMayDecide: [String: Bool] = [:]

    private lazy var notesOfNumbers = foundNotesOfNumbers()
    private lazy var piecesOfNotes = foundPiecesOfNotes()
    private lazy var naming = foundNaming()
    private lazy var clauses = foundClauses()

    init(near: [TextPiece], far: [TextPiece], headers: [TextPiece], _ texts: TextSenses) {
        (self.near, self.far, self.headers, self.texts) = (near, far, headers, texts)
        all = near + far
    }

    // MARK: Marks

    /// Which texts of the header are asked beside those around the table.
    enum Headers { case none, explaining, all }

    private struct Question: Hashable {
        var mark: String
        var headers: Headers
    }

    /// The decision that the texts give to a mark (``OutcomeMark/decision(for:near:far:_:)``).
    func decision(for mark: String, beside headers: Headers = .none) -> Decision? {
        let question = Question(mark: mark, headers: headers)
        if let known = decisions[question] { return known }
        let own: [TextPiece] =
            switch headers {
            case .none: []
            case .explaining: explainingHeaders
            case .all: self.headers
            }
        let found: Decision?
        if OutcomeMark.isShort(mark) {
            // Short forms are as many as a legend has lines: each is asked of the lines that name it.
            found = OutcomeMark.decision(
                for: mark, near: pieces(naming: mark, in: 0..<near.count) + own,
                far: pieces(naming: mark, in: near.count..<all.count), texts)
        } else {
            searches += 1
            found = OutcomeMark.decision(for: mark, near: near + own, far: far, texts)
        }
        decisions[question] = .some(found)
        return found
    }

    /// "“N/A” indicates decline", "A dash means decline.": whether a text speaks of a sign for no decision, and decides.
    func mayDecide(on sign: String) -> Bool {
        if let known = signsThatMayDecide[sign] { return known }
        searches += 1
        let words = Self.words(sign)
        let found = (all + headers).contains { piece in
            guard !OutcomeWords(piece.text).outcomes.isEmpty else { return false }
            let said = Self.words(piece.text)
            if words.isEmpty { return said.contains(where: Self.dashes.contains) }
            return said.indices.contains { said[$0...].starts(with: words) }
        }
        signsThatMayDecide[sign] = found
        return found
    }

    /// "n/a" is one, and a dash none.
    private static func words(_ text: String) -> [String] {
        FoldedText(text).string.split { !$0.isLetter && !$0.isNumber && !"/.".contains($0) }
            .map { String($0).trimming(".") }.filter { !$0.isEmpty }
    }

    private static let dashes = Lexicon.words("table-rules.dashes")

    /// The texts with a clause that may speak of a short form.
    private func pieces(naming mark: String, in places: Range<Int>) -> [TextPiece] {
        (naming[mark.lowercased()] ?? []).filter(places.contains).map { all[$0] }
    }

    /// By the mark that a clause begins with, or shows in parentheses, folded: the places of the texts.
    private func foundNaming() -> [String: [Int]] {
        searches += 1
        var found: [String: [Int]] = [:]
        for (place, piece) in all.enumerated() {
            for clause in texts[piece.text].medication.clauses {
                for mark in clause.key.map({ [$0] }) ?? clause.enclosed where found[mark.lowercased()]?.last != place {
                    found[mark.lowercased(), default: []].append(place)
                }
            }
        }
        return found
    }

    // MARK: Names of decisions

    /// The decision that a sentence of the texts around the table, or of its header, gives to a carrier's own name of one.
    func decision(named name: String) -> (outcome: MedicationOutcome, piece: TextPiece)? {
        NamedDecision.isName(name) ? NamedDecision.find(name, in: clauses) : nil
    }

    private func foundClauses() -> [NamedDecision.Clause] {
        searches += 1
        return NamedDecision.clauses(of: near + explainingHeaders)
    }

    // MARK: Notes

    /// The notes that a number points to, without their numbers.
    func notes(numbered number: String) -> [(piece: TextPiece, text: String)] { notesOfNumbers[number] ?? [] }

    private func foundNotesOfNumbers() -> [String: [(piece: TextPiece, text: String)]] {
        searches += 1
        var seen: Set<[String]> = []
        var found: [String: [(piece: TextPiece, text: String)]] = [:]
        for piece in all {
            for note in NumberMark.notes(piece.text) where seen.insert([note.number, note.text]).inserted {
                found[note.number, default: []].append((piece, note.text))
            }
        }
        return found
    }

    /// The texts that a note of a mark is one of.
    func pieces(ofNote note: String) -> [TextPiece] { piecesOfNotes[note] ?? [] }

    private func foundPiecesOfNotes() -> [String: [TextPiece]] {
        searches += 1
        var found: [String: [TextPiece]] = [:]
        for piece in all {
            for note in MarkNotes.all(in: piece.text) { found[note, default: []].append(piece) }
        }
        return found
    }

    /// Whether a note decides again behind what was read of it: "** Decline under age 50; Graded at 50 and over".
    func goesOn(_ note: String) -> Bool {
        if let known = notesThatGoOn[note] { return known }
        searches += 1
        let found = all.contains { piece in
            let clauses = texts[piece.text].medication.clauses
            guard let place = clauses.firstIndex(where: { $0.meaning == note }), place + 1 < clauses.count else {
                return false
            }
            return clauses[(place + 1)...].prefix { $0.key == nil }
                .contains { !OutcomeWords($0.text).outcomes.isEmpty }
        }
        notesThatGoOn[note] = found
        return found
    }
}
