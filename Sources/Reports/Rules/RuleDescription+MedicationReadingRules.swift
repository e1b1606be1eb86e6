import ChartSchema

extension RuleDescription {
    /// Findings of reading a medication chart.
    package static let medicationFindings: [RuleDescription] = [
        RuleDescription(
            "medication.column.unknown", .error,
            "A column of the chart is not understood; what it says is in no record.",
            remedy: "Name the column use, fill within, eligibility or notes, as it is meant."),
        RuleDescription(
            "medication.header.odd", .warning,
            "A word of the header may be a misspelling; it is kept as printed.",
            remedy: "Check the header against the carrier's page."),
        RuleDescription(
            "medication.list.undecided", .error,
            "No heading or sentence says what the medications of a list mean, or several say different things.",
            remedy: "Put the decision in a heading above the list."),
        RuleDescription(
            "medication.mark.unexplained", .error,
            "Nothing says what a mark means.",
            remedy: "Put the meaning of the mark above or below the table."),
        RuleDescription(
            "medication.name.carried", .warning,
            "Rows print no medication; they were read as going on with the one above.",
            remedy: "Check the rows against the carrier's page."),
        RuleDescription(
            "medication.name.class", .info,
            "A name is that of a kind of drug and of no single one; no ingredient is given.",
            remedy: "Nothing, where the carrier means the kind."),
        RuleDescription(
            "medication.name.joined", .warning,
            "A name is that of a drug only when a blank in it is dropped.",
            remedy: "Check the name for a blank that does not belong there."),
        RuleDescription(
            "medication.name.missing", .error,
            "A row or an item of a list names no medication.",
            remedy: "Look for a name that was lost, and fill it in."),
        RuleDescription(
            "medication.name.outside", .error,
            "A medication's name stands outside every table and list that was read.",
            remedy: "Check that no row of the chart lost its cells."),
        RuleDescription(
            "medication.name.parenthesis", .warning,
            "A parenthesis of a name is missing.",
            remedy: "Check whether a part of the name was lost."),
        RuleDescription(
            "medication.name.remark", .info,
            "Words beside a name are not understood; they are kept in the name.",
            remedy: "Read the words; they may limit the rule."),
        RuleDescription(
            "medication.name.unknown", .warning,
            "A name is that of no drug in the dictionary; its rules carry no ingredient.",
            remedy: "Check the spelling; accept one of the suggestions, or ask the carrier."),
        RuleDescription(
            "medication.name.unread", .error,
            "A footnote mark stands inside a name.",
            remedy: "Put the mark after the name it belongs to."),
        RuleDescription(
            "medication.note.unapplied", .info,
            "A note may change what rules mean; it is kept in words only.",
            remedy: "Read the note beside the rules."),
        RuleDescription(
            "medication.outcome.odd", .warning,
            "A decision's wording may hold a misspelling: it is nearly that of other rows, or nearly a decision.",
            remedy: "Check it against the carrier's page; it is kept as printed."),
        RuleDescription(
            "medication.outcome.unread", .error,
            "A cell is no decision that can be read with certainty.",
            remedy: "Say the decision in the carrier's words: level, graded, decline, refer."),
        RuleDescription(
            "medication.row.undecided", .warning,
            "A row prints no decision for its medication.",
            remedy: "Look for the decision in the printed chart."),
        RuleDescription(
            "medication.row.unread", .error,
            "A row holds a decision and names no medication.",
            remedy: "Look for the name that was lost."),
        RuleDescription(
            "medication.rule.repeated", .info,
            "A rule stands in the chart twice.",
            remedy: "Nothing, where the two say the same."),
        RuleDescription(
            "medication.rules.contradict", .warning,
            "Two rows for the same drug, use and time decide differently.",
            remedy: "Ask the carrier which of the two holds."),
        RuleDescription(
            "medication.table.continued", .warning,
            "A table has no header; its columns were read as those of the table before.",
            remedy: "Check that both tables have the same columns."),
        RuleDescription(
            "medication.use.missing", .warning,
            "A row prints no use; it was read as any use.",
            remedy: "Check the row against the carrier's page."),
        RuleDescription(
            "medication.use.unknown", .info,
            "A use is in no vocabulary; it is kept as printed.",
            remedy: "Nothing, where the wording is the carrier's."),
        RuleDescription(
            "medication.window.missing", .warning,
            "A row prints no time; it was read as any time.",
            remedy: "Check the row against the carrier's page."),
        RuleDescription(
            "medication.window.odd", .warning,
            "A time is one that charts hardly use.",
            remedy: "Check the time against the carrier's page."),
        RuleDescription(
            "medication.window.unread", .error,
            "A cell is no time that can be read with certainty.",
            remedy: "A time is any, 24 months, 2 years, > 3 years."),
    ]
}
