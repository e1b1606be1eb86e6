import ChartSchema
import Notation
import Tables

/// What names one row: its height and age, and in a long form its class, sex, tobacco state and product.
struct RowKey {
    var height: HeightRange = .any
    var age: AgeRange?
    var label: String?
    var sex: Sex?
    var tobacco: Tobacco?
    var product: String?
    /// What else must be so for the row's limits.
    var condition: String?
    /// Which end the row's figures are, where a word of the row says so.
    var bound: HeaderTerms.Bound?
    var band: BMIBand?
    /// The common minimum of the row that this one goes on with, on the page before.
    var commonMin: (value: Figure, cell: CellReference)?
    var cells: [CellReference] = []
    /// Cells that name the limit's column rather than its row.
    var columnCells: [CellReference] = []

    /// Takes what must be so, once.
    mutating func require(_ said: String) {
        let known = condition?.components(separatedBy: "; ") ?? []
        if !known.contains(said) { condition = (known + [said]).joined(separator: "; ") }
    }

    /// Takes what the name of a row of a table without heights says.
    mutating func take(_ sense: CellSense) {
        let terms = sense.terms
        sex = sex ?? terms.sex
        tobacco = tobacco ?? terms.tobacco
        age = age ?? terms.age
        bound = bound ?? terms.bound
        guard let name = terms.label else { return }
        label = terms.bound == nil ? singleSpaced(sense.text) : name
    }
}

extension ReadingSession {
    mutating func emit(
        _ layout: TableLayout, part: Int, name: TableContext.Piece?, product: TableContext.Piece?
    ) {
        let before = layouts[..<part].last { $0?.key == .heights } ?? nil
        reportLateHeader(layout)
        if layout.key == .position, !joinsByPosition(layout, before: before) { return }
        if lacksMinimum(layout) { return }
        let sections = product == nil ? sectionProducts(layout, contexts: contexts[part]) : nil
        let names = sectionNames(layout, contexts: contexts[part])
        let notes = notesOfColumns(layout)
        for block in layout.blocks {
            var name = name
            for (index, segment) in layout.rows.segments.enumerated() {
                let product = product ?? sections?[index]
                name = names[index] ?? name
                let columns = columns(
                    layout, block: block, segment: index, context: contexts[part][index], name: name, product: product,
                    notes: notes)
                guard !columns.isEmpty else { continue }
                let slots = SlotPlanner.plan(columns) { column in
                    column.label.flatMap(labels.rateClass(of:))?.isOffer ?? true
                }
                var emitter = SegmentEmitter(
                    layout: layout, before: before, table: parts[part].table, block: block, segment: segment,
                    roles: block.roles[index], slots: slots, context: contexts[part][index], name: name)
                guard emitter.settleUnits(&self) else { continue }
                unitsRead.insert(emitter.isMetric ? .kilograms : .pounds)
                reportMissingClasses(emitter)
                emitRows(
                    emitter, naming: block.naming[index].groups, minimum: columns.first(where: \.goesOn))
                markHeaders(
                    layout, block: block, stacks: block.stacks[index], segment: segment, roles: block.roles[index],
                    table: parts[part].table)
            }
        }
        markRest(layout, table: parts[part].table)
        reportCarriedTitle(part)
        reportTitleAsPlan(product, part: part)
    }

    /// The columns of limits that may be read, each with what its surroundings say.
    private mutating func columns(
        _ layout: TableLayout, block: TableLayout.Block, segment index: Int, context: TableContext,
        name: TableContext.Piece?, product: TableContext.Piece?, notes: [MarkedNotes.Note]
    ) -> [ValueColumn] {
        let (roles, stacks, segment) = (block.roles[index], block.stacks[index], layout.rows.segments[index])
        reportFigureHeadings(layout, segment: segment, stacks: stacks, roles: roles)
        let printed = block.columns.compactMap { roles[$0]?.value }.flatMap(\.parts)
        // "The minimum weight applies to all classes." beside a column "Minimum" is about that one.
        let sayEnds = printed.contains { $0.bound != nil }
        var columns = printed.map {
            completed(
                $0, context: context, name: name, product: product, grid: layout.grid, takesBound: !sayEnds)
        }
        guard !columns.isEmpty, !isShifted(layout, block: block, segment: index),
            !isInDoubt(layout, block: block, segment: index)
        else { return [] }
        dropBareBands(layout, context: context, stacks: stacks, columns: &columns)
        reportUnheardCorners(layout, stacks: stacks, roles: roles)
        dropContradicting(layout, stacks: stacks, columns: &columns)
        dropOtherFigures(layout, segment: segment, roles: roles, columns: &columns)
        dropUnnamed(layout, segment: segment, columns: &columns)
        joinStrictEnds(layout, segment: index, columns: &columns)
        settleMinima(layout, columns: &columns)
        apply(notes, of: layout, stacks: stacks, columns: &columns)
        guard !columns.isEmpty else { return [] }
        reportMissingHeaders(layout, columns: columns, table: layout.grid.table.index)
        reportAmbiguous(layout, columns: columns, naming: block.naming[index])
        reportStrictEnds(layout, stacks: stacks, columns: columns)
        reportWordsOverRows(layout, segment: segment, stacks: stacks, roles: roles)
        reportPlaces(layout, block: block, segment: index)
        return columns
    }

