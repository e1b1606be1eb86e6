/// What happens to whole rows: dropped, pasted twice, slipped down or sideways, or given the wrong height.
enum RowError: String, CaseIterable {
    case dropped = "a row dropped"
    case pastedTwice = "a row printed twice"
    case heightRepeated = "the height of the row before typed again"
    case slippedDown = "values repeated and the rest slipped down"
    case slippedUp = "values of one row lost and the rest slipped up"
    case slippedSideways = "a row's values slipped one column to the right"

    /// - Parameter columns: Those that hold pounds.
    func applied(to rows: [[String]], at row: Int, columns: [Int]) -> [[String]]? {
        var rows = rows
        switch self {
        case .dropped: rows.remove(at: row)
        case .pastedTwice: rows.insert(rows[row], at: row)
        case .heightRepeated: rows[row][0] = rows[row - 1][0]
        case .slippedDown:
            for index in (row..<rows.count).reversed() {
                for column in columns { rows[index][column] = rows[index - 1][column] }
            }
        case .slippedUp:
            for index in row..<(rows.count - 1) {
                for column in columns { rows[index][column] = rows[index + 1][column] }
            }
            for column in columns { rows[rows.count - 1][column] = "" }
        case .slippedSideways:
            guard columns.count >= 3 else { return nil }
            for (left, right) in zip(columns, columns.dropFirst()).reversed() { rows[row][right] = rows[row][left] }
            rows[row][columns[0]] = ""
        }
        return rows
    }
}
