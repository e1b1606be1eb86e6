import ChartSchema
import Notation
import Tables

/// A document as people say that it is to be read: other words in the places of texts that no grammar claims.
///
/// It is read like any document. ``SaidPlaces`` then puts the printed texts back into what was read of it, so that every value
/// names what the carrier sent.
struct SaidDocument {
    private(set) var document: Document
    /// By saying, in their order.
    private(set) var places: [SaidPlaces]
    private var wordings: [Wording]
    private var known: [String: Replacement?] = [:]

    /// `nil` where nobody says anything.
    ///
    /// - Parameter leaving: The sayings whose texts are left out instead: to see what their words do.
    init?(_ document: Document, _ sayings: [Saying], leaving: Set<Int> = []) {
        guard !sayings.isEmpty else { return nil }
        self.document = document
        places = sayings.map(SaidPlaces.init)
        wordings = sayings.enumerated().map { Wording($1, number: $0, isLeft: leaving.contains($0)) }
        for number in document.tables.indices where document.tables[number].furniture == nil {
            reword(tableAt: number)
        }
        if let title = document.title { self.document.title = reworded(title) }
    }

    /// The senses of its texts, with those that are kept as they are printed.
    var texts: TextSenses {
        TextSenses(
            of: document,
            printed: Set(places.filter { $0.saying.sense == .asPrinted }.map { FoldedText($0.saying.text) }))
    }

    private mutating func reword(tableAt number: Int) {
        let table = document.tables[number]
        var texts: [Int: String] = [:]
        var whom: [TextPiece] = []
        for (index, cell) in table.cells.enumerated() where !cell.isBlank {
            let printed = table.text(of: cell)
            guard let found = replacement(of: printed) else { continue }
            if found.wording.tellsWhom, table.roles[cell.row] == .note {
                whom += [reworded(TextPiece(printed, at: table.place(of: cell)))].compactMap(\.self)
                texts[index] = ""
                continue
            }
            let isWhole = found.text.isEmpty && found.wording.sense == .leftOut
            let spot = SaidPlaces.Spot(
                table: table.index, row: cell.row, column: cell.column, place: table.place(of: cell),
                printed: printed, said: found.text)
            places[found.wording.number].spots.append(spot)
            if found.text != printed { texts[index] = found.text }
            guard isWhole else { continue }
            places[found.wording.number].leftOut.append((number, index))
            for below in below(cell, of: table) where !table.cells[below].isBlank {
                texts[below] = ""
                places[found.wording.number].leftOut.append((number, below))
            }
        }
        document.tables[number] = table.rewording(texts)
        document.tables[number].caption = table.caption.flatMap { reworded($0) }
        document.tables[number].headings = table.headings.compactMap { reworded($0) }
        document.tables[number].textAbove = table.textAbove.compactMap { reworded($0) }
        // Whom limits are for is read above them, wherever the carrier says it.
        for piece in table.textAfter where replacement(of: piece.text)?.wording.tellsWhom ?? false {
            whom += [reworded(piece)].compactMap(\.self)
        }
        document.tables[number].textBefore = table.textBefore.compactMap { reworded($0) } + whom
        document.tables[number].textAfter = table.textAfter.compactMap { piece in
            replacement(of: piece.text)?.wording.tellsWhom ?? false ? nil : reworded(piece)
        }
    }

    /// The cells of a column whose header is left out: whole, or nobody could say what they are.
    private func below(_ header: Cell, of table: Table) -> [Int] {
        guard table.roles[header.row] == .header || header.isHeader else { return [] }
        let columns = header.column..<header.column + header.columnSpan
        return table.cells.indices.filter { index in
            let cell = table.cells[index]
            return cell.row > header.row && columns.contains(cell.column) && cell.columnSpan <= header.columnSpan
        }
    }

    /// `nil` for a text that is left out.
    private mutating func reworded(_ piece: TextPiece) -> TextPiece? {
        guard let found = replacement(of: piece.text) else { return piece }
        let said = found.text
        let spot = SaidPlaces.Spot(
            table: nil, row: -1, column: -1, place: piece.place, printed: piece.text, said: said)
        if !places[found.wording.number].spots.contains(spot) { places[found.wording.number].spots.append(spot) }
        guard !said.isEmpty else { return nil }
        var other = piece
        other.text = said
        return other
    }

    private mutating func replacement(of printed: String) -> Replacement? {
        if let known = known[printed] { return known }
        let found = wordings.lazy.compactMap { $0.replacing(in: printed) }.first
        known[printed] = .some(found)
        return found
    }
}

/// What a text becomes, and by which saying.
private struct Replacement {
    let text: String
    let wording: Wording
}

/// A saying made ready to be looked for.
private struct Wording {
    let number: Int
    let sense: Saying.Sense
    private let isLeft: Bool
    /// The words say whom something is for, and nothing else.
    let tellsWhom: Bool
    private let text: String
    private let folded: FoldedText
    /// Sentences are found in longer texts too; a word there is another word.
    private let isSentence: Bool

    init(_ saying: Saying, number: Int, isLeft: Bool) {
        self.number = number
        self.isLeft = isLeft
        sense = saying.sense
        text = singleSpaced(saying.text)
        folded = FoldedText(text)
        tellsWhom = if case .words(let words) = saying.sense { Self.tellsWhom(words) } else { false }
        isSentence = text.count { $0 == " " } >= 2
    }

    private static func tellsWhom(_ words: String) -> Bool {
        let scope = Scope(words)
        return scope.isWhole && !scope.meanings.isEmpty
            && scope.meanings.allSatisfy { meaning in
                switch meaning {
                case .sex, .tobacco, .age: true
                default: false
                }
            }
    }

    func replacing(in printed: String) -> Replacement? {
        let spaced = singleSpaced(printed)
        if FoldedText(spaced) == folded { return Replacement(text: words(for: printed), wording: self) }
        guard isSentence, spaced.utf8.count > text.utf8.count, let range = spaced.firstRange(of: text),
            !isLetter(spaced[..<range.lowerBound].last), !isLetter(spaced[range.upperBound...].first)
        else { return nil }
        let rest = spaced.replacingCharacters(in: range, with: words(for: text))
        return Replacement(text: singleSpaced(rest), wording: self)
    }

    private func isLetter(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }

    private func words(for printed: String) -> String {
        switch sense {
        case .words(let words): isLeft ? "" : words
        case .asPrinted: printed
        case .leftOut: ""
        }
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with words: String) -> String {
        String(self[..<range.lowerBound]) + words + String(self[range.upperBound...])
    }
}
