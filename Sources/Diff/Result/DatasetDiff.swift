import ChartSchema

/// What changed between two states of the dataset, in the domain's words: plain data for renderers and programs.
///
/// - ``charts`` hold one entry a chart that differs, in the order of their ids.
/// - ``counts`` and ``level`` are true totals, however much of the rest was left out.
public struct DatasetDiff: Codable, Hashable, Sendable {
    public static let schema = "chartwright/diff/1"

    public var schema = DatasetDiff.schema
    public var from: Side
    public var to: Side
    /// The part of the version number that these changes make grow; `nil` without changes.
    public var level: String?
    /// The greatest class among the changes.
    public var changeClass: ChangeClass?
    /// Changes of the whole dataset: its schemas.
    public var statements: [DiffStatement]
    public var charts: [ChartDiff]
    /// How many charts differ, shown or not.
    public var chartTotal: Int
    public var counts: ClassCounts

    /// What was compared.
    public struct Side: Codable, Hashable, Sendable {
        /// As a person names it: `1.0.1`, `working tree`, `editions in force on 2016-09-01`.
        public var name: String
        public var version: String?
        public var charts: Int

        public init(name: String, version: String?, charts: Int) {
            self.name = name
            self.version = version
            self.charts = charts
        }
    }

    public var isEmpty: Bool { chartTotal == 0 && statements.isEmpty }
}

/// How many changes there are of each class: limits, rules, names and words each count for one.
public struct ClassCounts: Codable, Hashable, Sendable {
    public var breaking = 0
    public var additive = 0
    public var corrective = 0
    public var cosmetic = 0

    public init() {}

    init(_ changes: [DatasetChange]) {
        for change in changes { add(change.kind.changeClass) }
    }

    mutating func add(_ changeClass: ChangeClass, _ count: Int = 1) {
        switch changeClass {
        case .breaking: breaking += count
        case .additive: additive += count
        case .corrective: corrective += count
        case .cosmetic: cosmetic += count
        }
    }

    mutating func add(_ other: ClassCounts) {
        add(.breaking, other.breaking)
        add(.additive, other.additive)
        add(.corrective, other.corrective)
        add(.cosmetic, other.cosmetic)
    }

    /// The greatest class that occurs.
    public var greatest: ChangeClass? {
        breaking > 0
            ? .breaking : additive > 0 ? .additive : corrective > 0 ? .corrective : cosmetic > 0 ? .cosmetic : nil
    }
}

/// How much of a diff is kept; totals are always true.
public struct DiffBounds: Hashable, Sendable {
    public var charts: Int
    public var statements: Int
    public var cells: Int
    /// Whether the old and new curves of changed columns are kept.
    public var hasCurves: Bool

    public init(charts: Int = 500, statements: Int = 50, cells: Int = 2_000, hasCurves: Bool = false) {
        self.charts = charts
        self.statements = statements
        self.cells = cells
        self.hasCurves = hasCurves
    }
}
