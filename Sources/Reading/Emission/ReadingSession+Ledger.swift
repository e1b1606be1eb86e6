import ChartSchema
import Tables

extension ReadingSession {
    mutating func markHeaders(
        _ layout: TableLayout, block: TableLayout.Block, stacks: [Int: HeaderStack], segment: Segment,
        roles: [Int: ColumnRole], table: Int
    ) {
        for row in segment.header {
            for cell in layout.grid.cells(inRow: row) { ledger.mark(.label, table: table, cell: cell) }
        }
        for column in block.columns {
            guard case .ignored(let reason) = roles[column] ?? .blank else { continue }
            // A row of its own below is no part of the table, and says something.
            let own = reason == .emptyHeading ? segment.header + segment.body + segment.bmiRows : nil
            for row in own ?? Array(0..<layout.grid.rowCount) {
                guard let cell = layout.grid.cellIndex(row: row, column: column),
                    !layout.grid.sense(ofCell: cell).isBlank
                else { continue }
                ledger.mark(.ignored(reason), table: table, cell: cell)
            }
        }
        reportWideHeader(layout, block: block, segment: segment, roles: roles)
    }

    /// A header that names more columns than there are figures: what it names last has no data.
    private mutating func reportWideHeader(
        _ layout: TableLayout, block: TableLayout.Block, segment: Segment, roles: [Int: ColumnRole]
    ) {
        guard !layout.grid.isTurned,
            let column = block.columns.last(where: { column in
                if case .ignored(.emptyHeading) = roles[column] ?? .blank { return true }
                return false
            }), let row = segment.header.last(where: { !layout.grid.sense(row: $0, column: column).isBlank }),
            let cell = layout.grid.cellIndex(row: row, column: column),
            layout.grid.columnSpan(row: row, column: column) == 1
        else { return }
        findings.add(
            ChartFinding.headerWider, "The header names a column that has no figures below it.",
            help: "Check that no column of figures was lost.", grid: layout.grid, cell: cell)
    }

    /// Titles, notes, repeated headers and furniture of a table that was read.
    mutating func markRest(_ layout: TableLayout, table: Int) {
        let grid = layout.grid
        for segment in layout.rows.segments {
            for row in segment.titles {
                for cell in grid.cells(inRow: row) {
                    ledger.mark(.note, table: table, cell: cell)
                    addNote(.title, grid: grid, cell: cell)
                }
            }
        }
        for row in layout.rows.repeatedHeaders {
            for cell in grid.cells(inRow: row) {
                ledger.mark(.ignored(.repeatedHeader), table: table, cell: cell)
            }
        }
        for row in layout.rows.furniture {
            for cell in grid.cells(inRow: row) {
                ledger.mark(.ignored(.pageFurniture), table: table, cell: cell)
            }
        }
        for row in layout.rows.averages {
            for cell in grid.cells(inRow: row) { ledger.mark(.ignored(.averages), table: table, cell: cell) }
        }
        for row in layout.rows.notes {
            for cell in grid.cells(inRow: row)
            where !ledger.isMarked(table: table, cell: cell) && !layout.isFigure(cell, inRow: row) {
                ledger.mark(.note, table: table, cell: cell)
                addNote(.footnote, grid: grid, cell: cell)
            }
        }
        for block in layout.blocks {
            for roles in block.roles {
                for heights in roles.values.compactMap(\.heightColumn) {
                    for row in heights.sectionRows {
                        ledger.mark(.label, table: table, cell: grid.cellIndex(row: row, column: heights.column))
                    }
                }
            }
        }
    }

    private mutating func markTexts(around part: TablePart) {
        for (texts, kind) in [(part.above, ChartNote.Kind.title), (part.below, .footnote)] {
            guard let texts else { continue }
            for cell in (0..<texts.rowCount).flatMap({ texts.cells(inRow: $0) }) {
                ledger.mark(.note, table: part.table, cell: cell)
                addNote(kind, grid: texts, cell: cell)
            }
        }
    }

    private mutating func addNote(_ kind: ChartNote.Kind, grid: Grid, cell: Int) {
        notes.append(
            ChartNote(
                kind: kind, text: grid.sense(ofCell: cell).text, table: grid.table.index,
                place: grid.table.place(ofCell: cell)))
    }

