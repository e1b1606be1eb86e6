import ChartSchema
import Notation

/// Turns the cells of one segment and block into limits.
struct SegmentEmitter {
    let layout: TableLayout
    /// The layout before it whose rows are heights.
    let before: TableLayout?
    /// The table's place in the document.
    let table: Int
    let block: TableLayout.Block
    let segment: Segment
    let roles: [Int: ColumnRole]
    private(set) var slots: [LimitSlot]
    let context: TableContext
    let name: TableContext.Piece?
    /// Of the emitters of one row's limits one tells of what is wrong with the row.
    private var hasFirstSlot = true
    /// Kilograms are the chart's only weights.
    var isMetric = false

    init(
        layout: TableLayout, before: TableLayout?, table: Int, block: TableLayout.Block, segment: Segment,
        roles: [Int: ColumnRole], slots: [LimitSlot], context: TableContext, name: TableContext.Piece?
    ) {
        (self.layout, self.before, self.table, self.block) = (layout, before, table, block)
        (self.segment, self.roles, self.slots) = (segment, roles, slots)
        (self.context, self.name) = (context, name)
    }

    var grid: Grid { layout.grid }

    /// For some of the limits alone.
    func of(_ isOne: (LimitSlot) -> Bool) -> SegmentEmitter {
        var own = self
        own.slots.removeAll { !isOne($0) }
        own.hasFirstSlot = slots.first.map(isOne) ?? true
        return own
    }

    // MARK: Limits

    func limits(_ session: inout ReadingSession, row: Int, key: RowKey) {
        var limits: [BuildLimit] = []
        limits.reserveCapacity(slots.count)
        for slot in slots { limits += self.limit(&session, slot: slot, row: row, key: key) }
        if limits.isEmpty, hasFirstSlot { reportEmpty(&session, row: row, key: key) }
        var age = key.age
        if age == nil, layout.key == .ages { age = .any }
        session.assembler.add(closed(limits, session), height: key.height, age: age, cells: key.cells)
    }

    /// A row that names a height and has nothing else.
    private func reportEmpty(_ session: inout ReadingSession, row: Int, key: RowKey) {
        guard layout.key == .heights, let name = key.cells.first,
            let cell = block.columns.lazy.compactMap({ grid.cellIndex(row: row, column: $0) }).first(where: {
                !grid.sense(ofCell: $0).isBlank
            }), block.columns.allSatisfy({ isKeyOrBlank(row: row, column: $0) })
        else { return }
        session.findings.add(
            ChartFinding.rowEmpty, "The row names the height \(name.text) and has no figures.",
            help: "Look for them in the printed chart.", grid: grid, cell: cell)
    }

    private func isKeyOrBlank(row: Int, column: Int) -> Bool {
        switch roles[column] {
        case .value, .weightTwin, .unknown: grid.sense(row: row, column: column).isBlank
        default: true
        }
    }

    private func limit(_ session: inout ReadingSession, slot: LimitSlot, row: Int, key: RowKey) -> [BuildLimit] {
        if slot.quantity == .className { return className(&session, slot: slot, row: row, key: key) }
        if let outside = outside(&session, slot: slot, row: row, key: key) { return outside }
        guard isReadable(&session, slot: slot, row: row) else { return [] }
        var reading = LimitReading()
        if let max = slot.max { take(&session, max, end: .max, row: row, into: &reading) }
        if let min = slot.min { take(&session, min, end: .min, row: row, into: &reading) }
        if let whole = slot.whole {
            take(&session, whole, end: end(of: whole, row: row, key: key, session), row: row, into: &reading)
        }
        guard !reading.isEmpty else { return [] }
        if reading.min == nil, reading.max != nil, slot.whole?.zone == nil, let common = key.commonMin,
            slot.label.flatMap(session.labels.rateClass(of:))?.isOffer ?? true
        {
            reading.min = common.value
            reading.cells.append(common.cell)
        }
        if let common = slot.commonMin, reading.min == nil {
            take(&session, common, end: .min, row: row, into: &reading, how: .common)
        }
        return finish(&session, reading, slot: slot, key: key)
    }

