import ChartSchema

/// What a person has said of a chart because its file does not: `"given"` in `pipeline.json`.
///
/// What the file prints goes before it.
package struct Given: Sendable, Hashable {
    package enum WeightUnit: String, Sendable, Hashable, CaseIterable {
        case pounds, kilograms
    }

    /// The unit of weights that print none.
    package var unit: WeightUnit?
    /// The units of single columns, by their names: see ``ColumnName``.
    package var units: [String: WeightUnit] = [:]
    package var sex: Sex?
    package var tobacco: Tobacco?
    /// What every medication of a list means whose file does not say it.
    package var outcome: MedicationOutcome?

    package init(
        unit: WeightUnit? = nil, units: [String: WeightUnit] = [:], sex: Sex? = nil, tobacco: Tobacco? = nil,
        outcome: MedicationOutcome? = nil
    ) {
        self.unit = unit
        self.units = units
        self.sex = sex
        self.tobacco = tobacco
        self.outcome = outcome
    }

    /// The same with what was said before, where nothing is said now.
    package func after(_ before: Given) -> Given {
        Given(
            unit: unit ?? before.unit, units: before.units.merging(units) { _, new in new }, sex: sex ?? before.sex,
            tobacco: tobacco ?? before.tobacco, outcome: outcome ?? before.outcome)
    }
}
