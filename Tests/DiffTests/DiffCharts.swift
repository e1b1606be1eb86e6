import ChartSchema

/// Charts to compare.
enum DiffCharts {
    static let id = ChartID(carrier: "acme", chart: "term", edition: "2024-05-01")

    /// Classes with maxima by height from 58 inches on.
    static func chart(
        _ classes: [(String, RateClass?)], rows: Int = 19, products: [String] = ["term"],
        edition: String = "2024-05-01",
        maximum: (Int, Int) -> Int = { row, column in 130 + 5 * row + 20 * column }
    ) -> BuildChart {
        BuildChart(
            id: ChartID(carrier: "acme", chart: "term", edition: edition), products: products, title: "Build",
            source: ChartSource(
                path: "raw/acme/term.csv", sha256: String(repeating: "0a", count: 32), format: "csv", encoding: "utf-8"),
            columns: classes.map { BuildColumn(classLabel: $0.0, rateClass: $0.1) },
            rows: (0..<rows).map { row in
                BuildRow(
                    height: HeightRange(exactly: Figure(58 + row)),
                    limits: classes.indices.map { BuildLimit(column: $0, weightMax: Figure(maximum(row, $0))) })
            })
    }

    static let two: [(String, RateClass?)] = [("Preferred", .preferred), ("Standard", .standard)]

    /// Zones beside each other: each from the end of the one before to its own.
    static func zones(_ names: [String], ends: (Int) -> [Int]) -> BuildChart {
        var chart = chart(names.map { ($0, nil) }, rows: 5)
        for row in chart.rows.indices {
            let bounds = ends(row)
            chart.rows[row].limits = names.indices.map { zone in
                BuildLimit(
                    column: zone, weightMin: Figure(bounds[zone] + (zone == 0 ? 0 : 1)),
                    weightMax: Figure(bounds[zone + 1]))
            }
        }
        return chart
    }

    static func rule(
        _ medication: String, _ use: String?, _ outcome: MedicationOutcome, _ label: String, months: Int? = nil,
        product: String? = nil
    ) -> MedicationRule {
        MedicationRule(
            medication: medication, ingredients: [medication.lowercased()], rxcui: [], use: use,
            lookback: LookbackWindow(maxMonths: months, basis: months == nil ? nil : .lastFill), condition: nil,
            outcome: outcome, outcomeLabel: label, product: product,
            cells: [
                CellReference(field: .classLabel, reading: .printed, table: 0, row: 1, column: 2, line: 3, text: label)
            ])
    }

    static func medications(_ rules: [MedicationRule], products: [String] = ["final-expense"]) -> MedicationChart {
        MedicationChart(
            id: ChartID(carrier: "acme", chart: "drugs", edition: "2024-05-01"), products: products,
            source: ChartSource(
                path: "raw/acme/drugs.csv", sha256: String(repeating: "0b", count: 32), format: "csv", encoding: "utf-8"
            ),
            rules: rules)
    }
}
