import ChartSchema
import Notation

/// A band of BMIs that names a row, which may differ by age: `16.0001-17 (16-59) / 16.0001-18 (60+)`.
struct BMIBand: Sendable, Hashable {
    struct Part: Sendable, Hashable {
        var interval: Interval
        /// `nil`: for every age.
        var age: AgeRange?
    }

    var parts: [Part]

    /// The band for a column of these ages.
    func interval(for age: AgeRange?) -> Interval? {
        if parts.count == 1, parts[0].age == nil { return parts[0].interval }
        let named = parts.filter { $0.age == age }
        return named.count == 1 ? named[0].interval : nil
    }

    /// Reads a whole cell; `nil` unless every part of it is an interval of plausible BMIs.
    static func read(_ text: String) -> BMIBand? {
        var parts: [Part] = []
        for piece in text.split(separator: "/") {
            var rest = String(piece)
            var age: AgeRange?
            if let open = rest.lastIndex(of: "("), let close = rest.lastIndex(of: ")"), open < close {
                age = AgeRange.read(FoldedText(rest[rest.index(after: open)..<close]), isKnownAsAge: true)
                guard age != nil else { return nil }
                rest = String(rest[..<open])
            }
            rest = rest.replacing("BMI", with: "").replacing("IMC", with: "")
            guard let interval = Interval.read(FoldedText(rest)),
                [interval.min, interval.max].compactMap({ $0?.value }).allSatisfy({ (5...100).contains($0.doubleValue) }
                )
            else { return nil }
            parts.append(Part(interval: interval, age: age))
        }
        return parts.isEmpty ? nil : BMIBand(parts: parts)
    }
}
