import ChartSchema

/// A number as a cell prints it, with the unit it carries.
package struct Quantity: Sendable, Hashable {
    package var value: Figure
    /// How many decimals are printed.
    package var decimals: Int
    package var unit: PrintedUnit?

    package init(value: Figure, decimals: Int, unit: PrintedUnit?) {
        (self.value, self.decimals, self.unit) = (value, decimals, unit)
    }
}

/// The units that charts print.
package enum PrintedUnit: String, Sendable, Hashable, Codable {
    case pounds = "lb"
    case kilograms = "kg"
    case inches = "in"
    case feetAndInches = "ft-in"
    case centimetres = "cm"
    case metres = "m"
    case percent = "%"
    case bmi = "kg/m2"
    case years, months

    package var isWeight: Bool { self == .pounds || self == .kilograms }
    package var isHeight: Bool { self == .inches || self == .feetAndInches || self == .centimetres || self == .metres }

    /// Spellings in folded text, the longest first.
    package static let spellings: [(word: String, unit: PrintedUnit)] = {
        let units = Lexicon.standard.values(.unit).compactMap(PrintedUnit.init(rawValue:))
        let all = units.flatMap { unit in Lexicon.standard.phrases(.unit, unit.rawValue).map { ($0, unit) } }
        return all.map { (length: $0.0.unicodeScalars.count, word: $0.0, unit: $0.1) }
            .sorted { ($1.length, $0.word) < ($0.length, $1.word) }.map { (word: $0.word, unit: $0.unit) }
    }()
    fileprivate static let words = Phrases(spellings.map(\.word))
}

extension Figure {
    /// Kilograms in pounds, by the exact factor, rounded to 0.1.
    package var poundsOfKilograms: Figure? {
        Figure(rounding: UnitFactor.pounds(ofKilograms: doubleValue))?.rounded(decimals: 1)
    }
    /// Centimetres in inches, by the exact factor, rounded to 0.1.
    package var inchesOfCentimetres: Figure? {
        Figure(rounding: UnitFactor.inches(ofCentimetres: doubleValue))?.rounded(decimals: 1)
    }

    /// Whether pounds and kilograms are one weight as charts print both, each rounded in its own way.
    package func isSameWeight(asKilograms kilograms: Figure) -> Bool {
        abs(doubleValue * UnitFactor.kilogramsInPound - kilograms.doubleValue) <= 0.6
    }
}

extension Scanner {
    /// Takes `123`, `123.5`, `1,42`, `185 1/2`, `250,000`; no unit, no sign.
    package mutating func takeNumber() -> Quantity? {
        guard let whole = takeDigits(limit: 9) else { return nil }
        var value = Figure(whole.value)
        var decimals = 0
        let afterWhole = position
        if whole.value > 0, let thousands = takeThousands() {
            value = Figure(whole.value * 1_000 + thousands)
        } else if let point = next, point == "." || point == "," {
            _ = take(point)
            if let fraction = takeDigits(limit: point == "," ? 3 : 4) {
                decimals = fraction.count
                var tenThousandths = Int64(fraction.value)
                for _ in decimals..<4 { tenThousandths *= 10 }
                value = value + Figure(tenThousandths: tenThousandths)
            } else {
                reset(to: afterWhole)
            }
        }
        if decimals == 0, let fraction = takeVulgarFraction() {
            value = value + fraction
            decimals = 1
        }
        return Quantity(value: value, decimals: decimals, unit: nil)
    }

    /// Takes a comma and three figures, which no chart prints behind a decimal comma: "160,160" are two limits that a blank is missing
    /// between, or thousands, and not 160.16.
    private mutating func takeThousands() -> Int? {
        let start = position
        guard take(","), let group = takeDigits(limit: 4), group.count == 3 else {
            reset(to: start)
            return nil
        }
        return group.value
    }

    /// Takes ` 1/2`, ` 3/4` and the like after a whole number.
    package mutating func takeVulgarFraction() -> Figure? {
        let start = position
        skipBlanks()
        guard position > start, let top = takeDigits(limit: 1), take("/"), let bottom = takeDigits(limit: 1),
            bottom.value > 1, top.value < bottom.value, 10_000 % bottom.value == 0
        else {
            reset(to: start)
            return nil
        }
        return Figure(tenThousandths: Int64(10_000 / bottom.value * top.value))
    }

    package mutating func takeUnit() -> PrintedUnit? {
        let start = position
        skipBlanks()
        guard let spelling = takeWord(of: PrintedUnit.words) else {
            reset(to: start)
            return nil
        }
        _ = take(".")
        return PrintedUnit.spellings[spelling].unit
    }

    private static let rangeWords = Phrases(.range, "")

    /// Takes `-`, `to`, `à`, `thru`, with blanks around.
    package mutating func takeRangeMark() -> Bool {
        let start = position
        skipBlanks()
        if take("-") {
            _ = take("-")
            skipBlanks()
            return true
        }
        if take("~") || take(".") && take(".") {
            _ = take(".")
            skipBlanks()
            return true
        }
        if takeWord(of: Self.rangeWords) != nil {
            skipBlanks()
            return true
        }
        reset(to: start)
        return false
    }
}
