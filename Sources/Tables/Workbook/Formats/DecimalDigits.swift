import Glibc

/// A number as the fifteen significant decimal digits that spreadsheets compute and show with: 0.1 + 0.2 is 0.3.
struct DecimalDigits: Equatable {
    /// Without leading or trailing zeros; empty for zero.
    private(set) var digits: [UInt8]
    /// How many of them stand before the point; negative for zeros behind it.
    private(set) var point: Int
    let isNegative: Bool

    init(_ value: Double) {
        isNegative = value < 0
        var text = [CChar](repeating: 0, count: 40)
        _ = withVaList([abs(value)]) { vsnprintf(&text, text.count, "%.14e", $0) }
        // d.dddddddddddddde±xx
        let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let mark = bytes.firstIndex(of: UInt8(ascii: "e")) ?? bytes.endIndex
        digits = bytes[..<mark].filter { (0x30...0x39).contains($0) }.map { $0 - 0x30 }
        point = (Int(String(decoding: bytes[mark...].dropFirst(), as: UTF8.self)) ?? 0) + 1
        trim()
    }

    private mutating func trim() {
        while digits.last == 0 { digits.removeLast() }
        if digits.isEmpty { point = 0 }
    }

    /// Rounded half away from zero to so many decimals, as spreadsheets do.
    func rounded(decimals: Int) -> DecimalDigits {
        let kept = point + decimals
        guard kept < digits.count else { return self }
        var result = self
        guard kept >= 0 else {
            (result.digits, result.point) = ([], 0)
            return result
        }
        let goesUp = digits[kept] >= 5
        result.digits = Array(digits[..<kept])
        if goesUp {
            var place = kept - 1
            while place >= 0, result.digits[place] == 9 {
                result.digits[place] = 0
                place -= 1
            }
            if place >= 0 {
                result.digits[place] += 1
            } else {
                result.digits.insert(1, at: 0)
                result.point += 1
            }
        }
        result.trim()
        return result
    }

    /// The digits before the point; none for numbers below one.
    var whole: [UInt8] { (0..<max(0, point)).map { $0 < digits.count ? digits[$0] : 0 } }

    /// The digits behind the point, without trailing zeros.
    var decimals: [UInt8] {
        guard !digits.isEmpty else { return [] }
        return Array(repeating: 0, count: max(0, -point)) + digits.dropFirst(max(0, point))
    }

    /// Plain decimal text: `-179.5`.
    var text: String {
        let whole = whole.isEmpty ? [0] : whole
        let decimals = decimals
        let bytes = (whole + decimals).map { $0 + 0x30 }
        let text = String(decoding: bytes[..<whole.count], as: UTF8.self)
        let rest = decimals.isEmpty ? "" : "." + String(decoding: bytes[whole.count...], as: UTF8.self)
        return (isNegative && !digits.isEmpty ? "-" : "") + text + rest
    }

    /// What a cell without a format shows, where the column is wide enough: at most eleven characters.
    var general: String {
        guard !digits.isEmpty, point > 11 || point < -3 else {
            return rounded(decimals: max(0, 10 - max(1, point))).text
        }
        var mantissa = DecimalDigits(0)
        mantissa.digits = digits
        mantissa.point = 1
        let exponent = point - 1
        let sign = exponent < 0 ? "-" : "+"
        let power = String(abs(exponent))
        return (isNegative ? "-" : "") + mantissa.rounded(decimals: 5).text + "E" + sign
            + (power.count < 2 ? "0" : "") + power
    }
}
