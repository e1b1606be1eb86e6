import ChartSchema
import Diff
import Store

/// A state of a small dataset in memory, to be compared with another.
struct SampleState: Sendable {
    var chart: Chart
    var schemas = [BuildChart.schema]
    var withdrawal: Withdrawal?
    var inputs: ManifestEntry.Inputs?
    var cells = CellCounts()
    var findings: [Finding] = []

    init(_ chart: Chart) { self.chart = chart }

    /// The same with a change.
    func with(_ change: (inout SampleState) -> Void) -> SampleState {
        var state = self
        change(&state)
        return state
    }

    /// Everything that is said of the way from this state to another, most important first.
    func sentences(to other: SampleState) throws -> [(kind: DiffStatement.Kind, sentence: String)] {
        let diff = try DatasetDiffer().diff(from: side(), to: other.side())
        return (diff.statements + diff.charts.flatMap(\.statements)).map { ($0.kind, $0.sentence) }
    }

    private func side() -> DiffSide {
        var published = ChartToPublish(chart: chart, cells: cells, findings: findings, inputs: inputs)
        published.withdrawal = withdrawal
        let manifest = DatasetManifest(
            version: VersionNumber(1, 0, 0), parent: nil, schemas: schemas,
            changes: ChangeSummary(level: .minor, changes: []),
            charts: [published.entry(sha256: sha256Hexadecimal(chart.canonicalJSON()))])
        var side = DiffSide(manifest, in: DatasetStore(root: "nowhere"))
        side.chart = { [chart] _ throws(StoreError) in chart }
        return side
    }
}

extension SampleState {
    /// Two classes over three heights, for the product `term`.
    static let build = SampleState(.build(buildChart))

    static let buildChart = BuildChart(
        id: ChartID(carrier: "acme", chart: "term", edition: "2024-05-01"), products: ["term"], title: "Build",
        source: source("build.csv"),
        columns: [
            BuildColumn(classLabel: "Preferred", rateClass: .preferred),
            BuildColumn(classLabel: "Standard", rateClass: .standard),
        ],
        rows: (0..<3).map { row in
            BuildRow(
                height: HeightRange(exactly: Figure(70 + row)),
                limits: [
                    BuildLimit(column: 0, weightMax: Figure(180 + 5 * row)),
                    BuildLimit(column: 1, weightMax: Figure(210 + 5 * row)),
                ])
        })

    /// A build chart with a change.
    static func build(_ change: (inout BuildChart) -> Void) -> SampleState {
        var chart = buildChart
        change(&chart)
        return SampleState(.build(chart))
    }

    /// Zones of weights beside each other at one height: each from where the one before it ends.
    static func zones(_ names: [String], _ bounds: [Int]) -> SampleState {
        build { chart in
            chart.columns = names.map { BuildColumn(classLabel: $0) }
            chart.rows = [
                BuildRow(
                    height: HeightRange(exactly: 70),
                    limits: names.indices.map { zone in
                        BuildLimit(
                            column: zone, weightMin: Figure(bounds[zone] + (zone == 0 ? 0 : 1)),
                            weightMax: Figure(bounds[zone + 1]))
                    })
            ]
        }
    }

    /// A medication chart of some rules.
    static func medications(_ rules: [MedicationRule], products: [String] = ["final-expense"]) -> SampleState {
        SampleState(
            .medication(
                MedicationChart(
                    id: ChartID(carrier: "acme", chart: "drugs", edition: "2024-05-01"), products: products,
                    source: source("drugs.csv"), rules: rules)))
    }

    static func rule(
        _ medication: String, _ outcome: MedicationOutcome, _ label: String, use: String? = nil, months: Int? = nil,
        ingredients: [String]? = nil, tests: [ConditionTest] = [], product: String? = nil
    ) -> MedicationRule {
        MedicationRule(
            medication: medication, ingredients: ingredients ?? [medication.lowercased()], rxcui: [], use: use,
            lookback: LookbackWindow(maxMonths: months, basis: months == nil ? nil : .lastFill), condition: nil,
            tests: tests, outcome: outcome, outcomeLabel: label, product: product,
            cells: [SampleChart.cell(.outcome, label, row: 1, column: 2)])
    }

    static func source(_ name: String, sha256: String = "0a") -> ChartSource {
        ChartSource(
            path: "raw/acme/\(name)", sha256: String(repeating: sha256, count: 32), format: "csv", encoding: "utf-8")
    }

    static func finding(_ message: String) -> Finding {
        Finding(
            rule: "build.weight.decreasing", severity: .warning, message: message, chart: "acme/term/2024-05-01",
            location: Finding.Location(file: "raw/acme/build.csv", line: 2), context: ["message": message])
    }
}
