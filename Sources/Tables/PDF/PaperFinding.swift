import ChartSchema

/// What can be found of PDFs: files that are refused, and what on a page is not read. Most say an example.
package enum PaperFinding: String, FindingKind {
    case annotation = "pdf.annotation"
    case columnsUnclear = "pdf.columns.unclear"
    case curves = "pdf.curves"
    case cut = "pdf.cut"
    case damaged = "pdf.damaged"
    case engineFailed = "pdf.engine.failed"
    case engineMissing = "pdf.engine.missing"
    case headingUnclear = "pdf.heading.unclear"
    case lettersUnknown = "pdf.letters.unknown"
    case limit = "pdf.limit"
    case pagePicture = "pdf.page.picture"
    case password = "pdf.password"
    case picture = "pdf.picture"
    case pictureInTable = "pdf.picture.in-table"
    case pictures = "pdf.pictures"
    case revisionOlder = "pdf.revision.older"
    case rowBelow = "pdf.row.below"
    case rowUnclear = "pdf.row.unclear"
    case rowsUnclear = "pdf.rows.unclear"
    case tableOpen = "pdf.table.open"
    case textAcrossLine = "pdf.text.across-line"
    case textCircled = "pdf.text.circled"
    case textCrossed = "pdf.text.crossed"
    case textHidden = "pdf.text.hidden"
    case textOffPage = "pdf.text.off-page"
    case textOverlap = "pdf.text.overlap"
    case textRecognised = "pdf.text.recognised"
    case textSlanted = "pdf.text.slanted"
    case textStruck = "pdf.text.struck"
    case textTabular = "pdf.text.tabular"
    case textTurned = "pdf.text.turned"
    case textUnplaced = "pdf.text.unplaced"
    case xfa = "pdf.xfa"

    package var meaning: FindingMeaning {
        switch self {
        case .annotation:
            FindingMeaning(
                .error,
                "Comments, stamps or form fields are laid over a page; what they say is not among its text.",
                remedy: "Ask the carrier for the chart without them, or print it to a new PDF.")
        case .columnsUnclear:
            FindingMeaning(
                .error,
                "No blank strip parts the figures of a table without lines into columns.",
                remedy: "Ask the carrier for the chart as a workbook, or with lines.")
        case .curves:
            FindingMeaning(
                .error,
                "Letters are drawn as outlines, so that nothing says which letters they are.",
                remedy: "Ask the carrier for a PDF whose text can be copied, or for a workbook.")
        case .cut:
            FindingMeaning(
                .error,
                "The PDF ends before its end: a download broke off after 40 kB of 60.",
                remedy: "Ask the carrier to send the file again.")
        case .damaged:
            FindingMeaning(
                .error,
                "A part of the PDF is not where the file says it is, or its bytes do not unpack.",
                remedy: "Ask the carrier to send the file again.")
        case .engineFailed:
            FindingMeaning(
                .error,
                "PDFium gave up or broke down over the file; nothing but that file is affected.",
                remedy: "Read it again with memory to spare, then with another PDFium from scripts/pdfium.")
        case .engineMissing:
            FindingMeaning(
                .error,
                "PDFium, which reads PDFs, is not installed or cannot be started.",
                remedy: "Run scripts/pdfium once, or name libpdfium.so in CHARTWRIGHT_PDFIUM.")
        case .headingUnclear:
            FindingMeaning(
                .error,
                "A heading could stand over one column or over several: \"Preferred\" over the middle one of three.",
                remedy: "Ask the carrier for the chart as a workbook, or with lines.")
        case .lettersUnknown:
            FindingMeaning(
                .error,
                "The file does not say which letters its signs are: copied from a reader they give nonsense.",
                remedy: "Ask the carrier for a PDF whose text can be copied, or for a workbook.")
        case .limit:
            FindingMeaning(
                .error,
                "The PDF has more pages, letters or lines, or takes longer, than the program allows.",
                remedy: "Ask the carrier for the chart's pages alone.")
        case .pagePicture:
            FindingMeaning(
                .warning,
                "A page beside pages of text is a picture; nothing of it is read.",
                remedy: "Look whether it shows figures, and ask the carrier for those as text.")
        case .password:
            FindingMeaning(
                .error,
                "The PDF opens with a password only. One that is only protected against changes is read.",
                remedy: "Ask the carrier for a copy that opens without one.")
        case .picture:
            FindingMeaning(
                .warning,
                "A picture stands on a page of text, larger than a letterhead or away from the page's head and foot; what it shows is not read.",
                remedy: "Look whether it shows figures, and ask the carrier for those as text.")
        case .pictureInTable:
            FindingMeaning(
                .error,
                "A picture stands in a table; what it shows is not read.",
                remedy: "Ask the carrier for the chart with all its figures as text.")
        case .pictures:
            FindingMeaning(
                .error,
                "The pages are pictures: a chart that was scanned or faxed. Nothing is guessed from pictures.",
                remedy: "Ask the carrier for a PDF whose text can be selected and copied, or for a workbook.")
        case .revisionOlder:
            FindingMeaning(
                .error,
                "A change was written behind the file's end and broke off: other programs would show last year's figures.",
                remedy: "Ask the carrier to send the file again.")
        case .rowBelow:
            FindingMeaning(
                .warning,
                "A text right below a table without lines may be a further line of its last row: \"with rating\" below \"Accept\".",
                remedy: "Look at the page, and compare the table's last row.")
        case .rowUnclear:
            FindingMeaning(
                .warning,
                "Nothing says whether the first words above shaded rows are headings or a row: \"Drug Plan\" over \"Name Class\".",
                remedy: "Look at the page, and compare the table's first row.")
        case .rowsUnclear:
            FindingMeaning(
                .error,
                "It is not certain which lines of text in a cell make a row of the table.",
                remedy: "Ask the carrier for the chart as a workbook, or with lines between the rows.")
        case .tableOpen:
            FindingMeaning(
                .error,
                "The lines of a table do not close its cells: half a line is missing between 150 and 155.",
                remedy: "Ask the carrier for the chart as a workbook.")
        case .textAcrossLine:
            FindingMeaning(
                .error,
                "A text goes over a line of its table, so that two cells may claim it.",
                remedy: "Ask the carrier for the chart as a workbook.")
        case .textCircled:
            FindingMeaning(
                .warning,
                "A line goes around a text, which is read: a figure in a circle drawn by hand.",
                remedy: "Look at the page what the line means.")
        case .textCrossed:
            FindingMeaning(
                .error,
                "A line that is none of the table's goes over its words: a stroke of a pen, from corner to corner.",
                remedy: "Look at the page what the line takes back, and ask the carrier for a clean copy.")
        case .textHidden:
            FindingMeaning(
                .warning,
                "The file holds text that its page does not show, or hardly: in white, under a picture, on a layer that is switched off, SAMPLE in the palest grey.",
                remedy: "Look whether the carrier has left older figures in the file.")
        case .textOffPage:
            FindingMeaning(
                .error,
                "Text stands beyond the edge of its page: the chart was printed on paper too small for it.",
                remedy: "Ask the carrier for a copy that was printed whole.")
        case .textOverlap:
            FindingMeaning(
                .error,
                "Different letters stand over one another; nobody can say which count.",
                remedy: "Ask the carrier for a clean copy.")
        case .textRecognised:
            FindingMeaning(
                .error,
                "The pages are pictures with text behind them that a scanner has guessed, where 180 may have become 130.",
                remedy: "Ask the carrier for the file that was printed.")
        case .textSlanted:
            FindingMeaning(
                .warning,
                "Text stands on a slant, as DRAFT does across a page; it is not read, and an error where it holds figures.",
                remedy: "Look whether it is more than a stamp.")
        case .textStruck:
            FindingMeaning(
                .warning,
                "A line goes through a text; it is not read.",
                remedy: "Look at the page whether the line takes the text back.")
        case .textTabular:
            FindingMeaning(
                .error,
                "Text stands in columns, but is no table that can be read: names and decisions without lines.",
                remedy: "Ask the carrier for the chart as a workbook, or with lines.")
        case .textTurned:
            FindingMeaning(
                .error,
                "A table mixes upright and turned text where no line parts them.",
                remedy: "Ask the carrier for the chart as a workbook.")
        case .textUnplaced:
            FindingMeaning(
                .error,
                "Text of a page is in no cell and in no running text.",
                remedy: "Look at the page, and read the text by hand.")
        case .xfa:
            FindingMeaning(
                .error,
                "The PDF is an XFA form: its pages say \"Please wait\" to every program but Adobe's.",
                remedy: "Ask the carrier for the chart as a plain PDF or a workbook.")
        }
    }
}
