import ChartSchema
import Tables

extension ReadingSession {
    /// "Golden Path Final Expense" over the only table: the product of limits that nothing nearer names one for, where the source names none.
    mutating func nameTitledProduct() {
        guard instructions.products.isEmpty, !assembler.columns.isEmpty,
            assembler.columns.allSatisfy({ $0.product == nil })
        else { return }
        let tables = Set(assembler.rows.flatMap(\.limits).compactMap { $0.cells.first?.table })
        guard let titled = TitledProduct(of: document, tables: tables), productID(titled.name) == nil else { return }
        assembler.take(
            product: titled.name,
            from: CellReference(
                field: .product, reading: .heading, table: tables.min() ?? 0, row: -1, column: -1,
                place: titled.title.place, text: titled.title.text))
    }
}
