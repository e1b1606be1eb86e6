/// One limit of a build chart with everything it depends on: the form of `--format ndjson` and `csv`.
public struct FlatBuildRecord: Hashable, Sendable {
    public var carrier: String
    public var product: String?
    public var edition: String
    public var sex: Sex
    public var age: AgeRange
    public var tobacco: Tobacco
    public var height: HeightRange
    public var classLabel: String?
    public var rateClass: RateClass?
    public var weightMin: Figure?
    public var weightMax: Figure?
    public var bmiMin: Figure?
    public var bmiMax: Figure?
    /// What else must be so, in the carrier's words; `nil` where nothing is printed.
    public var condition: String?
    /// The raw file's path.
    public var file: String
    /// The deciding raw cell; `nil` only for a limit that no cell gave.
    public var cell: CellReference?

    public init(
        carrier: String, product: String?, edition: String, sex: Sex, age: AgeRange, tobacco: Tobacco,
        height: HeightRange, classLabel: String?, rateClass: RateClass?, weightMin: Figure?, weightMax: Figure?,
        bmiMin: Figure?, bmiMax: Figure?, condition: String? = nil, file: String, cell: CellReference?
    ) {
        self.carrier = carrier
        self.product = product
        self.edition = edition
        self.sex = sex
        self.age = age
        self.tobacco = tobacco
        self.height = height
        self.classLabel = classLabel
        self.rateClass = rateClass
        self.weightMin = weightMin
        self.weightMax = weightMax
        self.bmiMin = bmiMin
        self.bmiMax = bmiMax
        self.condition = condition
        self.file = file
        self.cell = cell
    }
}

extension FlatBuildRecord: FlatRow {
    public static func list(_ record: FlatBuildRecord?, in list: inout FlatList) {
        list.id("kind", "build", options: ["build"], isOfChart: true)
        list.id("carrier", record?.carrier, isOfChart: true)
        list.id("product", record?.product, .optional)
        list.date("edition", record?.edition, isOfChart: true)
        list.id("sex", record?.sex.rawValue, options: Sex.allCases.map(\.rawValue))
        list.whole("age_min", record?.age.min)
        list.whole("age_max", record?.age.max)
        list.id(
            "age_unit", record?.age.unit.rawValue, options: AgeUnit.allCases.map(\.rawValue),
            note: "Completed years or completed months.")
        list.id("tobacco", record?.tobacco.rawValue, options: Tobacco.allCases.map(\.rawValue))
        list.figure("height_min_in", record?.height.min)
        list.figure("height_max_in", record?.height.max)
        list.text("class_label", record?.classLabel, note: "The class as the carrier prints it.", isOfContracts: true)
        list.id(
            "rate_class", record?.rateClass?.rawValue, .optional, options: RateClass.allCases.map(\.rawValue),
            isOfContracts: true)
        list.figure("weight_min_lb", record?.weightMin, isOfContracts: true)
        list.figure("weight_max_lb", record?.weightMax, isOfContracts: true)
        list.figure("bmi_min", record?.bmiMin, isOfContracts: true)
        list.figure("bmi_max", record?.bmiMax, isOfContracts: true)
        list.text(
            "condition", record?.condition, note: "What else must be so, in the carrier's words.")
        list.source(record?.file, record?.cell)
    }
}

extension BuildChart {
    /// One record per limit, in the chart's own order. A column without a product takes the chart's product when the
    /// chart has exactly one, and otherwise all of them joined by `+`.
    public func flatRecords() -> [FlatBuildRecord] {
        var records: [FlatBuildRecord] = []
        records.reserveCapacity(rows.reduce(0) { $0 + $1.limits.count })
        for row in rows.indices {
            for limit in rows[row].limits.indices { records.append(flatRecord(row: row, limit: limit)) }
        }
        return records
    }

    /// The record of one limit; row and limit count from 0.
    public func flatRecord(row: Int, limit: Int) -> FlatBuildRecord {
        let row = rows[row]
        let limit = row.limits[limit]
        let column = columns[limit.column]
        return FlatBuildRecord(
            carrier: carrier, product: column.product ?? (products.isEmpty ? nil : products.joined(separator: "+")),
            edition: edition, sex: column.sex, age: row.age ?? column.age, tobacco: column.tobacco,
            height: row.height, classLabel: column.classLabel, rateClass: column.rateClass, weightMin: limit.weightMin,
            weightMax: limit.weightMax, bmiMin: limit.bmiMin, bmiMax: limit.bmiMax,
            condition: column.condition, file: source.path, cell: limit.cells.first)
    }
}
