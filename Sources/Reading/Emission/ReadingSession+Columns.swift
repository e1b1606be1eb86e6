import ChartSchema
import Notation

extension ReadingSession {
    /// The chart columns that a slot's limits belong to, in a row of this key: one for every meaning of its name.
    mutating func columns(
        _ slot: LimitSlot, key: RowKey, layout: TableLayout, name: TableContext.Piece?
    ) -> [Int] {
        let naming = SlotColumnsKey(slot, row: key)
        if let known = slotColumns[naming] { return known }
        let found = newColumns(slot, key: key, layout: layout, name: name)
        slotColumns[naming] = found
        return found
    }

    private mutating func newColumns(
        _ slot: LimitSlot, key: RowKey, layout: TableLayout, name: TableContext.Piece?
    ) -> [Int] {
        let naming = slot.naming
        let label = (key.label ?? naming.label)?.trimmingFootnoteMarks
        let cells = headerCells(slot, key: key, layout: layout, name: name)
        let product = key.product ?? naming.product
        if let product { reportUnknown(product: product, slot: slot, layout: layout) }
        var column = BuildColumn(
            product: product.map { productID($0) ?? $0 }, classLabel: label,
            rateClass: label.flatMap(labels.rateClass(of:)), sex: key.sex ?? naming.sex ?? .any,
            tobacco: key.tobacco ?? key.label.flatMap(labels.tobacco(of:)) ?? naming.tobacco ?? .any,
            age: key.age == nil ? naming.age ?? .any : .any, condition: key.condition, cells: cells)
        guard let label else { return [assembler.column(column)] }
        let meanings = labels.meanings(of: label)
        if meanings.isEmpty {
            if let id = productID(label) {
                column.product = id
                column.classLabel = nil
            } else if column.rateClass == nil, isPlan(label, among: layout) {
                column.product = column.product ?? label
                column.classLabel = nil
            } else if column.rateClass == nil {
                noteUnknown(label, slot: slot, layout: layout, key: key)
            }
            return [assembler.column(column)]
        }
        return meanings.map { meaning in
            var own = column
            own.product = meaning.product ?? column.product
            own.classLabel = titles.label(meaning.label, named: label)
            own.rateClass = meaning.rateClass
            own.tobacco = meaning.tobacco ?? column.tobacco
            return assembler.column(own)
        }
    }

    /// The header cells, or the title, that the column was read from.
    private func headerCells(
        _ slot: LimitSlot, key: RowKey, layout: TableLayout, name: TableContext.Piece?
    ) -> [CellReference] {
        let fields = slot.columns.flatMap(\.headerCells) + (slot.commonMin?.headerCells ?? [])
        var cells: [CellReference] = []
        for (cell, field) in fields {
            let reference = layout.grid.reference(cell: cell, field: field, reading: .printed)
            if !cells.contains(reference) { cells.append(reference) }
        }
        if key.label == nil, slot.naming.headerCells.allSatisfy({ $0.field != .classLabel }), let name {
            let place = name.cell.map { layout.grid.table.cells[$0] }
            cells.append(
                CellReference(
                    field: .classLabel, reading: .heading, table: layout.grid.table.index, row: place?.row ?? -1,
                    column: place?.column ?? -1, place: name.place, text: name.terms.text))
        }
        return cells
    }

    /// "Easy Term" beside "Simple Whole Life", and no class in the table: names of plans, as their words say.
    private func isPlan(_ label: String, among layout: TableLayout) -> Bool {
        guard instructions.products.isEmpty, ColumnNames.isPlan(label) else { return false }
        return !layout.blocks.flatMap(\.roles).flatMap(\.values).compactMap { $0.value?.label }.contains {
            ClassMeaning.of($0) != nil || ClassWords.are(in: $0)
        }
    }

    /// The id of the product whose name a label is, or is said to be.
    func productID(_ label: String) -> String? { instructions.product(named: label) }

