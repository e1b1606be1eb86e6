import ChartSchema
import Pages
import Reading
import Reports
import Tables

/// What the carrier sent, drawn from our own cells: spans, headers, notes, every cell in the colour of what it was taken for.
///
/// No markup of the file reaches the page: every text is escaped, and cut where it is longer than anybody reads.
struct CarrierDrawing {
    private static let rowsOnPage = 150
    private static let columnsShown = 40
    private static let tablesOnPage = 12
    private static let longestCell = 400
    private static let longestText = 1_500

    let document: Document
    let ledger: CellLedger
    let uses: CellUses
    /// The cell that the question is about.
    let lit: String?
    let rows: Range<Int>
    let paging: Paging

    /// - Parameter page: Of the rows of all tables together, from 1; `nil` for the one that holds the lit cell.
    init(
        _ document: Document, _ ledger: CellLedger, _ uses: CellUses, lit: (table: Int, row: Int, column: Int)?,
        page: Int?
    ) {
        self.document = document
        self.ledger = ledger
        self.uses = uses
        self.lit = lit.map { CellName.cell($0.table, $0.row, $0.column) }
        let total = document.tables.reduce(0) { $0 + $1.rowCount }
        var page = page
        if page == nil, let lit, document.tables.indices.contains(lit.table) {
            let before = document.tables.prefix(lit.table).reduce(0) { $0 + $1.rowCount }
            page = (before + max(0, lit.row)) / Self.rowsOnPage + 1
        }
        paging = Paging(total: total, page: page ?? 1, size: Self.rowsOnPage)
        rows = paging.range
    }

    var markup: String {
        var text = ""
        if let title = document.title { text += paragraph(title.text, "heading") }
        var start = 0
        var drawn = 0
        var left: [String] = []
        for (table, account) in zip(document.tables, ledger.entries) {
            let own = rows.clamped(to: start..<start + table.rowCount)
            start += table.rowCount
            guard !own.isEmpty else { continue }
            guard drawn < Self.tablesOnPage else {
                left.append(name(of: table).cut(to: 80))
                continue
            }
            drawn += 1
            let first = start - table.rowCount
            text += self.table(table, account, own.lowerBound - first..<own.upperBound - first)
        }
        return text + notDrawn(left)
    }

    private func name(of table: Table) -> String {
        (table.caption?.text ?? table.name ?? "Table \(table.index)").onOneLine
    }

    /// The tables of the page that there is no room for.
    private func notDrawn(_ names: [String]) -> String {
        guard !names.isEmpty else { return "" }
        let shown = names.prefix(100).joined(separator: ", ").inMarkup + (names.count > 100 ? ", …" : "")
        return "<p class=\"soft\">\(counted(names.count, "more table")) not drawn: \(shown)</p>\n"
    }

    private func paragraph(_ text: String, _ kind: String) -> String {
        "<p class=\"said \(kind)\">\(ColouredWords.markup(of: text.cut(to: Self.longestText)))</p>\n"
    }

    private func table(_ table: Table, _ account: TableAccount, _ rows: Range<Int>) -> String {
        var text = "<div class=\"sent\">\n"
        if rows.lowerBound == 0 {
            for piece in (table.headings + table.textBefore).suffix(20) { text += paragraph(piece.text, "before") }
        }
        let name = name(of: table)
        let label = "What the carrier sent: \(name.cut(to: 80))"
        text +=
            "<div class=\"scroll tall\" role=\"region\" tabindex=\"0\" aria-label=\"\(label.inMarkup)\"><table class=\"sheet\">"
        text += "<caption>\(name.cut(to: 200).inMarkup)"
        if let why = table.furniture { text += " <span class=\"soft\">not read: \(why.inMarkup)</span>" }
        text += "</caption>\n<tbody>\n"
        for row in rows { text += self.row(row, of: table, account, until: rows.upperBound) }
        text += "</tbody></table></div>\n"
        if table.columnCount > Self.columnsShown {
            text += "<p class=\"soft\">\(table.columnCount - Self.columnsShown) more columns are not drawn.</p>\n"
        }
        if rows.upperBound == table.rowCount {
            for piece in table.textAfter.prefix(20) { text += paragraph(piece.text, "after") }
        }
        return text + leftOut(table, account) + "</div>\n"
    }

