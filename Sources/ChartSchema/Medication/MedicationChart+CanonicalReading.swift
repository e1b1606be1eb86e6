extension MedicationChart {
    /// Reads what ``canonicalJSON()`` wrote; `nil` where the reader loses its way, and for rules that name no cell.
    init?(reading reader: inout CanonicalJSONReader) {
        let chart: MedicationChart? = reader.object { reader in
            guard let head = reader.chartHead(schema: MedicationChart.schema, kind: .medication) else { return nil }
            reader.key("rules")
            var sharing = RuleSharing()
            let rules = reader.array { reader in
                reader.object { MedicationRule(reading: &$0) }.map { sharing.shared($0) }
            }
            return MedicationChart(
                id: head.id, products: head.products, title: head.title, source: head.source, rules: rules,
                notes: reader.notes())
        }
        guard let chart else { return nil }
        self = chart
    }
}

extension MedicationRule {
    fileprivate init?(reading reader: inout CanonicalJSONReader) {
        reader.key("product")
        let product = reader.optionalText()
        reader.key("medication")
        let medication = reader.text()
        reader.key("ingredients")
        let ingredients = reader.texts()
        reader.key("rxcui")
        let rxcui = reader.texts()
        reader.key("use")
        let use = reader.optionalText()
        let lookback = LookbackWindow(reading: &reader)
        reader.key("condition")
        let condition = reader.optionalText()
        reader.key("outcome")
        guard let outcome = reader.word(MedicationOutcome.self) else { return nil }
        reader.key("outcome_label")
        let label = reader.text()
        reader.key("tests")
        let tests = reader.array { $0.decoded(ConditionTest.self) }
        let cells = reader.cells()
        guard !cells.isEmpty else { return nil }
        self.init(
            medication: medication, ingredients: ingredients, rxcui: rxcui, use: use, lookback: lookback,
            condition: condition, tests: tests, outcome: outcome, outcomeLabel: label, product: product, cells: cells,
            corrections: reader.corrections())
    }
}

extension LookbackWindow {
    fileprivate init(reading reader: inout CanonicalJSONReader) {
        reader.key("lookback_min_months")
        let low = reader.optionalInteger()
        reader.key("lookback_max_months")
        let high = reader.optionalInteger()
        reader.key("lookback_basis")
        self.init(minMonths: low, maxMonths: high, basis: reader.isNull() ? nil : reader.word())
    }
}
