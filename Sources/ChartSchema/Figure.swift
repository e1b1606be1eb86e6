/// An exact decimal number as charts print them: a weight in pounds, a height in inches, a BMI.
///
/// Charts print at most four decimals (`16.0001` in a BMI chart), so a figure is a whole number of ten-thousandths.
/// Comparing, adding and printing are exact and do not depend on locale or floating-point rounding.
///
/// Do not use it for statistics: take `doubleValue` there.
///
///     let figure = Figure("16.0001")!
///     figure + 184  // 200.0001
///     figure.wholeValue == nil  // true
public struct Figure: Hashable, Comparable, Sendable {
    /// The value times 10,000.
    public var tenThousandths: Int64

    public init(tenThousandths: Int64) {
        self.tenThousandths = tenThousandths
    }

    public init(_ whole: Int) {
        self.init(tenThousandths: Int64(whole) * 10_000)
    }

    /// Figures read from text or JSON are smaller than a hundred thousand million: no chart prints more, and up to here
    /// the nearest `Double`, which is what JSON readers make of a number, gives every figure back.
    static let bound: Int64 = 1_000_000_000_000_000

    /// The nearest figure to `value`; `nil` when it is not finite or no smaller than 100,000,000,000.
    public init?(rounding value: Double) {
        let scaled = (value * 10_000).rounded()
        guard scaled.isFinite, abs(scaled) < Double(Figure.bound) else { return nil }
        self.init(tenThousandths: Int64(scaled))
    }

    /// Reads plain decimal text: digits, at most one `.`, at most four decimals, an optional leading `-`, and less than
    /// 100,000,000,000.
    ///
    /// Anything else is `nil`; notations of charts (`1,42`, `5'10"`) are read elsewhere.
    public init?(_ text: some StringProtocol) {
        var text = String(text)
        guard let figure = text.withUTF8(Figure.read) else { return nil }
        self = figure
    }

    private static func read(_ text: UnsafeBufferPointer<UInt8>) -> Figure? {
        var total: Int64 = 0
        var decimals = -1
        var digits = 0
        var negative = false
        for (index, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "-") where index == 0:
                negative = true
            case UInt8(ascii: ".") where decimals < 0:
                decimals = 0
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                if decimals >= 0 { decimals += 1 }
                guard decimals <= 4, total < Figure.bound else { return nil }
                total = total * 10 + Int64(byte - UInt8(ascii: "0"))
            default:
                return nil
            }
        }
        guard digits > 0, decimals != 0 else { return nil }
        for _ in max(decimals, 0)..<4 where total < Figure.bound { total *= 10 }
        guard total < Figure.bound else { return nil }
        return Figure(tenThousandths: negative ? -total : total)
    }

    public var doubleValue: Double { Double(tenThousandths) / 10_000 }

    /// The value when it is a whole number.
    public var wholeValue: Int? {
        tenThousandths % 10_000 == 0 ? Int(tenThousandths / 10_000) : nil
    }

    /// The figure rounded half away from zero to `decimals` (0 to 4) decimals.
    public func rounded(decimals: Int) -> Figure {
        var unit: Int64 = 1
        for _ in decimals..<4 { unit *= 10 }
        let half = unit / 2
        let magnitude = (abs(tenThousandths) + half) / unit * unit
        return Figure(tenThousandths: tenThousandths < 0 ? -magnitude : magnitude)
    }

    public static func < (a: Figure, b: Figure) -> Bool { a.tenThousandths < b.tenThousandths }
    public static func + (a: Figure, b: Figure) -> Figure {
        Figure(tenThousandths: a.tenThousandths + b.tenThousandths)
    }
    public static func - (a: Figure, b: Figure) -> Figure {
        Figure(tenThousandths: a.tenThousandths - b.tenThousandths)
    }
}

extension Figure: CustomStringConvertible {
    /// The shortest decimal form: `200`, `16.0001`, `-0.5`.
    public var description: String { withDecimalForm { String(decoding: $0, as: UTF8.self) } }

    /// Gives `body` the bytes of ``description``.
    func withDecimalForm<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>.SubSequence) -> Result) -> Result {
        // Room for a sign, fifteen digits before the point and four after it, and for the largest Int64.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { text in
            var start = text.endIndex
            func prepend(_ byte: UInt8) {
                start -= 1
                text.initializeElement(at: start, to: byte)
            }
            var whole = tenThousandths.magnitude / 10_000
            var fraction = tenThousandths.magnitude % 10_000
            if fraction != 0 {
                var width = 4
                while fraction % 10 == 0 {
                    fraction /= 10
                    width -= 1
                }
                for _ in 0..<width {
                    prepend(UInt8(ascii: "0") + UInt8(fraction % 10))
                    fraction /= 10
                }
                prepend(UInt8(ascii: "."))
            }
            repeat {
                prepend(UInt8(ascii: "0") + UInt8(whole % 10))
                whole /= 10
            } while whole > 0
            if tenThousandths < 0 { prepend(UInt8(ascii: "-")) }
            return body(text[start...])
        }
    }
}

extension Figure: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self.init(value) }
}

extension Figure: Codable {
    /// A JSON number with at most four decimals.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let value = try container.decode(Double.self)
        guard let figure = Figure(rounding: value) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "number out of range: \(value)")
        }
        self = figure
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let whole = wholeValue {
            try container.encode(whole)
        } else {
            try container.encode(doubleValue)
        }
    }
}
