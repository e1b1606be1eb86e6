import ChartSchema
import Notation

/// The columns that together give one interval in every row. What they say is long, and handed on for every figure: by reference.
final class LimitSlot: Sendable {
    /// Gives the lower end alone.
    let min: ValueColumn?
    /// Gives the upper end alone.
    let max: ValueColumn?
    /// Gives the interval, or its only end.
    let whole: ValueColumn?
    /// A common minimum of the row that this class shares with others.
    let commonMin: ValueColumn?
    /// The column that names the slot.
    let naming: ValueColumn
    /// Those that give ends, a common minimum aside.
    let columns: [ValueColumn]

    init(min: ValueColumn? = nil, max: ValueColumn? = nil, whole: ValueColumn? = nil, commonMin: ValueColumn? = nil) {
        (self.min, self.max, self.whole, self.commonMin) = (min, max, whole, commonMin)
        columns = [whole, max, min].compactMap { $0 }
        naming = columns.first { $0.label != nil } ?? columns[0]
    }

    /// The same with a minimum that it shares with others.
    func sharing(_ minimum: ValueColumn) -> LimitSlot {
        LimitSlot(min: min, max: max, whole: whole, commonMin: minimum)
    }

    /// What all of its columns hold.
    var quantity: ValueColumn.Quantity { whole?.quantity ?? max?.quantity ?? min!.quantity }
    /// The label of the column that names it.
    var label: String? { whole?.label ?? max?.label ?? min?.label }

    /// Whether more than one column gives its ends, a common minimum among them.
    var hasSeveralColumns: Bool {
        (whole == nil ? 0 : 1) + (max == nil ? 0 : 1) + (min == nil ? 0 : 1) + (commonMin == nil ? 0 : 1) > 1
    }
}

/// Joins the columns of one block into slots.
enum SlotPlanner {
    private typealias Placed = (position: Int, slot: LimitSlot)

    static func plan(_ columns: [ValueColumn], isOffer: (ValueColumn) -> Bool) -> [LimitSlot] {
        var (slots, open) = paired(columns)
        // Minima that stand apart: in a block of their own, or one for all.
        var minima = open.filter { isLoneMinimum($0) }
        for column in open where !isLoneMinimum(column) {
            slots.append((column.column, LimitSlot(whole: column)))
        }
        minima.removeAll { takeNamed($0, into: &slots) }
        for minimum in minima { take(minimum, of: minima, into: &slots, isOffer: isOffer) }
        slots = slots.flatMap { entry in
            GroupMinima.split(entry.slot, minima: minima, isOffer: isOffer).map { (entry.position, $0) }
        }
        let common = Set(slots.compactMap { $0.slot.commonMin?.column })
        return slots.filter { entry in
            entry.slot.columns.count > 1 || !(entry.slot.min.map { common.contains($0.column) } ?? false)
        }.sorted { $0.position < $1.position }.map(\.slot)
    }

    /// The columns that stand beside each other and give both ends, and those left over.
    private static func paired(_ columns: [ValueColumn]) -> (slots: [Placed], open: [ValueColumn]) {
        var slots: [Placed] = []
        var open: [ValueColumn] = []
        for quantity in [ValueColumn.Quantity.weight, .bmi, .className] {
            var rest = columns.filter { $0.quantity == quantity }
            while let column = rest.first {
                rest.removeFirst()
                if let next = rest.first, let pair = pair(column, next, in: columns) {
                    rest.removeFirst()
                    slots.append((column.column, pair))
                } else {
                    open.append(column)
                }
            }
        }
        return (slots, open)
    }

    /// The minimum of a class, wherever its maximum stands.
    private static func takeNamed(_ minimum: ValueColumn, into slots: inout [Placed]) -> Bool {
        guard minimum.label != nil,
            let index = slots.firstIndex(where: { entry in
                entry.slot.min == nil
                    && entry.slot.whole.map { takesMinimum($0, minimum) && $0.identity == minimum.identity } ?? false
            })
        else { return false }
        slots[index].slot = LimitSlot(min: minimum, max: slots[index].slot.whole)
        return true
    }

