/// Every rule for medication charts, strongest first: where two rules notice one mistake, the earlier one speaks.
package enum MedicationChartRules {
    package static let all: [any MedicationChartRule] = [
        // Names
        NameFurniture(), HiddenContradiction(), NameContradictsItself(), NameCut(), NameGlued(), NameUnknown(),
        NameRemark(), NameClass(), NameAccepted(),
        // Rules against each other
        RuleRepeated(), RulesContradict(), PlansOrder(), NamesContradict(),
        // Ladders of windows
        WindowGap(), WindowOverlap(), LadderReversed(), LadderUseChanges(),
        // Rows against the rest of the chart
        OutcomeAlone(), UseUnknown(), TwinDiffers(), TwinMissing(), UsesDiffer(), NameTwice(), OrderSlip(),
        WordingVaries(),
    ]
}
