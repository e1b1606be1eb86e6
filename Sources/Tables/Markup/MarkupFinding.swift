import ChartSchema

/// What can be found of the form of a page.
package enum MarkupFinding: String, FindingKind {
    case cdataDropped = "markup.cdata.dropped"
    case referenceUnknown = "markup.reference.unknown"
    case spanCut = "markup.span.cut"
    case styleUnread = "markup.style.unread"
    case textOutsideCells = "markup.text.outside-cells"
    case textStruck = "markup.text.struck"
    case textTabular = "markup.text.tabular"

    package var meaning: FindingMeaning {
        switch self {
        case .cdataDropped:
            FindingMeaning(
                .warning,
                "A CDATA section stands in HTML, where browsers do not show it.",
                remedy: "Check that it is none of the chart's text.")
        case .referenceUnknown:
            FindingMeaning(
                .warning,
                "Nothing defines a character reference; it is kept as it is written.",
                remedy: "Look up which character it stands for, and ask the carrier to write that.")
        case .spanCut:
            FindingMeaning(
                .info,
                "A cell claims to span more rows or columns than the table has; the span was cut.",
                remedy: "Nothing, where the table looks right in chartwright tables.")
        case .styleUnread:
            FindingMeaning(
                .warning,
                "The page's style hides, strikes out or adds something by a rule that is not read, such as td:nth-child(3).",
                remedy: "Look at the page in a browser, and compare its columns with what was read.")
        case .textOutsideCells:
            FindingMeaning(
                .warning,
                "Text stands in a table but in none of its cells; browsers show it above the table.",
                remedy: "Check that it is a note and not a row that lost its cells.")
        case .textStruck:
            FindingMeaning(
                .warning,
                "A page strikes a text out, such as <s>Decline</s> before Graded; it is not read.",
                remedy: "Check that the chart does not need it.")
        case .textTabular:
            FindingMeaning(
                .error,
                "The page has no table, and its text looks like one made of blanks or line breaks.",
                remedy: "Send the chart as a table.")
        }
    }
}