    private func row(_ row: Int, of table: Table, _ account: TableAccount, until end: Int) -> String {
        var text = "<tr><th scope=\"row\" class=\"number\">\(row)</th>"
        for column in 0..<min(table.columnCount, Self.columnsShown) {
            guard let index = table.cellIndex(row: row, column: column) else {
                text += "<td></td>"
                continue
            }
            let cell = table.cells[index]
            guard cell.row == row || row == rows.lowerBound, cell.column == column else { continue }
            text += self.cell(cell, account[index], of: table, row: row, until: end)
        }
        return text + "</tr>\n"
    }

    private func cell(_ cell: Cell, _ taken: CellLedger.Entry?, of table: Table, row: Int, until end: Int) -> String {
        let name = CellName.cell(table.index, cell.row, cell.column)
        var classes = [taken?.mark ?? "blank"]
        if cell.isHidden { classes.append("unseen") }
        if name == lit { classes.append("lit") }
        let down = min(cell.row + cell.rowSpan, end) - row
        let across = min(cell.columnSpan, Self.columnsShown - cell.column)
        var text = "<td id=\"\(name)\" class=\"\(classes.joined(separator: " "))\""
        if down > 1 { text += " rowspan=\"\(down)\"" }
        if across > 1 { text += " colspan=\"\(across)\"" }
        let records = uses.records[name] ?? []
        if !records.isEmpty { text += " data-gives=\"\(records.joined(separator: " "))\"" }
        if case .ignored(let reason)? = taken { text += " title=\"left out: \(reason.inMarkup)\"" }
        return text + ">" + content(cell, taken, of: table, first: records.first) + "</td>"
    }

    private func content(_ cell: Cell, _ taken: CellLedger.Entry?, of table: Table, first: String?) -> String {
        // A cell of a megabyte is not made a text to be cut.
        let bytes = table.bytes(of: cell)
        let whole = String(decoding: bytes.prefix(Self.longestCell * 4), as: UTF8.self)
        let shown = whole.cut(to: Self.longestCell)
        let words: String
        switch taken {
        case .label?, .note?: words = ColouredWords.markup(of: shown)
        default: words = shown.inMarkup
        }
        let cut =
            bytes.count > shown.utf8.count + 8
            ? " <span class=\"soft\">… \(bytes.count.grouped) bytes</span>" : ""
        if case .value? = taken, let first { return "<a href=\"#\(first)\">\(words)</a>\(cut)" }
        return words + cut
    }

    /// Why cells were left out, each reason once.
    private func leftOut(_ table: Table, _ account: TableAccount) -> String {
        var reasons: [(reason: String, count: Int)] = []
        var unread = 0
        for entry in account.prefix(200_000) {
            switch entry {
            case .ignored(let reason)?:
                if let known = reasons.firstIndex(where: { $0.reason == reason }) {
                    reasons[known].count += 1
                } else if reasons.count < 30 {
                    reasons.append((reason, 1))
                }
            case .unread?: unread += 1
            default: break
            }
        }
        var items = reasons.map { "<li>\(counted($0.count, "cell")) left out: \($0.reason.inMarkup)</li>" }
        if unread > 0 { items.append("<li class=\"unread\">\(counted(unread, "cell")) could not be read</li>") }
        return items.isEmpty ? "" : "<ul class=\"left-out\">\(items.joined())</ul>\n"
    }
}

extension CellLedger.Entry {
    /// A class of the style sheet.
    var mark: String {
        switch self {
        case .value: "value"
        case .label: "label"
        case .note: "note-cell"
        case .ignored: "ignored"
        case .unread: "unread"
        }
    }
}
