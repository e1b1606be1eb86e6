import ChartSchema
import Notation

/// A plan and the fill that its times are counted from in one text over them: "Beacon Term – from first fill", "First fill".
struct CountedPlan {
    /// As printed, without the signs around it; `nil` where the text names none.
    let plan: String?
    let basis: LookbackWindow.Basis

    /// `nil` unless the text ends in the words of a fill.
    init?(_ text: String) {
        let tagged = TaggedText(singleSpaced(text))
        guard let clock = tagged.tags.indices.first(where: { tagged.has(.clock, at: $0) }),
            case .fills(let basis?) = TimesHeader(tagged.printed(clock..<tagged.tags.count))
        else { return nil }
        var start = clock
        while start > 0, Self.leads(start - 1, tagged) { start -= 1 }
        let name = start == 0 ? "" : tagged.printed(0..<start).trimming(" –—-:,;()[]/|")
        plan = name.isEmpty ? nil : name
        self.basis = basis
    }

    /// "– counted from": up to the words of the fill.
    private static func leads(_ place: Int, _ text: TaggedText) -> Bool {
        let token = text.token(place)
        return token.kind == .sign || text.has(.filler, at: place) || text.has(.counting, at: place)
            || TimesHeader.words.contains(token.text) || text.has(.boundBefore, at: place)
    }
}
