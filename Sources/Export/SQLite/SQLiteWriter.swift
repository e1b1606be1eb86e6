import ChartSchema
import Eligibility
import GRDB

/// Puts a version into an empty database, one chart after the other. Rows are numbered in the order of the flat
/// records, so that the same version gives the same rows.
struct SQLiteWriter {
    private let database: Database
    private var limits = 0
    private var rules = 0
    private var findings = 0
    private var corrections = 0

    /// Makes the tables and what every chart refers to.
    init(_ database: Database, version: VersionNumber, parent: VersionNumber?, entries: [ManifestEntry]) throws {
        self.database = database
        try database.execute(sql: "PRAGMA application_id = \(SQLiteSchema.application)")
        try database.execute(sql: "PRAGMA user_version = \(SQLiteSchema.version)")
        try database.execute(sql: SQLiteSchema.tables)
        try insert("dataset", [version.description, parent?.description])
        for each in RateClass.allCases { try insert("rate_class", [each.rawValue, each.rank, each.isOffer]) }
        for each in MedicationOutcome.allCases { try insert("outcome", [each.rawValue, each.favour]) }
        for carrier in Set(entries.map(\.carrier)).sorted() { try insert("carrier", [carrier]) }
    }

    /// Makes indexes and views, after the last chart.
    func finish() throws {
        try database.execute(sql: SQLiteSchema.indexes)
        try database.execute(sql: SQLiteSchema.views)
    }

    /// How many limits and rules were put in.
    var records: Int { limits + rules }

    mutating func add(_ chart: Chart, _ entry: ManifestEntry) throws {
        let source = chart.source
        try insert(
            "source", [source.path, source.sha256, source.format, source.encoding], orIgnore: true)
        try insert(
            "chart",
            [
                entry.id.description, entry.kind.rawValue, entry.carrier, entry.chart, entry.edition, chart.title,
                entry.sha256, entry.counts.rows, entry.counts.records, source.path, source.sha256,
                entry.withdrawal?.from,
            ])
        for product in everyProduct(chart, entry) {
            try insert("product", [entry.carrier, product], orIgnore: true)
            try insert("chart_product", [entry.id.description, entry.carrier, product])
        }
        switch chart {
        case .build(let chart): try add(chart)
        case .medication(let chart): try add(chart)
        }
        for record in CorrectionRecord.all(of: chart) {
            corrections += 1
            try insert(SQLiteRecords.corrections, corrections, record.values(), of: entry.id)
        }
        for (position, note) in chart.notes.enumerated() {
            try insert(
                "note",
                [entry.id.description, position, note.kind.rawValue, note.text, note.table] + Self.columns(note.place)
                    + [note.applied])
        }
        for finding in entry.findings { try add(finding, of: entry) }
    }

    /// The products of the chart and of its columns or rules.
    private func everyProduct(_ chart: Chart, _ entry: ManifestEntry) -> [String] {
        var products = Set(entry.products).union(chart.products)
        switch chart {
        case .build(let chart): products.formUnion(chart.columns.compactMap(\.product))
        case .medication(let chart): products.formUnion(chart.rules.compactMap(\.product))
        }
        return products.sorted()
    }

    private mutating func add(_ chart: BuildChart) throws {
        for row in chart.rows.indices {
            for (place, limit) in chart.rows[row].limits.enumerated() {
                limits += 1
                try insert(
                    SQLiteRecords.limits, limits, chart.flatRecord(row: row, limit: place).values(), of: chart.id)
                for product in chart.columns[limit.column].product.map({ [$0] }) ?? chart.products {
                    try insert("build_limit_product", [limits, chart.carrier, product])
                }
            }
        }
    }

    private mutating func add(_ chart: MedicationChart) throws {
        for (number, rule) in chart.rules.enumerated() {
            rules += 1
            try insert(SQLiteRecords.rules, rules, chart.flatRecord(rule: number).values(), of: chart.id)
            for product in rule.product.map({ [$0] }) ?? chart.products {
                try insert("medication_rule_product", [rules, chart.carrier, product])
            }
        }
    }

    /// Puts a record's values into its table, and its lists into those beside it.
    private func insert(
        _ records: SQLiteRecords, _ number: Int, _ values: [FlatValue], of chart: ChartID
    ) throws {
        var row: [(any DatabaseValueConvertible)?] = [number, chart.description]
        for (field, value) in zip(records.fields, values) where field.isInTable { row.append(value.inDatabase) }
        try insert(records.table, row)
        for (field, value) in zip(records.fields, values) {
            guard let element = field.element, case .texts(let texts) = value else { continue }
            for (position, text) in texts.enumerated() {
                try insert("\(records.table)_\(element)", [number, position, text])
            }
        }
    }

    private mutating func add(_ finding: Finding, of entry: ManifestEntry) throws {
        findings += 1
        let place = finding.location
        let accepted = finding.acceptance
        try insert(
            "finding",
            [
                findings, entry.id.description, finding.fingerprint, finding.rule, finding.severity.rawValue,
                finding.message, finding.help, place.file, place.table, place.row, place.column,
            ] + Self.columns(place.place) + [
                place.text, accepted?.reason, accepted?.who, accepted?.date, accepted?.until,
            ])
    }

    /// The columns of a place: `line`; `sheet` and `cell`; `page` and `box`.
    static func columns(_ place: Place?) -> [(any DatabaseValueConvertible)?] {
        [place?.line, place?.sheet, place?.cellName, place?.page, place?.boxInWords]
    }

    private func insert(_ table: String, _ values: [(any DatabaseValueConvertible)?], orIgnore: Bool = false) throws {
        let places = repeatElement("?", count: values.count).joined(separator: ", ")
        let statement = try database.cachedStatement(
            sql: "INSERT \(orIgnore ? "OR IGNORE " : "")INTO \(table) VALUES (\(places))")
        try statement.execute(arguments: StatementArguments(values))
    }
}

extension FlatValue {
    /// Whole figures as integers, so that they print as the flat records have them. A list has a table of its own.
    fileprivate var inDatabase: (any DatabaseValueConvertible)? {
        switch self {
        case .text(let text): text
        case .whole(let number): number
        case .figure(let figure):
            figure.map { figure in
                figure.wholeValue.map { $0 as any DatabaseValueConvertible } ?? figure.doubleValue
            }
        case .texts: nil
        }
    }
}
