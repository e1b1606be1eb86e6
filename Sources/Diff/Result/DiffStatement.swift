import ChartSchema

/// One sentence of a diff, as data: what happened to which columns, products or medications, and where.
public struct DiffStatement: Codable, Hashable, Sendable {
    /// Most important first.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
        case schemaRemoved = "schema-removed"
        case schemaAdded = "schema-added"
        /// The carrier offers the chart no longer, from a day on; or it was said so, and is not.
        case withdrawn, reinstated
        case productRemoved = "product-removed"
        case productAdded = "product-added"
        /// One zone became several, or several one.
        case zonesSplit = "zones-split"
        case zonesMerged = "zones-merged"
        case classRemoved = "class-removed"
        case classAdded = "class-added"
        case classRenamed = "class-renamed"
        case classMapped = "class-mapped"
        case classRemapped = "class-remapped"
        /// What else must be so for a column's limits is another condition, or none.
        case conditionChanged = "condition-changed"
        /// A place stands twice in one of the charts, so that its limits cannot be compared.
        case duplicateKeys = "duplicate-keys"
        /// Figures moved.
        case moved
        /// An end of limits is printed that was not, or no longer.
        case endAdded = "end-added"
        case endRemoved = "end-removed"
        /// More intervals than before at a place, or fewer.
        case intervalsChanged = "intervals-changed"
        case heightsLost = "heights-lost"
        case heightsAdded = "heights-added"
        case outcomeChanged = "outcome-changed"
        case windowChanged = "window-changed"
        case ruleRemoved = "rule-removed"
        case ruleAdded = "rule-added"
        case wordingChanged = "wording-changed"
        case titleChanged = "title-changed"
        case notesChanged = "notes-changed"
        case sourceChanged = "source-changed"
        case originsChanged = "origins-changed"
        case findingsChanged = "findings-changed"
        /// Somebody has accepted findings that stay, or no longer does.
        case findingsAccepted = "findings-accepted"
        case findingsOpened = "findings-opened"
        /// Findings that stay, with another severity or in other words.
        case findingsJudged = "findings-judged"
        case countsChanged = "counts-changed"
        /// What charts were made from is recorded, and was not.
        case inputsRecorded = "inputs-recorded"

        public static func < (a: Kind, b: Kind) -> Bool { a.place < b.place }
        private var place: Int { Kind.allCases.firstIndex(of: self)! }
    }

    public var kind: Kind
    public var changeClass: ChangeClass
    public var direction: DiffDirection?
    /// The columns it is about, as they are now; as they were where they are gone.
    public var columns: [DiffColumn] = []
    /// Whether these are all columns of the chart.
    public var isEveryColumn = false
    /// The parts of a zone that was split, or the zones that were merged.
    public var parts: [DiffColumn] = []
    /// Products, medications or schemas.
    public var names: [String] = []
    /// How many names there are, shown or not.
    public var nameTotal = 0
    /// The products that a statement about medications holds for; empty where the chart has one.
    public var products: [String] = []
    /// What medications are taken for; `nil` for any use.
    public var use: String?
    public var end: LimitEnd?
    public var places: DiffPlaces?
    /// The least and the greatest movement, as new minus old.
    public var least: Figure?
    public var greatest: Figure?
    public var before: String?
    public var after: String?
    /// How many single changes it stands for.
    public var count: Int
    /// What made it otherwise; empty where nothing can be said of it apart from its chart.
    public var causes: [DiffCause] = []

    init(_ kind: Kind, _ changeClass: ChangeClass, count: Int = 1) {
        self.kind = kind
        self.changeClass = changeClass
        self.count = count
    }
}

extension [DiffStatement] {
    /// Words and origins last, and the rest by kind, those of one kind as they were.
    mutating func sortByWeight() {
        func weight(_ statement: DiffStatement) -> Int { statement.changeClass == .cosmetic ? 1 : 0 }
        self = enumerated().sorted {
            (weight($0.element), $0.element.kind, $0.offset) < (weight($1.element), $1.element.kind, $1.offset)
        }.map(\.element)
    }
}

/// What a change means for an applicant.
public enum DiffDirection: String, Codable, Hashable, Sendable {
    case tightened, loosened
}

/// An end of an interval.
public enum LimitEnd: String, Codable, Hashable, Sendable, CaseIterable {
    case weightMin = "weight-min"
    case weightMax = "weight-max"
    case bmiMin = "bmi-min"
    case bmiMax = "bmi-max"

    public var isMinimum: Bool { self == .weightMin || self == .bmiMin }
    public var isWeight: Bool { self == .weightMin || self == .weightMax }

    func figure(of interval: LimitInterval) -> Figure? {
        switch self {
        case .weightMin: interval.weightMin
        case .weightMax: interval.weightMax
        case .bmiMin: interval.bmiMin
        case .bmiMax: interval.bmiMax
        }
    }
}