    /// A page that goes on without row names is joined only when it has as many rows as the page before.
    private mutating func joinsByPosition(_ layout: TableLayout, before: TableLayout?) -> Bool {
        guard let before else { return false }
        let table = layout.grid.table.index
        let named = before.rows.segments.flatMap(\.body).count
        let here = layout.rows.segments.flatMap(\.body).count
        guard named == here else {
            findings.add(
                ChartFinding.rowsCountMismatch,
                "The table has no heights, and its \(here) rows cannot go on with the \(named) rows of table \(before.grid.table.index).",
                help: "Give the table a height column, or check whether rows are missing.", table: table)
            return false
        }
        findings.add(
            ChartFinding.rowsJoinedByPosition,
            "The table has no heights: its \(here) rows were joined to those of table \(before.grid.table.index) by position.",
            help: "Compare the first and last row of both pages with the printed chart.", table: table,
            context: ["rows": String(here), "joined_to": String(before.grid.table.index)])
        return true
    }

    /// What names a row; `nil` when two keys of the row contradict each other.
    mutating func rowKey(
        _ place: RowPlace, before: TableLayout?, number: Int, roles: RowRoles, above: inout [Int: Int]
    ) -> RowKey? {
        var key = RowKey()
        let layout = place.layout
        if layout.key == .position, let before { addPosition(&key, before: before, place: number) }
        takeNames(roles, of: place, above: &above, into: &key)
        // Limits of a row that could not be named would hold at every height.
        if layout.key == .heights, key.height == .any { return nil }
        return agrees(layout, row: place.row, roles: roles, key: &key) ? key : nil
    }

    /// What the columns say that name a row, or some limits of it.
    /// - Parameter above: By column, the cell whose words go on below it.
    mutating func takeNames(_ roles: RowRoles, of place: RowPlace, above: inout [Int: Int], into key: inout RowKey) {
        let (grid, row, table) = (place.layout.grid, place.row, place.table)
        for (column, role) in roles.naming {
            let source = role.heightColumn?.carried[row] ?? row
            let printed = grid.cellIndex(row: source, column: column)
            let own = printed.flatMap { role.isSaid(by: grid.sense(ofCell: $0)) ? $0 : nil }
            if own == nil, role.saysOfPeople, let printed, grid.sense(ofCell: printed).isSignOfNothing {
                ledger.mark(.value, table: table, cell: printed)
            }
            // Where the first row says nothing, a blank is no sign of the cell above.
            if role.isRowWord, own == nil, above[column] == nil { above[column] = -1 }
            let goesOn = place.once.contains(column) && (above[column] ?? 0) >= 0
            if role.isRowWord, !role.isCondition, !goesOn { compareRecords(&above[column], own: own, of: grid) }
            guard let cell = own ?? (goesOn ? above[column] : nil) else { continue }
            if own == nil, let mark = grid.cellIndex(row: row, column: column), grid.sense(ofCell: mark).isDitto {
                ledger.mark(.value, table: table, cell: mark)
            }
            let how = own == nil || source != row ? CellReference.Reading.same : .printed
            if own != nil, goesOn { above[column] = cell }
            let name = RowName(layout: place.layout, row: row, column: column, cell: cell, table: table, how: how)
            take(name, as: role, into: &key)
        }
    }

