import ChartSchema

/// Body mass index by the exact factors (1 lb = 0.45359237 kg, 1 in = 0.0254 m), rounded to four decimals, the finest
/// that charts print.
public enum BodyMassIndex {
    private static let poundInGrams: UInt128 = 45_359_237
    private static let squareInch: UInt128 = 64_516

    /// - Parameters:
    ///   - weight: In pounds, less than 100,000.
    ///   - height: In inches, more than 0.
    public static func of(weight: Figure, height: Figure) -> Figure {
        let squared = UInt128(height.tenThousandths.magnitude) * UInt128(height.tenThousandths.magnitude)
        let divisor = squared * squareInch
        let dividend = UInt128(weight.tenThousandths.magnitude) * poundInGrams * 100_000_000
        return Figure(tenThousandths: Int64((dividend * 2 + divisor) / (divisor * 2)))
    }

    /// The greatest weight, in tenths of a pound, whose index at `height` is not above `index`.
    public static func greatestWeight(notAbove index: Figure, height: Figure) -> Figure {
        let squared = UInt128(height.tenThousandths.magnitude) * UInt128(height.tenThousandths.magnitude)
        let weight = UInt128(index.tenThousandths.magnitude) * squared * squareInch / (poundInGrams * 100_000_000)
        let tenth: Int64 = 1_000
        var found = Figure(tenThousandths: (Int64(weight) / tenth + 1) * tenth)
        while of(weight: found, height: height) > index { found.tenThousandths -= tenth }
        return found
    }

    /// The least weight, in tenths of a pound, whose index at `height` is not below `index`.
    public static func leastWeight(notBelow index: Figure, height: Figure) -> Figure {
        guard index > 0 else { return 0 }
        let below = Figure(tenThousandths: index.tenThousandths - 1)
        return greatestWeight(notAbove: below, height: height) + Figure(tenThousandths: 1_000)
    }
}
