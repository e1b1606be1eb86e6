import ChartSchema
import Notation

/// Ends of ages and letters of sexes that are told by the words right beside them.
extension HeaderTerms {
    /// "Maximum issue age: 65": one end of the ages, where nothing else is spoken of.
    mutating func takeEndOfAges() {
        guard let own = age, own.min == own.max, let end = bound,
            tokens.tokens.allSatisfy({
                switch $0.category {
                case .min?, .max?, .age?, .ageWord?, .filler?: true
                default: Int($0.word) != nil
                }
            })
        else { return }
        (age, bound) = (own.only(end), nil)
    }

    /// "Age limit": the oldest that somebody may be.
    var isAgeLimit: Bool {
        isAgeName && !isWeight && !isBMI && !isHeight && !text.contains(where: \.isNumber)
            && tokens.tokens.last.map { HeaderLexicon.isWord($0.word, "age-limit") } ?? false
    }

    /// "Gender: F": the letter behind the word for sexes.
    mutating func takeSexOfLetter() {
        guard isSexName, tokens.tokens.count == 2, let letter = tokens.tokens.last, letter.place.count == 1,
            let own = NamedRow.sex(letter.word)
        else { return }
        sex = own
        tokens.tokens[1].category = own == .male ? .male : .female
    }
}