    /// A record that does not say what the one before it says, or the other way round; told once a column.
    /// - Parameter before: The cell of the record before this one, -1 where it has none, -2 once it was told; `nil` at the first.
    private mutating func compareRecords(_ before: inout Int?, own: Int?, of grid: Grid) {
        guard before != -2 else { return }
        guard let last = before, (last < 0) != (own == nil), let cell = own ?? before else {
            before = own ?? -1
            return
        }
        before = -2
        findings.add(
            ChartFinding.scopePartly,
            "Some rows say this and others beside them do not: those were read as holding for all.",
            help: "Ask the carrier what the rows without it are for.", grid: grid, cell: cell)
    }

    /// A cell that names a row.
    private struct RowName {
        let layout: TableLayout
        let row: Int
        let column: Int
        let cell: Int
        let table: Int
        let how: CellReference.Reading

        var grid: Grid { layout.grid }
        var sense: CellSense { grid.sense(ofCell: cell) }
        /// What stands over the column, above the first row of limits: a cell among others names none of them.
        var header: [HeaderTerms] {
            let first = layout.rows.segments.compactMap(\.body.first).min() ?? row
            return Orientation.termsAbove(grid, column: column, before: first)
        }
        func reference(_ field: CellReference.Field, _ reading: CellReference.Reading) -> CellReference {
            grid.reference(cell: cell, field: field, reading: reading)
        }
    }

    private mutating func take(_ name: RowName, as role: ColumnRole, into key: inout RowKey) {
        if role.saysForWhom, name.sense.isEverybody {
            ledger.mark(.value, table: name.table, cell: name.cell)
            return
        }
        switch role {
        case .height(let heights): takeHeight(name, heights, into: &key)
        case .heightRest:
            key.cells.append(name.reference(.height, .section))
            ledger.mark(.value, table: name.table, cell: name.cell)
        case .heightEnd(let bound):
            guard let figure = name.sense.interval?.figure else { return }
            if bound == .min { key.height.min = figure.value } else { key.height.max = figure.value }
            key.cells.append(name.reference(.height, .printed))
            ledger.mark(.value, table: name.table, cell: name.cell)
        case .ageEnd, .age: takeAge(name, as: role, into: &key)
        case .bmiBand:
            key.band = BMIBand.read(name.sense.text)
            ledger.mark(.value, table: name.table, cell: name.cell)
        case .sex:
            key.sex = name.sense.terms.sex
            if key.sex != nil { ledger.mark(.value, table: name.table, cell: name.cell) }
            reportWordsBeside(name.sense, as: role, of: name.grid, cell: name.cell)
        case .tobacco:
            let header = name.header.last(where: \.asksTobacco)
            key.tobacco =
                header.map { $0.tobacco(answered: name.sense) } ?? name.sense.answer ?? name.sense.terms.tobacco
            if key.tobacco != nil { ledger.mark(.value, table: name.table, cell: name.cell) }
            reportWordsBeside(name.sense, as: role, of: name.grid, cell: name.cell)
        default: takeLabel(name, as: role, into: &key)
        }
    }

    private mutating func takeHeight(_ name: RowName, _ heights: HeightColumn, into key: inout RowKey) {
        guard let entry = heights.entries[name.row] else { return }
        key.height = entry.range
        key.cells.append(name.reference(.height, name.how == .same ? name.how : entry.reading))
        ledger.mark(.value, table: name.table, cell: name.cell)
        if let metric = entry.metric, entry.reading == .printed {
            addHeightChecks(name.grid, cell: name.cell, metric: metric, notation: heights.notation, key: key)
        }
        if entry.isIrregular { reportIrregular(name.grid, cell: name.cell, range: entry.range) }
    }

    private mutating func takeAge(_ name: RowName, as role: ColumnRole, into key: inout RowKey) {
        if case .ageEnd(let bound) = role {
            guard let figure = name.sense.interval?.figure?.value.wholeValue else { return }
            var age = key.age ?? AgeRange(min: nil, max: nil)
            if bound == .min { age.min = figure } else { age.max = figure }
            key.age = age
        } else {
            guard var age = AgeRange.read(name.sense.folded, isKnownAsAge: true) else { return }
            let above = name.header
            if age.unit == .years, above.contains(where: { $0.unit == .months }) { age.unit = .months }
            key.age = age
        }
        key.cells.append(name.reference(.age, name.how))
        ledger.mark(.value, table: name.table, cell: name.cell)
    }

