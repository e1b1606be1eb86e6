import Testing

@testable import Tables

/// Every small table, formed by the program and by the standard's own steps.
@Suite struct TableFormingTests {
    typealias Span = StandardModel.Span

    @Test(arguments: 0...3)
    func twoRowsOfTwoCellsWithEverySpan(first: Int) {
        let spans = (0...3).flatMap { rows in (0...3).map { Span(rows: rows, columns: $0) } }
        let rows = Self.rows(upTo: 2, of: spans)
        for upper in rows where upper.first?.rows ?? 0 == first {
            for lower in rows { check([[upper, lower]]) }
        }
    }

    @Test func threeRowsOfThreeCells() {
        let spans = [Span(rows: 1, columns: 1), Span(rows: 3, columns: 1), Span(rows: 2, columns: 2)]
        let rows = Self.rows(upTo: 3, of: spans)
        for top in rows { for middle in rows { for bottom in rows { check([[top, middle, bottom]]) } } }
    }

    @Test func fourRowsWhereSpansCross() {
        let spans = [Span(rows: 1, columns: 1), Span(rows: 4, columns: 1), Span(rows: 2, columns: 2)]
        let rows = Self.rows(upTo: 2, of: spans)
        for a in rows { for b in rows { for c in rows { for d in rows.suffix(4) { check([[a, b, c, d]]) } } } }
    }

    /// A span never leaves its row group, wherever the groups end.
    @Test(arguments: 0..<8)
    func fourRowsInEveryGrouping(grouping: Int) {
        let spans = [Span(rows: 0, columns: 1), Span(rows: 1, columns: 2), Span(rows: 3, columns: 1)]
        let rows = Self.rows(upTo: 2, of: spans)
        for a in rows {
            for b in rows {
                for c in rows.suffix(5) {
                    var groups: [[[Span]]] = [[a]]
                    for (place, row) in [b, c, a].enumerated() {
                        if grouping >> place & 1 == 1 { groups.append([]) }
                        groups[groups.count - 1].append(row)
                    }
                    check(groups)
                }
            }
        }
    }

    @Test func hostileSpansAreBounded() {
        var builder = TableBuilder()
        builder.beginRow()
        builder.beginCell(TableBuilder.Span(rows: 1_000_000, columns: 1_000_000_000), line: 1)
        builder.append(0x61)
        builder.endCell()
        builder.endRow()
        let table = builder.finish(index: 0)
        #expect(table.rowCount == 1)
        #expect(table.cells[0].columnSpan == 1_000)
        #expect(table.cells[0].rowSpan == 1)
        #expect(builder.spansWereCut)
    }

    // MARK: Making and judging

    /// Every row of at most `limit` cells.
    private static func rows(upTo limit: Int, of spans: [Span]) -> [[Span]] {
        var rows: [[Span]] = [[]]
        var last: [[Span]] = [[]]
        for _ in 0..<limit {
            last = last.flatMap { row in spans.map { row + [$0] } }
            rows += last
        }
        return rows
    }

    private func check(_ groups: [[[Span]]]) {
        var model = StandardModel()
        var builder = TableBuilder()
        for group in groups {
            model.addGroup(group)
            for row in group {
                builder.beginRow()
                for span in row {
                    let own = TableBuilder.Span(rows: span.rows, columns: span.columns, toGroupEnd: span.rows == 0)
                    builder.beginCell(own, line: 1)
                    builder.append(0x61)
                    builder.endCell()
                }
                builder.endRow()
            }
            builder.endGroup()
        }
        if let fault = Self.fault(builder.finish(index: 0), model) {
            Issue.record("\(groups): \(fault)")
        }
    }

    private static func fault(_ table: Table, _ model: StandardModel) -> String? {
        guard table.rowCount == model.rowCount else { return "\(table.rowCount) rows" }
        guard table.cells.count == model.anchors.count else { return "\(table.cells.count) cells" }
        for (cell, anchor) in zip(table.cells, model.anchors) {
            guard cell.row == anchor.row, cell.column == anchor.column else {
                return "cell at \(cell.row), \(cell.column)"
            }
        }
        // Columns to the right that no cell begins in are cut: they could only say a cell again.
        let width = (model.anchors.map(\.column).max() ?? -1) + 1
        guard table.columnCount == width else { return "\(table.columnCount) columns" }
        for row in 0..<table.rowCount {
            for column in 0..<width {
                let covering = model.slots[.init(row: row, column: column)] ?? []
                let shown = table.cellIndex(row: row, column: column)
                guard shown.map(covering.contains) ?? covering.isEmpty else {
                    return "cell \(shown.map(String.init) ?? "none") at \(row), \(column), expected one of \(covering)"
                }
            }
        }
        return nil
    }
}
