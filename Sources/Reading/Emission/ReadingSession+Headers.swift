import ChartSchema
import Tables

/// Headers that cannot be trusted: with two possible readings none is published, and the finding shows both.
extension ReadingSession {
    /// Columns headed by figures or heights: no class, and the figures below may be limits or something else.
    mutating func reportFigureHeadings(
        _ layout: TableLayout, segment: Segment, stacks: [Int: HeaderStack], roles: [Int: ColumnRole]
    ) {
        let grid = layout.grid
        for column in stacks.keys.sorted() {
            guard case .unknown = roles[column] ?? .blank, let heading = ColumnNames.figureHeading(stacks[column]!),
                let row = segment.body.first(where: { grid.sense(row: $0, column: column).isNumeric }),
                let key = roles.values.compactMap(\.heightColumn).first
            else { continue }
            let figure = grid.sense(row: row, column: column).text
            let height = grid.sense(row: row, column: key.column).text
            let text = heading.terms.text
            findings.add(
                ChartFinding.headerFigure,
                """
                "\(text)" stands above figures where a class should, and nothing of the column was read. With heights \
                \(grid.isTurned ? "across" : "down"), \(figure) at \(height) is a weight for a BMI, a rating or a class \
                called \(text); with heights \(grid.isTurned ? "down" : "across"), it is a weight at the height \(text).
                """,
                help: "Name the columns, or ask the carrier what the figures above them are.", grid: grid,
                cell: heading.cell)
            return
        }
    }

    /// A header one place off: a class name stands above the heights while the last column has none, or the first column
    /// of figures has no name while the last name has no figures.
    mutating func isShifted(_ layout: TableLayout, block: TableLayout.Block, segment index: Int) -> Bool {
        let roles = block.roles[index]
        let stacks = block.stacks[index]
        let values = block.columns.filter { roles[$0]?.value?.quantity == .weight }
        guard values.count >= 2, let first = values.first, let last = values.last,
            let key = block.columns.first(where: { roles[$0]?.heightColumn != nil }), key < first,
            let row = layout.rows.segments[index].body.first
        else { return false }
        func isNamed(_ column: Int) -> Bool { !(stacks[column]?.isEmpty ?? true) }
        func isClass(_ column: Int) -> Bool {
            stacks[column]?.pieces.last?.terms.label.flatMap(labels.rateClass(of:)) != nil
        }
        let isLeft = isClass(key) && !isNamed(last) && values.dropLast().allSatisfy(isNamed)
        let unused = block.columns.last { column in
            if case .ignored(.emptyHeading) = roles[column] ?? .blank { return true }
            return false
        }
        let isRight = !isNamed(first) && values.dropFirst().allSatisfy(isNamed) && (unused ?? -1) > last
        guard isLeft || isRight, let named = isLeft ? key : unused, let heading = stacks[named]?.pieces.last else {
            return false
        }
        let grid = layout.grid
        let figure = grid.sense(row: row, column: last).text
        let height = grid.sense(row: row, column: key).text
        let printed = stacks[last]?.pieces.last?.terms.text ?? "no name"
        let moved = isLeft ? stacks[values[values.count - 2]]?.pieces.last?.terms.text ?? "" : heading.terms.text
        findings.add(
            ChartFinding.headerShifted,
            """
            The names of the columns may stand one place off, and nothing was read below them: as printed, \(figure) at \
            \(height) belongs to \(printed); moved by one column, to \(moved).
            """, help: "Compare the first row with the printed chart.", grid: grid, cell: heading.cell)
        return true
    }

    /// `Under 60` and `60 and over` above weights are ages or BMIs; where no word says which, the columns are not read.
    mutating func dropBareBands(
        _ layout: TableLayout, context: TableContext, stacks: [Int: HeaderStack], columns: inout [ValueColumn]
    ) {
        let grid = layout.grid
        let key = layout.blocks.first?.columns.lowerBound ?? 0
        func isToldBMI(_ column: ValueColumn) -> Bool {
            guard let zone = column.bmiZone else { return true }
            if zone.interval.unit == .bmi || context.pieces.contains(where: { $0.terms.isBMI }) { return true }
            let row = grid.row(ofCell: zone.cell)
            let corner = (key..<column.column).contains { grid.sense(row: row, column: $0).terms.isBMI }
            return corner || stacks[column.column]?.pieces.contains { $0.terms.isBMI } ?? false
                || (document.title.map { texts[$0.text].terms.isBMI } ?? false)
        }
        let bare = columns.filter { $0.quantity == .weight && !isToldBMI($0) }
        guard let zone = bare.first?.bmiZone else { return }
        let text = grid.sense(ofCell: zone.cell).text
        findings.add(
            ChartFinding.headerBand,
            """
            "\(text)" stands above weights and may be ages or BMIs; its column was not read: the weights may hold for \
            applicants of these ages, or the BMIs may be the limits of a class.
            """, help: "Ask the carrier, and name the band in the header (Age, BMI).", grid: grid, cell: zone.cell)
        columns.removeAll { column in bare.contains { $0.column == column.column } }
    }

