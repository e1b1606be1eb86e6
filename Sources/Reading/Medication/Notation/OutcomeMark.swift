import ChartSchema
import Notation
import Tables

/// Marks that stand for a decision only where words of the chart say which.
enum OutcomeMark {
    /// A cell that holds nothing but a mark: a sign, a letter, "Yes" or "No".
    static func isMark(_ text: String) -> Bool {
        if names[text] != nil || isRepeatedSign(text) { return true }
        if text.count == 1, let only = text.first, only.isASCII { return only.isLetter }
        return MarkSign(text) != nil
    }

    /// "##", "††": a sign of footnotes two or three times.
    private static func isRepeatedSign(_ text: String) -> Bool {
        guard (2...3).contains(text.count), let sign = text.first, MarkedText.signs.contains(sign), sign != "+" else {
            return false
        }
        return text.allSatisfy { $0 == sign }
    }

    /// A dot, circle, square, check or cross: no sign of footnotes.
    static func isPlainSign(_ text: String) -> Bool {
        names[text] != nil && text.unicodeScalars.allSatisfy { $0.value > 0x2022 || $0 == "\u{2022}" }
            && !["†", "‡"].contains(text)
    }

    /// Capitals that a chart prints for a decision, where a legend says which: "IC = Individual Consideration".
    static func isShort(_ text: String) -> Bool {
        (2...4).contains(text.utf8.count) && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }

    /// What cells print in place of words that a legend explains: `IC`, `2`, `✓`.
    static func isKey(_ text: String) -> Bool { isShort(text) || isCode(text) || isMark(text) || isJoined(text) }

