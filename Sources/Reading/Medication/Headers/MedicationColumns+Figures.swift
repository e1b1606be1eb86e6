import ChartSchema
import Notation
import Tables

/// Columns of bare figures that a sentence beside the table explains: "Time frames are months from the last fill date.", "Min and Max are
/// the ages for which the decision applies."
extension MedicationColumns {
    /// Takes what a sentence says that the figures of columns are, where it says nothing else and every figure can be that.
    mutating func takeFigures(saidIn texts: [TextPiece], of grid: Grid, _ session: inout MedicationSession) {
        dropCounts(in: grid)
        let open = roles.keys.sorted().filter { isOfFigures($0, in: grid) }
        guard !open.isEmpty else { return }
        for piece in texts where piece.text.count <= FigureSentence.longest {
            let named = open.compactMap { column in
                headers(of: column, in: grid).lazy.compactMap { FigureName($0, in: piece.text) }.first
                    .map { (column: column, name: $0) }
            }
            guard let sentence = FigureSentence(piece.text, about: named.map(\.name)) else { continue }
            let columns = named.map(\.column)
            let isTaken =
                switch sentence.kind {
                case .ages: takeAges(columns, in: grid)
                case .times(let unit, let basis): takeTimes(columns, unit, basis, in: grid)
                }
            if isTaken { session.heard.insert(piece) }
        }
    }

    /// "Filled in past 24 months" over 1 and 3: the header has its own time, and the figures below it count something else, or are codes.
    private mutating func dropCounts(in grid: Grid) {
        for column in roles.keys.sorted() where roles[column]?.isWindow ?? false {
            let hasTime = headers(of: column, in: grid).contains { header in
                LookbackNotation.read(header).map { $0.window != .always } ?? false
            }
            let areFigures = ColumnTexts(column: column, from: firstRow, of: grid, besides: besides)
                .all { Int($0) != nil }
            if hasTime, areFigures { roles[column] = .unread }
        }
    }

    /// Whether nobody knows yet what a column's figures are.
    private func isOfFigures(_ column: Int, in grid: Grid) -> Bool {
        switch roles[column] {
        case .unread, .window(nil, _): !name(of: column, in: grid).isEmpty
        default: false
        }
    }

    /// What stands over a column, and its last line alone: lines above may be those of its neighbour.
    private func headers(of column: Int, in grid: Grid) -> [String] {
        let last = header.last.map { singleSpaced(grid.sense(row: $0, column: column).text) }
        return [name(of: column, in: grid), last].compactMap(\.self).filter { !$0.isEmpty }
    }

    private mutating func takeTimes(
        _ found: [Int], _ unit: LookbackNotation.Unit, _ basis: LookbackWindow.Basis?, in grid: Grid
    ) -> Bool {
        guard found.count == 1, let column = found.first, windowCount == (roles[column]?.isWindow ?? false ? 1 : 0),
            ColumnTexts(column: column, from: firstRow, of: grid, besides: besides)
                .all({ LookbackNotation.read($0, headerUnit: unit) != nil })
        else { return false }
        let own: LookbackWindow.Basis? = if case .window(_, let basis) = roles[column] { basis } else { nil }
        roles[column] = .window(unit, basis ?? own)
        return true
    }

    private mutating func takeAges(_ found: [Int], in grid: Grid) -> Bool {
        let lows = found.filter { RangeEnds.isLow(alone: headers(of: $0, in: grid).last ?? "") == true }
        let highs = found.filter { RangeEnds.isLow(alone: headers(of: $0, in: grid).last ?? "") == false }
        guard found.count == 2, let low = lows.first, let high = highs.first,
            (firstRow..<max(firstRow, grid.rowCount)).allSatisfy({ row in
                let ends = [low, high].map { grid.sense(row: row, column: $0).text }
                if cells(inRow: row, of: grid).count < 2 || ends.allSatisfy(\.isEmpty) { return true }
                guard let least = AgeEnds.age(ends[0]), let most = AgeEnds.age(ends[1]) else { return false }
                return least <= most
            })
        else { return false }
        (roles[low], roles[high]) = (.ageEnd(isLow: true), .ageEnd(isLow: false))
        return true
    }
}

/// Where a sentence names a column: its header, as one or as several of them.
struct FigureName {
    /// The tokens of the sentence.
    let tokens: Range<Int>

    init?(_ header: String, in sentence: String) {
        let (name, text) = (TaggedText(header).tokens, TaggedText(sentence).tokens)
        guard (1...4).contains(name.count), name.contains(where: { $0.kind == .word }), text.count >= name.count,
            let start = (0...text.count - name.count).first(where: { start in
                name.indices.allSatisfy { place in
                    let (own, said) = (name[place].text, text[start + place].text)
                    return said == own || place == name.count - 1 && said == own + "s"
                }
            })
        else { return nil }
        tokens = start..<start + name.count
    }
}

/// A sentence that says what figures are, and nothing else: of each word that is no header a grammar knows why it stands there.
private struct FigureSentence {
    enum Kind {
        case ages
        case times(LookbackNotation.Unit, LookbackWindow.Basis?)
    }

    static let longest = 120
    let kind: Kind

    init?(_ sentence: String, about names: [FigureName]) {
        let text = TaggedText(sentence)
        let named = Set(names.flatMap(\.tokens))
        guard let first = named.min(), text.tokens[..<first].allSatisfy({ $0.kind == .sign || Self.leads($0.text) }),
            !text.tags.contains(where: { $0.senses.contains { $0.category == .negation } })
        else { return nil }
        // "Time frame" and "fill" may be words of the sentence as well as headers.
        let rest = text.tags.indices.filter { !text.tags[$0].tokens.allSatisfy(named.contains) }
        if rest.contains(where: { text.has(.age, at: $0) }) {
            guard rest.allSatisfy({ Self.isPlain($0, in: text, Self.agesBeside) }) else { return nil }
            kind = .ages
            return
        }
        // The header may be the unit: "Months run from the last refill".
        let units = Set(text.tags.indices.compactMap { text.value(.unitTime, at: $0) })
        let clocks = Set(rest.compactMap { text.value(.clock, at: $0) })
        guard rest.allSatisfy({ Self.isPlain($0, in: text, Self.timesBeside) }), units.count == 1, clocks.count <= 1,
            let unit = units.first.flatMap({ ["month": LookbackNotation.Unit.month, "year": .year][$0] })
        else { return nil }
        let basis = clocks.first.map { LookbackWindow.Basis(rawValue: $0) }
        // "months since diagnosis"
        if let basis, basis == nil { return nil }
        kind = .times(unit, basis ?? nil)
    }

    private static func leads(_ word: String) -> Bool {
        Lexicon.standard.senses(of: word).contains { $0.category == .filler }
    }

    private static func isPlain(_ place: Int, in text: TaggedText, _ beside: Set<WordCategory>) -> Bool {
        let token = text.token(place)
        if token.number != nil { return false }
        return token.kind == .sign || token.kind == .mark || words.contains(token.text)
            || text.tags[place].senses.contains { beside.contains($0.category) }
    }

    private static let agesBeside: Set<WordCategory> = [.age, .person, .filler, .clause, .purpose]
    private static let timesBeside: Set<WordCategory> = [.unitTime, .clock, .counting, .filler, .person, .ago]
    private static let words = Lexicon.words("figure-sentence.words")
}
