import ChartSchema

/// Somebody whose build is held against charts. What is not known is `nil`; a chart that needs it gives one answer for
/// each possibility.
///
///     let person = Person(sex: .female, age: PersonAge(52), usesTobacco: nil, height: 66, weight: 201)
///     person.bodyMassIndex  // 32.4419
public struct Person: Hashable, Sendable {
    /// `.female` or `.male`; `nil` (or `.any`) when it is not known.
    public var sex: Sex?
    public var age: PersonAge?
    public var usesTobacco: Bool?
    /// In inches.
    public var height: Figure
    /// In pounds.
    public var weight: Figure

    public init(sex: Sex?, age: PersonAge?, usesTobacco: Bool?, height: Figure, weight: Figure) {
        self.sex = sex == .any ? nil : sex
        self.age = age
        self.usesTobacco = usesTobacco
        self.height = height
        self.weight = weight
    }

    /// kg/m², to four decimals.
    public var bodyMassIndex: Figure { BodyMassIndex.of(weight: weight, height: height) }
}

/// An age in completed years or completed months.
///
///     PersonAge(18, .months).months  // 18...18
///     PersonAge("52")!.months  // 624...635
public struct PersonAge: Hashable, Sendable {
    public var value: Int
    public var unit: AgeUnit

    public init(_ value: Int, _ unit: AgeUnit = .years) {
        self.value = value
        self.unit = unit
    }

    /// The completed months that the age may be: twelve of them when only the years are known.
    public var months: ClosedRange<Int> {
        unit == .months ? value...value : value * 12...value * 12 + 11
    }
}
