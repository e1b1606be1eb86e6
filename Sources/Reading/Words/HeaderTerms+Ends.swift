import ChartSchema
import Notation
import Vocabulary

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

    /// "Minimum weights (pounds), ages 18+": the end is said of the weights, and not of the ages.
    var namesEndOfWeights: Bool {
        tokens.tokens.indices.dropLast().contains { place in
            (tokens.tokens[place].category == .min || tokens.tokens[place].category == .max)
                && tokens.tokens[place + 1].category == .weight
        }
    }

    /// "Weight less than", `weight_over`: ends of which the figures below are no part.
    var isStrictEnd: Bool { zone != nil && isBare }

    /// "Decline above"; "Cotinine above cut-off" says something of what nobody knows, and of no weight.
    mutating func takeZone(_ side: Zone, at index: Int) {
        let all = tokens.tokens
        // "Over-The-Phone Standard", "Above Standard": a name, or a class from which others begin.
        if index == 0, all.count > 1, all[1].category == nil,
            ("A"..."Z").contains(tokens.scalars[all[1].place.lowerBound])
        {
            (isInDoubt, isNamedWhole) = (true, true)
            return
        }
        guard index > 0, index + 1 < all.count, all[index - 1].category == nil, all[index + 1].category == nil,
            !ClassWords.are(in: all[index - 1].word), OrdinaryWords.contain(all[index + 1].word)
        else {
            zone = side
            return
        }
        isInDoubt = true
    }

    /// "30-year", "10/15/20-year", "10- and 15-Year": how long a plan lasts is its name, and no age and no figure.
    mutating func takeTerm() {
        let words = tokens.tokens
        guard age == nil, tobacco == nil, bound == nil, zone == nil, words.count <= Self.longestTerm,
            let year = words.indices.first(where: { place in
                place > 0 && Int(words[place - 1].word) != nil
                    && Lexicon.standard.senses(of: words[place].word).contains(WordSense(.unitTime, "year"))
            }), Self.yearsOfTerms.contains(words[year].word) || year == 1
        else { return }
        (isNamedWhole, interval, unit) = (true, nil, nil)
        // "16-17 year": an age as well, where no word is of plans.
        let text = TaggedText(text)
        let isRange = text.tags.indices.contains { place in
            text.has(.range, at: place) && place > 0 && text.token(place - 1).number != nil
                && text.tags.indices.contains(place + 1) && text.token(place + 1).number != nil
        }
        if isRange, !text.has(.plan) { isInDoubt = true }
    }

    /// In words.
    private static let longestTerm = 8
    private static let yearsOfTerms = Lexicon.words("terms.years")
}
