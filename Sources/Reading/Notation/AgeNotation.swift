import ChartSchema
import Notation

extension AgeRange {
    /// Of one age only that end.
    func only(_ end: HeaderTerms.Bound) -> AgeRange {
        AgeRange(min: end == .min ? min : nil, max: end == .max ? max : nil, unit: unit)
    }

    /// The ages between a least and a greatest that are printed apart; `nil` for ages that are whole by themselves.
    func joined(with other: AgeRange) -> AgeRange? {
        guard unit == other.unit, (min == nil) != (other.min == nil), (max == nil) != (other.max == nil),
            (min == nil) != (max == nil)
        else { return nil }
        return AgeRange(min: min ?? other.min, max: max ?? other.max, unit: unit)
    }

    /// Reads an age expression that fills the text: `16-59`, `Ages 16 to 59`, `60+`, `18 & up`, `Under 18`, `15 ans et
    /// plus`, `0-5 months`, `Age 3`. Without an age word, a unit or an age sign it is `nil` unless `isKnownAsAge`.
    static func read(_ text: FoldedText, isKnownAsAge: Bool = false) -> AgeRange? {
        guard text.scalars.contains(where: \.isDigit) else { return nil }
        let printed = text.string.trimmingFootnoteMarks
        return AgeGrammar.read(printed, evidence: .unitAlone)
            ?? (isKnownAsAge ? AgeGrammar.read(printed, evidence: .place) : nil)
    }

    /// Finds an age expression inside a longer text, with the age word or unit that proves it one.
    ///
    /// - Returns: The range, and the places of the text it fills, in unicode scalars.
    static func find(in text: FoldedText) -> (range: AgeRange, place: Range<Int>)? {
        guard text.scalars.contains(where: \.isDigit) else { return nil }
        return AgeGrammar.find(in: text.string, evidence: .units).map { ($0.age, $0.place) }
    }
}
