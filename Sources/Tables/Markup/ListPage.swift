/// A page without a table that holds its names in lists: every list is a table of one column, an item a row.
enum ListPage {
    /// `nil` unless the items are names: lists of figures are a chart that has lost its table.
    static func read(
        _ text: UnsafeBufferPointer<UInt8>
    ) throws -> (page: HTMLReader.Page, tables: [Table])? {
        var tables: [Table] = []
        let page = try HTMLReader.read(text, readsLists: true) { tables.append($0) }
        var items = 0
        var names = 0
        for table in tables where table.furniture == nil {
            for cell in table.cells where !cell.isBlank {
                items += 1
                if !table.bytes(of: cell).contains(where: { (0x30...0x39).contains($0) }) { names += 1 }
            }
        }
        return items > 0 && names * 10 >= items * 8 ? (page, tables) : nil
    }
}
