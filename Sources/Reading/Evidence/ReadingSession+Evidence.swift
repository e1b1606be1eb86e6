import ChartSchema
import Tables

extension ReadingSession {
    /// Every decision about the layout of every table that was read, in the order of tables and columns.
    func decisions() -> [LayoutDecision] {
        zip(layouts, contexts).flatMap { layout, contexts -> [LayoutDecision] in
            guard let layout else { return [] }
            return LayoutEvidence(layout, context: contexts.first, given: instructions.given).decisions
        }
    }
}

/// Gathers the evidence for one table's layout from the cells themselves.
struct LayoutEvidence {
    let layout: TableLayout
    let context: TableContext?
    let given: Given

    init(_ layout: TableLayout, context: TableContext?, given: Given) {
        self.layout = layout
        self.context = context
        self.given = given
    }

    var grid: Grid { layout.grid }

    var decisions: [LayoutDecision] {
        [direction] + heightColumns.map(heights) + [header].compactMap(\.self) + columns + [unit].compactMap(\.self)
    }

    /// The word for what runs across the page in this table's grid.
    private var side: String { grid.isTurned ? "across the top" : "down the side" }

    func decision(
        _ subject: LayoutDecision.Subject, _ choice: String, isPrinted: Bool, evidence: [String], against: [String],
        contradiction: String
    ) -> LayoutDecision {
        LayoutDecision(
            table: grid.table.index, subject: subject, choice: choice,
            certainty: !against.isEmpty ? .doubtful : isPrinted ? .certain : .likely,
            evidence: evidence.filter { !$0.isEmpty }, against: against, contradiction: contradiction)
    }

    // MARK: Direction

    private var direction: LayoutDecision {
        let other = grid.isTurned ? "down the side" : "across the top"
        let line = grid.isTurned ? "row" : "column"
        switch layout.key {
        case .heights:
            let most = heightColumns.map(\.entries.count).max() ?? 0
            let across = mostHeights(in: grid.turned)
            return decision(
                .direction, "heights \(side)", isPrinted: heightColumns.contains { $0.notation == .feetAndInches },
                evidence: ["\(most) cells of one \(line) are heights"],
                against: across * 2 > most ? ["a \(grid.isTurned ? "column" : "row") holds \(across) heights too"] : [],
                contradiction: "more heights \(other) than \(side)")
        case .ages, .bmiBands, .words:
            let what = layout.key == .ages ? "ages" : layout.key == .bmiBands ? "BMI bands" : "names"
            return decision(
                .direction, "\(what) \(side)", isPrinted: false,
                evidence: ["no \(line) holds heights", "\(bodyRows.count) rows begin with \(what)"], against: [],
                contradiction: "a row or column of heights")
        case .position:
            return decision(
                .direction, "the rows of the table before, by position", isPrinted: false,
                evidence: [
                    "the table has no heights of its own", "it has \(bodyRows.count) rows, as many as the table before",
                ],
                against: ["nothing printed joins the two tables"], contradiction: "another number of rows")
        }
    }

    private func mostHeights(in grid: Grid) -> Int {
        (0..<grid.columnCount).map { column in
            (0..<grid.rowCount).count { grid.sense(row: $0, column: column).isFullHeight }
        }.max() ?? 0
    }

    // MARK: Heights

    private var heightColumns: [HeightColumn] {
        var seen: Set<Int> = []
        return layout.blocks.compactMap(\.roles.first).flatMap { roles in
            roles.keys.sorted().compactMap { column -> HeightColumn? in
                switch roles[column]! {
                case .height(let heights), .heightTwin(let heights): seen.insert(column).inserted ? heights : nil
                default: nil
                }
            }
        }
    }

    private func heights(_ column: HeightColumn) -> LayoutDecision {
        let rows = column.entries.keys.sorted()
        let texts = rows.compactMap { row in
            grid.cellIndex(row: row, column: column.column).map { grid.sense(ofCell: $0).text }
        }
        let figures = rows.compactMap { column.entries[$0]?.range.min }
        let steps = Set(zip(figures, figures.dropFirst()).map { $1 - $0 }).map(\.description).sorted()
        let odd = rows.filter { column.entries[$0]!.isIrregular }.count
        let isPrinted =
            [.feetAndInches, .sections].contains(column.notation)
            || Orientation.termsAbove(grid, column: column.column).contains {
                $0.isHeight || $0.unit?.isHeight ?? false
            }
        var against: [String] = []
        if odd > 0 { against.append("\(odd) of them lack a mark or have a wrong one") }
        return decision(
            .heights, "\(name(ofColumn: column.column)) as \(column.notation.rawValue)",
            isPrinted: isPrinted,
            evidence: [
                "\(rows.count) cells, from \(texts.first ?? "?") (\(figures.first?.description ?? "?") in) to \(texts.last ?? "?") (\(figures.last?.description ?? "?") in)",
                steps.count <= 3 && !steps.isEmpty ? "steps of \(steps.joined(separator: ", ")) in" : "",
                Orientation.termsAbove(grid, column: column.column).last.map {
                    "its header says \($0.text.quotedOnOneLine)"
                }
                    ?? "",
            ], against: against, contradiction: "cells that are no heights in this notation")
    }

    /// A column of the grid as the file has it.
    private func name(ofColumn column: Int) -> String {
        let place = grid.place(row: 0, column: column)
        return grid.isTurned ? "row \(place.row)" : "column \(place.column)"
    }

    // MARK: Header

    private var header: LayoutDecision? {
        guard let rows = layout.rows.segments.first?.header, !rows.isEmpty else { return nil }
        let line = grid.isTurned ? "column" : "row"
        let places = rows.map { row in
            let place = grid.place(row: row, column: 0)
            return String(grid.isTurned ? place.column : place.row)
        }.joined(separator: ", ")
        let repeated = layout.rows.repeatedHeaders.count
        return decision(
            .header, "\(line)\(rows.count == 1 ? "" : "s") \(places)", isPrinted: true,
            evidence: [
                "words above the first \(layout.key == .heights ? "height" : "named row")",
                rows.count > 1 ? "joined from the top down, merged headings filled forward" : "",
                repeated > 0 ? "repeated \(repeated) times below" : "",
                layout.rows.segments.count > 1
                    ? "\(layout.rows.segments.count) sections, each under words of its own" : "",
            ], against: [], contradiction: "a row of figures that is no part of the body")
    }

    var bodyRows: [Int] { layout.rows.segments.flatMap(\.body) }
}

extension String {
    /// In quotation marks, line breaks as blanks.
    var quotedOnOneLine: String { "\"" + singleSpaced(self) + "\"" }
}
