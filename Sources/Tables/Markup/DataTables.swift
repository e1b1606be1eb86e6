/// The tables of a page in their order, those before the first one with data held back: where there is none, the page may hold its names in
/// lists, and such tables lay it out.
struct DataTables {
    private var held: [Table] = []
    private(set) var hasData = false

    mutating func add(_ table: Table, _ body: (Table) -> Void) {
        guard hasData || table.columnCount > 0 && table.furniture == nil else {
            held.append(table)
            return
        }
        if !hasData { giveHeld(body) }
        hasData = true
        body(table)
    }

    mutating func giveHeld(_ body: (Table) -> Void) {
        for table in held { body(table) }
        held = []
    }
}
