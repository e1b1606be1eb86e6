import ChartSchema
import Paper

/// Something on a page that is not read, or not with certainty.
struct PaperNotice {
    enum Kind: Hashable {
        case doubt(PaperDoubt.Kind)
        case hidden, offPage, struck, crossed, circled, unmapped, overlapping, slanted, unplaced
        case annotation, picture, pictureOfPage, pictureInTable, curves, curvesInTable
    }

    var kind: Kind
    /// Counts from 1.
    var page: Int
    /// On the page as it is shown.
    var box: PaperBox
    var text: String
    var count = 1

    init(kind: Kind, page: Int, box: PaperBox, text: String, count: Int = 1) {
        self.kind = kind
        self.page = page
        self.box = box
        self.text = text
        self.count = count
    }

    init(_ doubt: PaperDoubt, _ upright: UprightPage, _ page: Int) {
        self.init(kind: .doubt(doubt.kind), page: page, box: upright.back(doubt.box), text: doubt.text)
    }

    /// One notice for all such words of a page.
    init?(_ kind: Kind, _ words: [PrintedWord], _ upright: UprightPage, _ page: Int) {
        guard let first = words.first else { return nil }
        let text = words.map(\.text).joined(separator: " ")
        self.init(kind: kind, page: page, box: upright.back(first.box), text: text, count: words.count)
    }

    /// One notice for all such glyphs of a page.
    init?(_ kind: Kind, glyphs: [Int], _ upright: UprightPage, _ page: Int) {
        guard let first = glyphs.first else { return nil }
        var text = String.UnicodeScalarView()
        for glyph in glyphs.prefix(120) { text.append(upright.page.glyphs[glyph].letter) }
        self.init(
            kind: kind, page: page, box: upright.page.glyphs[first].box, text: String(text), count: glyphs.count)
    }

    var pageBox: PageBox { PageBox(page: page, box) }

    func finding(file: String) -> Finding {
        let (kind, message, help) = words
        return Finding(
            kind, severity: severity, message: message, help: help,
            location: Finding.Location(file: file, place: .box(pageBox), text: isText ? Self.short(text) : nil))
    }

    private var isText: Bool { !text.isEmpty && kind != .unmapped }

    /// The address of a producer's site, which some programs leave unseen on every page.
    private var isAddress: Bool {
        text.count <= 60 && text.contains("www.") && !text.contains(where: \.isNumber) && text.hasSuffix(")")
    }

    private static let asTable =
        "Ask the carrier for the chart as a workbook, or as a PDF in which lines part its cells."

    /// `nil`: the kind's own.
    private var severity: Finding.Severity? {
        switch kind {
        case .crossed: .warning
        case .hidden where isAddress: .info
        case .slanted where text.unicodeScalars.contains { $0.properties.numericType != nil }: .error
        default: nil
        }
    }

