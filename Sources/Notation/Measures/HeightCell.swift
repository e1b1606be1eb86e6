import ChartSchema

/// A height that is written with its own marks or words, so that it can be nothing else.
package struct MarkedHeight: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// `5'10"`, `5'`.
        case feetAndInches(feet: Int, inches: Figure)
        /// `5 Feet`: the height itself, and the feet of the bare inches below.
        case feetWord(Int)
        /// `8"`: the feet stand elsewhere.
        case bareInches(Figure)
        /// `1 m 78`: in centimetres.
        case metric(Figure)
    }

    package var kind: Kind
    /// A mark is missing or of the wrong kind (`4 9"`, `6' 10'`).
    package var isIrregular = false

    /// In inches; `nil` for bare inches.
    package var inches: Figure? {
        switch kind {
        case .feetAndInches(let feet, let inches): Figure(feet * 12) + inches
        case .feetWord(let feet): Figure(feet * 12)
        case .metric(let centimetres): centimetres.inchesOfCentimetres
        case .bareInches: nil
        }
    }
}

/// A height cell: one marked height, a band of two, or an open band.
package struct HeightCell: Sendable, Hashable {
    package enum Form: Sendable, Hashable { case exact, band, upTo, from }

    package var form: Form
    package var low: MarkedHeight
    package var high: MarkedHeight
    /// The same height in metres or centimetres, printed beside it or alone.
    package var metric: Quantity?
    /// "Under 5'0\"": the end is no height of its own row.
    package var isExclusive = false
    package var isIrregular: Bool { low.isIrregular || high.isIrregular }

    package var range: HeightRange? {
        switch form {
        case .exact, .band:
            guard let low = low.inches, let high = high.inches, low <= high else { return nil }
            return HeightRange(min: low, max: high)
        case .upTo: return high.inches.map { HeightRange(min: nil, max: $0) }
        case .from: return low.inches.map { HeightRange(min: $0, max: nil) }
        }
    }

    /// Reads a whole cell; `nil` unless every character belongs to a height with marks or unit words.
    ///
    /// - Parameter feet: How many feet a height may have: a chart's are those of people, what somebody types is refused later.
    package static func read(_ text: FoldedText, feet: ClosedRange<Int> = 1...8) -> HeightCell? {
        guard text.scalars.first.map({ $0.isDigit || $0.isLetter || $0 == "<" || $0 == ">" || $0 == "\"" }) ?? false,
            text.scalars.contains(where: \.isDigit)
        else { return nil }
        var scanner = Scanner(text)
        let below = scanner.takeWord(of: HeightWords.below) != nil
        let above = !below && scanner.takeWord(of: HeightWords.above) != nil
        let isExclusive = below || above
        let form: Form? =
            below || !above && scanner.takeWord(of: HeightWords.upTo) != nil
            ? .upTo : above || scanner.takeWord(of: HeightWords.from) != nil ? .from : nil
        scanner.skipBlanks()
        if let twin = scanner.takeInchesWithTwin() { return HeightCell(form: form ?? .exact, low: twin, high: twin) }
        guard let low = scanner.takeMarkedHeight(feet: feet) ?? scanner.takeMetricHeight() else { return nil }
        if scanner.finish() {
            return HeightCell(form: form ?? .exact, low: low, high: low, isExclusive: isExclusive)
        }
        guard form == nil else { return nil }
        if let inches = low.inches {
            let start = scanner.position
            if let twin = scanner.takeTwin(of: inches), scanner.finish() {
                return HeightCell(form: .exact, low: low, high: low, metric: twin)
            }
            scanner.reset(to: start)
            if scanner.repeats(inches) { return HeightCell(form: .exact, low: low, high: low) }
            scanner.reset(to: start)
        }
        let afterLow = scanner.position
        scanner.skipBlanks()
        if scanner.takeWord(of: HeightWords.andOver) != nil, scanner.finish() {
            return HeightCell(form: .from, low: low, high: low)
        }
        scanner.reset(to: afterLow)
        if scanner.takeWord(of: HeightWords.andUnder) != nil, scanner.finish() {
            return HeightCell(form: .upTo, low: low, high: low)
        }
        scanner.reset(to: afterLow)
        guard scanner.takeRangeMark(), let high = scanner.takeMarkedHeight(), scanner.finish() else { return nil }
        return HeightCell(form: .band, low: low, high: high)
    }
}

