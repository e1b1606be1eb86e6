import ChartSchema

/// Something a reader of markup noticed and will report as a finding once the file's name is known.
struct MarkupNotice: Sendable {
    enum Kind: Sendable {
        /// A span reached beyond its row group, or was absurdly wide.
        case spanCut
        /// A rule of the page's style that hides something, by its selector.
        case unreadStyle(String)
        /// Words that the page's style puts beside an element.
        case addedByStyle(String)
        /// A table in a part of the page that is not shown.
        case hiddenTable
        /// The words of a cell that shows none of them.
        case hiddenWords(String)
        /// Text between the tags of a table, outside its cells.
        case textOutsideCells(String)
        /// A reference that nothing defines, by its name.
        case unknownReference(String)
        /// `<![CDATA[…]]>` with words in HTML, where browsers show nothing of it.
        case droppedCharacterData(String)
        /// Figures outside tables, on a page without a table of data, and what they are made of.
        case tabularText(String)
        /// Cells of a worksheet that hold something else than what was typed.
        case oddCells(CellOddity, count: Int)
        /// A note at a cell of a worksheet, or what the cell says as soon as somebody goes there.
        case sheetNote(String)
        /// A format of a worksheet that depends on a condition, by its range.
        case sheetCondition(String)
        /// Hidden rows or columns that hold text.
        case hiddenCells
        /// A hidden worksheet, by its name.
        case hiddenSheet(String)
        /// The file stops within a table.
        case truncated
    }

    enum CellOddity: Sendable { case date, error, formulaWithoutValue, symbol, unseen }

    var kind: Kind
    /// The table's index, where the notice is about one.
    var table: Int?
    var line: Int

    func finding(file: String) -> Finding {
        let location = Finding.Location(file: file, table: table, line: line)
        switch kind {
        case .spanCut:
            return Finding(
                MarkupFinding.spanCut,
                message: "A cell spans more rows or columns than its row group has; the span was cut there.",
                location: location)
        case .unreadStyle(let selector):
            return Finding(
                MarkupFinding.styleUnread,
                message:
                    "The page's style hides or strikes out what “\(Self.short(selector))” selects; nothing was left out for it.",
                help: "Look at the page in a browser, and compare its columns with what was read.",
                location: Finding.Location(file: file, line: line))
        case .addedByStyle(let words):
            return Finding(
                MarkupFinding.styleUnread,
                message:
                    "The page's style puts the words “\(Self.short(words))” beside what it marks; they are not read.",
                help: "Look at the page in a browser, and see where they stand.",
                location: Finding.Location(file: file, line: line))
        case .hiddenTable:
            return Finding(
                MarkupFinding.styleUnread,
                message:
                    "The table is hidden: it stands in a part of the page that is not shown; it was read all the same.",
                help: "Look at the page in a browser, and see whether it shows the table.", location: location)
        case .hiddenWords(let text):
            return Finding(
                MarkupFinding.styleUnread,
                message: "The only words of a cell are hidden: “\(Self.short(text))”. They are not read.",
                help: "Look at the page in a browser, and see what the column is called.", location: location)
        case .textOutsideCells(let text):
            return Finding(
                MarkupFinding.textOutsideCells,
                message:
                    "Text stands inside the table but in none of its cells: “\(Self.short(text))”. It is read as text above the table, as browsers show it.",
                help: "Check that it is a note and not a row that lost its cells.", location: location)
        case .unknownReference(let name):
            return Finding(
                MarkupFinding.referenceUnknown,
                message: "Nothing defines the reference &\(Self.short(name));. It is kept as it is written.",
                help: "Look up which character it stands for, and ask the carrier to write that.", location: location)
        case .droppedCharacterData(let text):
            return Finding(
                MarkupFinding.cdataDropped,
                message:
                    "A CDATA section stands in HTML: “\(Self.short(text))”. It is not read; browsers do not show it.",
                help: "Check that it is none of the chart's text.", location: location)
        case .tabularText(let parts):
            return Finding(
                MarkupFinding.textTabular,
                message: "The page has no table of data, and its text \(Self.looksLike(parts)). It is not read.",
                help: "Send the chart as a table.", location: location)
        case .oddCells(let oddity, let count): return Self.finding(oddity, count, location)
        case .sheetNote(let text): return SheetOddity.note(text).finding(at: location, others: 0)
        case .sheetCondition(let range):
            return SheetOddity.condition(range: range, .hides).finding(at: location, others: 0)
        case .hiddenCells:
            return Finding(
                SheetFinding.hidden, message: "The worksheet has hidden cells; they are not read.",
                location: location)
        case .hiddenSheet(let name):
            return Finding(
                SheetFinding.hidden, message: "The worksheet “\(name)” is hidden; it is not read.",
                location: location)
        case .truncated:
            // What stands last may be half a figure, and what came after is lost.
            return Finding(
                FileFinding.truncated,
                message: "The file ends inside a table; rows may be lost, and the last figure may be cut.",
                help: "Ask the carrier to send the whole file.", location: location)
        }
    }

    private static func finding(_ oddity: CellOddity, _ count: Int, _ location: Finding.Location) -> Finding {
        let cells = count == 1 ? "A cell holds" : "\(count) cells, the first of them here, hold"
        return switch oddity {
        case .date:
            Finding(
                SheetFinding.cellDate,
                message: "\(cells) a date. Excel makes dates of entries such as 5-10, and what was typed is lost.",
                help: "Ask the carrier for the sheet with these cells formatted as text.", location: location)
        case .error:
            Finding(
                SheetFinding.cellError, message: "\(cells) an error of Excel instead of a value.",
                help: "Ask the carrier to correct the formula.", location: location)
        case .formulaWithoutValue:
            Finding(
                SheetFinding.formulaNoValue, message: "\(cells) a formula without its value.",
                help: "Open the workbook in Excel, let it calculate, and save it again.", location: location)
        case .symbol:
            Finding(
                SheetFinding.cellSymbol,
                message: "\(cells) a letter of a symbol font of which it is not known what it shows.",
                help: "Compare the cell with what Excel shows.", location: location)
        case .unseen:
            Finding(
                SheetFinding.cellUnseen,
                message: "\(cells) text in the colour of its ground; it is not read.",
                help: "Check that the chart does not need it.", location: location)
        }
    }

    static func looksLike(_ parts: String) -> String { "looks like a table made of \(parts)" }

    /// At most 80 characters of a text.
    private static func short(_ text: String) -> String {
        text.count > 80 ? text.prefix(79) + "…" : text
    }
}

extension StyleSheet {
    /// What the sheet does to a page and nobody follows.
    var unreadKinds: [MarkupNotice.Kind] {
        [unread.map { .unreadStyle($0) }, added.map { .addedByStyle($0) }].compactMap(\.self)
    }
}

extension Document {
    /// Keeps what a reader of markup noticed as findings.
    mutating func add(_ notices: [MarkupNotice]) {
        for notice in notices {
            if case .tabularText(let parts) = notice.kind { tabularText = TextPiece(parts, line: notice.line) }
            findings.append(notice.finding(file: file))
        }
    }
}
