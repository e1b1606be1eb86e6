import ChartSchema
import Notation
import Vocabulary

/// What the times below a text over them are counted from.
enum TimesHeader {
    /// Every word says that times stand below it, and the fill that they are counted from where it names one.
    case fills(LookbackWindow.Basis?)
    /// The times are of something else: "Time since diagnosis", "How long on medication".
    case other

    init(_ text: String) {
        let tagged = TaggedText(text.spacedName)
        let isOfFills = tagged.tags.indices.allSatisfy { place in
            let token = tagged.token(place)
            if token.kind == .sign || token.kind == .mark { return true }
            if let clock = tagged.value(.clock, at: place) { return LookbackWindow.Basis(rawValue: clock) != nil }
            return [.unitTime, .filler, .counting].contains { tagged.has($0, at: place) }
                || Self.words.contains(token.text)
        }
        self = isOfFills ? .fills(FillClock(header: text)?.basis) : .other
    }

    /// By the clocks that it names alone, whatever else it says: "Rx lookback", "Months since diagnosis".
    init(clockOf text: String) {
        let tagged = TaggedText(text.spacedName)
        let clocks = Set(tagged.tags.flatMap(\.senses).filter { $0.category == .clock }.map(\.value))
        let fills = clocks.compactMap(LookbackWindow.Basis.init)
        self = fills.count == clocks.count ? .fills(fills.contains(.firstFill) ? .firstFill : fills.first) : .other
    }

    static let words = Lexicon.words("times-header.words")
}