/// The words around heights.
private enum HeightWords {
    package static let upTo = Phrases(.boundBefore, "at-most")
    package static let below = Phrases(.boundBefore, "less-than")
    package static let from = Phrases(.boundBefore, "at-least")
    package static let above = Phrases(.boundBefore, "more-than")
    package static let andOver = Phrases(.boundAfter, "at-least", "at-least-height")
    package static let andUnder = Phrases(.boundAfter, "at-most", "at-most-height")
    package static let feet = Phrases(.unit, "ft")
    package static let inches = Phrases(.unit, "in")
}

extension Scanner {
    fileprivate mutating func finish() -> Bool {
        skipFootnoteMarks()
        return isAtEnd
    }

    /// Takes `5'10"`, `5 ft 10 in`, `4 pi 10 po`, `6'0`, `5'`, `5 Feet`, `8"`, `4 9"`, `6' 10'`.
    package mutating func takeMarkedHeight(feet possible: ClosedRange<Int> = 1...8) -> MarkedHeight? {
        let start = position
        guard let first = takeNumber() else { return nil }
        if first.decimals == 0, let feet = first.value.wholeValue, possible.contains(feet), let mark = takeFootMark() {
            return takeInchesAfterFeet(feet, mark: mark)
        }
        if let swapped = takeSwappedMarks(first) { return swapped }
        if takeInchMark() != nil {
            guard first.value < 100 else { return backTo(start) }
            if first.value >= 12 {
                return MarkedHeight(
                    kind: .feetAndInches(feet: 0, inches: first.value))
            }
            return MarkedHeight(kind: .bareInches(first.value))
        }
        // `4 9"`: the foot mark is missing; the inch mark tells that it is a height at all.
        if first.decimals == 0, let feet = first.value.wholeValue, (3...7).contains(feet), take(" "),
            let inches = takeNumber(), inches.value < 12, takeInchMark() != nil
        {
            return MarkedHeight(kind: .feetAndInches(feet: feet, inches: inches.value), isIrregular: true)
        }
        return backTo(start)
    }

    /// Takes `1 m 78`, `1m78`.
    fileprivate mutating func takeMetricHeight() -> MarkedHeight? {
        let start = position
        if let metres = takeDigits(limit: 1), metres.value <= 2, takeUnit() == .metres {
            skipBlanks()
            if let rest = takeDigits(limit: 2), rest.count == 2 {
                return MarkedHeight(kind: .metric(Figure(metres.value * 100 + rest.value)))
            }
        }
        return backTo(start)
    }

    /// Takes `58 (4'10")`: inches, and the same height in feet and inches; `nil` where both do not agree.
    fileprivate mutating func takeInchesWithTwin() -> MarkedHeight? {
        let start = position
        if let inches = takeNumber() {
            _ = takeInchMark()
            skipBlanks()
            if take("(") {
                skipBlanks()
                if let twin = takeMarkedHeight(), twin.inches == inches.value, take(")"), finish() { return twin }
            }
        }
        return backTo(start)
    }

