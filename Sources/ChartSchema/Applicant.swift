/// The sex a limit holds for.
public enum Sex: String, Codable, Hashable, Sendable, CaseIterable {
    case any, female, male
}

/// The tobacco state a limit holds for.
public enum Tobacco: String, Codable, Hashable, Sendable, CaseIterable {
    case any, yes, no
}

/// The unit of an age: completed years or completed months.
public enum AgeUnit: String, Codable, Hashable, Sendable, CaseIterable {
    case years, months
}

/// The ages a limit holds for, both ends included; an open end is `nil`.
///
///     let infants = AgeRange(max: 23, unit: .months)
///     infants.isAny  // false
///     AgeRange(min: 18, max: 60) == .any  // false
public struct AgeRange: Hashable, Sendable {
    public var min: Int?
    public var max: Int?
    public var unit: AgeUnit

    public init(min: Int? = nil, max: Int? = nil, unit: AgeUnit = .years) {
        self.min = min
        self.max = max
        self.unit = unit
    }

    /// Every age: the chart does not say.
    public static let any = AgeRange()

    public var isAny: Bool { min == nil && max == nil }

    /// Whether nobody of another range is outside this one.
    package func covers(_ other: AgeRange) -> Bool {
        let (own, others) = (ageInMonths, other.ageInMonths)
        return own.lowerBound <= others.lowerBound && own.upperBound >= others.upperBound
    }

    /// Whether some age is in both.
    package func overlaps(_ other: AgeRange) -> Bool { ageInMonths.overlaps(other.ageInMonths) }

    /// Both ends included.
    private var ageInMonths: ClosedRange<Int> {
        let length = unit == .years ? 12 : 1
        let first = (min ?? 0) * length
        return first...Swift.max(first, max.map { ($0 + 1) * length - 1 } ?? .max)
    }
}

/// An exact height (both ends equal) or a band of heights in inches, both ends included; an open end is `nil`.
///
///     HeightRange(exactly: 70).min!  // 70
///     HeightRange(min: 56, max: 58).isAny  // false
public struct HeightRange: Hashable, Sendable {
    public var min: Figure?
    public var max: Figure?

    public init(min: Figure?, max: Figure?) {
        self.min = min
        self.max = max
    }

    public init(exactly inches: Figure) {
        self.init(min: inches, max: inches)
    }

    /// Every height: the limit does not depend on it.
    public static let any = HeightRange(min: nil, max: nil)

    public var isAny: Bool { min == nil && max == nil }
}
