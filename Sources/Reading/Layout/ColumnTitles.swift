import ChartSchema

/// What a person calls each column of figures: its header as it is printed, from the top level down.
///
/// A title that two columns have, or none, names no column: then its place does, as `inspect` counts it.
struct ColumnTitles {
    private var printed: [ColumnName.Place: String] = [:]
    private var order: [ColumnName.Place] = []
    private var counts: [String: Int] = [:]
    /// The lowest cell of each column's header.
    private var cells: [ColumnName.Place: Int] = [:]

    init(_ layouts: [TableLayout?] = []) {
        for layout in layouts.compactMap(\.self) {
            for block in layout.blocks {
                for (roles, stacks) in zip(block.roles, block.stacks) {
                    for column in block.columns where roles[column]?.value != nil {
                        add(stacks[column], at: ColumnName.Place(layout.grid, column: column))
                    }
                }
            }
        }
    }

    private mutating func add(_ stack: HeaderStack?, at place: ColumnName.Place) {
        guard printed[place] == nil else { return }
        let pieces = (stack?.pieces ?? []).filter { !$0.isTitle }.map { singleSpaced($0.terms.text) }
        let title = pieces.joined(separator: " ")
        printed[place] = title
        cells[place] = stack?.pieces.last { !$0.isTitle }?.cell
        order.append(place)
        counts[title, default: 0] += 1
    }

    /// As it is printed; `nil` where nothing is.
    func title(_ grid: Grid, column: Int) -> String? {
        printed[ColumnName.Place(grid, column: column)].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The lowest cell of its header; `nil` where nothing is printed.
    func headerCell(_ grid: Grid, column: Int) -> Int? { cells[ColumnName.Place(grid, column: column)] }

    /// What names this column and no other.
    func name(_ grid: Grid, column: Int) -> String { name(at: ColumnName.Place(grid, column: column)) }

    /// The label of a column that was named to say what it means: where the name holds its place, what is printed there.
    func label(_ said: String?, named name: String) -> String? {
        guard let place = order.first(where: { self.name(at: $0) == name }), let title = printed[place],
            counts[title] != 1 || title.isEmpty
        else { return said }
        return title.isEmpty ? nil : title
    }

    /// What names the column where a class is said of it: its title holds for the same title in other tables, as a class's label does.
    func className(_ grid: Grid, column: Int) -> String {
        let place = ColumnName.Place(grid, column: column)
        let same = order.count { $0.table == place.table && printed[$0] == printed[place] }
        return title(grid, column: column).flatMap { same == 1 ? $0 : nil } ?? name(at: place)
    }

    private func name(at place: ColumnName.Place) -> String {
        let title = printed[place] ?? ""
        if !title.isEmpty, counts[title] == 1 { return title }
        return
            "\(title.isEmpty ? "" : title + " ")(table \(place.table), \(place.isRow ? "row" : "column") \(place.line))"
    }

    /// Every column's name.
    var names: [ColumnName] { order.map { ColumnName(text: name(at: $0), place: $0) } }
}

/// A column of figures by a name that no other column of its file has.
package struct ColumnName: Sendable, Hashable {
    package let text: String
    let place: Place

    /// Where its figures stand in the file.
    struct Place: Sendable, Hashable {
        var table: Int
        /// The table is turned: the figures of one class stand in a row.
        var isRow: Bool
        var line: Int

        init(_ grid: Grid, column: Int) {
            let place = grid.place(row: 0, column: column)
            (table, isRow, line) = (grid.table.index, grid.isTurned, grid.isTurned ? place.row : place.column)
        }
    }

    /// Whether a cell is one of its figures.
    package func holds(table: Int, row: Int, column: Int) -> Bool {
        place.table == table && place.line == (place.isRow ? row : column)
    }
}
