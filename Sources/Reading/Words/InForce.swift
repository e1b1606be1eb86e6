import Notation

/// What a text says of whether a chart, or a part of it, is in force, by a name and its value: `Active: false`, `IsDeleted: yes`,
/// `SupersededBy: v4`, "Valid to 12/31/2019".
enum InForce {
    /// Whether the value says that the chart does not hold, or no longer.
    static func denies(_ name: String, _ value: String) -> Bool {
        let (whole, own) = parts(of: name)
        let answer = value.lowercased()
        if ends.contains(whole) { return value.contains(where: \.isNumber) }
        if asks(own) { return denials.contains(answer) }
        return ended.contains(own) && !denials.contains(answer) && !nothing.contains(answer)
    }

    /// Whether a name asks if the chart is in force.
    static func isName(_ name: String) -> Bool {
        let (whole, own) = parts(of: name)
        return asks(own) || ended.contains(own) || ends.contains(whole)
    }

    /// Whether a record's status says that it holds: "Published", "A".
    static func holds(_ status: String) -> Bool { holding.contains(status) || codes.contains(status) }

    /// "Superseded", "Proposed": an edition that holds no longer, or not yet.
    static func isEndedEdition(_ word: String) -> Bool { endedEditions.contains(word) }

    /// "Active", "Available": what a chart is that holds.
    private static func asks(_ name: String) -> Bool { holding.contains(name) || asked.contains(name) }

    /// `IsDeleted` as "is deleted", and without the "is".
    private static func parts(of name: String) -> (whole: String, own: String) {
        let words = OutcomeWords.words(name.spacedName)
        return (words.joined(separator: " "), words.drop(while: leading.contains).joined(separator: " "))
    }

    /// "Valid to 12/31/2019": a day after which it is not.
    static func ends(_ text: String) -> Bool {
        guard let day = text.firstIndex(where: \.isNumber) else { return false }
        let words = OutcomeWords.words(String(text[..<day]))
        // "Effective 1/1/2018 - 12/31/2019"
        if asks(words.joined(separator: " ")) {
            return text[day...].split { !$0.isNumber }.count { $0.count == 4 } > 1
        }
        // "Valid until Dec. 31, 2019"
        return (1...3).contains { ends.contains(words.prefix($0).joined(separator: " ")) } && words.count <= mostWords
    }

    private static let mostWords = 4
    private static let leading = Lexicon.words("in-force.leading")
    private static let holding = Lexicon.words("in-force.holding")
    private static let codes = Lexicon.words("in-force.codes")
    /// Words that alone may be about something else than charts.
    private static let asked = Lexicon.words("in-force.asked")
    private static let endedEditions = Lexicon.words("in-force.edition-ended")
    private static let ended = endedEditions.union(Lexicon.words("in-force.ended"))
    private static let ends = Lexicon.words("in-force.ends")
    private static let denials = Lexicon.words("in-force.denials")
    private static let nothing = Lexicon.words("in-force.nothing")
}
