import ChartSchema
import Notation
import Tables

/// Which fill the times of a column are counted from, where its header does not say.
extension MedicationColumns {
    /// Takes the clock that a sentence beside the table names: "Time is counted from the first fill". A footnote of the header is
    /// such a sentence, whatever it begins with.
    mutating func takeClock(saidIn texts: [TextPiece], of grid: Grid, _ session: inout MedicationSession) {
        let said = texts.compactMap { piece in FillClock(sentence: piece.text).map { (piece, $0) } }
        guard let first = said.first?.1.basis, said.allSatisfy({ $0.1.basis == first }) else { return }
        var isApplied = false
        for (column, role) in roles {
            guard case .window(let unit, _) = role else { continue }
            let own = FillClock(header: name(of: column, in: grid))
            if let own, own.basis != first { return }
            roles[column] = .window(unit, first)
            isApplied = true
        }
        if isApplied { session.heard.formUnion(said.map(\.0)) }
    }
}

/// The fill that a text counts from: the first or the last.
struct FillClock: Hashable {
    var basis: LookbackWindow.Basis

    /// What the header of a column of times names; `nil` where it names none, or not one.
    init?(header: String) {
        self.init(TaggedText(MedicationHeader.apart(header)))
    }

    /// A sentence that says from which fill times are counted, and nothing else: "counted from the very first fill, not the latest".
    init?(sentence: String) {
        let text = TaggedText(sentence)
        let end = Self.denial(in: text)
        let isWhole =
            end + 4 >= text.tags.count
            && text.tags.indices[..<end].allSatisfy { place in
                [.clock, .filler, .unitTime, .range, .boundBefore, .counting].contains { text.has($0, at: place) }
                    || text.token(place).kind == .sign || text.token(place).kind == .mark
                    || Self.times.contains(text.token(place).text)
            }
        guard isWhole, text.tags.indices.contains(where: { text.has(.counting, at: $0) }) else { return nil }
        self.init(text)
    }

    private init?(_ text: TaggedText) {
        let clocks = Set((0..<Self.denial(in: text)).compactMap { text.value(.clock, at: $0) })
        switch clocks.count == 1 ? clocks.first : nil {
        case "first-fill": basis = .firstFill
        case "last-fill": basis = .lastFill
        default: return nil
        }
    }

    private static let times = Lexicon.words("fill-clock.times")

    /// Where a text begins to say what is not meant: "the first fill, not the latest".
    private static func denial(in text: TaggedText) -> Int {
        text.tags.indices.first { text.has(.negation, at: $0) } ?? text.tags.count
    }
}
