import ChartSchema

extension Interval {
    /// Reads `<87 or >205`: two open ends with a gap between them.
    package static func outside(_ text: FoldedText) -> (below: Interval, above: Interval)? {
        guard text.scalars.contains(where: \.isDigit), text.scalars.count <= 40,
            // A plain figure is not looked through six times.
            text.scalars.contains(where: { $0 == " " || $0 == "," || $0 == ";" || $0 == "/" }),
            // The sign or the word of an end.
            text.scalars.contains(where: { !$0.isDigit && !" ,;/.'\"-".unicodeScalars.contains($0) })
        else { return nil }
        for joint in [" or ", " ou ", " and ", ",", ";", "/"] {
            let parts = text.string.split(separator: joint)
            guard parts.count == 2 else { continue }
            let ends = parts.compactMap { read(FoldedText($0)) }.sorted { $0.form == .upTo && $1.form != .upTo }
            guard ends.count == 2, ends[0].form == .upTo, ends[1].form == .from, let low = ends[0].max,
                let high = ends[1].min, low.value < high.value
            else { continue }
            return (ends[0], ends[1])
        }
        return nil
    }
}

/// Cells that name both ends, or one weight in two units.
extension Scanner {
    /// Takes `min 92 max 143`, `92 min - 143 max`, `between 92 and 143`, `de 92 à 143`, `[92-143]`.
    package mutating func takeBothEnds() -> Interval? {
        let start = position
        if let interval = takeNamedEnds() ?? takeBetween() ?? takeBracketed() { return interval }
        reset(to: start)
        return nil
    }

    private mutating func takeNamedEnds() -> Interval? {
        let start = position
        guard let first = takeNamedEnd() else {
            reset(to: start)
            return nil
        }
        skipBlanks()
        _ = take("/") || take("-") || take(",") || take(";")
        skipBlanks()
        guard let second = takeNamedEnd(), first.form != second.form else {
            reset(to: start)
            return nil
        }
        let low = first.form == .from ? first.min : second.min
        let high = first.form == .upTo ? first.max : second.max
        return range(low, high)
    }

    /// `min 92`, `92 min`: one end with its name.
    private mutating func takeNamedEnd() -> Interval? {
        if let prefix = Interval.prefix(&self), !prefix.isExclusive, let quantity = takeQuantity() {
            return prefix.form == .upTo
                ? Interval(form: .upTo, min: nil, max: quantity) : Interval(form: .from, min: quantity, max: nil)
        }
        guard let quantity = takeQuantity() else { return nil }
        switch Interval.suffix(&self) {
        case .upTo?: return Interval(form: .upTo, min: nil, max: quantity)
        case .from?: return Interval(form: .from, min: quantity, max: nil)
        default: return nil
        }
    }

    private static let beforeBothEnds = Phrases(.header, "both-ends")
    private static let betweenEnds = Phrases(.header, "joint")

    private mutating func takeBetween() -> Interval? {
        let start = position
        guard takeWord(of: Self.beforeBothEnds) != nil else { return nil }
        skipBlanks()
        if let low = takeQuantity() {
            skipBlanks()
            if takeWord(of: Self.betweenEnds) != nil {
                skipBlanks()
                if let high = takeQuantity() { return range(low, high) }
            }
        }
        reset(to: start)
        return nil
    }

    private mutating func takeBracketed() -> Interval? {
        let start = position
        for (open, close) in [("[", "]"), ("(", ")")] as [(Unicode.Scalar, Unicode.Scalar)] {
            if take(open), let low = takeQuantity(), takeRangeMark(), let high = takeQuantity(), take(close) {
                return range(low, high)
            }
            reset(to: start)
        }
        return nil
    }

    private func range(_ low: Quantity?, _ high: Quantity?) -> Interval? {
        guard var low, var high, low.value <= high.value else { return nil }
        low.unit = low.unit ?? high.unit
        high.unit = high.unit ?? low.unit
        return Interval(form: .range, min: low, max: high)
    }

    /// Takes a number with its unit; of `89 kg (196 lb)` the pounds, where both say the same.
    package mutating func takeQuantity() -> Quantity? {
        if let stones = takeStones() { return stones }
        guard var first = takeNumber() else { return nil }
        first.unit = takeUnit()
        guard first.unit.map(\.isWeight) ?? true else { return first }
        let afterFirst = position
        skipBlanks()
        let isAside = take("(")
        if isAside || take("/"), let second = takeTwin(of: first, isAside: isAside) { return second }
        reset(to: afterFirst)
        return first
    }

    private static let stones = Phrases(.unit, "st")

    /// Takes `12 st 6 lb`, `12 stone`: in pounds.
    private mutating func takeStones() -> Quantity? {
        let start = position
        guard let stones = takeDigits(limit: 3) else { return nil }
        skipBlanks()
        guard takeWord(of: Self.stones) != nil else {
            reset(to: start)
            return nil
        }
        _ = take(".")
        let afterStones = position
        skipBlanks()
        var pounds = Figure(stones.value * 14)
        if let rest = takeNumber(), rest.value < 14, takeUnit().map({ $0 == .pounds }) ?? true {
            pounds = pounds + rest.value
        } else {
            reset(to: afterStones)
        }
        return Quantity(value: pounds, decimals: 0, unit: .pounds)
    }

    private mutating func takeTwin(of first: Quantity, isAside: Bool) -> Quantity? {
        skipBlanks()
        guard var second = takeNumber() else { return nil }
        second.unit = takeUnit()
        // `182 / 83` without units: pounds and kilograms, where the figures say so.
        let unit = second.unit ?? (first.unit == .kilograms ? .pounds : .kilograms)
        // `127 (58 kg)`: the aside says its unit, and the figures the other's.
        let isNamed = (first.unit == nil) == (second.unit == nil) || isAside && second.unit != nil
        guard unit.isWeight, unit != first.unit, isNamed, !isAside || take(")") else { return nil }
        var pounds = unit == .pounds ? second : first
        let kilograms = unit == .pounds ? first : second
        pounds.unit = .pounds
        guard pounds.value.isSameWeight(asKilograms: kilograms.value) else { return nil }
        return pounds
    }
}
