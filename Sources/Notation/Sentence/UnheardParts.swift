/// What sentences say of some people or of a part of a table in words that bound nothing by a figure: "Please send us everyone older.", "The
/// lighter column is for retirees.", "Ages are to the nearest birthday."
package struct UnheardParts {
    private let text: TaggedText
    /// The tags that are the page's own.
    private let page: Set<Int>

    init(_ text: TaggedText, page: Set<Int>) {
        self.text = text
        self.page = page
    }

    /// The tags of such words.
    var tags: [Int] { comparing + ofPart + countingAges + decades + sentAway + ofOtherPage + amounts + ends }

    /// "Women (page 2 for men)": who finds their limits on another page.
    private var ofOtherPage: [Int] {
        text.tags.indices.filter { place in
            text.has(.pageWord, at: place) && text.tags.indices.contains(place + 3)
                && text.token(place + 1).number != nil && text.has(.purpose, at: place + 2)
                && [.sex, .tobacco, .person].contains { text.has($0, at: place + 3) }
        }
    }

    /// "Men to 20": of what it is the end, nobody knows.
    private var ends: [Int] {
        text.tags.indices.filter { place in
            guard place > 0, text.value(.range, at: place) == "", text.token(place).kind == .word,
                [.sex, .tobacco].contains(where: { text.has($0, at: place - 1) }),
                text.tags.indices.contains(place + 1), let end = text.token(place + 1).number?.wholeValue
            else { return false }
            return !(30...85).contains(end)
        }
    }

    /// "Sum assured 250000", "Face amount up to 99999": an amount without a sign of money.
    private var amounts: [Int] {
        text.tags.indices.filter { place in
            let isAmount = text.token(place).number?.wholeValue.map(Self.amounts.contains) ?? false
            guard isAmount else { return false }
            // "Exam required at 100,000 and more"
            if text.has(.boundAfter, at: place + 1) || place > 0 && text.has(.boundBefore, at: place - 1) {
                return true
            }
            let before = text.tags.indices.last { $0 < place && !text.isSign(":", at: $0) }
            let words = before.map { text.printed(0..<$0 + 1).lowercased().split(separator: " ") } ?? []
            return (1...2).contains { Self.cover.contains(words.suffix($0).joined(separator: " ")) }
        }
    }

    /// More than any weight, height or year, and no telephone number.
    private static let amounts = 5000...50_000_000
    private static let cover = Lexicon.words("unheard-parts.cover")

    /// "Diabetic clients: go to page 4."
    private var sentAway: [Int] {
        guard text.tags.count < Self.longest else { return [] }
        return text.tags.indices.filter { place in
            text.has(.elsewhere, at: place)
                && text.tags.indices.contains {
                    $0 < place && text.has(.person, at: $0) && text.isSign(":", at: $0 + 1)
                }
        }
    }

    /// In tags.
    private static let longest = 16

    /// "50s and 60s": ages that no figure ends.
    private var decades: [Int] {
        text.tags.indices.filter { place in
            let token = text.token(place)
            if token.text.hasSuffix("0s") { return Int(token.text.dropLast()).map(Self.adults.contains) ?? false }
            guard let figure = token.number?.wholeValue, figure % 10 == 0, Self.adults.contains(figure),
                text.tags.indices.contains(place + 1), text.token(place + 1).text == "s"
            else { return false }
            return text.token(place + 1).place.lowerBound == token.place.upperBound && !text.has(.plan)
        }
    }

    private static let adults = 20...90

    /// "everyone older", "heavier clients": without a figure nobody knows than what.
    private var comparing: [Int] {
        guard text.has(.person) else { return [] }
        return text.tags.indices.filter { place in
            Self.comparatives.contains(text.token(place).text) && text.tags[place].tokens.count == 1
                && !(place > 0 && text.token(place - 1).number != nil)
        }
    }

    /// "The second column is for retirees": whom a part of the table is for, in a word that nobody knows.
    private var ofPart: [Int] {
        guard let part = text.tags.indices.first(where: { Self.parts.contains(text.token($0).text) }),
            let purpose = text.tags.indices.first(where: { $0 > part && text.has(.purpose, at: $0) })
        else { return [] }
        return text.tags.indices.filter { place in
            place > purpose && text.tags[place].senses.isEmpty && text.token(place).kind == .word
                && !page.contains(place)
        }
    }

    /// The tokens that say that ages are counted otherwise than from birthday to birthday.
    package static func agesCounted(in text: TaggedText) -> [Range<Int>] {
        let words = text.tokens.indices.filter { text.tokens[$0].kind != .sign }
        guard words.contains(where: { counted.contains(text.tokens[$0].text) }) else { return [] }
        return zip(words, words.dropFirst()).filter { first, second in
            ages.contains("\(text.tokens[first].text) \(text.tokens[second].text)")
        }.map { $0..<$1 + 1 }
    }

    /// "Age nearest birthday": a year is not counted from birthday to birthday, as the ages of a chart are.
    private var countingAges: [Int] {
        let counted = Self.agesCounted(in: text)
        return text.tags.indices.filter { place in counted.contains { $0.overlaps(text.tags[place].tokens) } }
    }

    private static let comparatives = Lexicon.words("unheard-parts.comparatives")
    private static let parts = Lexicon.words("unheard-parts.parts")
    private static let ages = Lexicon.words("unheard-parts.ages")
    private static let counted = Set(ages.flatMap { $0.split(separator: " ").map(String.init) })
}
