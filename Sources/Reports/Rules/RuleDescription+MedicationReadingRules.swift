import ChartSchema

extension RuleDescription {
    /// Findings of reading a medication chart.
    package static let medicationFindings: [RuleDescription] = [
        RuleDescription(
            "medication.answer.silent", .warning,
            "A \"no\" stands under a question that says nothing of those for whom the answer is no; its rows have no rule.",
            remedy: "Ask the carrier whether who is not declined is accepted."),
        RuleDescription(
            "medication.blank.decides", .error,
            "The legend lets an empty cell decide against the applicant; empty cells cannot be told from lost ones.",
            remedy: "Send the chart with a mark in every cell."),
        RuleDescription(
            "medication.cell.repeats", .error,
            "A cell points to another cell of the chart instead of saying what it says.",
            remedy: "Print the use in every row."),
        RuleDescription(
            "medication.column.twice", .error,
            "Two columns of decisions have one name; nobody knows which decides.",
            remedy: "Name the plan that each column is for."),
        RuleDescription(
            "medication.column.unknown", .error,
            "A column of the chart is not understood; what it says is in no record.",
            remedy: "Name the column use, fill within, eligibility or notes, as it is meant."),
        RuleDescription(
            "medication.header.odd", .warning,
            "A word of the header may be a misspelling; it is kept as printed.",
            remedy: "Check the header against the carrier's page."),
        RuleDescription(
            "medication.header.slipped", .error,
            "The header names one column as that of the medications, but another holds them.",
            remedy: "Put every header above its column."),
        RuleDescription(
            "medication.heading.unapplied", .warning,
            "Words of a heading may say whom the list or table below it is for; it was read as speaking of everyone and every plan.",
            remedy: "Look whether its rules hold for some cases or one plan only."),
        RuleDescription(
            "medication.list.exception", .warning,
            "A sentence over a list, or the meaning of a mark, leaves some cases out that the chart does not decide in words.",
            remedy: "See which are left out on the carrier's page."),
        RuleDescription(
            "medication.list.undecided", .error,
            "No heading or sentence says what the medications of a list mean, or several say different things.",
            remedy: "Put the decision in a heading above the list."),
        RuleDescription(
            "medication.mark.unexplained", .error,
            "Nothing says what a mark means.",
            remedy: "Put the meaning of the mark above or below the table."),
        RuleDescription(
            "medication.name.aside", .warning,
            "Words beside a medication's name were not understood whole; they are kept as a condition, in the carrier's words.",
            remedy: "Print what the medication is taken for in a column of its own."),
        RuleDescription(
            "medication.name.carried", .warning,
            "Rows print no medication; they were read as going on with the one above.",
            remedy: "Check the rows against the carrier's page."),
        RuleDescription(
            "medication.name.missing", .error,
            "A row or an item of a list names no medication.",
            remedy: "Look for a name that was lost, and fill it in."),
        RuleDescription(
            "medication.name.outside", .error,
            "A medication's name stands outside every table and list that was read.",
            remedy: "Check that no row of the chart lost its cells."),
        RuleDescription(
            "medication.name.unread", .error,
            "A footnote mark stands inside a name.",
            remedy: "Put the mark after the name it belongs to."),
        RuleDescription(
            "medication.note.unapplied", .info,
            "A note may change what rules mean; it is kept in words only. A warning where it says when or for whom something holds.",
            remedy: "Read the note beside the rules."),
        RuleDescription(
            "medication.outcome.second", .warning,
            "Beside a decision stand words of another; they are kept as a condition, in the carrier's words.",
            remedy: "Print one decision a row."),
        RuleDescription(
            "medication.outcome.odd", .warning,
            "A decision's wording may hold a misspelling: it is nearly that of other rows, or nearly a decision.",
            remedy: "Check it against the carrier's page; it is kept as printed."),
        RuleDescription(
            "medication.outcome.unread", .error,
            "A cell is no decision that can be read with certainty.",
            remedy: "Say the decision in the carrier's words: level, graded, decline, refer."),
        RuleDescription(
            "medication.product.unknown", .warning,
            "A column or cell names a product that is none of the source's; it is kept as printed.",
            remedy: "Say which product it is, with meanings in pipeline.json."),
        RuleDescription(
            "medication.row.undecided", .warning,
            "A row prints no decision for its medication.",
            remedy: "Look for the decision in the printed chart."),
        RuleDescription(
            "medication.row.unread", .error,
            "A row holds a decision and names no medication.",
            remedy: "Look for the name that was lost."),
        RuleDescription(
            "medication.section.unread", .warning,
            "A row of one text between the rows was not understood; what it says was applied to none of the rows below it.",
            remedy: "Look whether the rows below it hold for some cases only."),
        RuleDescription(
            "medication.table.continued", .warning,
            "A table has no header; its columns were read as those of the table before.",
            remedy: "Check that both tables have the same columns."),
        RuleDescription(
            "medication.table.turned", .error,
            "The columns of a table are headed by medications, and its rows name none; it was not read.",
            remedy: "Print a row for each medication."),
        RuleDescription(
            "medication.use.missing", .warning,
            "A row prints no use; it was read as any use.",
            remedy: "Check the row against the carrier's page."),
        RuleDescription(
            "medication.use.silent", .warning,
            "Rows print no use, and no sentence says what that means; they were read as any use.",
            remedy: "Ask the carrier whether a blank means any use."),
        RuleDescription(
            "medication.sentence.half-read", .warning,
            "Beside the decision of a sentence over medications stand words that were not understood; the whole sentence is a condition of each of them, in the carrier's words.",
            remedy: "Look whether the decision holds for some cases only."),
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
