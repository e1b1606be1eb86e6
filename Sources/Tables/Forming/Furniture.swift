/// Tells tables that are a page's furniture, and columns and rows that a spreadsheet adds around its data.
enum Furniture {
    /// Why a table is no data, or `nil`.
    static func reason(
        _ table: Table, nested: Int, links: Int, isPresentation: Bool, inNavigation: Bool
    ) -> String? {
        let filled = table.cells.lazy.filter { !$0.isBlank }.count
        if filled == 0 { return "holds no text" }
        if nested > 0, filled <= nested + 1 || filled * 2 <= table.cells.count { return "lays out other tables" }
        if table.cells.allSatisfy({ $0.isBlank || $0.isHidden }) { return "hidden" }
        let figures = table.cells.lazy.filter { RowForm.isFigure(table.bytes(of: $0)) }.count
        if figures == 0, nested > 0 { return "lays out other tables" }
        if figures == 0, links * 2 > filled { return "links" }
        if figures == 0, inNavigation { return "navigation" }
        if figures == 0, isPresentation { return "layout" }
        return nil
    }

    /// Columns of `<th>` cells that count the rows, as spreadsheet pages have them.
    static func rowNumberColumns(_ table: Table) -> Set<Int> {
        var columns: Set<Int> = []
        for column in 0..<min(table.columnCount, 2) {
            var last = 0
            var count = 0
            var isCounter = true
            for row in 0..<table.rowCount {
                guard let cell = table.cell(row: row, column: column), !cell.isBlank else { continue }
                guard cell.isHeader, let number = Int(table.text(of: cell)), number > last else {
                    isCounter = false
                    break
                }
                last = number
                count += 1
            }
            if isCounter, count >= 3 { columns.insert(column) }
        }
        return columns
    }
}