    private mutating func takeLabel(_ name: RowName, as role: ColumnRole, into key: inout RowKey) {
        switch role {
        case .className:
            if [.words, .ages].contains(name.layout.key) {
                key.take(name.sense)
            } else {
                key.label = singleSpaced(name.sense.text)
            }
            key.columnCells.append(name.reference(.classLabel, name.how))
        case .bound: key.bound = name.sense.terms.bound
        case .product: key.product = name.sense.text
        case .condition(let header):
            if !name.sense.isNothing {
                key.require("\(header): \(singleSpaced(name.sense.text))")
                key.columnCells.append(name.reference(.condition, name.how))
            }
        default: return
        }
        ledger.mark(.label, table: name.table, cell: name.cell)
    }

    private mutating func addPosition(_ key: inout RowKey, before: TableLayout, place: Int) {
        guard let heights = before.blocks[0].roles[0].values.compactMap(\.heightColumn).first else { return }
        let rows = before.rows.segments.flatMap(\.body)
        guard let entry = heights.entries[rows[place]],
            let cell = before.grid.cellIndex(row: rows[place], column: heights.column)
        else { return }
        key.height = entry.range
        key.cells.append(before.grid.reference(cell: cell, field: .height, reading: .position))
        addCommonMinimum(&key, before: before, row: rows[place])
    }

    private func addCommonMinimum(_ key: inout RowKey, before: TableLayout, row: Int) {
        let minima = before.blocks[0].roles[0].values.compactMap(\.value).filter { column in
            column.bound == .min && !column.holdsRanges && column.quantity == .weight
                && (column.label.map { labels.meanings(of: $0).first?.isCommon == true } ?? true)
        }
        guard minima.count == 1, let cell = before.grid.cellIndex(row: row, column: minima[0].column),
            let figure = before.grid.sense(ofCell: cell).interval?.min
        else { return }
        key.commonMin = (figure.value, before.grid.reference(cell: cell, field: .weightMin, reading: .common))
    }

    private mutating func reportIrregular(_ grid: Grid, cell: Int, range: HeightRange) {
        let read = range.min.map(Self.feetAndInches) ?? "?"
        findings.add(
            ChartFinding.heightIrregular,
            "Read \"\(grid.sense(ofCell: cell).text)\" as \(read): a mark is missing or of the wrong kind.", grid: grid,
            cell: cell, context: ["read_as": read])
    }

    /// `5'10"`.
    static func feetAndInches(_ inches: Figure) -> String {
        let feet = inches.tenThousandths / 120_000
        return "\(feet)'\(inches - Figure(Int(feet) * 12))\""
    }

    /// Two height columns in inches must name one height; where they do not, nobody can say which is right.
    private mutating func agrees(
        _ layout: TableLayout, row: Int, roles: RowRoles, key: inout RowKey
    ) -> Bool {
        for (column, twin) in roles.heightTwins {
            guard let entry = twin.entries[row], let cell = layout.grid.cellIndex(row: row, column: column) else {
                continue
            }
            let table = layout.grid.table.index
            if let metric = entry.metric {
                ledger.mark(.ignored(.metricHeights), table: table, cell: cell)
                addHeightChecks(layout.grid, cell: cell, metric: metric, notation: twin.notation, key: key)
                continue
            }
            ledger.mark(.value, table: table, cell: cell)
            if entry.range != key.height {
                findings.add(
                    ChartFinding.heightDisagrees,
                    "The row names two heights, \(key.cells.first?.text ?? "?") and \(layout.grid.sense(ofCell: cell).text); its limits were left out.",
                    help: "Correct the height that is wrong, or ask the carrier.", grid: layout.grid, cell: cell)
                return false
            }
            key.cells.append(layout.grid.reference(cell: cell, field: .height, reading: .printed))
        }
        return true
    }

    private mutating func addHeightChecks(
        _ grid: Grid, cell: Int, metric: Interval, notation: HeightNotation, key: RowKey
    ) {
        let reference = grid.reference(cell: cell, field: .height, reading: .converted)
        let isMetres = notation == .metres || metric.unit == .metres
        let unit: UnitCheck.Unit = isMetres ? .metres : .centimetres
        let text = key.cells.first?.text ?? ""
        var pairs: [(Figure?, Quantity?)] = [(key.height.min, metric.min)]
        if metric.form == .range { pairs.append((key.height.max, metric.max)) }
        for case (let imperial?, let printed?) in pairs {
            unitChecks.append(
                UnitCheck(
                    imperial: imperial, metric: printed.value, unit: unit, decimals: printed.decimals, cell: reference,
                    imperialText: text))
        }
    }
}
