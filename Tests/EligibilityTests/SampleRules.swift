import ChartSchema

/// Small medication charts.
enum SampleRules {
    static func chart(
        _ rules: [MedicationRule], name: String = "rx", edition: String = "2024-01-01", products: [String] = ["term"]
    ) -> MedicationChart {
        MedicationChart(
            id: ChartID(carrier: "acme", chart: name, edition: edition), products: products,
            source: ChartSource(path: "raw/acme/rx.csv", sha256: "", format: "csv", encoding: "utf-8"), rules: rules)
    }

    static func rule(
        _ medication: String, ingredients: [String]? = nil, use: String? = nil, over: Int? = nil, within: Int? = nil,
        basis: LookbackWindow.Basis = .lastFill, condition: String? = nil, tests: [ConditionTest] = [],
        product: String? = nil, _ outcome: MedicationOutcome
    ) -> MedicationRule {
        MedicationRule(
            medication: medication, ingredients: ingredients ?? [medication.lowercased()], rxcui: [], use: use,
            lookback: over == nil && within == nil
                ? .always : LookbackWindow(minMonths: over, maxMonths: within, basis: basis),
            condition: condition, tests: tests, outcome: outcome, outcomeLabel: "\(outcome)", product: product,
            cells: [
                CellReference(field: .height, reading: .printed, table: 0, row: 1, column: 2, line: 3, text: "x")
            ])
    }
}
