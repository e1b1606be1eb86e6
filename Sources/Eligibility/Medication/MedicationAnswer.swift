import ChartSchema

/// What a plan's charts say of a medication.
public struct MedicationAnswer: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The rules give one outcome.
        case decided
        /// The outcome depends on what is not known.
        case depends
        /// The medication is listed, but no rule speaks for this use, time or person.
        case unspoken
        /// The medication is not listed: no statement, which is never an acceptance.
        case unlisted
    }

    public var carrier: String
    public var product: String
    public var kind: Kind
    /// The outcome of a decided answer.
    public var outcome: MedicationOutcome?
    /// The rules that decide, or that may: without open questions those that hold for certain.
    public var rules: [RuleReading]
    /// Whether rules that equally hold have different outcomes; the least favourable counts.
    public var isContradicted: Bool

    /// Every outcome that is possible, the most favourable first.
    public var outcomes: [MedicationOutcome] {
        Set(rules.map(\.outcome)).sorted { $0.favour < $1.favour }
    }
}

/// A rule and what would have to be known for it to hold.
///
/// It holds the rule's place in its chart; the record is made when it is asked for.
public struct RuleReading: Hashable, Sendable {
    /// Empty when it holds for certain.
    public let open: [OpenQuestion]
    public let outcome: MedicationOutcome
    private let source: StatedRules
    private let number: Int

    init(source: StatedRules, number: Int, open: [OpenQuestion]) {
        self.source = source
        self.number = number
        self.open = open
        outcome = source.chart.rules[number].outcome
    }

    public var chart: ChartID { source.chart.id }
    public var record: FlatMedicationRecord { source.chart.flatRecord(rule: number) }
    var rule: MedicationRule { source.chart.rules[number] }
}

/// A medication chart, shared by the readings of its rules.
final class StatedRules: Sendable, Hashable {
    let chart: MedicationChart

    init(_ chart: MedicationChart) { self.chart = chart }

    static func == (a: StatedRules, b: StatedRules) -> Bool { a === b || a.chart == b.chart }

    func hash(into hasher: inout Hasher) { hasher.combine(chart.id) }
}

/// Something that a rule asks and nobody has said: the rule holds where the answer is as given here.
public enum OpenQuestion: Hashable, Sendable {
    /// It is taken for this use.
    case use(String)
    /// The last or first fill is within the window.
    case fill(LookbackWindow)
    case test(ConditionTest)
    /// A condition in the carrier's words that no program decides.
    case condition(String)
}

extension MedicationOutcome {
    /// Orders outcomes: taken, taken at a price, taken with less benefit, then whoever decides or refuses.
    public var favour: Int {
        switch self {
        case .accept: 1
        case .level: 2
        case .rated: 3
        case .graded: 4
        case .modified: 5
        case .guaranteed: 6
        case .refer: 7
        case .decline: 8
        }
    }
}
