import ChartSchema

/// What a cell says of a number: one figure, a range, or one open end.
package struct Interval: Sendable, Hashable {
    package enum Form: Sendable, Hashable {
        /// `202`: whether it is a maximum or a minimum stands elsewhere.
        case single
        /// `129-138`.
        case range
        /// `max 202`, `<=16`: the lower end is open.
        case upTo
        /// `> 46`, `226+`: the upper end is open.
        case from
    }

    package var form: Form
    package var min: Quantity?
    package var max: Quantity?
    /// The end itself is outside (`< 16`, `over 46`).
    package var isExclusive = false

    package init(form: Form, min: Quantity?, max: Quantity?, isExclusive: Bool = false) {
        (self.form, self.min, self.max, self.isExclusive) = (form, min, max, isExclusive)
    }

    /// The only figure of a single or open interval.
    package var figure: Quantity? { form == .single || form == .upTo ? max : form == .from ? min : nil }
    package var unit: PrintedUnit? { max?.unit ?? min?.unit }
}

extension Interval {
    private static let prefixes: [(words: Phrases, form: Form, isExclusive: Bool)] = [
        (Phrases(.boundBefore, "at-most"), .upTo, false), (Phrases(.boundBefore, "less-than"), .upTo, true),
        (Phrases(.boundBefore, "at-least"), .from, false), (Phrases(.boundBefore, "more-than"), .from, true),
    ]
    private static let upSuffixes = Phrases(.boundAfter, "at-least")
    private static let downSuffixes = Phrases(.boundAfter, "at-most")

    /// Reads a whole cell; `nil` unless every character is understood.
    ///
    /// Trailing footnote marks (`*`, `†`) are allowed and say nothing.
    package static func read(_ text: FoldedText) -> Interval? {
        plain(text) ?? scanned(text)
    }

    /// Nine cells in ten are a few digits and nothing else.
    package static func plain(_ text: FoldedText) -> Interval? {
        guard (1...4).contains(text.scalars.count), text.scalars.allSatisfy(\.isDigit) else { return nil }
        let value = text.scalars.reduce(0) { $0 * 10 + Int($1.value - 48) }
        let quantity = Quantity(value: Figure(value), decimals: 0, unit: nil)
        return Interval(form: .single, min: quantity, max: quantity)
    }

    package static func scanned(_ text: FoldedText) -> Interval? {
        guard text.scalars.contains(where: \.isDigit) else { return nil }
        var scanner = Scanner(text)
        guard let interval = scanner.takeInterval() else { return nil }
        scanner.skipFootnoteMarks()
        return scanner.isAtEnd ? interval : nil
    }

    package static func prefix(_ scanner: inout Scanner) -> (form: Form, isExclusive: Bool)? {
        let start = scanner.position
        for (words, form, exclusive) in prefixes where scanner.takeWord(of: words) != nil {
            _ = scanner.take(":")
            scanner.skipBlanks()
            return (form, exclusive)
        }
        scanner.reset(to: start)
        return nil
    }

    package static func suffix(_ scanner: inout Scanner) -> Form? {
        let start = scanner.position
        scanner.skipBlanks()
        if scanner.takeWord(of: upSuffixes) != nil { return .from }
        if scanner.takeWord(of: downSuffixes) != nil { return .upTo }
        scanner.reset(to: start)
        return nil
    }
}

extension Scanner {
    package mutating func skipFootnoteMarks() {
        skipBlanks()
        while let scalar = next, FoldedText.footnoteMarks.contains(scalar) {
            _ = take(scalar)
            skipBlanks()
        }
        // `143 (1)`: a mark in parentheses.
        let start = position
        if take("("), takeDigits(limit: 1) != nil, take(")") { skipBlanks() } else { reset(to: start) }
    }

    package mutating func takeInterval() -> Interval? {
        let start = position
        skipBlanks()
        if let both = takeBothEnds() { return both }
        if let prefix = Interval.prefix(&self) {
            guard let quantity = takeQuantity() else {
                reset(to: start)
                return nil
            }
            return prefix.form == .upTo
                ? Interval(form: .upTo, min: nil, max: quantity, isExclusive: prefix.isExclusive)
                : Interval(form: .from, min: quantity, max: nil, isExclusive: prefix.isExclusive)
        }
        guard let low = takeQuantity() else {
            reset(to: start)
            return nil
        }
        return takeRest(of: low)
    }

    private mutating func takeRest(of first: Quantity) -> Interval? {
        var low = first
        let afterLow = position
        if takeRangeMark(), var high = takeQuantity() {
            low.unit = low.unit ?? high.unit
            high.unit = high.unit ?? low.unit
            return Interval(form: .range, min: low, max: high)
        }
        reset(to: afterLow)
        switch Interval.suffix(&self) {
        case .from?: return Interval(form: .from, min: low, max: nil)
        case .upTo?: return Interval(form: .upTo, min: nil, max: low)
        default: return Interval(form: .single, min: low, max: low)
        }
    }
}
