/// What every plan says of a build, the most favourable first.
public struct BuildAnswers: Decodable, Hashable, Sendable {
    /// The dataset's version.
    public var version: String
    public var plans: [BuildPlan]
}

/// What a carrier's product says of a build: one case where everything it depends on is known, otherwise one for each
/// possibility.
public struct BuildPlan: Decodable, Hashable, Sendable {
    public var carrier: String
    public var product: String
    /// What none of the charts depends on: `sex`, `age`, `tobacco`.
    public var independentOf: [String]
    /// What has to be asked before there is one answer.
    public var open: [String]
    /// Never empty.
    public var cases: [Case]

    public struct Case: Decodable, Hashable, Sendable {
        public var condition: Condition
        /// One a chart, the most favourable first. Never empty.
        public var statements: [ChartStatement]

        enum CodingKeys: String, CodingKey {
            case condition = "if"
            case statements
        }
    }

    /// What has to be so for a case; `nil` where it does not matter.
    public struct Condition: Decodable, Hashable, Sendable {
        public var sex: Person.Sex?
        public var tobacco: String?
        public var ageMin: Int?
        public var ageMax: Int?
        /// `years` or `months`.
        public var ageUnit: String?
    }
}

/// What one chart says of a build.
public struct ChartStatement: Decodable, Hashable, Sendable {
    /// The chart's id.
    public var chart: String
    /// `offer` and the like; a kind that begins with `outside-` is no statement.
    public var kind: String
    /// `nil` where none is granted, or nobody has said what the label means.
    public var rateClass: String?
    /// As the carrier prints it.
    public var classLabel: String?
    /// What else must be so for it, in the carrier's words; it has to be asked.
    public var condition: String?
    /// What the chart says of those who do not meet the condition; `nil` where there is none, or the chart is not for them.
    public var otherwise: Otherwise?
    public var room: Room?
    public var better: Better?

    /// What is granted to those who do not meet a condition.
    public struct Otherwise: Decodable, Hashable, Sendable {
        public var kind: String
        public var rateClass: String?
        public var classLabel: String?
        public var condition: String?
    }

    /// Pounds to the ends of the class; `nil` where it is open.
    public struct Room: Decodable, Hashable, Sendable {
        public var upLb: Double?
        public var downLb: Double?
    }

    /// The next better class.
    public struct Better: Decodable, Hashable, Sendable {
        public var rateClass: String?
        public var classLabel: String?
        /// Negative to lose, positive to gain.
        public var pounds: Double
    }
}
