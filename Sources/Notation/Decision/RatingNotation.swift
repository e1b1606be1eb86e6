/// A price on a risk in place of a class: `+$5 flat extra`, `+2 tables`, `$7.50 per thousand`, `150%`.
package enum RatingNotation {
    /// Whether a text is a rating and nothing else: a sum of money or a number of tables, and no word that asks for anything.
    package static func isRating(_ printed: String) -> Bool {
        let text = TaggedText(printed)
        let places = text.tags.indices
        guard places.contains(where: { text.token($0).number != nil }) else { return false }
        let names =
            places.contains { isPrice($0, text) }
            && places.allSatisfy { text.token($0).number.map { $0 <= 100 || $0 == 1_000 } ?? true }
        return names
            && places.allSatisfy { place in
                text.token(place).number != nil || isPrice(place, text)
                    || text.isSign("+", "$", ".", ",", "/", "-", "(", ")", at: place) || text.has(.filler, at: place)
                    || takesOn(place, text)
                    || text.has(.joined, at: place) && !text.has(.negation, at: place)
            }
    }

    /// "Accept", "Standard"
    private static func takesOn(_ place: Int, _ text: TaggedText) -> Bool {
        let decided = text.value(.decision, at: place)
        return decided == "accept" || decided == "accept-class"
    }

    private static func isPrice(_ place: Int, _ text: TaggedText) -> Bool {
        text.has(.money, at: place) || text.value(.decision, at: place)?.hasPrefix("rated") ?? false
    }

    /// `150%`: a rating in percent of the standard mortality.
    package static func isPercentage(_ text: String) -> Bool {
        text.hasSuffix("%") && Int(text.dropLast()).map { (110...1000).contains($0) } ?? false
    }
}
