import ChartSchema

/// What decides, inside one segment, which chart columns a slot's limits belong to: the slot, and the row's own words.
struct SlotColumnsKey: Hashable {
    private let min: Int?
    private let max: Int?
    private let whole: Int?
    private let commonMin: Int?
    private let part: Int?
    private let label: String?
    private let product: String?
    private let sex: Sex?
    private let tobacco: Tobacco?
    private let condition: String?
    private let hasAge: Bool

    init(_ slot: LimitSlot, row: RowKey) {
        min = slot.min?.column
        max = slot.max?.column
        whole = slot.whole?.column
        commonMin = slot.commonMin?.column
        part = slot.naming.part
        label = row.label
        product = row.product
        sex = row.sex
        tobacco = row.tobacco
        condition = row.condition
        hasAge = row.age != nil
    }

    /// The columns, the label and the product tell nearly all keys apart.
    func hash(into hasher: inout Hasher) {
        hasher.combine(whole ?? max ?? min)
        hasher.combine(label)
        hasher.combine(product)
    }
}
