import ChartSchema

/// What decides, inside one segment, which chart columns a slot's limits belong to: the slot, and the row's own words.
struct SlotColumnsKey: Hashable {
    private let columns: [Int?]
    private let label: String?
    private let product: String?
    private let sex: Sex?
    private let tobacco: Tobacco?
    private let hasAge: Bool

    init(_ slot: LimitSlot, row: RowKey) {
        columns = [slot.min?.column, slot.max?.column, slot.whole?.column, slot.commonMin?.column]
        label = row.label
        product = row.product
        sex = row.sex
        tobacco = row.tobacco
        hasAge = row.age != nil
    }
}