    /// Capitals and a number that a chart prints for a decision and whom it is for, where a legend says both: "D/70".
    static func isJoined(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && (1...3).contains(parts[0].utf8.count) && (1...3).contains(parts[1].utf8.count)
            && parts[0].utf8.allSatisfy { (0x41...0x5A).contains($0) }
            && parts[1].utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// A number that a chart prints for a decision, where a legend says which: "1 = Level".
    static func isCode(_ text: String) -> Bool {
        (1...2).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// The decision that the chart's sentences give to a mark, with the words that give it. `nil` where none does, or
    /// several that disagree.
    static func decision(
        for mark: String, in pieces: [TextPiece], _ texts: TextSenses
    ) -> (outcome: MedicationOutcome, label: String, piece: TextPiece)? {
        var found: (outcome: MedicationOutcome, label: String, piece: TextPiece)?
        for piece in pieces {
            for clause in texts[piece.text].medication.clauses where clause.speaks(of: mark) {
                var decisions = OutcomeNotation.decisions(inSentence: clause.meaning)
                if decisions.isEmpty { decisions = offer(clause.meaning, of: mark, in: piece.text).map { [$0] } ?? [] }
                guard let only = decisions.first else {
                    // "A dot means that the plan may be available": nothing that this knows, and against what it knows.
                    if offers(clause.meaning) { return nil }
                    continue
                }
                guard decisions.count == 1, found == nil || found?.outcome == only else { return nil }
                found = found ?? (only, clause.meaning, piece)
            }
        }
        return found
    }

    /// The decision that a table's own sentences give to a mark; that of the rest of the page only where none of them speaks of
    /// it: another table may use the mark for something else.
    static func decision(
        for mark: String, near: [TextPiece], far: [TextPiece], _ texts: TextSenses
    ) -> (outcome: MedicationOutcome, label: String, piece: TextPiece)? {
        let isOwn = near.contains { speaks(texts[$0.text].medication, of: mark) }
        return decision(for: mark, in: isOwn ? near : near + far, texts)
    }

    /// Whether a text decides, and names the mark: as a clause's beginning, or a capital letter by itself.
    private static func speaks(_ sense: MedicationSense, of mark: String) -> Bool {
        let text = sense.text
        let isLetter = mark.count == 1 && mark.allSatisfy { ("B"..."Z").contains($0) && $0 != "I" }
        let isNamed =
            sense.clauses.contains { $0.speaks(of: mark) }
            || isLetter && text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == mark }
        return isNamed && sense.mayExplain
    }

    /// Whether a text says what an empty cell means.
    static func speaksOfBlanks(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return (words.contains(where: blanks.contains) || deniesMark(text)) && words.count < 20
    }

    /// "No Y": what a cell without the mark means.
    private static func deniesMark(_ text: String) -> Bool {
        let marks = Set(LegendClause.all(in: text).compactMap(\.key))
        let words = text.split { " ,;:.()".contains($0) }
        return zip(words, words.dropFirst()).contains { before, mark in
            marks.contains(String(mark)) && TaggedText(String(before)).has(.negation)
        }
    }

    /// What sentences call a cell without a mark.
    static let blanks = Lexicon.words("outcome-mark.blanks")
    /// What legends print in place of one, before a sign of equality.
    private static let nothing = Lexicon.words("outcome-mark.nothing")

    /// The sentence that gives a decision to a cell without a mark.
    static func decisionOfBlank(
        in pieces: [TextPiece], _ texts: TextSenses
    ) -> (outcome: MedicationOutcome, piece: TextPiece)? {
        for piece in pieces {
            for clause in texts[piece.text].medication.clauses {
                let words = clause.words
                let speaksOfCells = words.contains(where: cells.contains)
                // "nothing = acceptable"
                let isBlank =
                    words.contains(where: blanks.contains)
                    || words.first.map(nothing.contains) ?? false && clause.text.contains("=")
                let only = OutcomeNotation.decisions(inSentence: clause.text).first
                if isBlank, speaksOfCells || words.count < 6 {
                    if let only { return (only, piece) }
                    // "Un espace vide signifie que le produit n'est pas offert."
                    if clause.text.contains("=") || words.contains(where: explaining.contains) {
                        return (.refer, piece)
                    }
                }
                // "Without a tick the plan is closed to them."
                if speaksOfMissingMark(clause.text) { return (only ?? .refer, piece) }
            }
        }
        return nil
    }

    /// "Without a tick", "where no dot appears", "if not ticked", "only where marked": what holds where the mark is missing.
    private static func speaksOfMissingMark(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        func word(_ place: Int) -> String? {
            tagged.tags.indices.contains(place) && tagged.token(place).kind == .word ? tagged.token(place).text : nil
        }
        return tagged.tags.indices.contains { place in
            if tagged.has(.only, at: place), tagged.has(.if, at: place + 1) {
                return (place + 2..<place + 5).contains {
                    word($0).map { marking.contains($0) || marked.contains($0) } ?? false
                }
            }
            guard tagged.has(.negation, at: place), let own = word(place) else { return false }
            let next = word(place + 1).map(articles.contains) ?? false ? place + 2 : place + 1
            guard let following = word(next) else { return false }
            return missing.contains(own) ? marking.contains(following) : marked.contains(following)
        }
    }

    /// Words for whatever sign a chart has, and for what bears it.
    private static let cells = Lexicon.words("outcome-mark.cells")
    private static let explaining = Lexicon.words("legend-clause.explaining")
    private static let marking = Lexicon.words("outcome-mark.marking")
    private static let marked = Lexicon.words("outcome-mark.marked")
    private static let missing = Lexicon.words("outcome-mark.missing")
    private static let articles = Lexicon.words("outcome-mark.articles")

    /// "A dot means the plan is available for this medication": an offer, and no word that takes any of it back. Refused where all
    /// of it is: "the plan is not offered", and "we do not" in a text that offers.
    private static func offer(_ text: String, of mark: String, in whole: String) -> MedicationOutcome? {
        let tagged = TaggedText(text)
        let known = (names[mark] ?? []).union([mark.lowercased()])
        let places = tagged.tags.indices
        let denied = places.count { tagged.has(.negation, at: $0) }
        guard places.contains(where: { tagged.has(.offer, at: $0) }) || denied > 0 && TaggedText(whole).has(.offer),
            denied < 2,
            places.allSatisfy({ place in
                tagged.token(place).kind != .word || known.contains(tagged.token(place).text)
                    || [.offer, .filler, .plan, .person, .purpose, .pointing, .negation].contains {
                        tagged.has($0, at: place)
                    }
                    || tagged.has(.header, "legend", at: place)
            })
        else { return nil }
        return denied > 0 ? .decline : .accept
    }

    /// Whether a text speaks of what is on offer.
    static func offers(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return tagged.has(.offer) && !tagged.has(.negation)
    }

    /// What sentences call each mark.
    static let names: [String: Set<String>] = [
        "•": ["dot", "dots", "bullet", "bullets"], "●": ["dot", "dots", "bullet", "bullets", "circle"],
        "·": ["dot", "dots"], "○": [], "◯": [], "■": ["square", "squares"], "□": [], "x": ["x"], "X": ["x"],
        "×": ["cross", "crosses"], "✕": ["cross", "crosses"], "✖": ["cross", "crosses"], "✗": ["cross", "crosses"],
        "✘": ["cross", "crosses"], "✓": ["check", "checkmark", "checkmarks", "tick"],
        "✔": ["check", "checkmark", "checkmarks", "tick"], "√": ["check", "checkmark", "checkmarks", "tick"],
        "*": ["asterisk", "asterisks", "star"], "+": [], "¹": [], "²": [], "³": [], "^": [], "~": [], "¶": [],
        "†": ["dagger"], "‡": [], "§": [], "#": [], "**": [], "***": [],
        "[]": ["bracket", "brackets", "bracketed"], "{}": ["brace", "braces"],
        "<>": ["bracket", "brackets", "bracketed"],
    ]
}
