import ChartSchema
import Reading
import Reports
import Tables

/// The pages of a paged file as they look: every cell's words where they stand on the page, in the colour of what they were taken for.
struct PageDrawing {
    private static let pagesShown = 12
    private static let cellsOnPage = 3_000

    private struct Word {
        var box: PageBox
        var text: String
        var mark: String
        var name: String
        var first: String?
    }

    private var pages: [Int: [Word]] = [:]

    init(_ document: Document, _ ledger: CellLedger, _ uses: CellUses) {
        for (table, account) in zip(document.tables, ledger.entries) {
            for (index, cell) in table.cells.enumerated() where !cell.isBlank {
                guard case .box(let box) = table.place(of: cell), box.page <= Self.pagesShown,
                    pages[box.page]?.count ?? 0 < Self.cellsOnPage
                else { continue }
                let name = CellName.cell(table.index, cell.row, cell.column)
                pages[box.page, default: []].append(
                    Word(
                        box: box, text: table.text(of: cell).onOneLine.cut(to: 200),
                        mark: account[index]?.mark ?? "blank", name: name, first: uses.records[name]?.first))
            }
        }
    }

    /// Empty where the file has no pages.
    var markup: String {
        pages.keys.sorted().map { number in
            let words = pages[number] ?? []
            let right = words.map(\.box.right).max() ?? 0
            let bottom = words.map(\.box.bottom).max() ?? 0
            let size = "0 0 \((right + 360) / 10) \((bottom + 360) / 10)"
            var text = "<figure class=\"paper\"><figcaption>Page \(number)</figcaption>"
            text += "<svg viewBox=\"\(size)\" role=\"img\" aria-label=\"The words of page \(number) where they stand\">"
            for word in words { text += Self.markup(of: word) }
            return text + "</svg></figure>\n"
        }.joined()
    }

    private static func markup(of word: Word) -> String {
        let box = word.box
        func points(_ tenths: Int) -> String { "\(Double(tenths) / 10)" }
        let (width, height) = (max(box.right - box.left, 20), max(box.bottom - box.top, 20))
        let lines = max(1, height / 150)
        let size = min(height / lines * 8 / 10, 110)
        var text = "<g class=\"\(word.mark)\" data-cell=\"\(word.name)\">"
        text +=
            "<rect x=\"\(points(box.left))\" y=\"\(points(box.top))\" width=\"\(points(width))\" height=\"\(points(height))\"/>"
        text += "<text x=\"\(points(box.left))\" y=\"\(points(box.top + size))\" font-size=\"\(points(size))\""
        // What was measured on the page is as wide here as there.
        if lines == 1 { text += " textLength=\"\(points(width))\" lengthAdjust=\"spacingAndGlyphs\"" }
        return text + ">\(word.text.inMarkup)</text></g>"
    }
}
