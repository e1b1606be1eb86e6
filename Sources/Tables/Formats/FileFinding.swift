import ChartSchema

/// What can be found of a file as such, before anything in it is understood.
package enum FileFinding: String, FindingKind {
    case archiveCutOff = "file.archive.cut-off"
    case archiveDamaged = "file.archive.damaged"
    case archiveTooLarge = "file.archive.too-large"
    case binary = "file.binary"
    case brokeDown = "file.broke-down"
    case document = "file.document"
    case empty = "file.empty"
    case encodingContradicted = "file.encoding.contradicted"
    case encodingInvalid = "file.encoding.invalid"
    case encodingUnsupported = "file.encoding.unsupported"
    case folder = "file.folder"
    case limit = "file.limit"
    case markupBroken = "file.markup.broken"
    case markupLost = "file.markup.lost"
    case memory = "file.memory"
    case missing = "file.missing"
    case namedOtherwise = "file.named-otherwise"
    case noTable = "file.no-table"
    case other = "file.other"
    case otherThanPlanned = "file.other-than-planned"
    case permission = "file.permission"
    case size = "file.size"
    case special = "file.special"
    case system = "file.system"
    case truncated = "file.truncated"
    case unreadable = "file.unreadable"
    case workbookBinary = "file.workbook.binary"
    case workbookDamaged = "file.workbook.damaged"
    case workbookOld = "file.workbook.old"
    case workbookOther = "file.workbook.other"
    case workbookPassword = "file.workbook.password"
    case workbookTexts = "file.workbook.texts"
    case workbookTooLarge = "file.workbook.too-large"

    package var meaning: FindingMeaning {
        switch self {
        case .archiveCutOff:
            FindingMeaning(
                .error,
                "An archive, as workbooks are, ends before its directory, which stands last: the transfer broke off.",
                remedy: "Fetch the file again.")
        case .archiveDamaged:
            FindingMeaning(
                .error,
                "An archive, as workbooks are, is damaged: a checksum (CRC) differs, a part is missing or twice there, its XML is broken.",
                remedy: "Ask the carrier to send the file again, or fetch it once more.")
        case .archiveTooLarge:
            FindingMeaning(
                .error,
                "An archive unpacks to more than a workbook does: too many parts, too large a part, or one that grows too much (a zip bomb).",
                remedy: "Ask the carrier for the sheet with the chart alone.")
        case .binary:
            FindingMeaning(
                .error,
                "The file is neither text nor a workbook: an image, an archive.",
                remedy: "Ask the carrier for CSV, HTML, XML or a workbook, or save the file as one of them.")
        case .brokeDown:
            FindingMeaning(
                .error,
                "The process that read the file took more time or memory than it may, or broke down; other files are not concerned.",
                remedy: "Read the file by itself; with --timeout and --memory it may take more.")
        case .document:
            FindingMeaning(
                .error,
                "The file is a text document or presentation, such as .docx, .doc, .odt or .pptx.",
                remedy: "Save the document as a web page, or ask the carrier for the chart as a workbook.")
        case .empty:
            FindingMeaning(
                .error,
                "The file holds nothing.",
                remedy: "Ask the carrier to send the file again.")
        case .encodingContradicted:
            FindingMeaning(
                .warning,
                "The file declares one encoding and its bytes are another; the bytes decided.",
                remedy: "Ask the carrier to declare the encoding that the file is saved in.")
        case .encodingInvalid:
            FindingMeaning(
                .error,
                "The file holds bytes that are no characters of its encoding.",
                remedy: "Save the file again in one encoding.")
        case .encodingUnsupported:
            FindingMeaning(
                .error,
                "The file declares an encoding that the program does not read.",
                remedy: "Save the file in UTF-8.")
        case .folder:
            FindingMeaning(
                .error,
                "The path of a source is a folder.",
                remedy: "Name the file that the chart is read from.")
        case .limit:
            FindingMeaning(
                .error,
                "A line, a tag, a cell or a table of the file is larger than any chart's: it is refused before time and memory are spent on it.",
                remedy: "Ask the carrier for the chart alone, or raise the limit with CHARTWRIGHT_LIMITS.")
        case .markupBroken:
            FindingMeaning(
                .error,
                "The XML is not well-formed, so that what follows the mistake cannot be read.",
                remedy: "Mend the XML at the line named, or ask the carrier for a whole file.")
        case .markupLost:
            FindingMeaning(
                .error,
                "The parser gave up inside the page, and the rest of it is lost.",
                remedy: "Ask the carrier for a smaller or simpler page.")
        case .memory:
            FindingMeaning(
                .error,
                "There was no memory to read the file.",
                remedy: "Free memory, or read fewer sources at once with --jobs.")
        case .missing:
            FindingMeaning(
                .error,
                "The file that a source names is not there.",
                remedy: "Correct the path in pipeline.json, or put the file where it says.")
        case .namedOtherwise:
            FindingMeaning(
                .info,
                "The file is named as a PDF or workbook and is something else with a table; it is read as what it is.",
                remedy: "Give the file the name of what it is.")
        case .noTable:
            FindingMeaning(
                .error,
                "The file holds no table.",
                remedy: "See what the file is with chartwright inspect; ask for the chart as a table.")
        case .other:
            FindingMeaning(
                .error,
                "The file is named as a PDF or workbook, is something else, and holds no table: the page of a login that was saved in its place.",
                remedy: "Check what was saved, and fetch the file again.")
        case .otherThanPlanned:
            FindingMeaning(
                .error,
                "The file that a job names has other bytes than when it was planned.",
                remedy: "Plan again, or give the reader the file as it was.")
        case .permission:
            FindingMeaning(
                .error,
                "The file may not be read.",
                remedy: "Give the program permission to read the file.")
        case .size:
            FindingMeaning(
                .error,
                "The file is larger than the program reads.",
                remedy: "Send the chart without what does not belong to it.")
        case .special:
            FindingMeaning(
                .error,
                "The path of a source is no regular file (a pipe, a device).",
                remedy: "Save the chart as a file and name that.")
        case .system:
            FindingMeaning(
                .error,
                "The system could not read the file.",
                remedy: "See what the system says, and run again.")
        case .truncated:
            FindingMeaning(
                .error,
                "The file ends inside a table: rows may be lost, and the last figure may be cut.",
                remedy: "Ask the carrier to send the whole file.")
        case .unreadable:
            FindingMeaning(
                .error,
                "The file could not be read as what it seems to be.",
                remedy: "Open the file where it was made, save it again, and compare.")
        case .workbookBinary:
            FindingMeaning(
                .error,
                "The file is a binary workbook (.xlsb).",
                remedy: "Save it as an Excel workbook (.xlsx).")
        case .workbookDamaged:
            FindingMeaning(
                .error,
                "A workbook holds a cell twice.",
                remedy: "Open the workbook in Excel and save it again.")
        case .workbookOld:
            FindingMeaning(
                .error,
                "The file is a workbook of Excel before 2007 (.xls).",
                remedy: "Save it as an Excel workbook (.xlsx).")
        case .workbookOther:
            FindingMeaning(
                .error,
                "The file is a workbook of another program, such as Numbers.",
                remedy: "Export it as an Excel workbook.")
        case .workbookPassword:
            FindingMeaning(
                .error,
                "The workbook is locked with a password.",
                remedy: "Ask the carrier for the workbook without a password.")
        case .workbookTexts:
            FindingMeaning(
                .error,
                "A workbook has lost the texts that its cells share, or some of them: every such cell would be empty.",
                remedy: "Ask the carrier for the workbook as it was saved, before another program had it.")
        case .workbookTooLarge:
            FindingMeaning(
                .error,
                "A workbook has more cells, or a table of it more rows and columns, than is read.",
                remedy: "Ask the carrier for the sheet with the chart alone.")
        }
    }
}
