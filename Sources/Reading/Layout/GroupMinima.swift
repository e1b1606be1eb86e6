import ChartSchema

/// Minima printed for each sex, tobacco state or age beside maxima that hold for all of them.
enum GroupMinima {
    /// A slot for each of the groups that the minima know, its maximum the common one; the slot itself where no minimum
    /// belongs to a part of its group.
    static func split(
        _ slot: LimitSlot, minima: [ValueColumn], isOffer: (ValueColumn) -> Bool
    ) -> [LimitSlot] {
        guard let whole = slot.whole, slot.min == nil, slot.commonMin == nil, !minima.isEmpty, isOffer(whole)
        else { return [slot] }
        let own = minima.filter {
            $0.label == nil && SlotPlanner.takesMinimum(whole, $0) && $0.group != whole.group
                && SlotPlanner.covers(whole.group, $0.group)
        }
        guard !own.isEmpty, Set(own.map(\.group)).count == own.count else { return [slot] }
        let parts = own.map { LimitSlot(whole: narrowed(whole, to: $0.group), commonMin: $0) }
        return parts + rest(of: whole, besides: own.map(\.group)).map { LimitSlot(whole: $0) }
    }

    private static func narrowed(_ column: ValueColumn, to group: ValueColumn.Group) -> ValueColumn {
        var own = column
        own.sex = group.sex
        own.tobacco = group.tobacco
        if !group.age.isAny { own.age = group.age }
        return own
    }

    /// Those who have no minimum of their own: the other sex, the other tobacco state.
    private static func rest(of column: ValueColumn, besides groups: [ValueColumn.Group]) -> [ValueColumn] {
        guard groups.count == 1, var group = groups.first, group.age == column.group.age else { return [] }
        if group.sex != column.group.sex, group.tobacco == column.group.tobacco {
            group.sex = group.sex == .male ? .female : .male
        } else if group.sex == column.group.sex {
            group.tobacco = group.tobacco == .yes ? .no : .yes
        } else {
            return []
        }
        return [narrowed(column, to: group)]
    }
}
