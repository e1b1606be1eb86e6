/// A table of a worksheet, whose style gives cells a ground that their own styles do not say.
final class TablePart: PartEvents {
    private var range: (rows: ClosedRange<Int>, columns: ClosedRange<Int>)?
    private var headerRows = 1
    private var totalRows = 0
    /// Of Excel's own styles the dark ones colour every row, the others no more than shade them.
    private var isDark = false

    func start(_ name: ElementName, _ attributes: PartAttributes) {
        switch name {
        case "table":
            range = SheetPart.range(attributes["ref"])
            headerRows = attributes.number("headerRowCount") ?? 1
            totalRows = attributes.number("totalsRowCount") ?? 0
        case "tableStyleInfo":
            let style = attributes["name"] ?? ""
            isDark = !style.hasPrefix("TableStyleLight") && !style.hasPrefix("TableStyleMedium") && !style.isEmpty
        default: break
        }
    }

    func end(_ name: ElementName) {}
    func text(_ bytes: UnsafeBufferPointer<UInt8>) {}

    /// Whether the table's style may colour the ground of a cell so that white text stands out from it.
    func paints(row: Int, column: Int) -> Bool {
        guard let range, range.rows.contains(row), range.columns.contains(column) else { return false }
        return isDark || row < range.rows.lowerBound + headerRows || row > range.rows.upperBound - totalRows
    }
}
