/// Damage to a row, or to all rows from one on.
extension Damage {
    func doneToRow(
        _ place: SheetPlace, _ lines: [[String]], _ anatomy: SheetAnatomy, using random: inout SeededRandom
    ) -> Done? {
        var lines = lines
        let row = place.line - 1
        // Damage to rows stays inside one table.
        let width = lines[row].count
        let figures = anatomy.figures.filter { lines[$0.line - 1].count == width }
        switch self {
        case .heightMistyped:
            guard let height = anatomy.heights.randomElement(using: &random),
                let wrong = slip(in: lines[height.line - 1][height.column], using: &random)
            else { return nil }
            lines[height.line - 1][height.column] = wrong.text
            return Done(lines: lines, damagedLines: height.line...height.line)
        case .rowDropped:
            // The first and last rows may be missing: nobody can tell.
            guard isInside(place, of: figures) else { return nil }
            lines.remove(at: row)
            return Done(lines: lines, damagedLines: place.line - 1...place.line)
        case .rowRepeated:
            lines.insert(lines[row], at: row)
            return Done(lines: lines, damagedLines: place.line...place.line + 1)
        case .rowSideways:
            let columns = figures.filter { $0.line == place.line }.map(\.column)
            guard columns.count >= 3 else { return nil }
            for (left, right) in zip(columns, columns.dropFirst()).reversed() { lines[row][right] = lines[row][left] }
            lines[row][columns[0]] = ""
            return Done(lines: lines, damagedLines: place.line...place.line)
        default: return slipped(from: place, lines, figures)
        }
    }

    /// Values moved down or up by a row, from one row to the end of the table.
    private func slipped(from place: SheetPlace, _ lines: [[String]], _ figures: [SheetPlace]) -> Done? {
        let below = Set(figures.filter { $0.line >= place.line }.map(\.line)).sorted()
        guard isInside(place, of: figures), let last = below.last, below == Array(place.line...last) else { return nil }
        var lines = lines
        let columns = Set(figures.map(\.column)).sorted()
        if self == .slippedDown {
            for line in below.reversed() {
                for column in columns { lines[line - 1][column] = lines[line - 2][column] }
            }
        } else {
            for line in below {
                for column in columns { lines[line - 1][column] = line == last ? "" : lines[line][column] }
            }
        }
        return Done(lines: lines, damagedLines: place.line...last)
    }

    /// Whether three rows of the same column stand on either side.
    private func isInside(_ place: SheetPlace, of figures: [SheetPlace]) -> Bool {
        let around = Set(figures.filter { $0.column == place.column }.map(\.line))
        return (1...3).allSatisfy { around.contains(place.line - $0) && around.contains(place.line + $0) }
    }
}
