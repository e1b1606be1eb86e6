import Vocabulary

/// Words of a cell that decides, which may be a decision of their own: "no" of "Hormone replacement OK, breast cancer no", "+50" of "fine when
/// treated, untreated +50".
///
/// What stands in the piece of the decision is its condition. Another piece belongs to it where it says so itself ("if stable", "not with
/// insulin"); else whom or what it is about, nobody can say.
package enum OtherClause {
    /// - Parameter label: A cell that decides, as printed.
    /// - Returns: The words, as printed; `nil` where all are the decision's.
    package static func words(in label: String) -> String? {
        let text = TaggedText(label)
        // A question is answered by what stands behind it.
        guard !text.text.contains("?") else { return nil }
        let reader = StatementReader(text, .decision)
        guard let parts = reader.parts() else { return nil }
        for (own, range) in parts {
            if let found = found(text, own, range) { return found }
        }
        return nil
    }

    private static func found(_ text: TaggedText, _ own: DecisionWords, _ range: Range<Int>) -> String? {
        let pieces = pieces(of: range, text)
        guard let home = pieces.first(where: { $0.tags.overlaps(own.tags) }) else { return nil }
        let saysBefore = (range.lowerBound..<own.tags.lowerBound).contains { isSaying($0, text) }
        if let aside = asides(of: range, text).first(where: { mayDecide($0, text) }) { return text.printed(aside) }
        for piece in pieces where piece.tags != home.tags {
            guard piece.tags.contains(where: { text.token($0).kind == .word }) else { continue }
            let isBehind = piece.tags.lowerBound > own.tags.lowerBound
            let isFar = isBehind ? piece.isStrong : home.isStrong || piece.isStrong && piece.tags.lowerBound > 0
            let pointsAway = isFar && piece.tags.dropFirst().contains { text.has(.elsewhere, at: $0) }
            if pointsAway || mayDecide(piece.tags, text) { return text.printed(piece.tags) }
            let isLater = Self.later.contains(text.token(max(piece.tags.lowerBound, home.tags.lowerBound)).text)
            if isLater { return text.printed(piece.tags) }
            guard isFar || isBehind && saysBefore, !opens(piece.tags, text) else { continue }
            if !Scope(text, piece.tags, .decision).isWhole { return text.printed(piece.tags) }
        }
        return nil
    }

    private struct Piece {
        var tags: Range<Int>
        /// Parted from what stands before it by more than a comma.
        var isStrong: Bool
    }

    private static func pieces(of range: Range<Int>, _ text: TaggedText) -> [Piece] {
        var pieces: [Piece] = []
        var (start, isStrong) = (range.lowerBound, false)
        func end(at place: Int) {
            if start < place { pieces.append(Piece(tags: start..<place, isStrong: isStrong)) }
        }
        for place in range where text.depth(place) == 0 {
            // "Graded thereafter" is of the others.
            let isLater = Self.later.contains(text.token(place).text) && place + 1 < range.upperBound
            let ends = text.isSign(";", "\n", at: place) || isLater || isStop(place, text)
            guard ends || text.isSign(",", at: place) || isLoose(place, text) else { continue }
            end(at: place)
            (start, isStrong) = (isLater ? place : place + 1, ends)
        }
        end(at: range.upperBound)
        return pieces
    }

    /// " - ", " / ": a sign with blanks around it.
    private static func isLoose(_ place: Int, _ text: TaggedText) -> Bool {
        guard text.isSign("-", "\u{2013}", "\u{2014}", "/", at: place), place > 0, place + 1 < text.tags.count else {
            return false
        }
        let own = text.token(place).place
        return text.token(place - 1).place.upperBound < own.lowerBound
            && own.upperBound < text.token(place + 1).place.lowerBound
    }

    /// What stands in parentheses, of more than a word.
    private static func asides(of range: Range<Int>, _ text: TaggedText) -> [Range<Int>] {
        var (asides, start): ([Range<Int>], Int?) = ([], nil)
        for place in range {
            if text.isSign("(", at: place) { start = place + 1 }
            guard let from = start, text.isSign(")", ",", ";", at: place) else { continue }
            let words = (from..<place).filter { text.token($0).kind == .word || text.token($0).kind == .number }
            if words.count > 1 { asides.append(from..<place) }
            start = text.isSign(")", at: place) ? nil : place + 1
        }
        return asides
    }

    /// A full stop, and not that of "6 mos. after".
    private static func isStop(_ place: Int, _ text: TaggedText) -> Bool {
        text.isSign(".", at: place) && place + 1 < text.tags.count
            && text.printed(place + 1..<place + 2).first?.isUppercase ?? false
    }

    private static func isSaying(_ place: Int, _ text: TaggedText) -> Bool {
        text.token(place).kind != .sign && text.token(place).kind != .mark && !text.has(.filler, at: place)
    }

    /// "if", "not": the piece says itself that it is a condition.
    private static func opens(_ piece: Range<Int>, _ text: TaggedText) -> Bool {
        guard let first = piece.first(where: { text.token($0).kind != .sign }) else { return true }
        return Self.opening.contains(text.token(first).text)
            || [.if, .exception, .negation, .only, .otherwise, .purpose].contains { text.has($0, at: first) }
    }

    /// A piece that ends with a code or a word that decides on some charts: "D", "T2", "+50", "fine".
    private static func mayDecide(_ piece: Range<Int>, _ text: TaggedText) -> Bool {
        guard let last = piece.last(where: { text.token($0).kind != .mark && !text.isSign(".", ")", at: $0) }) else {
            return false
        }
        // "D<4y"
        if let first = piece.first, first < last, isCode(text.token(first).text) { return true }
        let token = text.token(last)
        if token.number != nil {
            return text.isSign("+", at: last - 1)
                || last > piece.lowerBound && Self.ratings.contains(text.token(last - 1).text)
        }
        return Self.deciding.contains(token.text) || isCode(token.text) || isUnknownCode(last, text)
    }

    /// "MOD", "RNA": capitals that nobody knows.
    private static func isUnknownCode(_ place: Int, _ text: TaggedText) -> Bool {
        let printed = text.printed(place..<place + 1)
        return (2...4).contains(printed.count) && printed.allSatisfy(\.isUppercase)
            && text.text.contains(where: \.isLowercase)
            && text.tags[place].senses.isEmpty && UseVocabulary.standard.uses(in: printed) == nil
            && DrugDictionary.standard.resolve(printed).isUnresolved
    }

    /// "D", "T4"; "a" may be an article.
    private static func isCode(_ word: String) -> Bool {
        codes.contains(word) || word.first == "t" && word.count > 1 && word.dropFirst().allSatisfy(\.isNumber)
    }

    private static let later = Lexicon.words("other-clause.later")
    private static let opening = Lexicon.words("other-clause.opening")
    private static let codes = Lexicon.words("other-clause.codes")
    private static let ratings = Lexicon.words("other-clause.ratings")
    private static let deciding = Lexicon.words("other-clause.deciding")
}