    /// Two limits of a zone that lies on both sides of another: a refusal of the too light and the too heavy.
    private func outside(
        _ session: inout ReadingSession, slot: LimitSlot, row: Int, key: RowKey
    ) -> [BuildLimit]? {
        guard let place = slot.whole?.column, let cell = grid.cellIndex(row: row, column: place),
            let outside = grid.sense(ofCell: cell).outside, let column = slot.whole,
            !((key.label ?? slot.label).flatMap(session.labels.rateClass(of:))?.isOffer ?? true)
        else { return nil }
        session.ledger.mark(.value, table: table, cell: cell)
        return [outside.below, outside.above].flatMap { interval -> [BuildLimit] in
            var reading = LimitReading()
            reading.isBMI = column.quantity == .bmi
            fill(&reading, interval, end: .max, converts: converts(interval, column, session))
            reading.cells = [grid.reference(cell: cell, field: reading.isBMI ? .bmi : .weight, reading: .openEnd)]
            return finish(&session, reading, slot: slot, key: key)
        }
    }

    /// Which end a single figure is: said by its header, or by its class (a refusal begins at its figure).
    private func end(
        of column: ValueColumn, row: Int, key: RowKey, _ session: ReadingSession
    ) -> HeaderTerms.Bound {
        switch column.zone {
        case .below?: return .max
        case .above?: return .min
        default: break
        }
        if let bound = column.bound { return bound }
        let label = key.label ?? column.label
        let meaning = label.flatMap(session.labels.rateClass(of:))
        // "Uninsurable", "Refus au-delà de": whatever class it will be called, it is none that is offered.
        guard meaning.map({ !$0.isOffer }) ?? label.map(ClassMeaning.refuses) ?? false else { return .max }
        // A refusal left of every other figure of its row is a lower one.
        guard let own = grid.sense(row: row, column: column.column).interval?.max?.value else { return .min }
        let others = slots.flatMap(\.columns).filter { $0.column != column.column && $0.quantity == column.quantity }
            .compactMap { grid.sense(row: row, column: $0.column).interval?.min?.value }
        return !others.isEmpty && others.allSatisfy { own < $0 } ? .max : .min
    }

    func take(
        _ session: inout ReadingSession, _ column: ValueColumn, end: HeaderTerms.Bound, row: Int,
        into reading: inout LimitReading, how: CellReference.Reading = .printed
    ) {
        guard let cell = grid.cellIndex(row: row, column: column.column) else { return }
        let sense = grid.sense(ofCell: cell)
        if sense.isBlank { return }
        if sense.isNoLimit {
            session.ledger.mark(.ignored(.noLimit), table: table, cell: cell)
            keepRefusal(&session, cell: cell)
            return
        }
        if let other = source(of: sense, column: column, row: row) {
            take(&session, other.column, end: end, row: other.row, into: &reading, how: .same)
            reading.cells.append(grid.reference(cell: cell, field: .weight, reading: .same))
            session.ledger.mark(.value, table: table, cell: cell)
            return
        }
        guard let interval = interval(of: sense, column), isPlausible(interval, column.quantity) else { return }
        let isBMI = column.quantity == .bmi
        let converts = converts(interval, column, session)
        var form = how
        if how != .same, interval.form != .single { form = interval.form == .range ? .range : .openEnd }
        fill(&reading, interval, end: end, converts: converts)
        if converts { form = .converted }
        let field: CellReference.Field =
            switch (isBMI, interval.form, end) {
            case (false, .range, _): .weight
            case (true, .range, _): .bmi
            case (false, _, .min): .weightMin
            case (false, _, .max): .weightMax
            case (true, _, .min): .bmiMin
            case (true, _, .max): .bmiMax
            }
        reading.isBMI = isBMI
        reading.cells.append(grid.reference(cell: cell, field: field, reading: form))
        session.ledger.mark(.value, table: table, cell: cell)
    }

