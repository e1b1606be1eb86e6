import ChartSchema
import Notation

extension AgeRange {
    /// Reads an age expression that fills the text: `16-59`, `Ages 16 to 59`, `60+`, `18 & up`, `Under 18`, `15 ans et
    /// plus`, `0-5 months`, `Age 3`. Without an age word, a unit or an age sign it is `nil` unless `isKnownAsAge`.
    static func read(_ text: FoldedText, isKnownAsAge: Bool = false) -> AgeRange? {
        guard text.scalars.contains(where: \.isDigit) else { return nil }
        var scanner = Scanner(text)
        let word = scanner.takeWord(of: AgeWords.names)
        _ = scanner.take(":")
        scanner.skipBlanks()
        if word != nil {
            _ = scanner.takeWord(of: AgeWords.afterName)
            scanner.skipBlanks()
        }
        guard let interval = scanner.takeAgeInterval() else { return nil }
        scanner.skipFootnoteMarks()
        guard scanner.isAtEnd else { return nil }
        guard word != nil || interval.hasUnit || isKnownAsAge else { return nil }
        return interval.range
    }

    /// Finds an age expression inside a longer text, with the age word or unit that proves it one.
    ///
    /// - Returns: The range, and the places of the text it fills.
    static func find(in text: FoldedText) -> (range: AgeRange, place: Range<Int>)? {
        let scalars = text.scalars
        guard scalars.contains(where: \.isDigit) else { return nil }
        for start in scalars.indices where start == 0 || !scalars[start - 1].isLetter && !scalars[start - 1].isDigit {
            var scanner = Scanner(scalars, at: start)
            let word = scanner.takeWord(of: AgeWords.namesInText)
            if word != nil {
                _ = scanner.take(":")
                scanner.skipBlanks()
                if scanner.take("-") { scanner.skipBlanks() }
            }
            guard let interval = scanner.takeAgeInterval(), word != nil || interval.hasUnit else { continue }
            if word != nil, interval.range.min == interval.range.max, let age = interval.range.min,
                let open = openSide(before: start, in: scalars, age: age, unit: interval.range.unit)
            {
                return (open.range, open.start..<scanner.position)
            }
            return (interval.range, start..<scanner.position)
        }
        return nil
    }

    /// `from age 18`, `through age 70`: a word before the age word leaves one side of a single age open.
    private static func openSide(
        before start: Int, in scalars: [Unicode.Scalar], age: Int, unit: AgeUnit
    ) -> (range: AgeRange, start: Int)? {
        let sides: [(words: Phrases, range: AgeRange)] = [
            (AgeWords.from, AgeRange(min: age, max: nil, unit: unit)),
            (AgeWords.after, AgeRange(min: age + 1, max: nil, unit: unit)),
            (AgeWords.before, AgeRange(min: nil, max: age - 1, unit: unit)),
            (AgeWords.through, AgeRange(min: nil, max: age, unit: unit)),
        ]
        for side in sides {
            for word in side.words.scalars {
                let place = start - 1 - word.count
                guard place >= 0, place == 0 || !scalars[place - 1].isLetter else { continue }
                var scanner = Scanner(scalars, at: place)
                if scanner.takeWord(word), scanner.take(" "), scanner.position == start { return (side.range, place) }
            }
        }
        return nil
    }
}

/// The words around ages, English and French.
private enum AgeWords {
    static let names: Phrases = [
        "issue ages", "issue age", "attained ages", "attained age", "ages", "age actuel", "age", "adultes", "adults",
        "adult",
    ]
    static let namesInText: Phrases = ["issue ages", "issue age", "ages", "age actuel", "age"]
    static let afterName: Phrases = ["de", "from", "-"]
    static let again: Phrases = ["ages", "age"]
    static let under: Phrases = ["under", "below", "less than", "<", "moins de"]
    static let over: Phrases = ["over", "above", ">", "plus de"]
    static let andOver: Phrases = [
        "+", "and over", "and up", "and above", "& over", "& up", "et plus", "ou plus", "up",
    ]
    static let andUnder: Phrases = [
        "and under", "and below", "& under", "& below", "or under", "or below", "et moins",
    ]
    /// Only ages are older and younger.
    static let andOlder: Phrases = ["and older", "& older", "or older"]
    static let andYounger: Phrases = ["and younger", "& younger", "or younger"]

    // Before the age word.
    static let from: Phrases = ["from", "starting at", "beginning at", "a partir de", "des"]
    static let after: Phrases = ["over", "above", "after", "plus de"]
    static let before: Phrases = ["under", "below", "before", "moins de"]
    static let through: Phrases = ["up to", "through", "thru", "until", "to", "jusqu'a"]
}

extension Scanner {
    fileprivate mutating func takeAgeInterval() -> (range: AgeRange, hasUnit: Bool)? {
        let start = position
        if takeWord(of: AgeWords.under) != nil {
            skipBlanks()
            guard let top = takeDigits(limit: 3), top.value > 0 else { return none(start) }
            let unit = takeAgeUnit()
            return (AgeRange(min: nil, max: top.value - 1, unit: unit ?? .years), unit != nil)
        }
        if takeWord(of: AgeWords.over) != nil {
            skipBlanks()
            guard let bottom = takeDigits(limit: 3) else { return none(start) }
            let unit = takeAgeUnit()
            return (AgeRange(min: bottom.value + 1, max: nil, unit: unit ?? .years), unit != nil)
        }
        guard let low = takeDigits(limit: 3), low.value <= 130 else { return none(start) }
        let lowUnit = takeAgeUnit()
        let afterLow = position
        if takeRangeMark(skipping: AgeWords.again), let high = takeDigits(limit: 3), high.value <= 130,
            low.value <= high.value
        {
            let unit = takeAgeUnit() ?? lowUnit
            return (AgeRange(min: low.value, max: high.value, unit: unit ?? .years), unit != nil)
        }
        reset(to: afterLow)
        skipBlanks()
        if takeWord(of: AgeWords.andOlder) != nil {
            return (AgeRange(min: low.value, max: nil, unit: lowUnit ?? takeAgeUnit() ?? .years), true)
        }
        if takeWord(of: AgeWords.andYounger) != nil {
            return (AgeRange(min: nil, max: low.value, unit: lowUnit ?? .years), true)
        }
        if takeWord(of: AgeWords.andOver) != nil {
            let unit = lowUnit ?? takeAgeUnit()
            return (AgeRange(min: low.value, max: nil, unit: unit ?? .years), unit != nil)
        }
        if takeWord(of: AgeWords.andUnder) != nil {
            return (AgeRange(min: nil, max: low.value, unit: lowUnit ?? .years), lowUnit != nil)
        }
        reset(to: afterLow)
        return (AgeRange(min: low.value, max: low.value, unit: lowUnit ?? .years), lowUnit != nil)
    }

    private mutating func takeRangeMark(skipping words: Phrases) -> Bool {
        guard takeRangeMark() else { return false }
        if takeWord(of: words) != nil { skipBlanks() }
        return true
    }

    private mutating func none(_ place: Int) -> (range: AgeRange, hasUnit: Bool)? {
        reset(to: place)
        return nil
    }

    private mutating func takeAgeUnit() -> AgeUnit? {
        let start = position
        if let unit = takeUnit() {
            if unit == .years { return .years }
            if unit == .months { return .months }
        }
        reset(to: start)
        return nil
    }
}
