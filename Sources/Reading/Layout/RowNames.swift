import ChartSchema
import Notation

/// The columns of words before the figures of a table without heights: classes, sexes, tobacco states, ages, products, ends.
struct RowNames {
    private(set) var roles: [Int: ColumnRole] = [:]
    /// The rows of figures that they name.
    let rows: Set<Int>
    /// Those that are named as a row above is.
    let repeating: Set<Int>
    /// The first column of figures.
    let figures: Int
    /// The names themselves say that the figures are BMIs.
    let sayBMI: Bool

    init?(_ grid: Grid) {
        let named = (0..<grid.rowCount).compactMap { row in Self.firstFigure(grid, row: row).map { (row, $0) } }
        guard let figures = named.map(\.1).min() else { return nil }
        rows = Set(named.filter { $0.1 == figures }.map(\.0))
        self.figures = figures
        let body = rows.sorted()
        let names = body.map { row in (0..<figures).map { grid.sense(row: row, column: $0) } }
        var seen: Set<[FoldedText]> = []
        repeating = Set(zip(body, names).filter { !seen.insert($0.1.map(\.folded)).inserted }.map(\.0))
        sayBMI = names.allSatisfy { $0.contains(where: \.terms.isBMI) }
        guard let first = body.first, first > 0, rows.count > 1 || sayBMI else { return nil }
        for column in 0..<figures {
            let cells = names.map { $0[column] }.filter { !$0.isBlank }
            guard !cells.isEmpty else { continue }
            let above = (0..<first).reversed().lazy.map { grid.sense(row: $0, column: column) }
            let header = above.first { !$0.isBlank }?.terms
            roles[column] = ColumnRecogniser.dimension(header, cells: cells) ?? .className
        }
        takeProducts()
    }

    /// Where a row's figures begin, behind words and nothing else; not a row of ages.
    private static func firstFigure(_ grid: Grid, row: Int) -> Int? {
        let senses = (0..<grid.columnCount).map { grid.sense(row: row, column: $0) }
        guard let first = senses.firstIndex(where: \.isNumeric), first > 0 else { return nil }
        let names = senses[..<first].filter { !$0.isBlank }
        guard !names.isEmpty, names.allSatisfy({ $0.isWords || $0.age != nil }) else { return nil }
        return names.contains { $0.terms.isAgeName && $0.terms.isBare && $0.age == nil } ? nil : first
    }

    /// Of two columns of names the last one is of classes.
    private mutating func takeProducts() {
        let names = roles.filter { if case .className = $0.value { true } else { false } }.keys.sorted()
        for column in names.dropLast() { roles[column] = .product }
    }
}
