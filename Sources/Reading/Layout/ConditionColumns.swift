import Notation

/// Columns beside limits that say for which amounts or blood pressures each row's limits are: "Face Amount" over "$25,000-$99,999".
enum ConditionColumns {
    /// Where rows name classes or plans, or several of them one height, such a column tells them apart or says more of them.
    static func settle(_ roles: inout [Int: ColumnRole], stacks: [Int: HeaderStack], grid: Grid, rows: [Int]) {
        let candidates = roles.filter { column, role in
            switch role {
            case .ignored(.otherSubject), .unknown:
                stacks[column]?.lowest.map { isCriterion($0.text) } ?? false
                    && rows.allSatisfy { !grid.sense(row: $0, column: column).isBlank }
            default: false
            }
        }.keys
        guard !candidates.isEmpty, namesRows(roles) || repeatHeights(roles, rows: rows) else { return }
        for column in candidates { roles[column] = .condition(singleSpaced(stacks[column]!.lowest!.text.spacedName)) }
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
