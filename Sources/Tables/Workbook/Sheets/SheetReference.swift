import ChartSchema

/// A cell as formulas name it: `B2`, `$B2`, `$B$2`.
struct SheetReference {
    let row: Int
    let column: Int
    let isFixedRow: Bool
    let isFixedColumn: Bool

    init?(_ text: String) {
        guard let place = SheetCell.place(named: text.filter { $0 != "$" }.utf8) else { return nil }
        (row, column) = place
        isFixedColumn = text.hasPrefix("$")
        isFixedRow = text.dropFirst().contains("$")
    }
}
