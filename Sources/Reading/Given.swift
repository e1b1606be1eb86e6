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
    package var sex: Sex?
    package var tobacco: Tobacco?
    /// What every medication of a list means whose file does not say it.
    package var outcome: MedicationOutcome?

    package init(
        unit: WeightUnit? = nil, sex: Sex? = nil, tobacco: Tobacco? = nil, outcome: MedicationOutcome? = nil
    ) {
        self.unit = unit
        self.sex = sex
        self.tobacco = tobacco
        self.outcome = outcome
    }
}
