import Notation

/// Columns that name the limits of some columns, and not those of the whole row: "Ages" beside each class.
struct NamingGroups: Sendable {
    struct Group: Sendable, Hashable {
        /// Ages, sexes, tobacco states or conditions.
        var naming: Set<Int>
        /// The columns whose limits they name.
        var limits: Set<Int>
    }

    private(set) var groups: [Group] = []
    /// Columns that contradict each other, where nothing says which limits each of them names.
    private(set) var contradicting: [Int] = []
    /// Columns that were read of the whole row, and may be of some of its limits alone.
    private(set) var doubtful: [Int] = []

    init(roles: [Int: ColumnRole], stacks: [Int: HeaderStack], grid: Grid, rows: [Int]) {
        let row = NamingRow(roles: roles, stacks: stacks)
        guard !row.naming.isEmpty, row.limits.count > 1 else { return }
        let contradicting = row.contradicting(in: grid, rows: rows)
        if contradicting.isEmpty {
            groups = row.groupsOfLoneHeads
        } else if let found = row.groupsUnderHeads ?? row.groupsByPosition {
            groups = found
            parted = Set(found.flatMap(\.naming))
        } else {
            self.contradicting = contradicting
            return
        }
        guard let heights = roles.values.lazy.compactMap(\.heightColumn).first,
            Set(rows.compactMap { heights.entries[$0]?.range }).count == rows.count
        else { return }
        doubtful = row.doubtful(besides: groups)
    }

    /// Those of the groups that differ in a row, and each name limits in it.
    private(set) var parted: Set<Int> = []

    /// The columns of limits that a column names; `nil` where it names the row.
    func limits(namedBy column: Int) -> Set<Int>? { groups.first { $0.naming.contains(column) }?.limits }

    /// The place of the group that a column of limits is of.
    func number(of column: Int) -> Int? { groups.firstIndex { $0.limits.contains(column) } }
}
