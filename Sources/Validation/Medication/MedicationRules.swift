/// Every rule for medication charts.
package enum MedicationRules {
    package static let all = names + contradictions + ladders + rest

    /// Names by themselves.
    static let names: [any Rule<MedicationEvidence>] = [
        NameFurniture(), HiddenContradiction(), NameContradictsItself(), NameCut(), NameGlued(), NameUnknown(),
        NameRemark(), NameClass(), NameAccepted(),
    ]
    /// Rules of the chart against each other.
    static let contradictions: [any Rule<MedicationEvidence>] = [
        RuleForNobody(), RuleRepeated(), RulesContradict(), PlansOrder(), NamesContradict(),
    ]
    /// Ladders of windows.
    static let ladders: [any Rule<MedicationEvidence>] = [
        WindowGap(), WindowOverlap(), LadderReversed(), LadderUseChanges(),
    ]
    /// Rows against the rest of the chart.
    static let rest: [any Rule<MedicationEvidence>] = [
        OutcomeAlone(), UseUnknown(), TwinDiffers(), TwinMissing(), UsesDiffer(), NameTwice(), OrderSlip(),
        WordingVaries(),
    ]
}
