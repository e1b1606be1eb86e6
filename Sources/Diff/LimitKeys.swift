import ChartSchema

/// What a column of limits is about: the key that two editions of a chart's column have in common.
public struct ColumnKey: Hashable, Sendable {
    public var product: String?
    public var classLabel: String?
    public var rateClass: RateClass?
    public var sex: Sex
    public var tobacco: Tobacco
    public var age: AgeRange
    /// What else must be so, as printed.
    public var condition: String?

    init(_ column: BuildColumn, product: String?) {
        self.product = product
        classLabel = column.classLabel
        rateClass = column.rateClass
        sex = column.sex
        tobacco = column.tobacco
        age = column.age
        condition = column.condition
    }

    /// The keys of a column: a column without a product is about each of the chart's products.
    static func keys(of column: BuildColumn, in chart: BuildChart) -> [ColumnKey] {
        if column.product != nil || chart.products.isEmpty { return [ColumnKey(column, product: column.product)] }
        return chart.products.map { ColumnKey(column, product: $0) }
    }

    /// The same column under any label.
    var withoutLabel: ColumnKey {
        var key = self
        key.classLabel = nil
        return key
    }

    /// The same column, whatever its label means.
    var withoutClass: ColumnKey {
        var key = self
        key.rateClass = nil
        return key
    }

    /// The same column, whatever else must be so.
    var withoutCondition: ColumnKey {
        var key = self
        key.condition = nil
        return key
    }

    /// What is granted: the rate class, or the label until that is known.
    var granted: String? { rateClass?.rawValue ?? classLabel }
}

/// Where in a column a limit holds.
public struct LimitPlace: Hashable, Sendable {
    public var height: HeightRange
    /// The age that the row names.
    public var age: AgeRange?
}

extension LimitPlace: Comparable {
    public static func < (a: LimitPlace, b: LimitPlace) -> Bool { a.order.lexicographicallyPrecedes(b.order) }

    private var order: [Int64] {
        [
            height.min?.tenThousandths ?? -1, height.max?.tenThousandths ?? -1,
            age.map { $0.unit == .months ? 1 : 2 } ?? 0,
            Int64(age?.min ?? -1), Int64(age?.max ?? -1),
        ]
    }
}

/// One interval of weights or BMIs.
public struct LimitInterval: Hashable, Sendable {
    public var weightMin: Figure?
    public var weightMax: Figure?
    public var bmiMin: Figure?
    public var bmiMax: Figure?

    init(_ limit: BuildLimit) {
        weightMin = limit.weightMin
        weightMax = limit.weightMax
        bmiMin = limit.bmiMin
        bmiMax = limit.bmiMax
    }
}

extension LimitInterval: Comparable {
    public static func < (a: LimitInterval, b: LimitInterval) -> Bool { a.order.lexicographicallyPrecedes(b.order) }

    private var order: [Int64] {
        [weightMin, weightMax, bmiMin, bmiMax].map { $0?.tenThousandths ?? -1 }
    }
}
