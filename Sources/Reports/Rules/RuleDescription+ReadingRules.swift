import ChartSchema

extension RuleDescription {
    /// Findings of reading a table as a chart: what could not be understood, and what was understood with a doubt.
    package static let readingFindings: [RuleDescription] = [
        RuleDescription(
            "layout.drift", .error,
            "The file is not laid out as the layout pinned in pipeline.json says.",
            remedy:
                "Read the old and the new layout beside the chart; if the new one is right, pin it with chartwright adopt --replace."
        ),
        RuleDescription(
            "reading.cell.unread", .error,
            "A cell stands where a limit or a name is expected and could not be read.",
            remedy: "Correct the cell, or ask the carrier what it means."),
        RuleDescription(
            "reading.cells.hidden", .warning,
            "Cells of the table are hidden in the file and were not read.",
            remedy: "Open the file where it was made and look at what is hidden."),
        RuleDescription(
            "reading.chart.none", .error,
            "No table of the file holds a chart.",
            remedy: "See how the file is read with chartwright tables and chartwright inspect."),
        RuleDescription(
            "reading.class.missing", .warning,
            "A column names no class, while its neighbours do; its records carry none.",
            remedy: "Say what the column means in the chart's configuration, by its header."),
        RuleDescription(
            "reading.class.unknown", .warning,
            "Nothing says which rate class a label means; its records carry the label and no class.",
            remedy: "Say what the label means in the carrier's configuration."),
        RuleDescription(
            "reading.column.other-figures", .error,
            "The figures of a column are no weights of people of these heights: they fall, stay level or are too small; it was not read.",
            remedy: "Leave the column out, or name the unit of its figures."),
        RuleDescription(
            "reading.column.unclear", .error,
            "A column before limits was not understood; it may say for whom they hold, and none of them was read.",
            remedy: "Ask the carrier what the column means, or leave it out of the file."),
        RuleDescription(
            "reading.columns.ambiguous", .error,
            "Two columns have the same name, and nothing printed tells them apart.",
            remedy: "Look for a heading above them (sex, tobacco, age, product) that the file has lost."),
        RuleDescription(
            "reading.columns.unnamed", .error,
            "Columns of figures have no names, and could be ends of one class or several classes; they were not read.",
            remedy: "Give the columns names, or ask the carrier what they are."),
        RuleDescription(
            "reading.figures.refused", .error,
            "A text says that the figures themselves are refused; they were read as the highest that are accepted.",
            remedy: "Ask the carrier whether the printed weight is accepted, and name the class of the figures."),
        RuleDescription(
            "reading.footnote.unapplied", .warning,
            "A text around the table may change limits, and was not applied; info where it is only about those beyond them.",
            remedy: "Read the note beside the records."),
        RuleDescription(
            "reading.group.partial", .error,
            "Two groups of limits hold for the same applicants and contradict each other at some heights; neither was published.",
            remedy: "Look for a heading (sex, tobacco, age, product) that the file has lost."),
        RuleDescription(
            "reading.header.band", .error,
            "A band above weights may be ages or BMIs; its column was not read.",
            remedy: "Ask the carrier, and name the band in the header (Age, BMI)."),
        RuleDescription(
            "reading.header.contradicts", .error,
            "Headings above the same figures say opposite things of whom they are for; the column was not read.",
            remedy: "Ask the carrier whom the column is for."),
        RuleDescription(
            "reading.header.figure", .error,
            "A figure stands above figures where a class should; the column was not read.",
            remedy: "Name the columns, or ask the carrier what the figures above them are."),
        RuleDescription(
            "reading.header.inherited", .warning,
            "The table has no header; its columns were read as those of the table before.",
            remedy: "Compare the first row of both pages with the printed chart."),
        RuleDescription(
            "reading.header.late", .warning,
            "The header stands below the first rows of figures; those were read with it as well.",
            remedy: "Check that the first rows belong to the same columns."),
        RuleDescription(
            "reading.header.lost", .error,
            "The table has no header, and another number of columns than the table before; it was not read.",
            remedy: "Give the table its header."),
        RuleDescription(
            "reading.header.missing", .warning,
            "A column has figures but no name, while its neighbours are named; its limits carry no class.",
            remedy: "Ask the carrier what the column means."),
        RuleDescription(
            "reading.header.shifted", .error,
            "The names of the columns may stand one place off; nothing was read below them.",
            remedy: "Compare the first row with the printed chart."),
        RuleDescription(
            "reading.header.wider", .warning,
            "The header names a column that has no figures below it.",
            remedy: "Check that no column of figures was lost."),
        RuleDescription(
            "reading.height.disagrees", .error,
            "A row names two heights; its limits were left out.",
            remedy: "Correct the height that is wrong, or ask the carrier."),
        RuleDescription(
            "reading.height.dated", .warning,
            "Heights typed as 5-10 were made dates by a spreadsheet; where they climb evenly as heights, they are read as such.",
            remedy:
                "Compare them with the printed chart, and ask the carrier for the sheet with these cells formatted as text."
        ),
        RuleDescription(
            "reading.height.irregular", .info,
            "A height was read although a mark of it is missing or of the wrong kind.",
            remedy: "Nothing, where the height named is the one that is meant."),
        RuleDescription(
            "reading.layout.unrecognised", .error,
            "A table holds figures or medications, but nothing names its rows or columns.",
            remedy: "See the table with chartwright tables, and name what is missing."),
        RuleDescription(
            "reading.minimum.unclear", .error,
            "A header says for whom a minimum holds in words that were not understood; nothing of the table was read.",
            remedy: "Give every class a minimum of its own, or a common one a plain header."),
        RuleDescription(
            "reading.prose.unapplied", .warning,
            "The text above a table names applicants; its limits were read for everyone.",
            remedy: "Say in the chart's configuration whom the table is for, if not everyone."),
        RuleDescription(
            "reading.row.empty", .warning,
            "A row names a height and has no figures.",
            remedy: "Look for them in the printed chart."),
        RuleDescription(
            "reading.row.end", .warning,
            "A height has a row for one end of its limits and none for the other, or several.",
            remedy: "Every height needs one row for each end."),
        RuleDescription(
            "reading.rows.contradict", .error,
            "Two rows or columns hold for the same applicants and print different limits; neither was published.",
            remedy:
                "Look for a heading (sex, tobacco, age, product, edition, minimum and maximum) that the file has lost."),
        RuleDescription(
            "reading.rows.count-mismatch", .error,
            "A table without heights cannot go on with the table before: it has another number of rows.",
            remedy: "Give the table a height column, or check whether rows are missing."),
        RuleDescription(
            "reading.rows.joined-by-position", .warning,
            "A table has no heights; its rows were joined to those of the table before by position.",
            remedy: "Compare the first and last row of both pages with the printed chart."),
        RuleDescription(
            "reading.saying.applied", .info,
            "A text that the reading does not understand is read as a person says: in other words, as printed, or left out.",
            remedy: "See who said it, and why, in pipeline.json."),
        RuleDescription(
            "reading.saying.stale", .warning,
            "The configuration says what a text means, and the file does not have that text.",
            remedy: "Take it out of the chart's meanings, or say it of the text that stands there now."),
        RuleDescription(
            "reading.saying.unread", .error,
            "What a person says of a text is not understood either, or changes nothing.",
            remedy: "Say it in words that other charts print, or leave the text out with a reason."),
        RuleDescription(
            "reading.scope.partly", .warning,
            "Every limit of one table says a sex, an age, a tobacco state, a class or a product, and none of another table does.",
            remedy: "Look whether a title or a sentence of the page holds for both tables."),
        RuleDescription(
            "reading.title.carried", .warning,
            "A table has no title, or one that says less than the one before it; what the title before says was read for both.",
            remedy: "Check that both tables are for the same applicants."),
        RuleDescription(
            "reading.title.class", .warning,
            "The title over limits without a class has a word that classes are called by; the limits were read without one.",
            remedy: "Say in the chart's configuration which class the limits are of, if the title names one."),
        RuleDescription(
            "reading.age.single", .warning,
            "The last of a chart's ages is one year alone, while others are of several; whoever is older has no limits.",
            remedy: "Look in the carrier's file whether \"and over\" stands there or was lost."),
        RuleDescription(
            "reading.product.unknown", .warning,
            "What stands over columns or tables was read as the name of a product that the source is not for; it may be a date, a form's number, or an amount.",
            remedy:
                "Say which product it is with \"meanings\", add it to the source's products, or leave the text out."),
        RuleDescription(
            "reading.title.plan", .warning,
            "Only its title tells a table from others, and no word of it says what it is; it was taken for the name of a plan.",
            remedy:
                "Name the product in pipeline.json, or read the title beside the records: it may say for whom the table is."
        ),
        RuleDescription(
            "reading.unit.assumed", .info,
            "No unit is printed; the figures can only be pounds, and the heights feet and inches.",
            remedy: "Nothing, where the chart is from a country of pounds and inches."),
        RuleDescription(
            "reading.unit.contradicts", .error,
            "The chart names one unit, and its figures can only be the other; they were not read.",
            remedy: "Correct the unit in the header, or ask the carrier."),
        RuleDescription(
            "reading.unit.no-column", .error,
            "A unit is given for a column that the chart does not have.",
            remedy: "Name the column by its header as printed, or by its place as inspect counts it."),
        RuleDescription(
            "reading.unit.unknown", .error,
            "The weights have no unit and could be pounds or kilograms; they were not read.",
            remedy: "Say the unit in the chart's configuration, or ask the carrier."),
    ]
}