    /// A product that the chart names, and the source is not for: a title may have been taken for one.
    private mutating func reportUnknown(product name: String, slot: LimitSlot, layout: TableLayout) {
        let isStrange = !instructions.products.isEmpty && productID(name) == nil
        guard isStrange || ColumnNames.isNoProduct(name), knownProducts.insert(name).inserted else { return }
        let message =
            "\"\(name)\" is no product of the source, or names something else; the limits below it were read as its own."
        let help =
            "Say which it is in pipeline.json: \"meanings\": {\"\(name)\": {\"product\": \"…\"}}, or leave the text out."
        tell(
            ChartFinding.productUnknown, message, help: help, ["product": name],
            at: slot.naming.headerCells.last { $0.field == .product }?.cell, layout)
    }

    /// Tells something at a header's cell, or where there is none at the table.
    mutating func tell(
        _ kind: ChartFinding, severity: Finding.Severity = .warning, _ message: String, help: String,
        _ context: [String: String], at cell: Int?,
        _ layout: TableLayout
    ) {
        if let cell {
            findings.add(kind, severity: severity, message, help: help, grid: layout.grid, cell: cell, context: context)
        } else {
            findings.add(
                kind, severity: severity, message, help: help, table: layout.grid.table.index, context: context)
        }
    }

    mutating func reportMissingHeaders(_ layout: TableLayout, columns: [ValueColumn], table: Int) {
        let named = columns.filter {
            $0.label != nil || $0.bound != nil || $0.product != nil || $0.age != nil || $0.sex != nil
        }
        guard named.count * 2 > columns.count || columns.contains(where: { $0.label != nil || $0.bound != nil }) else {
            return
        }
        let unnamed = columns.filter { column in
            column.headerCells.isEmpty && column.label == nil && column.bound == nil && column.zone == nil
                && column.quantity == .weight && column.unit == nil && column.age == nil && column.sex == nil
                && !isNamed(column, in: layout)
        }
        // A cell that spans hundreds of columns names none of them.
        for column in unnamed.prefix(20) {
            let cells = layout.rows.segments.lazy.flatMap(\.body).compactMap { row in
                layout.grid.cellIndex(row: row, column: column.column)
            }
            guard let cell = cells.first(where: { !layout.grid.sense(ofCell: $0).isBlank }) else { continue }
            findings.add(
                ChartFinding.headerMissing,
                "The column has figures but no name, while its neighbours are named; its limits carry no class.",
                help: "Ask the carrier what the column means.", grid: layout.grid, cell: cell)
        }
    }

    /// "Acceptable weight" between "Decline below" and "Decline above": words over a column that name no class.
    private func isNamed(_ column: ValueColumn, in layout: TableLayout) -> Bool {
        layout.rows.segments.flatMap(\.header).contains { row in
            layout.grid.cellIndex(row: row, column: column.column).map {
                let sense = layout.grid.sense(ofCell: $0)
                return sense.terms.isWeight || sense.terms.isHeight
            } ?? false
        }
    }

    /// A column that names no class beside others that do: whose limits it holds is not printed.
    mutating func reportMissingClasses(_ emitter: SegmentEmitter) {
        let isNamedByRows = emitter.roles.values.contains { role in
            switch role {
            case .className, .product: true
            default: false
            }
        }
        func isNamed(_ slot: LimitSlot) -> Bool { slot.label != nil || slot.naming.product != nil }
        // "Decline over" beside "Maximum": a zone of refusals is no class among others.
        func isOffer(_ slot: LimitSlot) -> Bool { slot.label.flatMap(labels.rateClass(of:))?.isOffer ?? true }
        guard !isNamedByRows, emitter.slots.contains(where: { isNamed($0) && isOffer($0) }) else { return }
        for slot in emitter.slots where !isNamed(slot) && slot.quantity == .weight {
            guard let limit = slot.max ?? slot.whole, limit.bound != .min else { continue }
            guard let cell = titles.headerCell(emitter.grid, column: slot.naming.column) else { continue }
            let title = titles.className(emitter.grid, column: slot.naming.column)
            guard knownLabels.insert(title).inserted else { continue }
            findings.add(
                ChartFinding.classMissing,
                "The column \"\(title)\" names no class, while its neighbours do; its limits carry none.",
                help: "Say in pipeline.json which class it is, for example \"meanings\": {\"\(title)\": \"standard\"}.",
                grid: emitter.grid, cell: cell, context: ["label": title])
        }
    }

