import ChartSchema

/// What can be found of worksheets.
package enum SheetFinding: String, FindingKind {
    case cellCovered = "sheet.cell.covered"
    case cellDate = "sheet.cell.date"
    case cellDateShown = "sheet.cell.date-shown"
    case cellError = "sheet.cell.error"
    case cellFormat = "sheet.cell.format"
    case cellRounded = "sheet.cell.rounded"
    case cellStruck = "sheet.cell.struck"
    case cellSymbol = "sheet.cell.symbol"
    case cellUnseen = "sheet.cell.unseen"
    case cellZero = "sheet.cell.zero"
    case filter = "sheet.filter"
    case formatCondition = "sheet.format.condition"
    case formulaNoValue = "sheet.formula.no-value"
    case hidden = "sheet.hidden"
    case note = "sheet.note"
    case picture = "sheet.picture"

    package var meaning: FindingMeaning {
        switch self {
        case .cellCovered:
            FindingMeaning(
                .warning,
                "A text stands under a merged cell, where nobody sees it (B4, once B3:B4 were merged), or below a shape or picture. It is not read.",
                remedy: "Check that the chart does not need it.")
        case .cellDate:
            FindingMeaning(
                .error,
                "A cell of the worksheet is a date: Excel makes dates of entries such as 5-10, and what was typed is lost.",
                remedy: "Ask the carrier for the sheet with these cells formatted as text.")
        case .cellDateShown:
            FindingMeaning(
                .warning,
                "A cell is a date: it shows 10-May or 5-10 and stores a day, because what was typed, perhaps the height 5-10, was taken for one.",
                remedy: "Ask the carrier for the sheet with these cells formatted as text.")
        case .cellError:
            FindingMeaning(
                .warning,
                "A cell of the worksheet holds an error of Excel instead of a value.",
                remedy: "Ask the carrier to correct the formula.")
        case .cellFormat:
            FindingMeaning(
                .warning,
                "A number format is not understood, such as 0.00E+00; the number is read as a cell without a format shows it.",
                remedy: "Compare the cell with what Excel shows.")
        case .cellRounded:
            FindingMeaning(
                .warning,
                "A cell shows another figure than it stores: 180, where 179.6 is stored in the format 0. What it shows is read.",
                remedy: "Ask the carrier which of the two figures holds, if they differ in what they allow.")
        case .cellStruck:
            FindingMeaning(
                .warning,
                "A text of a cell is struck out, such as 128 in “128 129”, or lines cross its cell out from corner to corner; it is not read.",
                remedy: "Check that the chart does not need it.")
        case .cellSymbol:
            FindingMeaning(
                .warning,
                "A letter stands in a symbol font, such as Wingdings, and what it shows is not known.",
                remedy: "Compare the cell with what Excel shows.")
        case .cellUnseen:
            FindingMeaning(
                .warning,
                "A cell's text is not seen: its format shows nothing of it (;;;), it has the colour of its ground, or its letters are too small. It is not read.",
                remedy: "Check that the chart does not need it.")
        case .cellZero:
            FindingMeaning(
                .info,
                "A cell holds 0 in a sheet that shows no zeros: it is blank.",
                remedy: "Nothing needs to be done.")
        case .filter:
            FindingMeaning(
                .warning,
                "A filter was left on and hides rows, which are not read.",
                remedy: "Ask the carrier for the sheet without the filter.")
        case .formatCondition:
            FindingMeaning(
                .error,
                "A format hides or strikes the cells of a range where a condition holds, and the condition is more than a comparison: for which cells it holds is not worked out. Or it shows something else there than the figures: a word, or another unit.",
                remedy: "Look at the cells in Excel, and ask the carrier for the sheet with those alone that hold.")
        case .formulaNoValue:
            FindingMeaning(
                .warning,
                "A cell of the worksheet holds a formula without its value.",
                remedy: "Open the workbook in Excel, let it calculate, and save it again.")
        case .hidden:
            FindingMeaning(
                .info,
                "A worksheet, or cells of it, are hidden; they are not read.",
                remedy: "Open the workbook and look at what is hidden.")
        case .note:
            FindingMeaning(
                .warning,
                "A note at a cell, or a shape over the sheet, has a text, such as “add 5 lb over age 50”; it is not read.",
                remedy: "Check that it changes none of the figures.")
        case .picture:
            FindingMeaning(
                .warning,
                "A picture or drawing lies over the sheet, or a shape without words, which may cover figures; it is not read.",
                remedy: "Look at the sheet, and check that it says nothing of the chart.")
        }
    }
}
