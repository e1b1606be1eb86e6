import Notation
import Reports

/// A text of a chart with every word in the colour of what the lexicon knows it as. A word without a colour is one that nothing
/// is known of.
enum ColouredWords {
    /// A longer text is coloured as far as this, and the rest of it is plain.
    private static let longest = 2_000

    static func markup(of text: String) -> String {
        let head = text.cut(to: longest)
        let tagged = TaggedText(head)
        var result = ""
        var place = head.startIndex
        for tag in tagged.tags {
            let range =
                tagged.tokens[tag.tokens.lowerBound].place
                .lowerBound..<tagged.tokens[tag.tokens.upperBound - 1].place.upperBound
            guard range.lowerBound >= place else { continue }
            result += String(head[place..<range.lowerBound]).inMarkup
            let word = String(head[range]).inMarkup
            let group = Self.group(of: tag, in: tagged)
            result += group.map { "<span class=\"w \($0)\">\(word)</span>" } ?? word
            place = range.upperBound
        }
        return result + String(head[place...]).inMarkup
    }

    /// The colours there are, and what they mean.
    static let legend = [
        ("w-figure", "figures and units"), ("w-who", "whom it is for"), ("w-when", "times and bounds"),
        ("w-decide", "decisions and changes"), ("w-logic", "if, not, except"), ("w-head", "names of columns"),
    ]

    private static func group(of tag: TaggedText.Tag, in text: TaggedText) -> String? {
        if text.tokens[tag.tokens.lowerBound].number != nil { return "w-figure" }
        for sense in tag.senses {
            switch sense.category {
            case .number, .unit, .unitDose, .money: return "w-figure"
            case .sex, .tobacco, .age, .person, .severity, .state, .plan: return "w-who"
            case .boundBefore, .boundAfter, .range, .between, .past, .ago, .always, .current, .unitTime, .period,
                .clock, .month:
                return "w-when"
            case .change, .decision, .offer, .undecided, .undo, .requirement: return "w-decide"
            case .negation, .exception, .only, .if, .otherwise, .joined, .purpose: return "w-logic"
            case .header: return "w-head"
            default: continue
            }
        }
        return nil
    }
}
