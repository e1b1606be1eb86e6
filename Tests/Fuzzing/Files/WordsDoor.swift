import Eligibility
import FuzzingFrame
import Notation

/// A text of a chart or of a person, cut into words; and the figures that it may be.
enum WordsDoor: Door {
    static let name = "words"

    static func enter(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let tagged = TaggedText(text)
        var next = 0
        for tag in tagged.tags {
            promise(tag.tokens.lowerBound >= next, "a word with two tags")
            next = tag.tokens.upperBound
        }
        promise(next <= tagged.tokens.count, "a tag beyond the words")
        if let height = HeightText(text) { promise(height.inches > 0 && height.inches < 120) }
        if let weight = WeightText(text) { promise(weight.pounds > 0 && weight.pounds < 2_000) }
        _ = (AgeGrammar.read(text, evidence: .place), DoseGrammar.read(text), WindowGrammar.read(text))
        let folded = FoldedText(text)
        _ = (HeightCell.read(folded), Interval.read(folded), Interval.outside(folded), SeparatedHeight(folded))
        guard Thoroughness.isChosen(bytes, oneOf: 4) else { return }
        _ = (PersonAge(text), MedicationQuery.Dose(text), RatingNotation.isRating(text))
        _ = (TimedDecision(text)?.window(text), Abbreviations([text]).expanded(text))
    }
}
