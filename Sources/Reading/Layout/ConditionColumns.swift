import Notation

/// Columns beside limits that say for which amounts or blood pressures each row's limits are: "Face Amount" over "$25,000-$99,999".
enum ConditionColumns {
    /// Where rows name classes or plans, or several of them one height, such a column tells them apart or says more of them; else its place has
    /// to say of which limits it is.
    static func settle(_ roles: inout [Int: ColumnRole], stacks: [Int: HeaderStack], grid: Grid, rows: [Int]) {
        let candidates = candidates(roles, stacks: stacks).filter { column in
            rows.allSatisfy { !grid.sense(row: $0, column: column).isBlank }
        }
        guard !candidates.isEmpty else { return }
        let areOfRows = namesRows(roles) || repeatHeights(roles, rows: rows)
        let placed = areOfRows ? [] : placed(candidates, roles: roles, stacks: stacks)
        for (name, columns) in Dictionary(grouping: candidates, by: { name(of: $0, stacks) }) {
            for column in columns where areOfRows || columns.count > 1 || placed.contains(column) {
                roles[column] = .condition(name)
            }
        }
    }

    /// Amounts and blood pressures that are left out beside limits: they may be a condition of some of them.
    static func leftOut(_ roles: [Int: ColumnRole], stacks: [Int: HeaderStack]) -> [Int] {
        candidates(roles, stacks: stacks).filter { column in
            if case .ignored = roles[column] { true } else { false }
        }.sorted()
    }

    private static func candidates(_ roles: [Int: ColumnRole], stacks: [Int: HeaderStack]) -> [Int] {
        roles.filter { column, role in
            switch role {
            case .ignored(.otherSubject), .unknown: stacks[column]?.lowest.map { isCriterion($0.text) } ?? false
            default: false
            }
        }.map(\.key)
    }

    private static func name(of column: Int, _ stacks: [Int: HeaderStack]) -> String {
        singleSpaced(stacks[column]?.lowest?.text.spacedName ?? "")
    }

    /// Columns that are of all limits of the row, before the first of them or beside the only one, or under one head with those that they are of.
    private static func placed(
        _ candidates: [Int], roles: [Int: ColumnRole], stacks: [Int: HeaderStack]
    ) -> Set<Int> {
        // A minimum without a name is of the row as well.
        let limits = roles.values.compactMap(\.value).filter {
            $0.bound != .min || $0.label != nil || $0.product != nil
        }
        if Set(limits.map(\.identity)).count <= 1 { return Set(candidates) }
        let first = limits.map(\.column).min() ?? 0
        let named = roles.merging(candidates.map { ($0, .condition("")) }) { $1 }
        return NamingRow(roles: named, stacks: stacks).groupsOfLoneHeads.reduce(
            into: Set(candidates.filter { $0 < first })
        ) { $0.formUnion($1.naming) }
    }

    /// "Max Face Amount", `bloodPressure`; not "Monthly premium".
    static func isCriterion(_ name: String) -> Bool {
        let text = TaggedText(name.spacedName)
        return !isPrice(name) && !text.tokens.contains { others.contains($0.text) }
            && (text.has(.money) || text.tokens.contains { criteria.contains($0.text) })
    }

    /// "Monthly premium", "Rates per $1,000"
    static func isPrice(_ name: String) -> Bool {
        TaggedText(name.spacedName).tokens.contains { prices.contains($0.text) }
    }

    private static func namesRows(_ roles: [Int: ColumnRole]) -> Bool {
        roles.values.contains { role in
            switch role {
            case .className, .product: true
            default: false
            }
        }
    }

    private static func repeatHeights(_ roles: [Int: ColumnRole], rows: [Int]) -> Bool {
        guard let heights = roles.values.lazy.compactMap(\.heightColumn).first else { return false }
        let named = rows.compactMap { heights.entries[$0]?.range }
        return Set(named).count < named.count
    }

    private static let criteria = Lexicon.words("build-condition.criteria")
    private static let others = Lexicon.words("build-condition.other-figures")
    private static let prices = Lexicon.words("build-condition.prices")
}
