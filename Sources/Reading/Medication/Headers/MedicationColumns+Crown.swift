import ChartSchema
import Notation
import Tables
import Vocabulary

/// A text of a header of several rows that stands over all columns of decisions and is no plan's name: "Time since first fill" over
/// "0-24 months" and "Over 24 months", "Tobacco users" over "Plan A" and "Plan B".
extension MedicationColumns {
    /// The cells of such texts, from the top.
    func crownCells(of grid: Grid) -> [Int] {
        guard let first = decidingColumns.first, !areBareFigures(grid) else { return [] }
        if decidingColumns.count == 1 { return cellsOverOne(first, in: grid) }
        let overTimes = decidingColumns.allSatisfy { column in
            header.last.map { grid.sense(row: $0, column: column).medication.scope?.window ?? .always } != .always
        }
        let above = cellAbove(first, in: grid)
        return
            ([above]
            + header.dropLast().map { row in
                headerCell(row: row, column: first, in: grid).flatMap { cell in
                    decidingColumns.allSatisfy { headerCell(row: row, column: $0, in: grid) == cell } ? cell : nil
                }
            }).compactMap { cell in
                guard let cell, case let text = singleSpaced(grid.sense(ofCell: cell).text), PlanHeader(text) == nil,
                    PlanWords.plan(text) == nil, OutcomeWords(text).outcomes.isEmpty,
                    Self.saysWho(text) || overTimes && !PlanHeader.isProper(text)
                else { return nil }
                return cell
            }
    }

    /// The texts alone in their rows over the one column of decisions that name no plan and no column: "Living Promise" over "Decision".
    private func cellsOverOne(_ column: Int, in grid: Grid) -> [Int] {
        let inside = header.dropLast().compactMap { row -> Int? in
            let cells = grid.cells(inRow: row)
            return cells.count == 1 && grid.column(ofCell: cells[0]) == column && column > 0 ? cells[0] : nil
        }
        return ([cellAbove(column, in: grid)].compactMap(\.self) + inside).filter { cell in
            let text = singleSpaced(grid.sense(ofCell: cell).text)
            return PlanWords.plan(text) == nil && MedicationHeader(text) == .unknown
        }
    }

    /// The one text of the row above the header, where it begins over the first column of decisions.
    private func cellAbove(_ first: Int, in grid: Grid) -> Int? {
        guard header.lowerBound > 0, first > 0, case let cells = grid.cells(inRow: header.lowerBound - 1),
            cells.count == 1,
            grid.column(ofCell: cells[0]) == first
        else { return nil }
        return cells[0]
    }

    /// "50-64" under "Age": the text above says what the figures are.
    private func areBareFigures(_ grid: Grid) -> Bool {
        decidingColumns.allSatisfy { column in
            guard let row = header.last, case let text = TaggedText(grid.sense(row: row, column: column).text) else {
                return false
            }
            return text.tags.indices.contains { text.token($0).number != nil } && !text.has(.unitTime)
                && text.tags.indices.allSatisfy { place in
                    text.token(place).number != nil || text.token(place).kind == .sign
                        || Self.ofFigures.contains { text.has($0, at: place) }
                }
        }
    }

    private static let ofFigures: [WordCategory] = [.boundBefore, .boundAfter, .range, .filler]

    /// Whether a text says whom, when or what something is for, and not only what it is called.
    private static func saysWho(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return limiting.contains(where: tagged.has) || DecisionScope(text) != nil
    }

    private static let limiting: [WordCategory] = [
        .if, .only, .exception, .negation, .clock, .past, .age, .sex, .tobacco, .boundBefore, .boundAfter,
    ]
}