    /// Several columns of weights that nothing names could be a minimum and a maximum, or two classes.
    mutating func dropUnnamed(_ layout: TableLayout, segment: Segment, columns: inout [ValueColumn]) {
        let unnamed = columns.filter {
            $0.quantity == .weight && $0.label == nil && $0.product == nil && $0.bound == nil && $0.zone == nil
                && $0.bmiZone == nil
        }
        let peers = unnamed.filter { column in unnamed.filter { $0.identity == column.identity }.count > 1 }
        guard let first = peers.first, let second = peers.dropFirst().first, let row = segment.body.first,
            let cell = layout.grid.cellIndex(row: row, column: second.column)
                ?? layout.grid.cellIndex(row: row, column: first.column)
        else { return }
        let low = layout.grid.sense(row: row, column: first.column).text
        let high = layout.grid.sense(row: row, column: second.column).text
        findings.add(
            ChartFinding.columnsUnnamed,
            """
            \(peers.count) columns of figures have no names and were not read: \(low) and \(high) may be the minimum and \
            the maximum of one class, or the maxima of two classes.
            """, help: "Give the columns names, or ask the carrier what they are.", grid: layout.grid, cell: cell)
        columns.removeAll { column in peers.contains { $0.column == column.column } }
    }

    mutating func reportLateHeader(_ layout: TableLayout) {
        guard let row = layout.rows.lateHeader, let cell = layout.grid.cells(inRow: row).first else { return }
        findings.add(
            ChartFinding.headerLate,
            "The header stands below the first rows of figures; those were read with it as well.",
            help: "Check that the first rows belong to the same columns.", table: layout.grid.table.index,
            context: ["header": layout.grid.sense(ofCell: cell).text])
    }

    /// A table of heights without any header goes on with the columns of the table before it, where their numbers agree.
    mutating func inheritHeaders(names: [TableContext.Piece?]) {
        for index in layouts.indices {
            guard let layout = layouts[index], layout.key == .heights, names[index] == nil,
                layout.blocks.count == 1,
                let donor = layouts[..<index].last(where: { $0?.key == .heights && $0?.blocks.count == 1 }) ?? nil,
                layout.rows.segments.allSatisfy(\.header.isEmpty) || layout.repeatsLowestNames(of: donor),
                let lent = donor.blocks[0].roles.last,
                lent.values.contains(where: { $0.value?.headerCells.isEmpty == false })
            else { continue }
            let given = lent.values.compactMap(\.value).sorted { $0.column < $1.column }
            let own = layout.blocks[0].columns.filter { column in
                layout.blocks[0].roles.contains { $0[column]?.value != nil }
            }
            let table = layout.grid.table.index
            let before = donor.grid.table.index
            guard own.count == given.count, donor.grid.isTurned == layout.grid.isTurned else {
                findings.add(
                    ChartFinding.headerLost,
                    """
                    The table has no header and \(own.count) columns of figures, table \(before) has \(given.count): nobody \
                    can say which is which, and nothing was read.
                    """, help: "Give the table its header.", table: table)
                layouts[index] = nil
                continue
            }
            for segment in layout.blocks[0].roles.indices {
                for (place, column) in own.enumerated() {
                    guard let held = layout.blocks[0].roles[segment][column]?.value else { continue }
                    var value = given[place]
                    value.column = column
                    value.holdsRanges = held.holdsRanges
                    value.headerCells = []
                    value.bmiZone = nil
                    layouts[index]!.blocks[0].roles[segment][column] = .value(value)
                }
            }
            findings.add(
                ChartFinding.headerInherited,
                "The table lacks its header, or a part of it: its \(own.count) columns were read as those of table \(before).",
                help: "Compare the first row of both pages with the printed chart.", table: table,
                context: ["header_of": String(before)])
        }
    }

    /// The name of a column that says of every row whether it is for smokers.
    func isOverTobacco(_ cell: Int, of table: Table) -> Bool {
        zip(parts, layouts).contains { part, layout in
            part.table == table.index
                && layout?.blocks.contains {
                    $0.roles.contains { roles in
                        if case .tobacco? = roles[table.cells[cell].column] { true } else { false }
                    }
                } ?? false
        }
    }
}
