import ChartSchema

/// What can be found in reading a medication chart.
package enum MedicationFinding: String, FindingKind {
    case answerSilent = "medication.answer.silent"
    case blankDecides = "medication.blank.decides"
    case cellRepeats = "medication.cell.repeats"
    case columnTwice = "medication.column.twice"
    case columnUnknown = "medication.column.unknown"
    case headerOdd = "medication.header.odd"
    case headerSlipped = "medication.header.slipped"
    case headingUnapplied = "medication.heading.unapplied"
    case listException = "medication.list.exception"
    case listUndecided = "medication.list.undecided"
    case markUnexplained = "medication.mark.unexplained"
    case nameAside = "medication.name.aside"
    case nameCarried = "medication.name.carried"
    case nameMissing = "medication.name.missing"
    case nameOutside = "medication.name.outside"
    case nameUnread = "medication.name.unread"
    case noteUnapplied = "medication.note.unapplied"
    case outcomeOdd = "medication.outcome.odd"
    case outcomeSecond = "medication.outcome.second"
    case outcomeUnread = "medication.outcome.unread"
    case productUnknown = "medication.product.unknown"
    case productUntold = "medication.product.untold"
    case rowUndecided = "medication.row.undecided"
    case rowUnread = "medication.row.unread"
    case sectionUnread = "medication.section.unread"
    case sentenceHalfRead = "medication.sentence.half-read"
    case tableContinued = "medication.table.continued"
    case tableTurned = "medication.table.turned"
    case useMissing = "medication.use.missing"
    case useSilent = "medication.use.silent"
    case windowMissing = "medication.window.missing"
    case windowOdd = "medication.window.odd"
    case windowUnread = "medication.window.unread"

    package var meaning: FindingMeaning {
        switch self {
        case .answerSilent:
            FindingMeaning(
                .warning,
                "A \"no\" stands under a question that says nothing of those for whom the answer is no; its rows have no rule.",
                remedy: "Ask the carrier whether who is not declined is accepted.")
        case .blankDecides:
            FindingMeaning(
                .error,
                "The legend lets an empty cell decide against the applicant; empty cells cannot be told from lost ones.",
                remedy: "Send the chart with a mark in every cell.")
        case .cellRepeats:
            FindingMeaning(
                .error,
                "A cell points to another cell of the chart instead of saying what it says.",
                remedy: "Print the use in every row.")
        case .columnTwice:
            FindingMeaning(
                .error,
                "Two columns of decisions have one name; nobody knows which decides.",
                remedy: "Name the plan that each column is for.")
        case .columnUnknown:
            FindingMeaning(
                .error,
                "A column of the chart is not understood; what it says is in no record.",
                remedy: "Name the column use, fill within, eligibility or notes, as it is meant.")
        case .headerOdd:
            FindingMeaning(
                .warning,
                "A word of the header may be a misspelling; it is kept as printed.",
                remedy: "Check the header against the carrier's page.")
        case .headerSlipped:
            FindingMeaning(
                .error,
                "The header names one column as that of the medications, but another holds them.",
                remedy: "Put every header above its column.")
        case .headingUnapplied:
            FindingMeaning(
                .warning,
                "Words of a heading may say whom the list or table below it is for; it was read as speaking of everyone and every plan.",
                remedy: "Look whether its rules hold for some cases or one plan only.")
        case .listException:
            FindingMeaning(
                .warning,
                "A sentence over a list, or the meaning of a mark, leaves some cases out that the chart does not decide in words.",
                remedy: "See which are left out on the carrier's page.")
        case .listUndecided:
            FindingMeaning(
                .error,
                "No heading or sentence says what the medications of a list mean, or several say different things.",
                remedy: "Put the decision in a heading above the list.")
        case .markUnexplained:
            FindingMeaning(
                .error,
                "Nothing says what a mark means.",
                remedy: "Put the meaning of the mark above or below the table.")
        case .nameAside:
            FindingMeaning(
                .warning,
                "Words beside a medication's name were not understood whole; they are kept as a condition, in the carrier's words.",
                remedy: "Print what the medication is taken for in a column of its own.")
        case .nameCarried:
            FindingMeaning(
                .warning,
                "Rows print no medication; they were read as going on with the one above.",
                remedy: "Check the rows against the carrier's page.")
        case .nameMissing:
            FindingMeaning(
                .error,
                "A row or an item of a list names no medication.",
                remedy: "Look for a name that was lost, and fill it in.")
        case .nameOutside:
            FindingMeaning(
                .error,
                "A medication's name stands outside every table and list that was read.",
                remedy: "Check that no row of the chart lost its cells.")
        case .nameUnread:
            FindingMeaning(
                .error,
                "A footnote mark stands inside a name.",
                remedy: "Put the mark after the name it belongs to.")
        case .noteUnapplied:
            FindingMeaning(
                .info,
                "A note may change what rules mean; it is kept in words only. A warning where it says when or for whom something holds.",
                remedy: "Read the note beside the rules.")
        case .outcomeOdd:
            FindingMeaning(
                .warning,
                "A decision's wording may hold a misspelling: it is nearly that of other rows, or nearly a decision.",
                remedy: "Check it against the carrier's page; it is kept as printed.")
        case .outcomeSecond:
            FindingMeaning(
                .warning,
                "Beside a decision stand words of another; they are kept as a condition, in the carrier's words.",
                remedy: "Print one decision a row.")
        case .outcomeUnread:
            FindingMeaning(
                .error,
                "A cell is no decision that can be read with certainty.",
                remedy: "Say the decision in the carrier's words: level, graded, decline, refer.")
        case .productUnknown:
            FindingMeaning(
                .warning,
                "A column or cell names a product that is none of the source's; it is kept as printed.",
                remedy: "Say which product it is, with meanings in pipeline.json.")
        case .productUntold:
            FindingMeaning(
                .warning,
                "A title has a name in it that may be the plan's, and no word that tells whether it is; the rules were published without a product.",
                remedy: UntoldProduct.remedy)
        case .rowUndecided:
            FindingMeaning(
                .warning,
                "A row prints no decision for its medication.",
                remedy: "Look for the decision in the printed chart.")
        case .rowUnread:
            FindingMeaning(
                .error,
                "A row holds a decision and names no medication.",
                remedy: "Look for the name that was lost.")
        case .sectionUnread:
            FindingMeaning(
                .warning,
                "A row of one text between the rows was not understood; what it says was applied to none of the rows below it.",
                remedy: "Look whether the rows below it hold for some cases only.")
        case .sentenceHalfRead:
            FindingMeaning(
                .warning,
                "Beside the decision of a sentence over medications stand words that were not understood; the whole sentence is a condition of each of them, in the carrier's words.",
                remedy: "Look whether the decision holds for some cases only.")
        case .tableContinued:
            FindingMeaning(
                .warning,
                "A table has no header; its columns were read as those of the table before.",
                remedy: "Check that both tables have the same columns.")
        case .tableTurned:
            FindingMeaning(
                .error,
                "The columns of a table are headed by medications, and its rows name none; it was not read.",
                remedy: "Print a row for each medication.")
        case .useMissing:
            FindingMeaning(
                .warning,
                "A row prints no use; it was read as any use.",
                remedy: "Check the row against the carrier's page.")
        case .useSilent:
            FindingMeaning(
                .warning,
                "Rows print no use, and no sentence says what that means; they were read as any use.",
                remedy: "Ask the carrier whether a blank means any use.")
        case .windowMissing:
            FindingMeaning(
                .warning,
                "A row prints no time; it was read as any time.",
                remedy: "Check the row against the carrier's page.")
        case .windowOdd:
            FindingMeaning(
                .warning,
                "A time is one that charts hardly use.",
                remedy: "Check the time against the carrier's page.")
        case .windowUnread:
            FindingMeaning(
                .error,
                "A cell is no time that can be read with certainty.",
                remedy: "A time is any, 24 months, 2 years, > 3 years.")
        }
    }
}