    /// Whether a figure is one of kilograms.
    private func converts(_ interval: Interval, _ column: ValueColumn, _ session: ReadingSession) -> Bool {
        if interval.unit == .kilograms { return true }
        guard column.quantity == .weight else { return false }
        if let given = session.givenUnit(of: column, grid) { return given == .kilograms }
        // "Preferred (lb)" beside "Standard (kg)"
        return column.unit.flatMap { $0.isWeight ? $0 == .kilograms : nil } ?? isMetric
    }

    /// The ends that a figure gives; the other one stays as it is.
    private func fill(
        _ reading: inout LimitReading, _ interval: Interval, end: HeaderTerms.Bound, converts: Bool
    ) {
        func value(_ quantity: Quantity?) -> Figure? {
            quantity.flatMap { converts ? $0.value.poundsOfKilograms : $0.value }
        }
        switch interval.form {
        case .single where end == .min: reading.min = value(interval.min)
        case .single, .upTo: reading.max = value(interval.max)
        case .from: reading.min = value(interval.min)
        case .range: (reading.min, reading.max) = (value(interval.min), value(interval.max))
        }
    }

    /// Where the figure stands that a cell stands for: above a ditto mark, at the left of `same`, in the column it names.
    private func source(of sense: CellSense, column: ValueColumn, row: Int) -> (column: ValueColumn, row: Int)? {
        if sense.isDitto, let above = segment.body.last(where: { $0 < row && isPrinted(row: $0, column.column) }) {
            return (column, above)
        }
        if sense.isSame, let left = columnAtTheLeft(of: column) { return (left, row) }
        return referred(sense, column: column, row: row)
    }

    /// Whose figures a column says are its own too: `same` in its first row can be no figure above it.
    private func columnAtTheLeft(of column: ValueColumn) -> ValueColumn? {
        let own = segment.body.lazy.map { grid.sense(row: $0, column: column.column) }.first { !$0.isBlank }
        guard let own, own.isSame else { return nil }
        let left = roles.values.compactMap(\.value).filter {
            $0.column < column.column && $0.quantity == column.quantity
        }
        .max { $0.column < $1.column }
        let printed = roles[column.column]?.value?.bound
        return left.flatMap { $0.bound == printed && $0.holdsRanges == column.holdsRanges ? $0 : nil }
    }

    private func isPrinted(row: Int, _ column: Int) -> Bool {
        let sense = grid.sense(row: row, column: column)
        return !sense.isBlank && !sense.isDitto
    }

    /// The figure of a cell; where its column holds two a cell, that of the column's own group. One figure for two groups
    /// is nobody's: which of them it is for is not printed.
    func interval(of sense: CellSense, _ column: ValueColumn) -> Interval? {
        guard let part = column.part else { return sense.interval }
        return sense.pair?[part]
    }

    /// Digits that ran together, or a figure that no chart can mean, are never read.
    func isPlausible(_ interval: Interval, _ quantity: ValueColumn.Quantity) -> Bool {
        if interval.unit == .percent || interval.unit?.isHeight ?? false { return false }
        let limit: Figure = quantity == .bmi ? 100 : 999
        func isPlausible(_ end: Quantity?) -> Bool { end.map { $0.value <= limit && $0.value > 0 } ?? true }
        return isPlausible(interval.min) && isPlausible(interval.max)
    }

