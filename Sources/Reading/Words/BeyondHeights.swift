import ChartSchema
import Notation

/// What becomes of those beyond the printed heights, with the heights in figures: "Applicants under 4'10" or over 6'6" are referred." No limit
/// changes by it.
enum BeyondHeights {
    /// Whether every figure of a sentence is a height at or beyond an end of the chart's, and the sentence without them speaks of those beyond
    /// (``BeyondSaying``).
    ///
    /// - Parameter heights: The lowest and the highest height of the chart's limits, in inches, neither of them open.
    static func areMeant(in sentence: String, of heights: ClosedRange<Figure>) -> Bool {
        let text = TaggedText(sentence)
        var words: [String] = []
        var place = 0
        while place < text.tags.count {
            if let (end, next) = beyond(heights, text, at: place) {
                // "Height below" is one phrase.
                words += text.tokens[text.tags[place].tokens.dropLast()].map(\.text) + [end]
                place = next
            } else if text.token(place).number != nil || text.has(.sex, at: place) || text.has(.tobacco, at: place) {
                return false
            } else {
                words.append(text.printed(place..<place + 1))
                place += 1
            }
        }
        let said = words.joined(separator: " ")
        return words.contains { $0 == above || $0 == below } && BeyondSaying.isOne(said)
    }

    /// The words for an end of the heights that a bound and its figure pass, and the tag behind them.
    private static func beyond(_ heights: ClosedRange<Figure>, _ text: TaggedText, at place: Int) -> (String, Int)? {
        // "Not over 5'3"", "no taller than 5'3"" speaks of those within.
        guard place == 0 || !text.has(.negation, at: place - 1), let (isOver, start) = bound(text, at: place) else {
            return nil
        }
        for end in (start + 1..<min(start + longest, text.tags.count) + 1).reversed() where end <= text.tags.count {
            let printed = text.printed(start..<end)
            guard let height = HeightCell.read(FoldedText(printed)), height.form == .exact,
                let figure = height.low.inches
            else { continue }
            if isOver { return figure >= heights.upperBound ? (above, end) : nil }
            return figure <= heights.lowerBound ? (below, end) : nil
        }
        return nil
    }

    /// "Over", "taller than", "less than": whether it is above, and the tag behind it.
    private static func bound(_ text: TaggedText, at place: Int) -> (isOver: Bool, next: Int)? {
        let last = text.tokens[text.tags[place].tokens.upperBound - 1].text
        let senses = Lexicon.standard.senses(of: last)
        if senses.contains(WordSense(.boundBefore, "more-than")) { return (true, place + 1) }
        if senses.contains(WordSense(.boundBefore, "less-than")) { return (false, place + 1) }
        guard comparing.contains(text.token(place + 1).text) else { return nil }
        if taller.contains(text.token(place).text) { return (true, place + 2) }
        return shorter.contains(text.token(place).text) ? (false, place + 2) : nil
    }

    private static let above = "above the highest height"
    private static let below = "below the lowest height"
    /// In tags: `5`, `'`, `10`, `'`, `'`.
    private static let longest = 6
    private static let taller = Lexicon.words("beyond-heights.taller")
    private static let shorter = Lexicon.words("beyond-heights.shorter")
    private static let comparing = Lexicon.words("beyond-heights.comparing")
}
