import ChartSchema
import Notation

/// "Ages | Preferred | Ages | Standard": columns that stand in one pattern again and again.
extension NamingRow {
    private enum Place: Hashable {
        case naming(NamingKind)
        case limit(isMinimum: Bool, HeaderTerms.Zone?)
    }

    private typealias Placed = (column: Int, place: Place)

    /// One group for every time that the pattern is printed; `nil` where the columns stand in none.
    var groupsByPosition: [NamingGroups.Group]? {
        guard !hasUnknown else { return nil }
        let all = placed
        return groups(of: all) ?? groups(of: withoutCommonMinimum(all))
    }

    /// From left to right, without what stands before all of them and once: it names the whole row.
    private var placed: [Placed] {
        let columns =
            naming.map { Placed($0.column, .naming($0.kind)) }
            + limits.map { Placed($0.column, .limit(isMinimum: $0.bound == .min, $0.zone)) }
        return Array(
            columns.sorted { $0.column < $1.column }.drop { column in
                if case .naming(let kind) = column.place { return !repeated.contains(kind) }
                return false
            })
    }

    /// A minimum without a name before the pattern is that of all classes.
    private func withoutCommonMinimum(_ columns: [Placed]) -> [Placed] {
        guard let first = columns.first, let limit = limits.first(where: { $0.column == first.column }),
            limit.bound == .min, limit.label == nil, limit.product == nil
        else { return columns }
        return Array(columns.dropFirst())
    }

    private func groups(of columns: [Placed]) -> [NamingGroups.Group]? {
        let times = Dictionary(grouping: naming, by: \.kind).values.map(\.count).max() ?? 0
        guard times > 1, columns.count % times == 0 else { return nil }
        let parts = stride(from: 0, to: columns.count, by: columns.count / times).map {
            Array(columns[$0..<($0 + columns.count / times)])
        }
        guard let first = parts.first, parts.allSatisfy({ $0.map(\.place) == first.map(\.place) }), isInOrder(first)
        else { return nil }
        let names = Set(naming.map(\.column))
        let groups = parts.map { part in
            let columns = Set(part.map(\.column))
            return NamingGroups.Group(naming: columns.intersection(names), limits: columns.subtracting(names))
        }
        return groups.allSatisfy(agrees) && (beginsWithName(first) || groups.allSatisfy(hasOneName))
            && !partsEnds(groups)
            ? groups : nil
    }

    /// Names, each of another kind, and then limits; or the other way round.
    private func isInOrder(_ part: [Placed]) -> Bool {
        let kinds = part.compactMap { column -> NamingKind? in
            if case .naming(let kind) = column.place { kind } else { nil }
        }
        let changes = zip(part, part.dropFirst()).count { isName($0) != isName($1) }
        return changes == 1 && Set(kinds).count == kinds.count
    }

    private func beginsWithName(_ part: [Placed]) -> Bool { part.first.map(isName) ?? false }

    private func isName(_ column: Placed) -> Bool { if case .naming = column.place { true } else { false } }

    /// Behind the limits of two classes ages may be those of the second alone.
    private func hasOneName(_ group: NamingGroups.Group) -> Bool {
        Set(limits.filter { group.limits.contains($0.column) }.map(\.identity)).count == 1
    }

    /// Whether one heading stands over all of a group, and no name speaks of others than its limits: "Female ages" before "Male".
    private func agrees(_ group: NamingGroups.Group) -> Bool {
        let heads = (group.naming.union(group.limits)).map { column in
            Set(stacks[column]?.pieces.filter { $0.isShared && !$0.isTitle }.map(\.cell) ?? [])
        }
        let own = limits.filter { group.limits.contains($0.column) }
        return Set(heads).count == 1
            && naming.allSatisfy { one in
                guard group.naming.contains(one.column), let name = stacks[one.column]?.lowest else { return true }
                return own.allSatisfy { limit in
                    (one.kind == .sexes || name.sex == nil || name.sex == limit.sex)
                        && (one.kind == .tobacco || name.tobacco == nil || name.tobacco == limit.tobacco)
                }
            }
    }
}
