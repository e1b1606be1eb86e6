import ChartSchema

/// What a rule noticed, as far as it matters to which observations stand.
protocol Accusation: Sendable {
    /// What can be wrong: a printed figure, a part of a printed row.
    associatedtype Part: Hashable
    associatedtype Place: Hashable

    /// `nil`: the rule's own.
    var severity: Finding.Severity? { get }
    /// The parts held to be wrong.
    var accused: Set<Part> { get }
    /// Further parts that the observation rests on.
    var witnesses: Set<Part> { get }
    /// Where the finding stands; `nil` for the file.
    var cell: Place? { get }
}
