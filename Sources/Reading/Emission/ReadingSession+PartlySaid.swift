import ChartSchema

/// What every limit of one table says and none of another: a title that holds for more than the table below it may have been lost.
extension ReadingSession {
    mutating func reportPartlySaid() {
        let said = SaidByTables(assembler) { $0.table }
        let sections = sections()
        let saidBySections =
            sections.count > 1
            ? SaidByTables(assembler, keepsHeights: true) { cell in
                sections.lastIndex { $0.table == cell.table && $0.rows.lowerBound <= cell.row } ?? -1
            } : nil
        for field in SaidByTables.Field.allCases {
            let speakers = { (table: Int) in self.contexts(ofTable: table).contains(where: field.isSaid) }
            guard let (speaking, silent) = said.partly(field, where: speakers) else {
                if let saidBySections { report(field, saidBySections, by: sections) }
                continue
            }
            // One table stands for all that have lost it.
            guard !contexts(ofTable: silent[0]).contains(where: field.saysEverybody) else { continue }
            findings.add(
                ChartFinding.scopePartly,
                "Every limit of table \(speaking) says \(field.question), and none of this table does: it was read for all.",
                help: "Look whether a title or a sentence of the page holds for both tables.", table: silent[0],
                context: ["field": field.rawValue, "said_by": String(speaking)])
        }
    }

    /// The same of a section of a table and one below it, or one above it that limits the same heights.
    private mutating func report(
        _ field: SaidByTables.Field, _ said: SaidByTables, by sections: [SectionLimits]
    ) {
        func context(_ section: Int) -> TableContext? { section < 0 ? nil : sections[section].context }
        guard let (speaking, all) = said.partly(field, where: { context($0).map(field.isSaid) ?? false }),
            let silent = all.first(where: { $0 > speaking })
                ?? all.first(where: { $0 >= 0 && said.shareHeights(speaking, $0) }),
            sections[speaking].table == sections[silent].table,
            context(silent).map({ !field.saysEverybody($0) }) ?? false
        else { return }
        let rows = sections[silent].rows
        findings.add(
            ChartFinding.scopePartly,
            "Every limit of the table's rows \(sections[speaking].rows.inWords) says \(field.question), and none of rows \(rows.inWords) does: they were read for all.",
            help: "Look whether a title or a sentence of the page holds for both.", table: sections[silent].table,
            context: ["field": field.rawValue, "said_by": String(sections[speaking].table)])
    }

    /// In the order of the tables and their rows.
    private func sections() -> [SectionLimits] {
        var found: [SectionLimits] = []
        for (place, layout) in layouts.enumerated() {
            guard let layout, !layout.grid.isTurned else { continue }
            for (segment, context) in zip(layout.rows.segments, contexts[place]) {
                guard let first = segment.body.first, let last = segment.body.last else { continue }
                let (top, bottom) = (
                    layout.grid.place(row: first, column: 0).row, layout.grid.place(row: last, column: 0).row
                )
                found.append(
                    SectionLimits(table: parts[place].table, rows: top...max(top, bottom), context: context))
            }
        }
        return found.sorted { ($0.table, $0.rows.lowerBound) < ($1.table, $1.rows.lowerBound) }
    }

    private func contexts(ofTable table: Int) -> [TableContext] {
        zip(parts, contexts).filter { $0.0.table == table }.flatMap(\.1)
    }
}

/// Where the limits of a section stand, from its first row of figures to its last, in the rows of its table.
private struct SectionLimits {
    var table: Int
    var rows: ClosedRange<Int>
    var context: TableContext
}

extension ClosedRange<Int> {
    /// As a person counts rows: `2 to 21`.
    fileprivate var inWords: String { "\(lowerBound + 1) to \(upperBound + 1)" }
}

/// By table, or by section, what all of its limits on weight say, and what any of them says.
private struct SaidByTables {
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
            case .age: context.isForAllAges
            case .product, .classLabel: false
            }
        }
    }

    /// By part.
    private var said: [Int: (all: Fields, any: Fields)] = [:]
    /// By part, the heights that its limits are for.
    private var heights: [Int: Set<HeightRange>] = [:]

    private struct Fields: OptionSet {
        var rawValue: UInt8

        static func one(_ field: Field) -> Fields { Fields(rawValue: 1 << Field.allCases.firstIndex(of: field)!) }
    }

    /// - Parameter part: Where the limit of a cell stands.
    init(_ assembler: ChartAssembler, keepsHeights: Bool = false, by part: (CellReference) -> Int) {
        let columns = assembler.columns.map(Self.fields)
        for row in assembler.rows {
            for limit in row.limits where !limit.isBMI {
                guard let part = limit.cells.first.map(part) else { continue }
                var own = columns[limit.column]
                if row.age != nil { own.insert(.one(.age)) }
                // A minimum alone is of all classes.
                if limit.weightMax == nil { own.insert(.one(.classLabel)) }
                let known = said[part] ?? (own, own)
                said[part] = (known.all.intersection(own), known.any.union(own))
                if keepsHeights { heights[part, default: []].insert(row.height) }
            }
        }
    }

    private static func fields(_ column: BuildColumn) -> Fields {
        var fields: Fields = []
        if column.sex != .any { fields.insert(.one(.sex)) }
        if column.tobacco != .any { fields.insert(.one(.tobacco)) }
        if !column.age.isAny { fields.insert(.one(.age)) }
        if column.product != nil { fields.insert(.one(.product)) }
        if column.classLabel != nil || column.product != nil { fields.insert(.one(.classLabel)) }
        return fields
    }

    /// Whether most heights of the shorter of two parts are heights of the other, too.
    func shareHeights(_ a: Int, _ b: Int) -> Bool {
        guard let own = heights[a], let others = heights[b] else { return false }
        return own.intersection(others).count * 2 > min(own.count, others.count)
    }

    /// The first one whose limits all say something, and those of which none does.
    func partly(_ field: Field, where isSaid: (Int) -> Bool) -> (speaking: Int, silent: [Int])? {
        let parts = said.keys.sorted()
        let silent = parts.filter { !said[$0]!.any.contains(.one(field)) }
        guard !silent.isEmpty,
            let speaking = parts.first(where: { said[$0]!.all.contains(.one(field)) && isSaid($0) })
        else { return nil }
        return (speaking, silent)
    }
}
