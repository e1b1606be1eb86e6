import ChartSchema

/// What every limit of one table says and none of another: a title that holds for more than the table below it may have been lost.
extension ReadingSession {
    mutating func reportPartlySaid() {
        let said = SaidByTables(assembler)
        for field in SaidByTables.Field.allCases {
            let speakers = { (table: Int) in self.contexts(ofTable: table).contains(where: field.isSaid) }
            guard let (speaking, silent) = said.partly(field, where: speakers),
                !contexts(ofTable: silent).contains(where: field.saysEverybody)
            else { continue }
            findings.add(
                "reading.scope.partly", .warning,
                "Every limit of table \(speaking) says \(field.question), and none of this table does: it was read for all.",
                help: "Look whether a title or a sentence of the page holds for both tables.", table: silent,
                context: ["field": field.rawValue, "said_by": String(speaking)])
        }
    }

    private func contexts(ofTable table: Int) -> [TableContext] {
        zip(parts, contexts).filter { $0.0.table == table }.flatMap(\.1)
    }
}

/// By table, what all of its limits on weight say, and what any of them says.
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
            case .age: context.age == .any
            case .product, .classLabel: false
            }
        }
    }

    private var all: [Int: Set<Field>] = [:]
    private var any: [Int: Set<Field>] = [:]

    init(_ assembler: ChartAssembler) {
        for row in assembler.rows {
            for limit in row.limits where !limit.isBMI {
                guard let table = limit.cells.first?.table else { continue }
                let own = Self.fields(assembler.columns[limit.column], rowAge: row.age, limit)
                all[table] = all[table]?.intersection(own) ?? own
                any[table, default: []].formUnion(own)
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

    /// The first table whose limits all say something, and the first of which none does.
    func partly(_ field: Field, where isSaid: (Int) -> Bool) -> (speaking: Int, silent: Int)? {
        guard let speaking = all.keys.sorted().first(where: { all[$0]!.contains(field) && isSaid($0) }),
            let silent = any.keys.sorted().first(where: { !any[$0]!.contains(field) })
        else { return nil }
        return (speaking, silent)
    }
}
