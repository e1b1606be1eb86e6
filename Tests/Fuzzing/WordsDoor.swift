import Eligibility
import Notation

/// A text of a chart or of a person, cut into words and given meanings.
enum WordsDoor: Door {
    static let name = "words"

    static func enter(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let tagged = TaggedText(text)
        var next = 0
        for tag in tagged.tags {
            precondition(tag.tokens.lowerBound >= next, "a word with two tags")
            next = tag.tokens.upperBound
        }
        precondition(next <= tagged.tokens.count, "a tag beyond the words")
        if let height = HeightText(text) { precondition(height.inches > 0 && height.inches < 120) }
        if let weight = WeightText(text) { precondition(weight.pounds > 0 && weight.pounds < 2_000) }
        _ = AgeGrammar.read(text, evidence: .place)
        _ = DoseGrammar.read(text)
    }
}