    /// Takes `(178 cm)`, `/ 1.78 m`, `(178)`: the same height once more; `nil` where both do not agree.
    fileprivate mutating func takeTwin(of inches: Figure) -> Quantity? {
        let start = position
        skipBlanks()
        let isAside = take("(")
        guard isAside || take("/") || take("=") else {
            reset(to: start)
            return nil
        }
        skipBlanks()
        if var twin = takeNumber() {
            twin.unit = takeUnit() ?? (twin.value < 3 ? .metres : .centimetres)
            let centimetres = twin.value.doubleValue * (twin.unit == .metres ? 100 : 1)
            let isMetric = twin.unit == .metres || twin.unit == .centimetres
            if isMetric, abs(UnitFactor.inches(ofCentimetres: centimetres) - inches.doubleValue) <= 0.6,
                !isAside || take(")")
            {
                return twin
            }
        }
        reset(to: start)
        return nil
    }

    /// Whether the rest is the same height in inches: `(70 in.)`, `(70")`.
    fileprivate mutating func repeats(_ inches: Figure) -> Bool {
        skipBlanks()
        guard take("(") else { return false }
        skipBlanks()
        guard let twin = takeNumber(), twin.value == inches, takeInchMark() != nil else { return false }
        _ = take(".")
        skipBlanks()
        return take(")") && finish()
    }

    private mutating func backTo(_ place: Int) -> MarkedHeight? {
        reset(to: place)
        return nil
    }

    /// `4"10'`: the marks stand the wrong way round.
    private mutating func takeSwappedMarks(_ first: Quantity) -> MarkedHeight? {
        let start = position
        if first.decimals == 0, let feet = first.value.wholeValue, (3...7).contains(feet), take("\""),
            let inches = takeNumber(), inches.value < 12, take("'"), isAtEnd
        {
            return MarkedHeight(kind: .feetAndInches(feet: feet, inches: inches.value), isIrregular: true)
        }
        reset(to: start)
        return nil
    }

    private enum FootMark { case sign, word }

    private mutating func takeFootMark() -> FootMark? {
        let start = position
        skipBlanks()
        if take("'") {
            if take("'") {  // two apostrophes are an inch mark
                reset(to: start)
                return nil
            }
            return .sign
        }
        if takeWord(of: HeightWords.feet) != nil { return .word }
        reset(to: start)
        return nil
    }

    private enum InchMark { case sign, single, word }

    private mutating func takeInchMark() -> InchMark? {
        let start = position
        if take("\"") { return .sign }
        if take("'") { return take("'") ? .sign : backToNone(start) }
        skipBlanks()
        if take("\"") { return .sign }
        if takeWord(of: HeightWords.inches) != nil { return .word }
        reset(to: start)
        return nil
    }

    private mutating func backToNone(_ place: Int) -> InchMark? {
        reset(to: place)
        return nil
    }

    /// Takes the `-10"` of `5'-10"`: without its mark it would be the other end of a band.
    private mutating func takeDashedInches() -> Figure? {
        let start = position
        skipBlanks()
        if take("-") {
            skipBlanks()
            if let inches = takeNumber(), inches.value < 12, takeInchMark() != nil { return inches.value }
        }
        reset(to: start)
        return nil
    }

    private mutating func takeInchesAfterFeet(_ feet: Int, mark: FootMark) -> MarkedHeight? {
        let afterFeet = position
        if let inches = takeDashedInches() {
            return MarkedHeight(kind: .feetAndInches(feet: feet, inches: inches))
        }
        skipBlanks()
        _ = take(",")
        skipBlanks()
        if let inches = takeNumber(), inches.value < 12 {
            let afterInches = position
            if takeInchMark() != nil {
                return MarkedHeight(kind: .feetAndInches(feet: feet, inches: inches.value))
            }
            // `6' 10'`: the inch mark is a foot mark. `6'0`: there is none, which is common and clear.
            if mark == .sign, take("'") {
                return MarkedHeight(kind: .feetAndInches(feet: feet, inches: inches.value), isIrregular: true)
            }
            reset(to: afterInches)
            return MarkedHeight(kind: .feetAndInches(feet: feet, inches: inches.value))
        }
        reset(to: afterFeet)
        return mark == .word
            ? MarkedHeight(kind: .feetWord(feet)) : MarkedHeight(kind: .feetAndInches(feet: feet, inches: 0))
    }
}
