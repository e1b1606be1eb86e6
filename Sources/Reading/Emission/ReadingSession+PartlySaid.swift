import ChartSchema

/// What every limit of one table says and none of another: a title that holds for more than the table below it may have been lost.
extension ReadingSession {
    mutating func reportPartlySaid() {
        let said = SaidByTables(assembler) { $0.table }
        for field in SaidByTables<Int>.Field.allCases {
            let speakers = { (table: Int) in self.contexts(ofTable: table).contains(where: field.isSaid) }
            guard let (speaking, silent) = said.partly(field, where: speakers) else {
                reportPartlySaidBySections(field)
                continue
            }
            // One table stands for all that have lost it.
            guard !contexts(ofTable: silent[0]).contains(where: field.saysEverybody) else { continue }
            findings.add(
                "reading.scope.partly", .warning,
                "Every limit of table \(speaking) says \(field.question), and none of this table does: it was read for all.",
                help: "Look whether a title or a sentence of the page holds for both tables.", table: silent[0],
                context: ["field": field.rawValue, "said_by": String(speaking)])
        }
    }

    /// The same of a section of a table and one below it.
    private mutating func reportPartlySaidBySections(_ field: SaidByTables<Int>.Field) {
        let sections = sections()
        guard sections.count > 1 else { return }
        let said = SaidByTables(assembler) { cell in
            sections.lastIndex { $0.table == cell.table && $0.rows.lowerBound <= cell.row } ?? -1
        }
        func context(_ section: Int) -> TableContext? { section < 0 ? nil : sections[section].context }
        guard let (speaking, all) = said.partly(field, where: { context($0).map(field.isSaid) ?? false }),
            let silent = all.first(where: { $0 > speaking }), sections[speaking].table == sections[silent].table,
            context(silent).map({ !field.saysEverybody($0) }) ?? false
        else { return }
        let rows = sections[silent].rows
        findings.add(
            "reading.scope.partly", .warning,
            "Every limit of the table's rows \(sections[speaking].rows.inWords) says \(field.question), and none of rows \(rows.inWords) does: they were read for all.",
            help: "Look whether a title or a sentence of the page holds for both.", table: sections[silent].table,
            context: ["field": field.rawValue, "said_by": String(sections[speaking].table)])
    }

    /// Where the limits of each section stand, from its first row of figures to its last, in the rows of its table.
    private func sections() -> [(table: Int, rows: ClosedRange<Int>, context: TableContext)] {
        var found: [(table: Int, rows: ClosedRange<Int>, context: TableContext)] = []
        for (place, layout) in layouts.enumerated() {
            guard let layout, !layout.grid.isTurned else { continue }
            for (segment, context) in zip(layout.rows.segments, contexts[place]) {
                guard let first = segment.body.first, let last = segment.body.last else { continue }
                let (top, bottom) = (
                    layout.grid.place(row: first, column: 0).row, layout.grid.place(row: last, column: 0).row
                )
                found.append((parts[place].table, top...max(top, bottom), context))
            }
        }
        return found.sorted { ($0.table, $0.rows.lowerBound) < ($1.table, $1.rows.lowerBound) }
    }

    private func contexts(ofTable table: Int) -> [TableContext] {
        zip(parts, contexts).filter { $0.0.table == table }.flatMap(\.1)
    }
}

extension ClosedRange<Int> {
    /// As a person counts rows: `2 to 21`.
    fileprivate var inWords: String { "\(lowerBound + 1) to \(upperBound + 1)" }
}

/// By table, or by section, what all of its limits on weight say, and what any of them says.
private struct SaidByTables<Part: Hashable & Comparable> {
    enum Field: String, CaseIterable {
        case sex, tobacco, age, product
        case classLabel = "class_label"

        var question: String {
            switch self {
            case .sex: "for which sex it holds"
            case .tobacco: "for which tobacco state it holds"
            case .age: "for which ages it holds"
            case .product: "of which product it is"
            case .classLabel: "of which class it is"
            }
        }

        /// Whether the words around a table say it: what only its columns and rows say can be lost with none.
        func isSaid(_ context: TableContext) -> Bool {
            switch self {
            case .sex: context.sex != nil
            case .tobacco: context.tobacco.map { $0 != .any } ?? false
            case .age: context.age != nil
            case .product, .classLabel: true
            }
        }

        func saysEverybody(_ context: TableContext) -> Bool {
            switch self {
            case .sex: context.sex == .any
            case .tobacco: context.tobacco == .any
            case .age: context.age == .any
            case .product, .classLabel: false
            }
        }
    }

    private var all: [Part: Set<Field>] = [:]
    private var any: [Part: Set<Field>] = [:]

    /// - Parameter part: Where the limit of a cell stands.
    init(_ assembler: ChartAssembler, by part: (CellReference) -> Part) {
        for row in assembler.rows {
            for limit in row.limits where !limit.isBMI {
                guard let part = limit.cells.first.map(part) else { continue }
                let own = Self.fields(assembler.columns[limit.column], rowAge: row.age, limit)
                all[part] = all[part]?.intersection(own) ?? own
                any[part, default: []].formUnion(own)
            }
        }
    }

    private static func fields(_ column: BuildColumn, rowAge: AgeRange?, _ limit: BuildLimit) -> Set<Field> {
        var fields: Set<Field> = []
        if column.sex != .any { fields.insert(.sex) }
        if column.tobacco != .any { fields.insert(.tobacco) }
        if !column.age.isAny || rowAge != nil { fields.insert(.age) }
        if column.product != nil { fields.insert(.product) }
        // A minimum alone is of all classes.
        if column.classLabel != nil || column.product != nil || limit.weightMax == nil { fields.insert(.classLabel) }
        return fields
    }

    /// The first one whose limits all say something, and those of which none does.
    func partly(_ field: Field, where isSaid: (Part) -> Bool) -> (speaking: Part, silent: [Part])? {
        let silent = any.keys.sorted().filter { !any[$0]!.contains(field) }
        guard !silent.isEmpty,
            let speaking = all.keys.sorted().first(where: { all[$0]!.contains(field) && isSaid($0) })
        else { return nil }
        return (speaking, silent)
    }
}
