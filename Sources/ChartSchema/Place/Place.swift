/// Where in its file a text stands: on a line, in a cell of a sheet, or in a box on a page.
///
///     Place.line(18).inWords  // line 18
///     Place.cell(SheetCell(sheet: "Build", row: 6, column: 2)).inWords  // Build!C7
public enum Place: Hashable, Sendable {
    /// Counts from 1 in the decoded file.
    case line(Int)
    /// Of a workbook.
    indirect case cell(SheetCell)
    /// Of a document in pages.
    indirect case box(PageBox)

    /// The line, in files that have lines.
    public var line: Int? { if case .line(let line) = self { line } else { nil } }

    /// For messages: `line 18`, `Build!C7`, `page 2`.
    public var inWords: String {
        switch self {
        case .line(let line): "line \(line)"
        case .cell(let cell): "\(cell.sheet)!\(cell.name)"
        case .box(let box): "page \(box.page)"
        }
    }

    /// For the context of findings: `18`, `Build!C7`, `page 2`.
    package var asContext: String { line.map(String.init) ?? inWords }

    /// For ordering the places of one table: top to bottom, then left to right.
    var order: (Int, Int, Int) {
        switch self {
        case .line(let line): (line, 0, 0)
        case .cell(let cell): (cell.row, cell.column, 0)
        case .box(let box): (box.page, box.top, box.left)
        }
    }
}
