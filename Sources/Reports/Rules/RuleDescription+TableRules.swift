import ChartSchema

extension RuleDescription {
    /// Findings about the form of delimited text, of pages and of worksheets.
    package static let tableFindings: [RuleDescription] = [
        RuleDescription(
            "csv.line-ends.mixed", .info,
            "Some lines end in CR alone and others in LF; each was read as a line end.",
            remedy: "Check that no row was cut in two at this line."),
        RuleDescription(
            "csv.quote.doubtful", .warning,
            "A quoted field goes on in the lines below, but its first line could be a row of its own.",
            remedy: "Double the quotes that belong to the text, and check the row against the carrier's chart."),
        RuleDescription(
            "csv.quote.unclosed", .warning,
            "A quote opens a field and is never closed; the row was read with its quotes as plain text.",
            remedy: "Close the quote, or double the quotes that belong to the text."),
        RuleDescription(
            "csv.quote.undoubled", .warning,
            "A quote inside a quoted field is not doubled.",
            remedy: "Double the quotes that belong to the text, and check the row against the carrier's chart."),
        RuleDescription(
            "csv.row.width", .warning,
            "A row has more or fewer fields than the rows around it.",
            remedy: "Look for a delimiter that is missing, or one too many."),
        RuleDescription(
            "markup.cdata.dropped", .warning,
            "A CDATA section stands in HTML, where browsers do not show it.",
            remedy: "Check that it is none of the chart's text."),
        RuleDescription(
            "markup.reference.unknown", .warning,
            "Nothing defines a character reference; it is kept as it is written.",
            remedy: "Look up which character it stands for, and ask the carrier to write that."),
        RuleDescription(
            "markup.span.cut", .info,
            "A cell claims to span more rows or columns than the table has; the span was cut.",
            remedy: "Nothing, where the table looks right in chartwright tables."),
        RuleDescription(
            "markup.text.outside-cells", .warning,
            "Text stands in a table but in none of its cells; browsers show it above the table.",
            remedy: "Check that it is a note and not a row that lost its cells."),
        RuleDescription(
            "markup.text.struck", .warning,
            "A page strikes a text out, such as <s>Decline</s> before Graded; it is not read.",
            remedy: "Check that the chart does not need it."),
        RuleDescription(
            "markup.text.tabular", .error,
            "The page has no table, and its text looks like one made of blanks or line breaks.",
            remedy: "Send the chart as a table."),
        RuleDescription(
            "sheet.cell.covered", .warning,
            "A text stands under a merged cell, where nobody sees it (B4, once B3:B4 were merged), or below a shape or picture. It is not read.",
            remedy: "Check that the chart does not need it."),
        RuleDescription(
            "sheet.cell.date", .error,
            "A cell of the worksheet is a date: Excel makes dates of entries such as 5-10, and what was typed is lost.",
            remedy: "Ask the carrier for the sheet with these cells formatted as text."),
        RuleDescription(
            "sheet.cell.date-shown", .warning,
            "A cell is a date: it shows 10-May or 5-10 and stores a day, because what was typed, perhaps the height 5-10, was taken for one.",
            remedy: "Ask the carrier for the sheet with these cells formatted as text."),
        RuleDescription(
            "sheet.cell.error", .warning,
            "A cell of the worksheet holds an error of Excel instead of a value.",
            remedy: "Ask the carrier to correct the formula."),
        RuleDescription(
            "sheet.cell.format", .warning,
            "A number format is not understood, such as 0.00E+00; the number is read as a cell without a format shows it.",
            remedy: "Compare the cell with what Excel shows."),
        RuleDescription(
            "sheet.cell.rounded", .warning,
            "A cell shows another figure than it stores: 180, where 179.6 is stored in the format 0. What it shows is read.",
            remedy: "Ask the carrier which of the two figures holds, if they differ in what they allow."),
        RuleDescription(
            "sheet.cell.struck", .warning,
            "A text of a cell is struck out, such as 128 in “128 129”, or lines cross its cell out from corner to corner; it is not read.",
            remedy: "Check that the chart does not need it."),
        RuleDescription(
            "sheet.cell.symbol", .warning,
            "A letter stands in a symbol font, such as Wingdings, and what it shows is not known.",
            remedy: "Compare the cell with what Excel shows."),
        RuleDescription(
            "sheet.cell.unseen", .warning,
            "A cell's text is not seen: its format shows nothing of it (;;;), it has the colour of its ground, or its letters are too small. It is not read.",
            remedy: "Check that the chart does not need it."),
        RuleDescription(
            "sheet.cell.zero", .info,
            "A cell holds 0 in a sheet that shows no zeros: it is blank.",
            remedy: "Nothing needs to be done."),
        RuleDescription(
            "sheet.format.condition", .error,
            "A format hides or strikes the cells of a range where a condition holds, and the condition is more than a comparison: for which cells it holds is not worked out.",
            remedy: "Look at the cells in Excel, and ask the carrier for the sheet with those alone that hold."),
        RuleDescription(
            "sheet.filter", .warning,
            "A filter was left on and hides rows, which are not read.",
            remedy: "Ask the carrier for the sheet without the filter."),
        RuleDescription(
            "sheet.formula.no-value", .warning,
            "A cell of the worksheet holds a formula without its value.",
            remedy: "Open the workbook in Excel, let it calculate, and save it again."),
        RuleDescription(
            "sheet.hidden", .info,
            "A worksheet, or cells of it, are hidden; they are not read.",
            remedy: "Open the workbook and look at what is hidden."),
        RuleDescription(
            "sheet.note", .warning,
            "A note at a cell, or a shape over the sheet, has a text, such as “add 5 lb over age 50”; it is not read.",
            remedy: "Check that it changes none of the figures."),
        RuleDescription(
            "sheet.picture", .warning,
            "A picture or drawing lies over the sheet, or a shape without words, which may cover figures; it is not read.",
            remedy: "Look at the sheet, and check that it says nothing of the chart."),
    ]
}
