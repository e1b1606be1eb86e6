import ChartSchema

/// What can be found in reading a table as a chart: what could not be understood, and what was understood with a doubt.
package enum ChartFinding: String, FindingKind {
    case layoutDrift = "layout.drift"
    case ageSingle = "reading.age.single"
    case cellUnread = "reading.cell.unread"
    case cellsHidden = "reading.cells.hidden"
    case chartNone = "reading.chart.none"
    case classMissing = "reading.class.missing"
    case classPlaced = "reading.class.placed"
    case classUnknown = "reading.class.unknown"
    case columnOtherFigures = "reading.column.other-figures"
    case columnPlace = "reading.column.place"
    case columnUnclear = "reading.column.unclear"
    case columnsAmbiguous = "reading.columns.ambiguous"
    case columnsContradict = "reading.columns.contradict"
    case columnsUnnamed = "reading.columns.unnamed"
    case figuresRefused = "reading.figures.refused"
    case footnoteUnapplied = "reading.footnote.unapplied"
    case groupPartial = "reading.group.partial"
    case headerBand = "reading.header.band"
    case headerContradicts = "reading.header.contradicts"
    case headerFigure = "reading.header.figure"
    case headerInherited = "reading.header.inherited"
    case headerLate = "reading.header.late"
    case headerLost = "reading.header.lost"
    case headerMissing = "reading.header.missing"
    case headerShifted = "reading.header.shifted"
    case headerWider = "reading.header.wider"
    case heightDated = "reading.height.dated"
    case heightDisagrees = "reading.height.disagrees"
    case heightIrregular = "reading.height.irregular"
    case layoutUnrecognised = "reading.layout.unrecognised"
    case minimumUnclear = "reading.minimum.unclear"
    case productUnknown = "reading.product.unknown"
    case productUntold = "reading.product.untold"
    case proseUnapplied = "reading.prose.unapplied"
    case rowEmpty = "reading.row.empty"
    case rowEnd = "reading.row.end"
    case rowsContradict = "reading.rows.contradict"
    case rowsCountMismatch = "reading.rows.count-mismatch"
    case rowsJoinedByPosition = "reading.rows.joined-by-position"
    case sayingApplied = "reading.saying.applied"
    case sayingStale = "reading.saying.stale"
    case sayingUnread = "reading.saying.unread"
    case scopePartly = "reading.scope.partly"
    case titleCarried = "reading.title.carried"
    case titleClass = "reading.title.class"
    case titlePlan = "reading.title.plan"
    case titleUnread = "reading.title.unread"
    case unitAssumed = "reading.unit.assumed"
    case unitContradicts = "reading.unit.contradicts"
    case unitNoColumn = "reading.unit.no-column"
    case unitUnknown = "reading.unit.unknown"

    package var meaning: FindingMeaning {
        switch self {
        case .layoutDrift:
            FindingMeaning(
                .error,
                "The file is not laid out as the layout pinned in pipeline.json says.",
                remedy:
                    "Read the old and the new layout beside the chart; if the new one is right, pin it with chartwright adopt --replace."
            )
        case .ageSingle:
            FindingMeaning(
                .warning,
                "The last of a chart's ages is one year alone, while others are of several; whoever is older has no limits.",
                remedy: "Look in the carrier's file whether \"and over\" stands there or was lost.")
        case .cellUnread:
            FindingMeaning(
                .error,
                "A cell stands where a limit or a name is expected and could not be read.",
                remedy: "Correct the cell, or ask the carrier what it means.")
        case .cellsHidden:
            FindingMeaning(
                .warning,
                "Cells of the table are hidden in the file and were not read.",
                remedy: "Open the file where it was made and look at what is hidden.")
        case .chartNone:
            FindingMeaning(
                .error,
                "No table of the file holds a chart.",
                remedy: "See how the file is read with chartwright tables and chartwright inspect.")
        case .classMissing:
            FindingMeaning(
                .warning,
                "A column names no class, while its neighbours do; its records carry none.",
                remedy: "Say what the column means in the chart's configuration, by its header.")
        case .classPlaced:
            FindingMeaning(
                .info,
                "A class was read as preferred plus, since it allows less than preferred and no other of the chart is called so.",
                remedy: "Say what the label means in the carrier's configuration, if it is another class.")
        case .classUnknown:
            FindingMeaning(
                .warning,
                "Nothing says which rate class a label means; its records carry the label and no class.",
                remedy: "Say what the label means in the carrier's configuration.")
        case .columnOtherFigures:
            FindingMeaning(
                .error,
                "The figures of a column are no weights of people of these heights: they fall, stay level or are too small; it was not read.",
                remedy: "Leave the column out, or name the unit of its figures.")
        case .columnPlace:
            FindingMeaning(
                .warning,
                "A column of ages, sexes, tobacco states, amounts or blood pressures may be of some of the limits in its rows alone.",
                remedy: "Print it before all limits, or under one heading with those that it is for.")
        case .columnUnclear:
            FindingMeaning(
                .error,
                "A column before limits was not understood; it may say for whom they hold, and none of them was read.",
                remedy: "Ask the carrier what the column means, or leave it out of the file.")
        case .columnsAmbiguous:
            FindingMeaning(
                .error,
                "Two columns have the same name, and nothing printed tells them apart.",
                remedy: "Look for a heading above them (sex, tobacco, age, product) that the file has lost.")
        case .columnsContradict:
            FindingMeaning(
                .error,
                "Columns of one kind say different things of one row, and nothing says which of its limits each is for; none of them was read.",
                remedy: "Print each beside the limits that it is for, or all of one class under one heading.")
        case .columnsUnnamed:
            FindingMeaning(
                .error,
                "Columns of figures have no names, and could be ends of one class or several classes; they were not read.",
                remedy: "Give the columns names, or ask the carrier what they are.")
        case .figuresRefused:
            FindingMeaning(
                .error,
                "A text says that the figures themselves are refused; they were read as the highest that are accepted.",
                remedy: "Ask the carrier whether the printed weight is accepted, and name the class of the figures.")
        case .footnoteUnapplied:
            FindingMeaning(
                .warning,
                "A text around the table may change limits, and was not applied; info where it is only about those beyond them.",
                remedy: "Read the note beside the records.")
        case .groupPartial:
            FindingMeaning(
                .error,
                "Two groups of limits hold for the same applicants and contradict each other at some heights; neither was published.",
                remedy: "Look for a heading (sex, tobacco, age, product) that the file has lost.")
        case .headerBand:
            FindingMeaning(
                .error,
                "A band above weights may be ages or BMIs; its column was not read.",
                remedy: "Ask the carrier, and name the band in the header (Age, BMI).")
        case .headerContradicts:
            FindingMeaning(
                .error,
                "Headings above the same figures say opposite things of whom they are for; the column was not read.",
                remedy: "Ask the carrier whom the column is for.")
        case .headerFigure:
            FindingMeaning(
                .error,
                "A figure stands above figures where a class should; the column was not read.",
                remedy: "Name the columns, or ask the carrier what the figures above them are.")
        case .headerInherited:
            FindingMeaning(
                .warning,
                "The table has no header; its columns were read as those of the table before.",
                remedy: "Compare the first row of both pages with the printed chart.")
        case .headerLate:
            FindingMeaning(
                .warning,
                "The header stands below the first rows of figures; those were read with it as well.",
                remedy: "Check that the first rows belong to the same columns.")
        case .headerLost:
            FindingMeaning(
                .error,
                "The table has no header, and another number of columns than the table before; it was not read.",
                remedy: "Give the table its header.")
        case .headerMissing:
            FindingMeaning(
                .warning,
                "A column has figures but no name, while its neighbours are named; its limits carry no class.",
                remedy: "Ask the carrier what the column means.")
        case .headerShifted:
            FindingMeaning(
                .error,
                "The names of the columns may stand one place off; nothing was read below them.",
                remedy: "Compare the first row with the printed chart.")
        case .headerWider:
            FindingMeaning(
                .warning,
                "The header names a column that has no figures below it.",
                remedy: "Check that no column of figures was lost.")
        case .heightDated:
            FindingMeaning(
                .warning,
                "Heights typed as 5-10 were made dates by a spreadsheet; where they climb evenly as heights, they are read as such.",
                remedy:
                    "Compare them with the printed chart, and ask the carrier for the sheet with these cells formatted as text."
            )
        case .heightDisagrees:
            FindingMeaning(
                .error,
                "A row names two heights; its limits were left out.",
                remedy: "Correct the height that is wrong, or ask the carrier.")
        case .heightIrregular:
            FindingMeaning(
                .info,
                "A height was read although a mark of it is missing or of the wrong kind.",
                remedy: "Nothing, where the height named is the one that is meant.")
        case .layoutUnrecognised:
            FindingMeaning(
                .error,
                "A table holds figures or medications, but nothing names its rows or columns.",
                remedy: "See the table with chartwright tables, and name what is missing.")
        case .minimumUnclear:
            FindingMeaning(
                .error,
                "A header says for whom a minimum holds in words that were not understood; nothing of the table was read.",
                remedy: "Give every class a minimum of its own, or a common one a plain header.")
        case .productUnknown:
            FindingMeaning(
                .warning,
                "What stands over columns or tables was read as the name of a product that the source is not for; it may be a date, a form's number, or an amount.",
                remedy:
                    "Say which product it is with \"meanings\", add it to the source's products, or leave the text out."
            )
        case .productUntold:
            FindingMeaning(
                .warning,
                "A title has a name in it that may be the plan's, and no word that tells whether it is; the limits were published without a product.",
                remedy: UntoldProduct.remedy)
        case .proseUnapplied:
            FindingMeaning(
                .warning,
                "The text above a table names applicants; its limits were read for everyone.",
                remedy: "Say in the chart's configuration whom the table is for, if not everyone.")
        case .rowEmpty:
            FindingMeaning(
                .warning,
                "A row names a height and has no figures.",
                remedy: "Look for them in the printed chart.")
        case .rowEnd:
            FindingMeaning(
                .warning,
                "A height has a row for one end of its limits and none for the other, or several.",
                remedy: "Every height needs one row for each end.")
        case .rowsContradict:
            FindingMeaning(
                .error,
                "Two rows or columns hold for the same applicants and print different limits; neither was published.",
                remedy:
                    "Look for a heading (sex, tobacco, age, product, edition, minimum and maximum) that the file has lost."
            )
        case .rowsCountMismatch:
            FindingMeaning(
                .error,
                "A table without heights cannot go on with the table before: it has another number of rows.",
                remedy: "Give the table a height column, or check whether rows are missing.")
        case .rowsJoinedByPosition:
            FindingMeaning(
                .warning,
                "A table has no heights; its rows were joined to those of the table before by position.",
                remedy: "Compare the first and last row of both pages with the printed chart.")
        case .sayingApplied:
            FindingMeaning(
                .info,
                "A text that the reading does not understand is read as a person says: in other words, as printed, or left out.",
                remedy: "See who said it, and why, in pipeline.json.")
        case .sayingStale:
            FindingMeaning(
                .warning,
                "The configuration says what a text means, and the file does not have that text.",
                remedy: "Take it out of the chart's meanings, or say it of the text that stands there now.")
        case .sayingUnread:
            FindingMeaning(
                .error,
                "What a person says of a text is not understood either, or changes nothing.",
                remedy: "Say it in words that other charts print, or leave the text out with a reason.")
        case .scopePartly:
            FindingMeaning(
                .warning,
                "Every limit of one table says a sex, an age, a tobacco state, a class or a product, and none of another table does.",
                remedy: "Look whether a title or a sentence of the page holds for both tables.")
        case .titleCarried:
            FindingMeaning(
                .warning,
                "A table has no title, or one that says less than the one before it; what the title before says was read for both.",
                remedy: "Check that both tables are for the same applicants.")
        case .titleClass:
            FindingMeaning(
                .warning,
                "The title over limits without a class has a word that classes are called by; the limits were read without one.",
                remedy: "Say in the chart's configuration which class the limits are of, if the title names one.")
        case .titlePlan:
            FindingMeaning(
                .warning,
                "Only its title tells a table from others, and no word of it says what it is; it was taken for the name of a plan.",
                remedy:
                    "Name the product in pipeline.json, or read the title beside the records: it may say for whom the table is."
            )
        case .titleUnread:
            FindingMeaning(
                .warning,
                "A title, or a line beside the limits, has ordinary words that nothing accounts for; the limits were read as if they were not there.",
                remedy:
                    "Read the title beside the records. Where it names the carrier or a product, name that in pipeline.json; where it says for whom or what the limits are, say it in the chart's configuration."
            )
        case .unitAssumed:
            FindingMeaning(
                .info,
                "No unit is printed; the figures can only be pounds, and the heights feet and inches.",
                remedy: "Nothing, where the chart is from a country of pounds and inches.")
        case .unitContradicts:
            FindingMeaning(
                .error,
                "The chart names one unit, and its figures can only be the other; they were not read.",
                remedy: "Correct the unit in the header, or ask the carrier.")
        case .unitNoColumn:
            FindingMeaning(
                .error,
                "A unit is given for a column that the chart does not have.",
                remedy: "Name the column by its header as printed, or by its place as inspect counts it.")
        case .unitUnknown:
            FindingMeaning(
                .error,
                "The weights have no unit and could be pounds or kilograms; they were not read.",
                remedy: "Say the unit in the chart's configuration, or ask the carrier.")
        }
    }
}
