import Notation
import Vocabulary

/// The states that a chart is or is not for.
enum StateWords {
    /// Whether a sentence leaves states out, or names the only ones: "Not available in NY", "Applies to all states except
    /// New York".
    static func limits(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        guard words.contains(where: limiting.contains) else { return false }
        if words.contains(where: areOfAnyState) { return true }
        let pieces = text.split { !$0.isLetter }.map(String.init)
        return zip(pieces, pieces.dropFirst()).contains { before, place in
            ["in", "except", "excluding", "outside", "only", "not"].contains(before.lowercased())
                && (codes.contains(place) || names.contains(where: { isName($0, at: place, in: pieces) }))
        }
    }

    /// "States not available", "State exceptions": that states stand beside it.
    static func names(_ text: String) -> Bool { OutcomeWords.words(text).contains(where: areOfAnyState) }

    /// "state", "states": which one is said by other words.
    static func areOfAnyState(_ word: String) -> Bool { word == "state" || word == "states" }

    /// "IN: within 12 months": what follows is of a state alone. "MS: within 2 years" is of an illness.
    static func isLabel(of text: String) -> Bool {
        guard let (label, _) = text.halves(apartAt: ":") else { return false }
        return isCode(singleSpaced(label)) && UseVocabulary.standard.uses(in: String(label)) == nil
    }

    /// "TX, OK", and no word beside them.
    static func areCodes(_ text: String) -> Bool {
        let words = text.split { !$0.isLetter }.map(String.init)
        return !words.isEmpty && words.allSatisfy(isCode)
    }

    /// "NY", printed in capitals.
    static func isCode(_ text: String) -> Bool { codes.contains(text) }

    /// Whether a word of a text names a place: "Texas", "TX" in capitals.
    static func isPlace(_ place: Int, of text: TaggedText) -> Bool {
        text.tags.indices.contains(place)
            && (text.has(.place, at: place)
                || text.has(.placeCode, at: place) && isCode(text.printed(place..<place + 1)))
    }

    private static func isName(_ name: String, at first: String, in pieces: [String]) -> Bool {
        let words = name.split(separator: " ").map(String.init)
        guard let start = pieces.firstIndex(of: first), words.first == first else { return false }
        return Array(pieces[start...].prefix(words.count)) == words
    }

    private static let limiting = Lexicon.words("state-words.limiting")
    private static let codes = Set(
        """
        AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR \
        PA RI SC SD TN TX UT VT VA WA WV WI WY PR
        """.split(separator: " ").map(String.init))
    private static let names = [
        "Alabama", "Alaska", "Arizona", "Arkansas", "California", "Colorado", "Connecticut", "Delaware", "Florida",
        "Georgia", "Hawaii", "Idaho", "Illinois", "Indiana", "Iowa", "Kansas", "Kentucky", "Louisiana", "Maine",
        "Maryland", "Massachusetts", "Michigan", "Minnesota", "Mississippi", "Missouri", "Montana", "Nebraska",
        "Nevada", "New Hampshire", "New Jersey", "New Mexico", "New York", "North Carolina", "North Dakota", "Ohio",
        "Oklahoma", "Oregon", "Pennsylvania", "Rhode Island", "South Carolina", "South Dakota", "Tennessee", "Texas",
        "Utah", "Vermont", "Virginia", "Washington", "West Virginia", "Wisconsin", "Wyoming", "Puerto Rico",
    ]
}