    /// Notes outside tables, and every cell that nothing has claimed.
    mutating func settle() {
        addTextNotes()
        for (index, table) in document.tables.enumerated() {
            if let reason = table.furniture { ignoreAll(table, index: index, reason: .table(reason)) }
            ignoreHidden(table, index: index)
            for cell in parts.first(where: { $0.table == index })?.grid.pageMarks ?? [] {
                ledger.mark(.ignored(.pageFurniture), table: index, cell: cell)
            }
            for (part, layout) in zip(parts, layouts) where part.table == index {
                if layout == nil {
                    settleUnrecognised(part)
                    reportOfClasses(part)
                }
                markTexts(around: part)
            }
            reportUnread(table, index: index)
        }
        nameTitledProduct()
        findClassRestrictions()
        reportTexts()
        applyClassRestrictions()
        applyConditions()
        reportUnprovenPlans()
        reportPlansApart()
        reportTitlesBeside()
        reportUntoldProduct()
        if !assembler.rows.isEmpty { reportMedicationTables() }
        if assembler.rows.isEmpty, !findings.all.contains(where: { $0.severity == .error }) {
            findings.add(
                ChartFinding.chartNone, "No table of the file holds limits on weight or BMI.",
                help: "See how the file is read with `chartwright tables \(document.file)`.")
        }
    }

    private mutating func addTextNotes() {
        var seen: Set<TextPiece> = []
        let read = Set(zip(parts, layouts).compactMap { $1 == nil ? nil : $0.table })
        for (index, table) in document.tables.enumerated() where read.contains(index) {
            for heading in table.headings where seen.insert(heading).inserted {
                notes.append(ChartNote(kind: .heading, text: heading.text, table: nil, place: heading.place))
            }
            if let caption = table.caption {
                notes.append(ChartNote(kind: .caption, text: caption.text, table: table.index, place: caption.place))
            }
            for piece in table.textAbove + table.textBefore + table.textAfter where seen.insert(piece).inserted {
                notes.append(ChartNote(kind: .footnote, text: piece.text, table: nil, place: piece.place))
            }
        }
    }

    private mutating func ignoreAll(_ table: Table, index: Int, reason: LeftOut) {
        for cell in table.cells.indices where !table.cells[cell].isBlank {
            ledger.mark(.ignored(reason), table: index, cell: cell)
        }
    }

    /// Hidden cells are not read; that they are there is said once a table.
    private mutating func ignoreHidden(_ table: Table, index: Int) {
        let hidden = table.cells.indices.filter { table.cells[$0].isHidden && !table.cells[$0].isBlank }
        guard let first = hidden.first else { return }
        for cell in hidden { ledger.mark(.ignored(.hidden), table: index, cell: cell) }
        guard table.furniture == nil else { return }
        let place = table.cells[first]
        findings.add(
            ChartFinding.cellsHidden,
            "\(hidden.count) cells of the table are hidden in the file and were not read.",
            help: "Open the file where it was made and look at what is hidden.", table: index,
            context: ["cells": String(hidden.count), "first_line": table.place(of: place).asContext])
    }

    /// "Plan | Issue ages" over several plans and their ages: of which limits they are, nobody says.
    private mutating func reportAges(in grid: Grid) {
        for column in 1..<max(1, grid.columnCount) where grid.sense(row: 0, column: column).terms.isAgeName {
            let ages = (1..<grid.rowCount).filter { row in
                AgeRange.read(grid.sense(row: row, column: column).folded, isKnownAsAge: true) != nil
            }
            guard ages.count > 1, let cell = grid.cellIndex(row: 0, column: column) else { continue }
            findings.add(
                ChartFinding.proseUnapplied, "The table gives ages beside the limits, and was applied to none.",
                help: Self.remedy, grid: grid, cell: cell)
        }
    }

    /// A table of words alone is a note; one with figures that could be limits is an error.
    private mutating func settleUnrecognised(_ part: TablePart) {
        let grid = part.grid
        let filled = (0..<grid.rowCount).flatMap { grid.cells(inRow: $0) }
        if let reason = part.reason {
            for cell in filled { ledger.mark(.ignored(reason), table: part.table, cell: cell) }
            return
        }
        let figures = filled.filter { grid.sense(ofCell: $0).isNumeric }
        // "bmiMax" over one figure: few as they are, they are limits.
        let namesLimits = filled.contains { cell in
            let terms = grid.sense(ofCell: cell).terms
            return (terms.isBMI || terms.isWeight) && !terms.isHeight && terms.isBare
        }
        if figures.isEmpty || !namesLimits && (figures.count < 4 || figures.count * 5 < filled.count) {
            for cell in filled { ledger.mark(.note, table: part.table, cell: cell) }
            reportAges(in: grid)
            return
        }
        for cell in filled { ledger.mark(.unread, table: part.table, cell: cell) }
        findings.add(
            ChartFinding.layoutUnrecognised,
            "The table holds figures, but neither heights, ages nor BMI bands name its rows or columns.",
            help: "See the table with `chartwright tables \(document.file) --table \(part.table)`.", table: part.table)
    }
}
