import ChartSchema

extension RuleDescription {
    /// Findings about PDFs: files that are refused, and what on a page is not read. Most say an example.
    package static let paperFindings: [RuleDescription] = [
        // Files
        RuleDescription(
            "pdf.engine.missing", .error,
            "PDFium, which reads PDFs, is not installed or cannot be started.",
            remedy: "Run scripts/pdfium once, or name libpdfium.so in CHARTWRIGHT_PDFIUM."),
        RuleDescription(
            "pdf.engine.failed", .error,
            "PDFium gave up or broke down over the file; nothing but that file is affected.",
            remedy: "Read it again with memory to spare, then with another PDFium from scripts/pdfium."),
        RuleDescription(
            "pdf.cut", .error,
            "The PDF ends before its end: a download broke off after 40 kB of 60.",
            remedy: "Ask the carrier to send the file again."),
        RuleDescription(
            "pdf.revision.older", .error,
            "A change was written behind the file's end and broke off: other programs would show last year's figures.",
            remedy: "Ask the carrier to send the file again."),
        RuleDescription(
            "pdf.damaged", .error,
            "A part of the PDF is not where the file says it is, or its bytes do not unpack.",
            remedy: "Ask the carrier to send the file again."),
        RuleDescription(
            "pdf.password", .error,
            "The PDF opens with a password only. One that is only protected against changes is read.",
            remedy: "Ask the carrier for a copy that opens without one."),
        RuleDescription(
            "pdf.xfa", .error,
            "The PDF is an XFA form: its pages say \"Please wait\" to every program but Adobe's.",
            remedy: "Ask the carrier for the chart as a plain PDF or a workbook."),
        RuleDescription(
            "pdf.limit", .error,
            "The PDF has more pages, letters or lines, or takes longer, than the program allows.",
            remedy: "Ask the carrier for the chart's pages alone."),
        RuleDescription(
            "pdf.pictures", .error,
            "The pages are pictures: a chart that was scanned or faxed. Nothing is guessed from pictures.",
            remedy: "Ask the carrier for a PDF whose text can be selected and copied, or for a workbook."),
        RuleDescription(
            "pdf.text.recognised", .error,
            "The pages are pictures with text behind them that a scanner has guessed, where 180 may have become 130.",
            remedy: "Ask the carrier for the file that was printed."),
        RuleDescription(
            "pdf.curves", .error,
            "Letters are drawn as outlines, so that nothing says which letters they are.",
            remedy: "Ask the carrier for a PDF whose text can be copied, or for a workbook."),
        RuleDescription(
            "pdf.letters.unknown", .error,
            "The file does not say which letters its signs are: copied from a reader they give nonsense.",
            remedy: "Ask the carrier for a PDF whose text can be copied, or for a workbook."),
        // Tables that are not read
        RuleDescription(
            "pdf.table.open", .error,
            "The lines of a table do not close its cells: half a line is missing between 150 and 155.",
            remedy: "Ask the carrier for the chart as a workbook."),
        RuleDescription(
            "pdf.text.across-line", .error,
            "A text goes over a line of its table, so that two cells may claim it.",
            remedy: "Ask the carrier for the chart as a workbook."),
        RuleDescription(
            "pdf.columns.unclear", .error,
            "No blank strip parts the figures of a table without lines into columns.",
            remedy: "Ask the carrier for the chart as a workbook, or with lines."),
        RuleDescription(
            "pdf.heading.unclear", .error,
            "A heading could stand over one column or over several: \"Preferred\" over the middle one of three.",
            remedy: "Ask the carrier for the chart as a workbook, or with lines."),
        RuleDescription(
            "pdf.rows.unclear", .error,
            "It is not certain which lines of text in a cell make a row of the table.",
            remedy: "Ask the carrier for the chart as a workbook, or with lines between the rows."),
        RuleDescription(
            "pdf.row.unclear", .warning,
            "Nothing says whether the first words above shaded rows are headings or a row: \"Drug Plan\" over \"Name Class\".",
            remedy: "Look at the page, and compare the table's first row."),
        RuleDescription(
            "pdf.text.tabular", .error,
            "Text stands in columns, but is no table that can be read: names and decisions without lines.",
            remedy: "Ask the carrier for the chart as a workbook, or with lines."),
        RuleDescription(
            "pdf.text.turned", .error,
            "A table mixes upright and turned text where no line parts them.",
            remedy: "Ask the carrier for the chart as a workbook."),
        RuleDescription(
            "pdf.picture.in-table", .error,
            "A picture stands in a table; what it shows is not read.",
            remedy: "Ask the carrier for the chart with all its figures as text."),
        RuleDescription(
            "pdf.annotation", .error,
            "Comments, stamps or form fields are laid over a page; what they say is not among its text.",
            remedy: "Ask the carrier for the chart without them, or print it to a new PDF."),
        // Text that is not read
        RuleDescription(
            "pdf.text.hidden", .warning,
            "The file holds text that its page does not show: in white, under a picture, on a layer that is switched off.",
            remedy: "Look whether the carrier has left older figures in the file."),
        RuleDescription(
            "pdf.text.struck", .warning,
            "A line goes through a text; it is not read.",
            remedy: "Look at the page whether the line takes the text back."),
        RuleDescription(
            "pdf.text.crossed", .error,
            "A line that is none of the table's goes over its words: a stroke of a pen, from corner to corner.",
            remedy: "Look at the page what the line takes back, and ask the carrier for a clean copy."),
        RuleDescription(
            "pdf.text.circled", .warning,
            "A line goes around a text, which is read: a figure in a circle drawn by hand.",
            remedy: "Look at the page what the line means."),
        RuleDescription(
            "pdf.text.off-page", .error,
            "Text stands beyond the edge of its page: the chart was printed on paper too small for it.",
            remedy: "Ask the carrier for a copy that was printed whole."),
        RuleDescription(
            "pdf.text.overlap", .error,
            "Different letters stand over one another; nobody can say which count.",
            remedy: "Ask the carrier for a clean copy."),
        RuleDescription(
            "pdf.text.slanted", .warning,
            "Text stands on a slant, as DRAFT does across a page; it is not read, and an error where it holds figures.",
            remedy: "Look whether it is more than a stamp."),
        RuleDescription(
            "pdf.text.unplaced", .error,
            "Text of a page is in no cell and in no running text.",
            remedy: "Look at the page, and read the text by hand."),
        RuleDescription(
            "pdf.page.picture", .warning,
            "A page beside pages of text is a picture; nothing of it is read.",
            remedy: "Look whether it shows figures, and ask the carrier for those as text."),
        RuleDescription(
            "pdf.picture", .warning,
            "A picture stands on a page of text, larger than a letterhead or away from the page's head and foot; what it shows is not read.",
            remedy: "Look whether it shows figures, and ask the carrier for those as text."),
    ]
}
