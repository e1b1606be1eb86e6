import ChartSchema
import Paper

/// PDF: pages of glyphs and lines, read by PDFium in a process of its own.
struct PDFFormat: TableFormat {
    func claims(_ content: FileContent) -> Bool { PDFIntegrity.isPDF(content.bytes) }

    func read(_ content: consuming FileContent, into document: inout Document, _ body: (Table) -> Void) throws {
        let file = content.file
        document.format = .pdf
        document.encoding = EncodingReport(name: "unicode", basis: .declared)
        let paper: PaperDocument
        do {
            paper = try PaperReader.read(content.bytes)
        } catch {
            throw error.unreadable(file)
        }
        document.pages = paper.pages.map {
            PageSize(width: Int(($0.width * 10).rounded()), height: Int(($0.height * 10).rounded()))
        }
        let result = PaperTables(paper)
        document.findings += result.notices.map { $0.finding(file: file) }
        if result.tables.isEmpty {
            var refusal = Self.refusal(result, paper, file)
            refusal.pages = document.pages
            throw refusal
        }
        for table in result.tables { body(table) }
    }

    /// Why nothing of a file is read.
    private static func refusal(_ result: PaperTables, _ paper: PaperDocument, _ file: String) -> UnreadableFile {
        func refused(_ code: some FindingKind, _ message: String, _ help: String) -> UnreadableFile {
            UnreadableFile(file: file, line: nil, code: code, message: message, help: help)
        }
        let asText = "Ask the carrier for a PDF whose text can be selected and copied, or for a workbook."
        let glyphs = paper.pages.flatMap(\.glyphs).filter { !$0.isBlank }
        let unmapped = glyphs.count { $0.isSeen && $0.isUnmapped }
        let pictures = paper.pages.filter { page in
            page.pictures.map { $0.intersection(page.box).area }.reduce(0, +) > 0.2 * page.box.area
        }
        if unmapped * 2 > glyphs.count(where: \.isSeen) {
            return refused(
                PaperFinding.lettersUnknown,
                "The file does not say which letters its signs are: nothing in it can be read.",
                asText)
        }
        if result.isBlank {
            if !pictures.isEmpty, !glyphs.isEmpty {
                return refused(
                    PaperFinding.textRecognised,
                    "The pages are pictures, with text behind them that a scanner has guessed; that is no print.",
                    asText)
            }
            if !pictures.isEmpty {
                return refused(PaperFinding.pictures, "The pages are pictures of text, and hold no text.", asText)
            }
            let curves = paper.pages.map(\.curves.count).reduce(0, +)
            if curves >= 20 {
                return refused(
                    PaperFinding.curves,
                    "The letters are drawn as outlines; the file does not say which letters they are.",
                    asText)
            }
            return refused(
                FileFinding.empty, "The pages show no text.", "Ask the carrier to send it again.")
        }
        if let notice = result.notices.first(where: { $0.finding(file: file).severity == .error }) {
            let (kind, message, help) = notice.words
            return UnreadableFile(
                file: file, place: .box(notice.pageBox), code: kind, message: message, help: help)
        }
        return refused(
            FileFinding.noTable, "The file is pdf and holds no table.",
            "Ask the carrier for the chart as a table: a workbook, or a PDF in which lines part its cells.")
    }
}

extension FileFormat {
    static let pdf = FileFormat(rawValue: "pdf")
}

extension PaperRefusal {
    /// The refusal of a file, in words that say what to ask the carrier for.
    package func unreadable(_ file: String) -> UnreadableFile {
        let (code, message, help) = words
        return UnreadableFile(file: file, line: nil, code: code, message: message, help: help)
    }

    private var words: (code: any FindingKind, message: String, help: String) {
        let again = "Ask the carrier to send the file again."
        switch self {
        case .noEngine(let reason):
            return (
                PaperFinding.engineMissing,
                "The file is a PDF, and PDFium, which reads those, is not installed"
                    + (reason.map { ": \($0)." } ?? "."),
                "Run scripts/pdfium once, or name libpdfium.so in CHARTWRIGHT_PDFIUM."
            )
        case .noProgram(let reason):
            return (
                PaperFinding.engineMissing, "The process that reads PDFs could not be started: \(reason).",
                "Check that the program's own file can be run."
            )
        case .noPDF:
            return (
                FileFinding.other, "The file is no PDF by its first bytes.", "Check what was saved."
            )
        case .cut: return (PaperFinding.cut, "The PDF is cut off: its end is missing.", again)
        case .olderRevision:
            return (
                PaperFinding.revisionOlder,
                "The PDF was changed after it was made, and the change broke off: what can be read is an older revision.",
                again
            )
        case .damaged(let what): return (PaperFinding.damaged, "The PDF is damaged: \(what).", again)
        case .password:
            return (
                PaperFinding.password, "The PDF asks for a password.",
                "Ask the carrier for a copy that opens without one."
            )
        case .xfa:
            return (
                PaperFinding.xfa, "The PDF is an XFA form, whose pages only Adobe's programs make.",
                "Ask the carrier for the chart as a plain PDF or a workbook."
            )
        case .limit(let limit):
            return (
                PaperFinding.limit, "The PDF exceeds a limit: \(limit.inWords).",
                "Ask the carrier for the chart's pages alone."
            )
        case .failed(let what):
            return (
                PaperFinding.engineFailed, "PDFium could not read the file: \(what).",
                "Read it again with memory to spare; where that fails too, install another PDFium with scripts/pdfium."
            )
        }
    }
}

extension PaperLimit {
    /// `more than 500 pages`.
    var inWords: String {
        switch self {
        case .bytes: "more than \(most >> 20) MB"
        case .pages: "more than \(most) pages"
        case .glyphs: "more than \(most) letters"
        case .paths: "more than \(most) pieces of lines"
        case .unpacked: "more than \(most >> 30) GB once it is unpacked"
        case .seconds: "more than \(most) seconds of computing"
        case .memory: "more than \(most >> 30) GB of memory"
        }
    }
}
