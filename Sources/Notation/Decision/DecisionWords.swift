import ChartSchema

/// The words of a text that decide, and what they decide.
package struct DecisionWords: Hashable, Sendable {
    package var outcome: MedicationOutcome
    /// The tags that decide, with the plan's words around them: "Eagle Level".
    package var tags: Range<Int>
    /// "Standard", "Preferred": a class, which accepts where nothing else decides.
    package var isClass = false
    /// "eligible", "accept": what may stand before the plan that accepts: "eligible for Graded".
    package var accepts: Bool { outcome == .accept && !isClass }
}

extension TaggedText {
    /// The decisions of a part of the text, from left to right.
    func decisions(in range: Range<Int>) -> [DecisionWords] {
        range.compactMap { place in
            guard let value = value(.decision, at: place) else { return nil }
            switch value {
            case "accept-class": return DecisionWords(outcome: .accept, tags: place..<place + 1, isClass: true)
            case "rated-table":
                guard let end = ratingEnd(place, range) else { return nil }
                return DecisionWords(outcome: .rated, tags: place..<end)
            default:
                return MedicationOutcome(rawValue: value).map { DecisionWords(outcome: $0, tags: place..<place + 1) }
            }
        }
    }

    /// Whether a word decides where it stands: "Table" by itself is no rating.
    package func decides(at place: Int) -> Bool {
        guard let own = decisions(in: place..<tags.count).first, own.tags.lowerBound == place else { return false }
        // "Table 1. Medication and category": the number of a table on its page.
        return place > 0 || own.tags.count == 1 || !isSign(".", ":", at: own.tags.upperBound)
    }

    /// "Table 4", "Table D", "Tables 2-4": where the rating behind the word ends.
    private func ratingEnd(_ place: Int, _ range: Range<Int>) -> Int? {
        let next = place + 1
        guard next < range.upperBound, isRating(next) else { return nil }
        let isRange = next + 2 < range.upperBound && has(.range, at: next + 1) && isRating(next + 2)
        return isRange ? next + 3 : next + 1
    }

    private func isRating(_ place: Int) -> Bool {
        let token = token(place)
        return token.number != nil
            || token.kind == .word && token.text.count == 1 && ("a"..."p").contains(token.text)
    }
}
