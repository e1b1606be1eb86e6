import Notation

/// The columns of a segment that name limits, and those that hold them, with what stands above.
struct NamingRow {
    struct Naming {
        let column: Int
        let kind: NamingKind
    }

    let naming: [Naming]
    /// With the same weights in kilograms.
    let limits: [ValueColumn]
    let stacks: [Int: HeaderStack]
    /// What nobody understands may be of any of them.
    let hasUnknown: Bool
    /// Kinds that more than one column is of.
    let repeated: Set<NamingKind>

    init(roles: [Int: ColumnRole], stacks: [Int: HeaderStack]) {
        let sorted = roles.sorted { $0.key < $1.key }
        naming = sorted.compactMap { column, role in NamingKind(role).map { Naming(column: column, kind: $0) } }
        limits = sorted.compactMap { _, role in
            switch role {
            case .value(let value), .weightTwin(let value): value
            default: nil
            }
        }
        hasUnknown = sorted.contains { if case .unknown = $0.value { true } else { false } }
        repeated = Set(Dictionary(grouping: naming, by: \.kind).filter { $0.value.count > 1 }.keys)
        self.stacks = stacks
    }

    /// Columns of one kind that do not say the same in every row.
    func contradicting(in grid: Grid, rows: [Int]) -> [Int] {
        func differ(_ columns: [Naming], _ meaning: (NamingKind, CellSense) -> String?) -> Bool {
            columns.count > 1
                && rows.contains { row in
                    let cells = columns.map { ($0.kind, grid.sense(row: row, column: $0.column)) }
                    return Set(cells.compactMap { $1.isBlank || $1.isDitto ? nil : meaning($0, $1) }).count > 1
                }
        }
        let ofKinds = Dictionary(grouping: naming, by: \.kind).filter { kind, columns in
            kind.isRestricting || areAmongLimits(columns)
        }.values.filter { differ($0) { $0.meaning(of: $1) } }
        let ages = naming.filter { [.ages, .leastAge, .greatestAge].contains($0.kind) }
        let ofAges = differ(ages) { $0.lowAge(in: $1) } || differ(ages) { $0.highAge(in: $1) } ? ages : []
        return Set((ofKinds.flatMap(\.self) + ofAges).map(\.column)).sorted()
    }

    /// `plan_code` beside `plan_name`, or at the other side of all limits, may be two names of one plan.
    private func areAmongLimits(_ columns: [Naming]) -> Bool {
        guard let first = columns.first?.column, let last = columns.last?.column else { return false }
        let places = limits.map(\.column)
        return places.contains { first < $0 && $0 < last } && places.contains { $0 < first || last < $0 }
    }

    /// Whether a minimum and a maximum of one name would be of two groups.
    func partsEnds(_ groups: [NamingGroups.Group]) -> Bool {
        var numbers: [Int: Int] = [:]
        for (number, group) in groups.enumerated() { for column in group.limits { numbers[column] = number } }
        return Dictionary(grouping: limits, by: \.identity).values.contains { columns in
            let minima = Set(columns.filter { $0.bound == .min }.map { numbers[$0.column] })
            let others = Set(columns.filter { $0.bound != .min }.map { numbers[$0.column] })
            return !minima.isEmpty && !others.isEmpty && minima.union(others).count > 1
        }
    }

    /// "Preferred | Ages | Standard": ages that one class or the other may have alone.
    func doubtful(besides groups: [NamingGroups.Group]) -> [Int] {
        let bound = Set(groups.flatMap(\.naming))
        let named = limits.filter { $0.bound != .min || $0.label != nil || $0.product != nil }
        let open = Set(openHeads.map(\.column))
        return naming.filter { one in
            guard one.kind.isOfPeople, !bound.contains(one.column), !repeated.contains(one.kind) else { return false }
            let before = Set(named.filter { $0.column < one.column }.map(\.identity))
            let behind = Set(named.filter { $0.column > one.column }.map(\.identity))
            return open.contains(one.column) || !before.isEmpty && !behind.isEmpty && before.union(behind).count > 1
        }.map(\.column)
    }
}
