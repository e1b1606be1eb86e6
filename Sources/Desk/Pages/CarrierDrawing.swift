import ChartSchema
import Pages
import Reading
import Reports
import Tables

/// What the carrier sent, drawn from our own cells: spans, headers, notes, every cell in the colour of what it was taken for.
///
/// No markup of the file reaches the page: every text is escaped, and cut where it is longer than anybody reads.
struct CarrierDrawing {
    private static let longestCell = 400
    private static let longestText = 1_500

    let document: Document
    let ledger: CellLedger
    let view: FileView
    /// Of a medication chart: its words are read as those are.
    let isMedication: Bool
    /// What the question is about.
    private let lit: LitPlaces
    private let litCells: Set<String>
    /// What the headers of a build chart were taken for, by their cells.
    private let columns: [String: ColouredWords.ColumnName]

    /// - Parameter chart: What was read, where something was.
    init(
        _ document: Document, _ ledger: CellLedger, _ view: FileView, chart: Chart? = nil, isMedication: Bool,
        lit: LitPlaces = LitPlaces()
    ) {
        columns = Self.columns(of: chart?.buildChart)
        self.lit = lit
        litCells = lit.names
        self.document = document
        self.ledger = ledger
        self.view = view
        self.isMedication = isMedication
    }

    private static func columns(of chart: BuildChart?) -> [String: ColouredWords.ColumnName] {
        var found: [String: ColouredWords.ColumnName] = [:]
        for column in (chart?.columns ?? []).prefix(2_000) {
            guard let label = column.classLabel else { continue }
            let words = column.rateClass.map { "the class \($0.badge.name)" } ?? "a class that is not known"
            for cell in column.cells {
                found[CellName.cell(cell)] = ColouredWords.ColumnName(label: label, words: words)
            }
        }
        return found
    }

    var markup: String {
        var text = ""
        if let title = document.title { text += paragraph(title, "heading") }
        for (table, account) in zip(document.tables, ledger.entries) {
            let rows = view.cells.rows(of: table.index)
            if !rows.isEmpty { text += self.table(table, account, rows) }
        }
        return text + notDrawn(view.cells.left.map { name(of: $0).cut(to: 80) })
    }

    private func name(of table: Table) -> String {
        (table.caption?.text ?? table.name ?? (document.tables.count == 1 ? "" : "Table \(table.index + 1)")).onOneLine
    }

    private func caption(of table: Table, _ name: String) -> String {
        guard let caption = table.caption, !caption.struck.isEmpty else { return name.cut(to: 200).inMarkup }
        return StruckWords.markup(of: caption.text.cut(to: 200), caption.struck)
    }

    /// The tables of the page that there is no room for.
    private func notDrawn(_ names: [String]) -> String {
        guard !names.isEmpty else { return "" }
        let shown = names.prefix(100).joined(separator: ", ").inMarkup + (names.count > 100 ? ", …" : "")
        return "<p class=\"soft\">\(counted(names.count, "more table")) not drawn: \(shown)</p>\n"
    }

