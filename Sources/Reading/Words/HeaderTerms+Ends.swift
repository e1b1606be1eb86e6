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

    /// "Gender: F", "GENDER=F AND ISSUE_AGE>=50": the letter behind the word for sexes.
    mutating func takeSexOfLetter() {
        guard isSexName else { return }
        for place in tokens.tokens.indices.dropLast() where tokens.tokens[place].category == .sexWord {
            let letter = tokens.tokens[place + 1]
            let between = tokens.scalars[tokens.tokens[place].place.upperBound..<letter.place.lowerBound]
            guard letter.place.count == 1, let own = NamedRow.sex(letter.word),
                tokens.tokens.count == 2 || between.contains(where: { $0 == ":" || $0 == "=" })
            else { continue }
            sex = own
            tokens.tokens[place + 1].category = own == .male ? .male : .female
        }
    }
}
