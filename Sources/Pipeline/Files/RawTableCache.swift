import ChartSchema
import Results
import Tables

/// Cells of the project's raw files around a place: of the file last asked for, so that findings in the order of their
/// files read each once.
package final class RawTableCache {
    /// How many rows above and below a place are shown.
    private static let reach = 4
    /// How many rows of a header are shown.
    private static let headerRows = 3

    private let project: ProjectFolder
    private var last: (file: String, tables: [Table])?

    package init(project: ProjectFolder) { self.project = project }

    /// The cells around a place; `nil` where the file or the place is not what it was.
    package func neighbourhood(of location: Finding.Location) -> RawNeighbourhood? {
        guard let index = location.table, let row = location.row,
            let table = tables(of: location.file).first(where: { $0.index == index }),
            (0..<table.rowCount).contains(row), location.column.map({ (0..<table.columnCount).contains($0) }) ?? true
        else { return nil }
        if let column = location.column, let text = location.text, table.text(row: row, column: column) != text {
            return nil
        }
        let columns = RawNeighbourhood.columns(of: table.columnCount, around: location.column)
        let header = (0..<row).filter { isHeading($0, of: table) }.prefix(Self.headerRows)
        let near = max(0, row - Self.reach)...min(table.rowCount - 1, row + Self.reach)
        let rows = header.filter { !near.contains($0) } + Array(near)
        return RawNeighbourhood(
            columns: columns, columnCount: table.columnCount,
            rows: rows.map { number in
                RawNeighbourhood.Row(
                    number: number, isHeader: isHeading(number, of: table),
                    cells: columns.map { table.text(row: number, column: $0) })
            }, place: .init(row: row, column: location.column))
    }

    /// Whether a row is a header, or the second line of one whose first cell spans both.
    private func isHeading(_ row: Int, of table: Table) -> Bool {
        if table.roles[row] == .header { return true }
        guard row > 0, table.roles[row - 1] == .header else { return false }
        let name = table.text(row: row, column: 0)
        return !name.isEmpty && name == table.text(row: row - 1, column: 0)
    }

    private func tables(of file: String) -> [Table] {
        if let last, last.file == file { return last.tables }
        let path = file.hasPrefix("/") ? file : project.location(of: file)
        let tables = (try? FileBytes.read(path)).flatMap { try? TableReader.read($0, file: file).tables } ?? []
        last = (file, tables)
        return tables
    }
}
