import Pages
import Tables

/// The rows and columns of a file's tables that one page shows.
struct DrawnCells {
    static let columnsOnPage = 40
    /// A page of a wide table has fewer rows: a browser lays out every cell of it.
    static func rowsOnPage(columns: Int) -> Int {
        max(50, min(150, 3_000 / max(1, min(columns, columnsOnPage))))
    }
    static let tablesOnPage = 12

    /// A cell by its place.
    struct Place: Hashable {
        var table: Int
        var row: Int
        var column: Int

        init(_ table: Int, _ row: Int, _ column: Int) { (self.table, self.row, self.column) = (table, row, column) }

        /// More than any file has; an address may hold any number.
        private static let most = 1 << 40

        /// As ``CellName`` writes it: `c0-4-3`.
        init?(_ name: String) {
            let parts = name.dropFirst().split(separator: "-").map { Int($0) }
            guard name.hasPrefix("c"), parts.count == 3, let table = parts[0], let row = parts[1],
                let column = parts[2],
                max(table, row, column) <= Self.most
            else { return nil }
            self.init(table, row, column)
        }
    }

    /// Of the rows of all tables together.
    let paging: Paging
    /// Of the columns of the widest table on the page.
    let columnPaging: Paging
    /// By table: the rows that are drawn; none where there is no room.
    private var shown: [Int: Range<Int>] = [:]
    /// Tables that have rows on the page and are not drawn.
    private(set) var left: [Table] = []

    /// - Parameters:
    ///   - lit: A cell that is to be seen.
    ///   - page: From 1; `nil` for the one that holds `lit`.
    ///   - columns: The same of columns.
    init(_ document: Document, lit: Place?, page: Int?, columns: Int?) {
        let total = document.tables.reduce(0) { $0 + $1.drawnRows }
        let rows = Self.rowsOnPage(columns: document.tables.map(\.drawnColumns).max() ?? 0)
        var page = page
        if page == nil, let lit, document.tables.indices.contains(lit.table) {
            let before = document.tables.prefix(lit.table).reduce(0) { $0 + $1.drawnRows }
            page = (before + max(0, lit.row)) / rows + 1
        }
        paging = Paging(total: total, page: page ?? 1, size: rows)
        var start = 0
        var widest = 0
        for table in document.tables {
            let rows = table.drawnRows
            let own = paging.range.clamped(to: start..<start + rows)
            defer { start += rows }
            guard !own.isEmpty else { continue }
            guard shown.count < Self.tablesOnPage || lit?.table == table.index else {
                left.append(table)
                continue
            }
            shown[table.index] = own.lowerBound - start..<own.upperBound - start
            widest = max(widest, table.drawnColumns)
        }
        columnPaging = Paging(
            total: widest, page: columns ?? lit.map { max(0, $0.column) / Self.columnsOnPage + 1 } ?? 1,
            size: Self.columnsOnPage)
    }

    func rows(of table: Int) -> Range<Int> { shown[table] ?? 0..<0 }
    var columns: Range<Int> { columnPaging.range }

    /// Whether a cell with its upper left corner there has a place on the page.
    func holds(_ place: Place) -> Bool {
        rows(of: place.table).contains(place.row) && columns.contains(place.column)
    }
}
