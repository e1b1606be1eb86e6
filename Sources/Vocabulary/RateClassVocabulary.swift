import ChartSchema
import VocabularyData

/// What carriers' class names mean, where a name means one thing whoever prints it.
///
/// "Preferred Plus", "Table 4", "Graded" are here; "Select", "Elite" and "Premier" are not, because one carrier's best
/// class has another's worst class's name. Those are said in `pipeline.json`.
package enum RateClassVocabulary {
    /// The rate class of a name given as lower-case words without accents or punctuation, or `nil` when the name says
    /// nothing certain. Words that only tell a tobacco state or a debit should have been left out.
    package static func meaning(ofWords words: [String]) -> RateClass? {
        if let known = names[words.joined(separator: " ")] { return known }
        return tableRating(words)
    }

    private static let names: [String: RateClass] = {
        var names: [String: RateClass] = [:]
        for fields in EmbeddedTable(chartwright_rate_classes()).lines where fields.count >= 2 && fields[1] != best {
            guard let rateClass = RateClass(rawValue: String(fields[1])) else {
                preconditionFailure("rate-classes.tsv names an unknown rate class: \(fields[1])")
            }
            names[String(fields[0])] = rateClass
        }
        return names
    }()

    /// Whether a name, given as for ``meaning(ofWords:)``, is that of the class above preferred in charts that have one and no preferred
    /// plus: "Super Preferred". Beside a preferred plus nobody knows which of the two it is.
    package static func isAbovePreferred(words: [String]) -> Bool { aboveNames.contains(words.joined(separator: " ")) }

    private static let aboveNames = Set(
        EmbeddedTable(chartwright_rate_classes()).lines.lazy.filter { $0.count >= 2 && $0[1] == best }
            .map { String($0[0]) })

    private static let best = "best"

    /// `table 4`, `table4`, `tbl d`, `table rating 2`: numbers 1 to 16 or letters A to P.
    private static func tableRating(_ words: [String]) -> RateClass? {
        var rest = words[...]
        guard let first = rest.first else { return nil }
        for prefix in ["table", "tbl"] where first.hasPrefix(prefix) {
            rest.removeFirst()
            let glued = first.dropFirst(prefix.count)
            if !glued.isEmpty {
                return rest.isEmpty ? rating(glued) : nil
            }
            if rest.first == "rating" { rest.removeFirst() }
            return rest.count == 1 ? rating(rest.first![...]) : nil
        }
        return nil
    }

    private static func rating(_ text: Substring) -> RateClass? {
        if let number = Int(text) { return RateClass.table(number) }
        guard text.utf8.count == 1, let letter = text.utf8.first,
            (UInt8(ascii: "a")...UInt8(ascii: "p")).contains(letter)
        else { return nil }
        return RateClass.table(Int(letter - UInt8(ascii: "a")) + 1)
    }
}