    private func className(
        _ session: inout ReadingSession, slot: LimitSlot, row: Int, key: RowKey
    ) -> [BuildLimit] {
        let column = slot.naming
        guard let band = key.band?.interval(for: column.age ?? key.age),
            let cell = grid.cellIndex(row: row, column: column.column)
        else { return [] }
        var sense = grid.sense(ofCell: cell)
        if sense.isBlank { return [] }
        var how = CellReference.Reading.printed
        var cells = [grid.reference(cell: cell, field: .classLabel, reading: .printed)]
        if HeaderLexicon.isWord(sense.folded, "ditto") || HeaderLexicon.isWord(sense.folded, "as-left") {
            guard let left = (0..<column.column).reversed().first(where: { roles[$0]?.value != nil }),
                let original = grid.cellIndex(row: row, column: left)
            else { return [] }
            sense = grid.sense(ofCell: original)
            how = .same
            cells = [
                grid.reference(cell: cell, field: .classLabel, reading: how),
                grid.reference(cell: original, field: .classLabel, reading: .printed),
            ]
        }
        session.ledger.mark(.value, table: table, cell: cell)
        var own = key
        // The header of a column of classes names what they are granted for.
        own.product = own.product ?? column.product ?? column.label
        own.label = singleSpaced(sense.text)
        own.tobacco = HeaderTerms(own.label!).tobacco ?? own.tobacco
        var reading = LimitReading(min: band.min?.value, max: band.max?.value, isBMI: true, cells: cells)
        if band.form == .upTo { reading.min = nil }
        if band.form == .from { reading.max = nil }
        if let bandColumn = roles.first(where: { if case .bmiBand = $0.value { true } else { false } })?.key,
            let bandCell = grid.cellIndex(row: row, column: bandColumn)
        {
            reading.cells.append(
                grid.reference(cell: bandCell, field: .bmi, reading: band.form == .range ? .range : .openEnd))
        }
        return finish(&session, reading, slot: slot, key: own)
    }

    // MARK: BMI zones and rows

    /// A BMI zone printed in a header is a limit for every height.
    func zones(_ session: inout ReadingSession) {
        var done: Set<Int> = []
        for slot in slots {
            guard let zone = slot.columns.compactMap(\.bmiZone).first, done.insert(zone.cell).inserted else { continue }
            let interval = zone.interval
            let isBMI = [interval.min, interval.max].compactMap { $0?.value }.allSatisfy {
                (5...100).contains($0.doubleValue)
            }
            guard isBMI else { continue }
            let reading = LimitReading(
                min: interval.form == .upTo ? nil : interval.min?.value,
                max: interval.form == .from ? nil : interval.max?.value,
                isBMI: true,
                cells: [
                    grid.reference(cell: zone.cell, field: .bmi, reading: interval.form == .range ? .range : .openEnd)
                ])
            session.ledger.mark(.value, table: table, cell: zone.cell)
            let limits = finish(&session, reading, slot: slot, key: RowKey(condition: context.condition))
            session.assembler.add(limits, height: .any, age: nil, cells: [])
        }
    }

    /// A row of BMI limits below the heights: one limit for every column it has a figure for.
    func bmiRow(_ session: inout ReadingSession, row: Int) {
        for column in block.columns {
            guard let cell = grid.cellIndex(row: row, column: column), roles[column]?.value == nil,
                !grid.sense(ofCell: cell).isBlank
            else { continue }
            session.ledger.mark(.label, table: table, cell: cell)
        }
        var limits: [BuildLimit] = []
        for slot in slots where slot.quantity == .weight {
            func asBMI(_ column: ValueColumn?) -> ValueColumn? {
                column.map {
                    var copy = $0
                    copy.quantity = .bmi
                    return copy
                }
            }
            let turned = LimitSlot(
                min: asBMI(slot.min), max: asBMI(slot.max), whole: asBMI(slot.whole), commonMin: asBMI(slot.commonMin))
            limits += limit(&session, slot: turned, row: row, key: RowKey(condition: context.condition))
        }
        session.assembler.add(limits, height: .any, age: nil, cells: [])
    }

    // MARK: The finished limit

    /// One limit for every meaning of the slot's name: as a rule one.
    func finish(
        _ session: inout ReadingSession, _ reading: LimitReading, slot: LimitSlot, key: RowKey
    ) -> [BuildLimit] {
        session.columns(slot, key: key, layout: layout, name: name).map { column in
            var limit = BuildLimit(
                column: column, cells: key.columnCells.isEmpty ? reading.cells : reading.cells + key.columnCells)
            if reading.isBMI {
                limit.bmiMin = reading.min
                limit.bmiMax = reading.max
            } else {
                limit.weightMin = reading.min
                limit.weightMax = reading.max
            }
            return limit
        }
    }
}

/// The two ends of an interval as they are gathered, the deciding cell first.
struct LimitReading {
    var min: Figure?
    var max: Figure?
    var isBMI = false
    var cells: [CellReference] = []

    var isEmpty: Bool { min == nil && max == nil }
}
