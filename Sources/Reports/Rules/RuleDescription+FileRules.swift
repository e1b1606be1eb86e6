import ChartSchema

extension RuleDescription {
    /// Findings about files as such, before anything in them is understood.
    package static let fileFindings: [RuleDescription] = [
        RuleDescription(
            "file.archive.cut-off", .error,
            "An archive, as workbooks are, ends before its directory, which stands last: the transfer broke off.",
            remedy: "Fetch the file again."),
        RuleDescription(
            "file.archive.damaged", .error,
            "An archive, as workbooks are, is damaged: a checksum (CRC) differs, a part is missing or twice there, its XML is broken.",
            remedy: "Ask the carrier to send the file again, or fetch it once more."),
        RuleDescription(
            "file.archive.too-large", .error,
            "An archive unpacks to more than a workbook does: too many parts, too large a part, or one that grows too much (a zip bomb).",
            remedy: "Ask the carrier for the sheet with the chart alone."),
        RuleDescription(
            "file.document", .error,
            "The file is a text document or presentation, such as .docx, .doc, .odt or .pptx.",
            remedy: "Save the document as a web page, or ask the carrier for the chart as a workbook."),
        RuleDescription(
            "file.workbook.binary", .error,
            "The file is a binary workbook (.xlsb).",
            remedy: "Save it as an Excel workbook (.xlsx)."),
        RuleDescription(
            "file.workbook.damaged", .error,
            "A workbook holds a cell twice.",
            remedy: "Open the workbook in Excel and save it again."),
        RuleDescription(
            "file.workbook.old", .error,
            "The file is a workbook of Excel before 2007 (.xls).",
            remedy: "Save it as an Excel workbook (.xlsx)."),
        RuleDescription(
            "file.workbook.other", .error,
            "The file is a workbook of another program, such as Numbers.",
            remedy: "Export it as an Excel workbook."),
        RuleDescription(
            "file.workbook.password", .error,
            "The workbook is locked with a password.",
            remedy: "Ask the carrier for the workbook without a password."),
        RuleDescription(
            "file.workbook.texts", .error,
            "A workbook has lost the texts that its cells share, or some of them: every such cell would be empty.",
            remedy: "Ask the carrier for the workbook as it was saved, before another program had it."),
        RuleDescription(
            "file.workbook.too-large", .error,
            "A workbook has more cells, or a table of it more rows and columns, than is read.",
            remedy: "Ask the carrier for the sheet with the chart alone."),
        RuleDescription(
            "file.other", .error,
            "The file is named as a PDF or workbook, is something else, and holds no table: the page of a login that was saved in its place.",
            remedy: "Check what was saved, and fetch the file again."),
        RuleDescription(
            "file.named-otherwise", .info,
            "The file is named as a PDF or workbook and is something else with a table; it is read as what it is.",
            remedy: "Give the file the name of what it is."),
        RuleDescription(
            "file.limit", .error,
            "A line, a tag, a cell or a table of the file is larger than any chart's: it is refused before time and memory are spent on it.",
            remedy: "Ask the carrier for the chart alone, or raise the limit with CHARTWRIGHT_LIMITS."),
        RuleDescription(
            "file.missing", .error,
            "The file that a source names is not there.",
            remedy: "Correct the path in pipeline.json, or put the file where it says."),
        RuleDescription(
            "file.folder", .error,
            "The path of a source is a folder.",
            remedy: "Name the file that the chart is read from."),
        RuleDescription(
            "file.special", .error,
            "The path of a source is no regular file (a pipe, a device).",
            remedy: "Save the chart as a file and name that."),
        RuleDescription(
            "file.permission", .error,
            "The file may not be read.",
            remedy: "Give the program permission to read the file."),
        RuleDescription(
            "file.size", .error,
            "The file is larger than the program reads.",
            remedy: "Send the chart without what does not belong to it."),
        RuleDescription(
            "file.system", .error,
            "The system could not read the file.",
            remedy: "See what the system says, and run again."),
        RuleDescription(
            "file.unreadable", .error,
            "The file could not be read as what it seems to be.",
            remedy: "Open the file where it was made, save it again, and compare."),
        RuleDescription(
            "file.broke-down", .error,
            "The process that read the file took more time or memory than it may, or broke down; other files are not concerned.",
            remedy: "Read the file by itself; with --timeout and --memory it may take more."),
        RuleDescription(
            "file.other-than-planned", .error,
            "The file that a job names has other bytes than when it was planned.",
            remedy: "Plan again, or give the reader the file as it was."),
        RuleDescription(
            "file.memory", .error,
            "There was no memory to read the file.",
            remedy: "Free memory, or read fewer sources at once with --jobs."),
        RuleDescription(
            "file.binary", .error,
            "The file is neither text nor a workbook: an image, an archive.",
            remedy: "Ask the carrier for CSV, HTML, XML or a workbook, or save the file as one of them."),
        RuleDescription(
            "file.empty", .error,
            "The file holds nothing.",
            remedy: "Ask the carrier to send the file again."),
        RuleDescription(
            "file.no-table", .error,
            "The file holds no table.",
            remedy: "See what the file is with chartwright inspect; ask for the chart as a table."),
        RuleDescription(
            "file.truncated", .error,
            "The file ends inside a table: rows may be lost, and the last figure may be cut.",
            remedy: "Ask the carrier to send the whole file."),
        RuleDescription(
            "file.encoding.contradicted", .warning,
            "The file declares one encoding and its bytes are another; the bytes decided.",
            remedy: "Ask the carrier to declare the encoding that the file is saved in."),
        RuleDescription(
            "file.encoding.invalid", .error,
            "The file holds bytes that are no characters of its encoding.",
            remedy: "Save the file again in one encoding."),
        RuleDescription(
            "file.encoding.unsupported", .error,
            "The file declares an encoding that the program does not read.",
            remedy: "Save the file in UTF-8."),
        RuleDescription(
            "file.markup.broken", .error,
            "The XML is not well-formed, so that what follows the mistake cannot be read.",
            remedy: "Mend the XML at the line named, or ask the carrier for a whole file."),
        RuleDescription(
            "file.markup.lost", .error,
            "The parser gave up inside the page, and the rest of it is lost.",
            remedy: "Ask the carrier for a smaller or simpler page."),
    ]
}