    /// A minimum without a name: for all classes that it may serve, or a slot of its own.
    private static func take(
        _ minimum: ValueColumn, of minima: [ValueColumn], into slots: inout [Placed], isOffer: (ValueColumn) -> Bool
    ) {
        let taking = slots.indices.filter { index in
            let slot = slots[index].slot
            guard minimum.label == nil, slot.min == nil, slot.commonMin == nil, let whole = slot.whole,
                takesMinimum(whole, minimum), isOffer(whole),
                !minimum.excludes.contains(FoldedText(whole.label ?? "").string)
            else { return false }
            return covers(minimum.group, whole.group)
        }
        if taking.isEmpty { slots.append((minimum.column, LimitSlot(min: minimum))) }
        let places = slots.map(\.position)
        for index in taking where serves(minimum, slots[index].position, minima: minima, slots: places) {
            slots[index].slot = slots[index].slot.sharing(minimum)
        }
    }

    /// Of several minima without a name each serves the columns up to the next: those to its right where the first column
    /// of all is a minimum, those to its left where the last one is.
    private static func serves(_ minimum: ValueColumn, _ column: Int, minima: [ValueColumn], slots: [Int]) -> Bool {
        let peers = minima.filter {
            $0.label == nil && $0.group == minimum.group && $0.quantity == minimum.quantity
                && $0.product == minimum.product
        }.map(\.column)
        guard peers.count > 1, let first = peers.first, let least = slots.min() else { return true }
        if first < least { return peers.last { $0 < column } == minimum.column }
        return peers.first { $0 > column } == minimum.column
    }

    private static func isLoneMinimum(_ column: ValueColumn) -> Bool {
        column.bound == .min && !column.holdsRanges && column.zone == nil && column.quantity != .className
    }

    /// A minimum belongs to columns of the same quantity that hold single maxima.
    static func takesMinimum(_ column: ValueColumn, _ minimum: ValueColumn) -> Bool {
        column.quantity == minimum.quantity && !column.holdsRanges && column.zone == nil && column.bound != .min
            && (minimum.product == nil || minimum.product == column.product)
    }

    /// Minimum and maximum side by side, of one class or of none; a bare second header belongs to the first.
    private static func pair(_ a: ValueColumn, _ b: ValueColumn, in columns: [ValueColumn]) -> LimitSlot? {
        guard !a.holdsRanges, !b.holdsRanges, a.zone == nil, b.zone == nil, let first = a.bound, let second = b.bound,
            first != second
        else { return nil }
        // "Minimum | Maximum | Table 2 maximum": the minimum of a maximum without a name is every class's.
        let isShared = a.label == nil && a.product == nil && isCommon(a, besides: b, in: columns)
        let sameName = a.identity == b.identity && !isShared
        let inherits =
            b.label == nil && b.product == nil && a.label != nil && covers(b.group, a.group)
            && !isCommon(b, besides: a, in: columns)
        // "Min | Max Preferred": the minimum is Preferred's own only when no other class could share it.
        let given =
            a.label == nil && a.product == nil && b.label != nil && covers(a.group, b.group)
            && !columns.contains {
                $0.column != b.column && takesMinimum($0, a) && covers(a.group, $0.group)
            }
        guard sameName || inherits || given else { return nil }
        var named = b
        if inherits {
            named.label = a.label
            named.product = a.product
            named.sex = a.sex ?? b.sex
            named.tobacco = a.tobacco ?? b.tobacco
            named.age = a.age ?? b.age
            named.headerCells += a.headerCells
        }
        return first == .min ? LimitSlot(min: a, max: named) : LimitSlot(min: named, max: a)
    }

    /// "Preferred max | Standard max | Minimum": one minimum behind several maxima that have none of their own.
    private static func isCommon(_ minimum: ValueColumn, besides own: ValueColumn, in columns: [ValueColumn]) -> Bool {
        guard minimum.bound == .min else { return false }
        let takers = columns.filter { takesMinimum($0, minimum) && covers(minimum.group, $0.group) }
        let minima = columns.filter {
            $0.bound == .min && $0.quantity == minimum.quantity && !$0.holdsRanges && $0.group == minimum.group
        }
        return !minimum.excludes.isEmpty || takers.count > 1 && minima.count == 1
    }

    static func covers(_ a: ValueColumn.Group, _ b: ValueColumn.Group) -> Bool {
        (a.sex == .any || a.sex == b.sex) && (a.tobacco == .any || a.tobacco == b.tobacco)
            && (a.age.isAny || a.age == b.age)
    }
}
