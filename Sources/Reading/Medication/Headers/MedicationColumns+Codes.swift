import Notation
import Tables

/// Columns of letters or figures that stand for decisions, by a legend that stands away from the table's header.
extension MedicationColumns {
    /// Takes columns that nothing else explains for decisions, where every code in them is given one: "1 = Level", "D = Decline".
    mutating func takeCodes(explainedNear near: [TextPiece], far: [TextPiece], of grid: Grid) {
        let hasDecisions = !decidingColumns.isEmpty
        for column in span ?? 0..<grid.columnCount where isOpen(column, hasDecisions, grid) {
            let cells = ColumnTexts(column: column, from: firstRow, of: grid)
            // Codes that no legend explains are refused one by one.
            let explained = cells.number { Self.isExplained($0, near: near, far: far, grid.texts) }
            guard explained > 0, explained * 10 >= cells.count * 6, cells.all(Self.isCode) else { continue }
            roles[column] = .outcome(name(of: column, in: grid))
        }
    }

    /// Whether a column may hold decisions though its header says nothing of them; one that only counts may be a plan's.
    private func isOpen(_ column: Int, _ hasDecisions: Bool, _ grid: Grid) -> Bool {
        switch roles[column] {
        case .unread: true
        case .product: !hasDecisions
        case nil:
            !header.isEmpty && !grid.isFurniture(column: column)
                && MedicationHeader(name(of: column, in: grid)) == .unknown
        default: false
        }
    }

    private static func isExplained(_ text: String, near: [TextPiece], far: [TextPiece], _ texts: TextSenses) -> Bool {
        isCode(text) && OutcomeMark.decision(for: text, near: near, far: far, texts) != nil
    }

    private static func isCode(_ printed: String) -> Bool {
        // "R*"
        let text = OutcomeMark.isMark(printed) ? printed : MarkedText(printed).text
        return OutcomeMark.isCode(text) || OutcomeMark.isMark(text) || OutcomeMark.isShort(text)
    }

    /// Whether a column that was not read prints what the columns of decisions print: it may be another plan's.
    func hasUnreadDecisions(in grid: Grid) -> Bool {
        func texts(_ column: Int) -> Set<String> {
            Set((firstRow..<max(firstRow, grid.rowCount)).map { grid.sense(row: $0, column: column).text })
        }
        let decided = decidingColumns.reduce(into: Set<String>()) { $0.formUnion(texts($1)) }.subtracting([""])
        return roles.contains { $0.value == .unread && !texts($0.key).isDisjoint(with: decided) }
    }
}
