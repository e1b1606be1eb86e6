import Foundation

/// Damage to whole columns of figures, or to their names.
extension Damage {
    func doneToColumn(
        _ place: SheetPlace, _ lines: [[String]], _ anatomy: SheetAnatomy, using random: inout SeededRandom
    ) -> Done? {
        var lines = lines
        // Damage to columns stays inside one table.
        let width = lines[place.line - 1].count
        let figures = anatomy.figures.filter { lines[$0.line - 1].count == width }
        let rows = Set(figures.map(\.line)).sorted()
        func done(_ columns: [Int]) -> Done {
            Done(lines: lines, damagedLines: 1...lines.count, damagedColumns: Set(columns))
        }
        switch self {
        case .columnsSwapped:
            guard let next = figures.first(where: { $0.line == place.line && $0.column > place.column }) else {
                return nil
            }
            for line in rows { lines[line - 1].swapAt(place.column, next.column) }
            return done([place.column, next.column])
        case .columnsShifted:
            let columns = Set(figures.map(\.column)).sorted().filter { $0 >= place.column }
            guard columns.count >= 2, columns.count == columns.last! - place.column + 1 else { return nil }
            for line in rows {
                for (left, right) in zip(columns, columns.dropFirst()).reversed() {
                    lines[line - 1][right] = lines[line - 1][left]
                }
                lines[line - 1][columns[0]] = ""
            }
            return done(columns)
        case .unitWrong:
            for line in rows {
                lines[line - 1][place.column] = kilograms(lines[line - 1][place.column])
            }
            return done([place.column])
        default:
            guard let label = anatomy.labels.randomElement(using: &random) else { return nil }
            let name = lines[label.line - 1][label.column]
            let others = anatomy.labels.filter { lines[$0.line - 1][$0.column] != name }
            guard let other = others.randomElement(using: &random) else { return nil }
            lines[label.line - 1][label.column] = lines[other.line - 1][other.column]
            return Done(
                lines: lines, damagedLines: 1...lines.count,
                damagedColumns: label.column == other.column ? nil : [label.column, other.column])
        }
    }

    private func kilograms(_ text: String) -> String {
        text.replacing(/[0-9]+/) { match in String(Int((Double(match.output)! * 0.45359237).rounded())) }
    }
}
