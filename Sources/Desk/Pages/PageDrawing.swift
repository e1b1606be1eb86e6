import ChartSchema
import Reading
import Reports
import Tables

/// The pages of a paged file as the carrier printed them, and over each every cell's words in the colour of what they were
/// taken for, where they stand.
struct PageDrawing {
    private static let pagesShown = 12
    private static let cellsOnPage = 3_000

    private struct Word {
        var box: PageBox
        var text: String
        var mark: String
        var name: String
    }

    private let sizes: [PageSize]
    /// Gives the address of a page's picture.
    private let picture: (Int) -> String
    private let shown: Range<Int>
    /// The last page that the rows on the left reach.
    private let last: Int
    private var words: [Int: [Word]] = [:]

    /// - Parameters:
    ///   - drawn: The cells that the tables beside it show: the pages are theirs.
    ///   - picture: Gives the address of a page's picture.
    init(_ document: Document, _ ledger: CellLedger, _ drawn: DrawnCells, picture: @escaping (Int) -> String) {
        sizes = document.pages
        self.picture = picture
        var found: [Int: [Word]] = [:]
        var isWhole = true
        for (table, account) in zip(document.tables, ledger.entries) {
            for (index, cell) in table.cells.enumerated() where !cell.isBlank {
                guard case .box(let box) = table.place(of: cell) else { continue }
                guard drawn.rows(of: table.index).contains(cell.row) else {
                    isWhole = false
                    continue
                }
                guard found[box.page]?.count ?? 0 < Self.cellsOnPage else { continue }
                found[box.page, default: []].append(
                    Word(
                        box: box, text: table.text(of: cell).onOneLine.cut(to: 200),
                        mark: account[index]?.mark ?? "blank",
                        name: CellName.cell(table.index, cell.row, cell.column)))
            }
        }
        words = found
        // A file that is drawn whole is drawn with its pages of text too.
        let first = isWhole ? 1 : found.keys.min() ?? 1
        last = min(sizes.count, isWhole ? sizes.count : found.keys.max() ?? 0)
        shown = first..<max(first, min(first + Self.pagesShown, last + 1))
    }

    /// Pages of which nothing is read: their pictures alone.
    init(_ pages: [PageSize], picture: @escaping (Int) -> String) {
        sizes = pages
        self.picture = picture
        last = pages.count
        shown = 1..<min(Self.pagesShown, pages.count) + 1
    }

    /// Empty where the file has no pages.
    var markup: String { shown.map(page).joined() + rest }

    private func page(_ number: Int) -> String {
        let size = sizes[number - 1]
        let name = "Page \(number) of \(sizes.count)"
        var text = "<figure class=\"paper\"><figcaption>\(name)</figcaption><div class=\"leaf\">"
        text += "<img src=\"\(picture(number).inMarkup)\" alt=\"\(name), as it was printed\" loading=\"lazy\""
        text += " width=\"\(size.width / 10)\" height=\"\(size.height / 10)\">"
        guard !words.isEmpty else { return text + "</div></figure>\n" }
        text += "<svg viewBox=\"0 0 \(Self.points(size.width)) \(Self.points(size.height))\" role=\"img\""
        text += " aria-label=\"The words of page \(number) where they stand\">"
        for word in words[number] ?? [] { text += Self.markup(of: word) }
        return text + "</svg></div></figure>\n"
    }

    /// The pages that there is no room for, each a picture of its own.
    private var rest: String {
        guard shown.upperBound <= last else { return "" }
        let links = (shown.upperBound...last).prefix(100).map { "<a href=\"\(picture($0).inMarkup)\">\($0)</a>" }
        return "<p class=\"soft\">More pages: \(links.joined(separator: ", "))</p>\n"
    }

    private static func points(_ tenths: Int) -> String { "\(Double(tenths) / 10)" }

    private static func markup(of word: Word) -> String {
        let box = word.box
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
