import ChartSchema
import Notation

/// A column for all whom those beside it leave: "All others" beside "Tobacco-free" is the tobacco users.
enum RestColumn {
    /// Gives such columns the complement of what the others say. Where it is none that one group could be, the column says
    /// nothing certain and stays unread.
    static func settle(_ roles: inout [Int: ColumnRole], stacks: [Int: HeaderStack]) {
        for (column, role) in roles {
            guard var value = role.value, let pieces = stacks[column]?.pieces,
                let level = pieces.lastIndex(where: \.terms.isRest)
            else { continue }
            let above = pieces[..<level].map(\.cell)
            let beside = roles.compactMap { other, role -> ValueColumn? in
                guard other != column, let others = stacks[other]?.pieces, let own = role.value, own.bound != .min,
                    others.count > level, others[..<level].map(\.cell) == above, !others[level].terms.isRest
                else { return nil }
                return own
            }
            // Beside classes it may be the name of one.
            let upper = pieces[..<level].last?.terms.label
            guard !beside.isEmpty, beside.allSatisfy({ isGroup($0, below: upper) }) else { continue }
            guard let group = complement(of: Set(beside.map(\.group))) else {
                roles[column] = .unknown
                continue
            }
            value.label = beside.first.flatMap { isJoined($0.label, below: upper) ? upper : $0.label }
            if group.sex != .any { value.sex = group.sex }
            if group.tobacco != .any { value.tobacco = group.tobacco }
            if !group.age.isAny { value.age = group.age }
            roles[column] = .value(value)
        }
    }

    private static func isGroup(_ column: ValueColumn, below upper: String?) -> Bool {
        guard let label = column.label else { return true }
        return label == upper || ColumnNames.isTobaccoOnly(label) || isJoined(label, below: upper)
    }

    /// "Standard Tobacco users", from "Tobacco users" below "Standard".
    private static func isJoined(_ label: String?, below upper: String?) -> Bool {
        guard let label, let upper, label.hasPrefix(upper + " ") else { return false }
        return ColumnNames.isTobaccoOnly(String(label.dropFirst(upper.count + 1)))
    }

    /// Whom one group leaves that is told apart by one thing alone.
    private static func complement(of groups: Set<ValueColumn.Group>) -> ValueColumn.Group? {
        guard groups.count == 1, let group = groups.first else { return nil }
        let everyone = ValueColumn.Group(sex: .any, tobacco: .any, age: .any)
        var rest = everyone
        switch (group.sex != .any, group.tobacco != .any, !group.age.isAny) {
        case (true, false, false): rest.sex = group.sex.complement
        case (false, true, false): rest.tobacco = group.tobacco.complement
        case (false, false, true):
            guard let age = group.age.complement else { return nil }
            rest.age = age
        default: return nil
        }
        return rest
    }
}