    var words: (kind: PaperFinding, message: String, help: String) {
        let said = "“\(Self.short(text))”"
        switch kind {
        case .doubt(.openCell):
            return (
                .tableOpen,
                "Lines of the table do not close its cells, so that nobody can say which words belong together. It is not read.",
                Self.asTable
            )
        case .doubt(.textAcrossLine):
            return (
                .textAcrossLine, "The text \(said) goes over a line of the table. It is not read.",
                Self.asTable
            )
        case .doubt(.columns):
            return (
                .columnsUnclear,
                "No blank strip says to which columns the figures in \(said) belong. The table is not read.",
                Self.asTable
            )
        case .doubt(.heading):
            return (
                .headingUnclear,
                "It is not certain over which columns the headings \(said) stand. The table is not read.", Self.asTable
            )
        case .doubt(.crossed):
            return (
                .textCrossed,
                "A line that is none of the table's goes over \(said). The table is not read.",
                "Look at the page what the line takes back, and ask the carrier for a clean copy."
            )
        case .crossed:
            return (
                .textCrossed, "A line goes over the text \(said).",
                "Look at the page whether the line takes the text back."
            )
        case .circled:
            return (
                .textCircled, "A line goes around \(said). The text is read.",
                "Look at the page what the line means."
            )
        case .doubt(.headingOrRow):
            return (
                .rowUnclear,
                "Nothing on the page says whether \(said) are headings or the first row of the table.",
                "Look at the page, and compare the table's first row."
            )
        case .doubt(.rowBelow):
            return (
                .rowBelow,
                "The text \(said) stands right below a table and may go on with its last row. It is not read as part of it.",
                "Look at the page, and compare the table's last row."
            )
        case .doubt(.rows):
            return (
                .rowsUnclear,
                "It is not certain which lines of \(said) make a row. The table is not read.", Self.asTable
            )
        case .doubt(.tabularText):
            return (
                .textTabular, "The text at \(said) stands in columns, but is no table that can be read.",
                Self.asTable
            )
        case .doubt(.turned):
            return (
                .textTurned, "The text \(said) is turned against the table's. The table is not read.",
                Self.asTable
            )
        case .hidden:
            return (
                .textHidden,
                "The file holds text that the page does not show, or hardly: \(said). It is not read.",
                "Look whether it is more than a mark that shines through, such as older figures."
            )
        case .offPage:
            return (
                .textOffPage, "Text stands beyond the page's edge, where nobody sees it: \(said).",
                "Ask the carrier for a copy that was printed whole."
            )
        case .struck:
            return (
                .textStruck, "A line goes through \(said). It is not read.",
                "Look at the page whether the line takes the text back."
            )
        case .unmapped:
            return (
                .lettersUnknown,
                "The file does not say which letters \(count) of the page's signs are. They are not read.",
                "Ask the carrier for a PDF whose text can be copied, or for a workbook."
            )
        case .overlapping:
            return (
                .textOverlap, "Different letters stand over one another: \(said). They are not read.",
                "Look at the page, and ask the carrier for a clean copy."
            )
        case .slanted:
            return (
                .textSlanted,
                "The text \(said) stands on a slant. It is not read.",
                "Look whether it is more than a stamp across the page."
            )
        case .unplaced:
            return (
                .textUnplaced, "The text \(said) is in no cell and in no text. It is not read.",
                "Look at the page, and read the text by hand."
            )
        case .annotation where isText:
            return (
                .annotation, "A comment that is laid over the page says \(said). It is not read.",
                "Ask the carrier for the chart with it in the text, or look which figures it changes."
            )
        case .annotation:
            return (
                .annotation,
                "Comments, stamps or fields are laid over the page; what they say is not read.",
                "Ask the carrier for the chart without them, or print it to a new PDF."
            )
        case .picture:
            return (
                .picture, "A picture stands on the page; what it shows is not read.",
                "Look whether it shows figures, and ask the carrier for those as text."
            )
        case .pictureOfPage:
            return (
                .pagePicture, "The page is a picture; nothing of it is read.",
                "Look whether it shows figures, and ask the carrier for those as text."
            )
        case .pictureInTable:
            return (
                .pictureInTable, "A picture stands in the table; what it shows is not read.",
                "Ask the carrier for the chart with all its figures as text."
            )
        case .curves:
            return (
                .curves, "The page holds \(count) outlines that look like letters; they are not read.",
                "Ask the carrier for a PDF whose text can be copied, or for a workbook."
            )
        case .curvesInTable:
            return (
                .curves, "Outlines that may be letters stand in the table; they are not read.",
                "Ask the carrier for a PDF whose text can be copied, or for a workbook."
            )
        }
    }

    /// At most 80 characters of a text.
    static func short(_ text: String) -> String { text.count > 80 ? text.prefix(79) + "…" : text }
}

extension PageBox {
    init(page: Int, _ box: PaperBox) {
        func tenths(_ value: Double) -> Int { Int((min(max(value, -1e6), 1e6) * 10).rounded()) }
        self.init(
            page: page, left: tenths(box.left), top: tenths(box.top), right: tenths(box.right),
            bottom: tenths(box.bottom))
    }
}