    private func paragraph(_ piece: TextPiece, _ kind: String) -> String {
        let text = piece.text.cut(to: Self.longestText)
        return
            "<p class=\"said \(kind)\(isLit(piece) ? " lit\" id=\"lit-text" : "")\">\(ColouredWords.markup(of: text, isMedication: isMedication, struck: piece.struck))</p>\n"
    }

    private func isLit(_ piece: TextPiece) -> Bool {
        guard let litText = lit.text, litText.litText != nil else { return false }
        return piece.text == litText.text && (litText.place == nil || piece.place == litText.place)
    }

    /// Paragraphs that are struck out whole.
    private func struck(_ texts: [String]) -> String {
        texts.prefix(20).map { "<p class=\"said\">\(StruckWords.markup($0.onOneLine))</p>\n" }.joined()
    }

    private func table(_ table: Table, _ account: TableAccount, _ rows: Range<Int>) -> String {
        var text = "<div class=\"sent\">\n"
        if rows.lowerBound == 0 {
            for piece in (table.headings + table.textAbove + table.textBefore).suffix(20) {
                text += paragraph(piece, "before")
            }
            text += struck(table.struckBefore)
        }
        let name = name(of: table)
        let label = "What the carrier sent: \(name.cut(to: 80))"
        text +=
            "<div class=\"scroll tall\" role=\"region\" tabindex=\"0\" aria-label=\"\(label.inMarkup)\"><table class=\"sheet\">"
        text += "<caption>\(caption(of: table, name))"
        if let why = table.furniture { text += " <span class=\"soft\">not read: \(why.inMarkup)</span>" }
        text += "</caption>\n<tbody>\n"
        let head = head(of: table, account)
        for row in rows { text += self.row(row, of: table, account, in: rows, isHead: row == head) }
        text += "</tbody></table></div>\n"
        if rows.upperBound == table.drawnRows {
            text += struck(table.struckAfter)
            for piece in table.textAfter.prefix(20) { text += paragraph(piece, "after") }
        }
        return text + leftOut(table, account) + "</div>\n"
    }

    /// The last row of nothing but names before the first value: it stays in sight while the rest is gone through.
    private func head(of table: Table, _ account: TableAccount) -> Int? {
        var (names, others): ([Int: Int], Set<Int>) = ([:], [])
        for index in table.cells.indices.prefix(4_000) {
            let row = table.cells[index].row
            switch account[index] {
            case .value?: return names.filter { $0.value > 1 && !others.contains($0.key) && $0.key < row }.keys.max()
            case .label?: names[row, default: 0] += 1
            case nil: break
            default: others.insert(row)
            }
        }
        return nil
    }

    private func row(
        _ row: Int, of table: Table, _ account: TableAccount, in rows: Range<Int>, isHead: Bool = false
    ) -> String {
        let columns = view.cells.columns.clamped(to: 0..<table.drawnColumns)
        var text = "<tr\(isHead ? " class=\"head\"" : "")><th scope=\"row\" class=\"number\">\(row + 1)</th>"
        for column in columns {
            let isInside = row < table.rowCount && column < table.columnCount
            guard isInside, let index = table.cellIndex(row: row, column: column) else {
                text += struckCell(row, column, of: table, rows, columns)
                continue
            }
            let cell = table.cells[index]
            guard cell.row == row || row == rows.lowerBound, cell.column == column || column == columns.lowerBound
            else {
                continue
            }
            // What is left of it on this page.
            let down = min(cell.row + cell.rowSpan, rows.upperBound) - row
            let across = min(cell.column + cell.columnSpan, columns.upperBound) - column
            text += self.cell(cell, account[index], of: table, down: down, across: across, isHead: isHead)
        }
        return text + "</tr>\n"
    }

    /// A place that no cell covers: what is shown there, if anything, is struck out.
    private func struckCell(
        _ row: Int, _ column: Int, of table: Table, _ rows: Range<Int>, _ columns: Range<Int>
    ) -> String {
        guard !table.struck.isEmpty else { return "<td></td>" }
        guard let struck = table.struck[row, column] else {
            let isCovered = table.struck.cover(of: row, column).map {
                $0.row >= rows.lowerBound && $0.column >= columns.lowerBound
            }
            return isCovered == true ? "" : "<td></td>"
        }
        let down = min(row + struck.rowSpan, rows.upperBound) - row
        let across = min(column + struck.columnSpan, columns.upperBound) - column
        return "<td class=\"ignored\"\(Self.span(down: down, across: across))>"
            + StruckWords.markup(of: "", struck.texts) + "</td>"
    }

    private func cell(
        _ cell: Cell, _ taken: CellLedger.Entry?, of table: Table, down: Int, across: Int, isHead: Bool
    ) -> String {
        let name = CellName.cell(table.index, cell.row, cell.column)
        var classes = [taken?.mark ?? "blank"]
        if cell.isHidden { classes.append("unseen") }
        if litCells.contains(name) { classes.append("lit") }
        if cell.column <= view.cells.columns.lowerBound { classes.append("first") }
        let tag = isHead && !table.bytes(of: cell).isEmpty ? "th" : "td"
        var text =
            "<\(tag)\(tag == "th" ? " scope=\"col\"" : "") id=\"\(name)\" class=\"\(classes.joined(separator: " "))\""
        text += Self.span(down: down, across: across)
        let records = view.uses.records[name] ?? []
        if !records.isEmpty { text += " data-gives=\"\(records.joined(separator: " "))\"" }
        if case .ignored(let reason)? = taken { text += " title=\"left out: \(reason.words.inMarkup)\"" }
        return text + ">" + content(cell, taken, of: table, first: records.first) + "</\(tag)>"
    }

    private static func span(down: Int, across: Int) -> String {
        (down > 1 ? " rowspan=\"\(down)\"" : "") + (across > 1 ? " colspan=\"\(across)\"" : "")
    }

    private func content(_ cell: Cell, _ taken: CellLedger.Entry?, of table: Table, first: String?) -> String {
        // A cell of a megabyte is not made a text to be cut.
        let bytes = table.bytes(of: cell)
        let whole = String(decoding: bytes.prefix(Self.longestCell * 4), as: UTF8.self)
        let shown = whole.cut(to: Self.longestCell)
        let column = columns.isEmpty ? nil : columns[CellName.cell(table.index, cell.row, cell.column)]
        let words = self.words(shown, taken, column, table.struck[cell.row, cell.column])
        let cut =
            bytes.count > shown.utf8.count + 8
            ? " <span class=\"soft\">… \(bytes.count.grouped) bytes</span>" : ""
        if case .value? = taken, let first {
            return "<a href=\"\(view.link(record: first).inMarkup)\">\(words)</a>\(cut)"
        }
        return words + cut
    }

    private func words(
        _ shown: String, _ taken: CellLedger.Entry?, _ column: ColouredWords.ColumnName?, _ struck: StruckTexts.Entry?
    ) -> String {
        if struck?.isWhole == true { return shown.isEmpty ? "" : StruckWords.markup(shown) }
        switch taken {
        case .label?, .note?:
            let isLabel = if case .label? = taken { true } else { false }
            return ColouredWords.markup(
                of: shown, isMedication: isMedication, isLabel: isLabel, column: column,
                struck: struck?.texts ?? [])
        default: return StruckWords.markup(of: shown, struck?.texts ?? [])
        }
    }

    /// The cell that is asked about with the name of its column and of its row, for a page on which the table is out of sight; `nil`
    /// where no cell of a table is.
    var excerpt: String? {
        guard let place = lit.cell, document.tables.indices.contains(place.table) else { return nil }
        let (table, account) = (document.tables[place.table], ledger.entries[place.table])
        let columns = Array(Set([0, place.column - 1, place.column, place.column + 1])).sorted()
            .filter { (0..<table.columnCount).contains($0) }
        let head = head(of: table, account)
        let rows = Array(Set([head, place.row - 1, place.row, place.row + 1].compactMap(\.self))).sorted()
            .filter { (0..<table.rowCount).contains($0) && ($0 >= head ?? 0 || $0 == place.row) }
        guard rows.count > 1 else { return nil }
        let lines = rows.map { row in
            "<tr>" + columns.map { excerptCell(table, account, row, $0, isFirst: $0 == columns[0]) }.joined() + "</tr>"
        }
        return "<table class=\"sheet\"><tbody>\(lines.joined())</tbody></table>"
    }

    private func excerptCell(
        _ table: Table, _ account: TableAccount, _ row: Int, _ column: Int, isFirst: Bool
    ) -> String {
        let (tag, end) = isFirst ? ("th scope=\"row\"", "th") : ("td", "td")
        guard let index = table.cellIndex(row: row, column: column) else { return "<\(tag)></\(end)>" }
        let cell = table.cells[index]
        let isLit = litCells.contains(CellName.cell(table.index, cell.row, cell.column))
        let text = String(decoding: table.bytes(of: cell).prefix(240), as: UTF8.self).onOneLine.cut(to: 40)
        return "<\(tag) class=\"\(account[index]?.mark ?? "blank")\(isLit ? " lit" : "")\">\(text.inMarkup)</\(end)>"
    }

    /// Why cells were left out, each reason once.
    private func leftOut(_ table: Table, _ account: TableAccount) -> String {
        var reasons: [(reason: LeftOut, count: Int)] = []
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
        var items = reasons.map { "<li>\(counted($0.count, "cell")) left out: \($0.reason.words.inMarkup)</li>" }
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