    /// Two columns of single limits with one name, and nothing printed that tells them apart.
    /// - Parameter naming: What says of which people each is, or of which class.
    mutating func reportAmbiguous(_ layout: TableLayout, columns: [ValueColumn], naming: NamingGroups) {
        var seen: [Int?: Set<ValueColumn.Identity>] = [:]
        for column in columns
        where column.label != nil && !column.holdsRanges && column.bound != .min && column.zone == nil
            && column.quantity == .weight && column.bmiZone == nil
        {
            guard !seen[naming.number(of: column.column), default: []].insert(column.identity).inserted,
                let header = column.headerCells.last(where: { $0.field == .classLabel })
            else { continue }
            guard !isLowerAndUpperRefusal(column, columns: columns) else { continue }
            let pairs = columns.filter { $0.identity == column.identity && $0.bound == .min }.count
            guard pairs < 2 else { continue }
            findings.add(
                ChartFinding.columnsAmbiguous,
                "Two columns are called \"\(column.label!)\", and nothing printed tells them apart.",
                help: "Look for a heading above them (sex, tobacco, age, product) that the file has lost.",
                grid: layout.grid,
                cell: header.cell)
        }
    }

    /// Two refusals, one left and one right of everything else: where too light and too heavy begin.
    private func isLowerAndUpperRefusal(_ column: ValueColumn, columns: [ValueColumn]) -> Bool {
        guard let label = column.label, let meaning = labels.rateClass(of: label), !meaning.isOffer else {
            return false
        }
        let places = columns.indices.filter { columns[$0].identity == column.identity }
        return columns.count > 2 && places == [0, columns.count - 1]
    }

    /// Said once a file.
    mutating func reportAssumedUnit(table: Int) {
        guard !hasAssumedUnit else { return }
        hasAssumedUnit = true
        findings.add(
            ChartFinding.unitAssumed,
            "No unit is printed; the figures can only be pounds, and the heights feet and inches.", table: table)
    }

    /// Upper figures beside their heights, for judging the unit.
    func weightsByHeight(
        _ layout: TableLayout, before: TableLayout?, segment: Segment, roles: [Int: ColumnRole]
    ) -> [(height: Double, weight: Double)] {
        var most: [Double: Double] = [:]
        let beforeRows = before?.rows.segments.flatMap(\.body) ?? []
        let beforeHeights = before?.blocks[0].roles[0].values.lazy.compactMap(\.heightColumn).first
        let ownHeights = roles.values.lazy.compactMap(\.heightColumn).first
        let weights = roles.values.compactMap { $0.value?.quantity == .weight ? $0.value?.column : nil }
        for (place, row) in segment.body.enumerated() {
            let entry =
                ownHeights?.entries[row]
                ?? (layout.key == .position && place < beforeRows.count
                    ? beforeHeights?.entries[beforeRows[place]] : nil)
            guard let height = entry?.range.max ?? entry?.range.min, height > 0 else { continue }
            // Digits that ran together say nothing about the unit.
            let figures = weights.lazy
                .compactMap { layout.grid.sense(row: row, column: $0).firstInterval?.max?.value.doubleValue }
                .filter { $0 <= 999 }
            guard let figure = figures.max() else { continue }
            most[height.doubleValue] = max(figure, most[height.doubleValue] ?? 0)
        }
        return most.sorted { $0.key < $1.key }.map { (height: $0.key, weight: $0.value) }
    }
}
