import Notation

/// "Preferred" over "Ages" and "Max": what stands under one head with limits names these.
extension NamingRow {
    typealias Headed = (column: Int, cell: Int)

    /// One group for every head over columns of a kind that stands more than once; `nil` where the heads do not part them all.
    var groupsUnderHeads: [NamingGroups.Group]? {
        let limited = limitsByHead
        let heads = naming.compactMap { headed($0, limited) }
        let columns = Set(heads.map(\.column))
        guard !hasUnknown, !repeated.isEmpty,
            naming.allSatisfy({ !repeated.contains($0.kind) || columns.contains($0.column) })
        else { return nil }
        let groups = groups(of: heads, limited)
        let sayOneThing = groups.allSatisfy { group in
            let kinds = naming.filter { group.naming.contains($0.column) }.map(\.kind)
            return Set(kinds).count == kinds.count
        }
        return areApart(groups) && sayOneThing && groups.count > 1 && !partsEnds(groups) ? groups : nil
    }

    /// Where no two columns contradict each other: those that stand under the head of one class, sex or tobacco state, and other limits do not.
    var groupsOfLoneHeads: [NamingGroups.Group] {
        let limited = limitsByHead
        let open = Set(openHeads.map(\.column))
        let heads = naming.compactMap { headed($0, limited) }.filter { head in
            namesSome(head, limited) && !open.contains(head.column)
        }
        let groups = groups(of: heads, limited)
        return areApart(groups) && !partsEnds(groups) ? groups : []
    }

    /// Columns behind the last of all limits, with a head that goes on over them only because nothing is printed there.
    var openHeads: [Headed] {
        let limited = limitsByHead
        return naming.compactMap { one in
            guard let head = headed(one, limited), namesSome(head, limited),
                stacks[one.column]?.pieces.contains(where: { $0.cell == head.cell && $0.isFilled }) ?? false,
                limits.allSatisfy({ $0.column < one.column })
            else { return nil }
            return head
        }
    }

    private func groups(of heads: [Headed], _ limited: [Int: Set<Int>]) -> [NamingGroups.Group] {
        Dictionary(grouping: heads, by: \.cell).sorted { $0.key < $1.key }.map { cell, named in
            NamingGroups.Group(naming: Set(named.map(\.column)), limits: limited[cell] ?? [])
        }
    }

    private func areApart(_ groups: [NamingGroups.Group]) -> Bool {
        Set(groups.flatMap(\.limits)).count == groups.reduce(0) { $0 + $1.limits.count }
    }

    /// By the cell of a heading, the columns of limits below it.
    private var limitsByHead: [Int: Set<Int>] {
        limits.reduce(into: [:]) { found, limit in
            for piece in stacks[limit.column]?.pieces ?? [] { found[piece.cell, default: []].insert(limit.column) }
        }
    }

    /// The lowest heading that a column shares with limits.
    private func headed(_ one: Naming, _ limited: [Int: Set<Int>]) -> Headed? {
        let head = stacks[one.column]?.pieces.last { $0.isShared && !$0.isTitle && limited[$0.cell] != nil }
        return head.map { Headed(one.column, $0.cell) }
    }

    /// "Preferred", "Male"; not "Limits".
    private func namesSome(_ head: Headed, _ limited: [Int: Set<Int>]) -> Bool {
        guard limited[head.cell]?.count ?? 0 < limits.count,
            let terms = stacks[head.column]?.pieces.first(where: { $0.cell == head.cell })?.terms
        else { return false }
        return terms.sex != nil || terms.tobacco != nil || (terms.label.map { ClassWords.are(in: $0) } ?? false)
    }
}
