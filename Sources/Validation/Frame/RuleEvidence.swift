import ChartSchema

/// Everything that rules of one kind look at, worked out once.
package protocol RuleEvidence: Sendable {
    associatedtype Need: RuleNeed
    associatedtype Example: RuleExample
    /// What can be wrong: a printed figure, a part of a printed row; `Never` where rules do not explain each other.
    associatedtype Part: Hashable & Sendable
    /// Where a finding can stand.
    associatedtype Place: Hashable & Sendable

    /// The rules that look at it.
    static var rules: RuleSet<Self> { get }

    init(_ example: Example)

    /// The charts that are judged, in the order in which their findings are told.
    var subjects: [RuleSubject] { get }
    /// The charts, by their indices, about which rules with this need can say anything.
    func subjects(with need: Need) -> Set<Int>
    /// Whether anybody asks what a rule with this need says of the chart.
    func concerns(_ need: Need, _ subject: Int) -> Bool
    /// The raw cell of a finding.
    func location(of place: Place, in subject: Int) -> Finding.Location

    /// Whether findings of one cell are one matter, which the first rule tells. Not so where what a rule says must not depend on
    /// which other rules were asked.
    static var isOneMatterACell: Bool { get }
}

extension RuleEvidence {
    package static var isOneMatterACell: Bool { true }
    package func concerns(_ need: Need, _ subject: Int) -> Bool { true }
}

/// A chart that is judged.
package struct RuleSubject: Sendable {
    /// The chart's id, as findings name it.
    var id: String
    /// The raw file.
    var path: String
}

/// Something that a chart must have for a rule to say anything about it.
package protocol RuleNeed: Hashable, Sendable, CaseIterable, RawRepresentable<String> {
    /// What is missing, as a clause that goes on after "not checked: ".
    var reason: String { get }
}

/// A chart or a few, small, that show when a rule speaks, or why it does not.
package protocol RuleExample: Sendable {
    /// What it shows, in a few words.
    var title: String { get }
    /// For each table the header's cells and each row's.
    var cells: [[[String]]] { get }
}
