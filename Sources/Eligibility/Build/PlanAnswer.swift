import ChartSchema

/// What a plan's charts say of a person: one case where everything they depend on is known, otherwise one for each
/// possibility.
///
///     let store = DatasetStore(root: "normalized")
///     let dataset = try EligibilityDataset(store.latest()!, in: store) { $0.carrier == "fg" }
///     let checker = BuildChecker(index: dataset.build, findings: dataset.findings)
///     let somebody = Person(sex: nil, age: nil, usesTobacco: nil, height: 70, weight: 225)
///     let answer = checker.answers(for: somebody)[0]
///     answer.open.map(\.rawValue)  // ["sex"]
///     answer.cases.count  // 2
public struct PlanAnswer: Hashable, Sendable {
    public var carrier: String
    public var product: String
    /// Never empty.
    public var cases: [Case]
    /// What none of the plan's charts depends on, whatever is known of the person.
    public var independentOf: [Fact]

    /// Something of a person that a chart may depend on.
    public enum Fact: String, Hashable, Sendable, CaseIterable {
        case sex, age, tobacco
    }

    /// One possibility of what is not known.
    public struct Case: Hashable, Sendable {
        /// What has to be so; empty when nothing is open.
        public var condition: Condition
        /// One a chart, the most favourable first. Never empty.
        public var statements: [ChartStatement]

        /// What the plan as a whole says: its most favourable chart.
        public var best: ChartStatement { statements[0] }
    }

    /// What would have to be known of the person for a case to hold; `nil` where it does not matter.
    public struct Condition: Hashable, Sendable {
        public var sex: Sex?
        public var usesTobacco: Bool?
        public var age: AgeRange?

        public var isEmpty: Bool { sex == nil && usesTobacco == nil && age == nil }
    }

    /// What has to be asked before the plan has one answer.
    public var open: [Fact] {
        Fact.allCases.filter { fact in
            cases.contains { each in
                switch fact {
                case .sex: each.condition.sex != nil
                case .age: each.condition.age != nil
                case .tobacco: each.condition.usesTobacco != nil
                }
            }
        }
    }
}
