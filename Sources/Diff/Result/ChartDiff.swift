import ChartSchema

/// What changed in one chart.
public struct ChartDiff: Codable, Hashable, Sendable {
    public enum Status: String, Codable, Hashable, Sendable, CaseIterable {
        case added, removed, changed
        /// The same raw file under another id.
        case renamed
        /// A new edition of a chart, compared with the edition before it.
        case edition
    }

    /// As it is named now; as it was named when it is gone.
    public var chart: String
    /// What it is compared with; `nil` for a chart that had none before.
    public var before: String?
    public var kind: String
    public var status: Status
    public var changeClass: ChangeClass
    public var counts: ClassCounts
    /// Why it is otherwise than before; empty where manifests do not say.
    public var causes: [DiffCause] = []
    /// Why the causes are not proved; `nil` when they are, or when there was nothing to prove.
    public var causeRemark: DiffCauseRemark?
    /// Records of a chart that came or went.
    public var records: Int?
    /// What there is to say, most important first.
    public var statements: [DiffStatement] = []
    public var statementTotal = 0
    /// Columns of ``cells`` and ``curves``.
    public var columns: [DiffColumn] = []
    /// Changed limits in the order of columns and places.
    public var cells: [DiffCell] = []
    public var cellTotal = 0
    public var curves: [DiffCurve] = []
    public var impact: ChartImpact?

    public init(
        chart: String, before: String?, kind: String, status: Status, changeClass: ChangeClass,
        counts: ClassCounts = ClassCounts(), records: Int? = nil
    ) {
        self.chart = chart
        self.before = before
        self.kind = kind
        self.status = status
        self.changeClass = changeClass
        self.counts = counts
        self.records = records
    }
}

/// What a column is about, in a form for readers; its product is left out where the chart has one.
public struct DiffColumn: Codable, Hashable, Sendable {
    public var product: String?
    public var label: String?
    public var rateClass: String?
    public var sex: Sex
    public var tobacco: Tobacco
    public var ageMin: Int?
    public var ageMax: Int?
    public var ageUnit: AgeUnit

    init(_ key: ColumnKey, withProduct: Bool) {
        product = withProduct ? key.product : nil
        label = key.classLabel
        rateClass = key.rateClass?.rawValue
        (sex, tobacco) = (key.sex, key.tobacco)
        (ageMin, ageMax, ageUnit) = (key.age.min, key.age.max, key.age.unit)
    }

    public var age: AgeRange { AgeRange(min: ageMin, max: ageMax, unit: ageUnit) }
}

/// A place of a chart, or the places from a first to a last one.
public struct DiffPlaces: Codable, Hashable, Sendable {
    /// Inches.
    public var heightMin: Figure?
    public var heightMax: Figure?
    public var ageMin: Int?
    public var ageMax: Int?
    public var ageUnit: AgeUnit?
    /// How many places, and how many the columns have in all.
    public var count: Int
    public var total: Int

    init(_ places: [LimitPlace], of total: Int) {
        let sorted = places.sorted()
        heightMin = sorted.first?.height.min
        heightMax = sorted.last?.height.max
        ageMin = sorted.first?.age?.min
        ageMax = sorted.last?.age?.max
        ageUnit = sorted.first?.age?.unit
        count = places.count
        self.total = total
    }

    public var height: HeightRange { HeightRange(min: heightMin, max: heightMax) }
    public var age: AgeRange? { ageUnit.map { AgeRange(min: ageMin, max: ageMax, unit: $0) } }
    /// Whether these are all there are.
    public var isWhole: Bool { count == total }
}

/// One changed limit.
public struct DiffCell: Codable, Hashable, Sendable {
    /// Into ``ChartDiff/columns``.
    public var column: Int
    public var place: DiffPlaces
    public var before: [DiffInterval]
    public var after: [DiffInterval]
    public var direction: DiffDirection?
    public var isAmbiguous: Bool
    public var causes: [DiffCause] = []
}

/// An interval of pounds or BMIs; an open or unprinted end is `nil`.
public struct DiffInterval: Codable, Hashable, Sendable {
    public var weightMin: Figure?
    public var weightMax: Figure?
    public var bmiMin: Figure?
    public var bmiMax: Figure?

    init(_ interval: LimitInterval) {
        (weightMin, weightMax) = (interval.weightMin, interval.weightMax)
        (bmiMin, bmiMax) = (interval.bmiMin, interval.bmiMax)
    }
}

/// The figures of one end of a column, as they were and as they are, over heights in inches or over ages.
public struct DiffCurve: Codable, Hashable, Sendable {
    /// Into ``ChartDiff/columns``.
    public var column: Int
    public var end: LimitEnd
    public var isAge: Bool
    public var before: [Point]
    public var after: [Point]

    public struct Point: Codable, Hashable, Sendable {
        public var x: Double
        public var y: Double
    }
}
