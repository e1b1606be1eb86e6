/// What a rule says, as its chart and its flat record have it.
extension MedicationRule {
    static func list(_ rule: MedicationRule?, in list: inout FlatList) {
        list.text("medication", rule?.medication, .required, note: "As printed, without footnote marks.")
        list.texts(
            "ingredients", rule?.ingredients, of: "ingredient",
            note: "Active ingredients, sorted; empty where no dictionary has the name.")
        list.texts("rxcui", rule?.rxcui, of: "rxcui", note: "RxNorm identifiers of the ingredients that have one.")
        list.text("use", rule?.use, note: "As printed; null: any use.")
        list.whole(
            "lookback_min_months", rule?.lookback.minMonths, note: "Holds for a fill longer ago than this.",
            isOfContracts: true)
        list.whole(
            "lookback_max_months", rule?.lookback.maxMonths,
            note: "Holds for a fill within so many months; null: whenever.", isOfContracts: true)
        list.id(
            "lookback_basis", rule?.lookback.basis?.rawValue, .optional,
            options: LookbackWindow.Basis.allCases.map(\.rawValue))
        list.text("condition", rule?.condition, note: "Any further test, in the carrier's words.")
        list.id(
            "outcome", rule?.outcome.rawValue, options: MedicationOutcome.allCases.map(\.rawValue), isOfContracts: true)
        list.text("outcome_label", rule?.outcomeLabel, .given, note: "The carrier's wording.", isOfContracts: true)
    }
}
