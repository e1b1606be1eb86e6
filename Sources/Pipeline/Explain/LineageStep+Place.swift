import Results
import Tables

extension Lineage.Step {
    /// Where the cell stands in its raw line; `nil` where it has none, or its text is not on it.
    package var placeInLine: LinePlace? {
        guard let number = cell.place.line, let line,
            let range = CellFinder(line: line).find(cell.text, column: cell.column)
        else { return nil }
        return LinePlace(line: number, range, text: line)
    }
}
