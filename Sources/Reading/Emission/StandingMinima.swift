import ChartSchema

/// Minima that a table of their own prints for every class, as a rule for each sex: they belong to the classes of the other tables
/// that print no minimum.
struct StandingMinima {
    /// For each column of maxima, the column of its minima.
    private(set) var minimum: [Int: Int] = [:]

    init(_ assembler: ChartAssembler) {
        let columns = assembler.columns
        guard columns.contains(where: { $0.classLabel == nil && $0.product == nil }) else { return }
        let ends = Ends(assembler)
        let minima = columns.indices.filter {
            columns[$0].classLabel == nil && columns[$0].product == nil && ends.areMinima($0)
        }
        guard !minima.isEmpty else { return }
        for (index, column) in columns.enumerated()
        where column.classLabel != nil && ends.areMaxima(index) && column.rateClass?.isOffer ?? true {
            let own = minima.filter { Self.covers(columns[$0], column) && !ends.share($0, index) }
            if own.count == 1 { minimum[index] = own[0] }
        }
    }

    private static func covers(_ minimum: BuildColumn, _ column: BuildColumn) -> Bool {
        (minimum.sex == .any || minimum.sex == column.sex)
            && (minimum.tobacco == .any || minimum.tobacco == column.tobacco)
            && (minimum.age.isAny || minimum.age == column.age)
    }

    /// Which ends the limits of each column have, and in which tables they stand.
    private struct Ends {
        private var minima: Set<Int> = []
        private var maxima: Set<Int> = []
        private var others: Set<Int> = []
        private var tables: [Int: Set<Int>] = [:]

        init(_ assembler: ChartAssembler) {
            for limit in assembler.rows.lazy.flatMap(\.limits) {
                switch (limit.isBMI, limit.weightMin, limit.weightMax) {
                case (false, .some, nil): minima.insert(limit.column)
                case (false, nil, .some): maxima.insert(limit.column)
                default: others.insert(limit.column)
                }
                if let table = limit.cells.first?.table { tables[limit.column, default: []].insert(table) }
            }
        }

        func areMinima(_ column: Int) -> Bool {
            minima.contains(column) && !maxima.contains(column) && !others.contains(column)
        }

        func areMaxima(_ column: Int) -> Bool {
            maxima.contains(column) && !minima.contains(column) && !others.contains(column)
        }

        /// Whether two columns stand in one table, which has told already what belongs together there.
        func share(_ first: Int, _ second: Int) -> Bool {
            !tables[first, default: []].isDisjoint(with: tables[second, default: []])
        }
    }
}
