import ChartSchema
import Tables

extension ReadingSession {
    /// "Golden Path Final Expense" over the only table: the product of limits that nothing nearer names one for, where the source names none.
    mutating func nameTitledProduct() {
        guard lacksProduct, let titled = TitledProduct(of: document, tables: tablesOfLimits),
            productID(titled.name) == nil
        else { return }
        titledProduct = titled.name
        assembler.take(
            product: titled.name,
            from: CellReference(
                field: .product, reading: .heading, table: tablesOfLimits.min() ?? 0, row: -1, column: -1,
                place: titled.title.place, text: titled.title.text))
    }

    /// "Golden Solution Build Chart" over limits that no product was found for.
    mutating func reportUntoldProduct() {
        guard lacksProduct else { return }
        let told = Set(findings.all.filter { $0.severity != .info }.compactMap(\.location.text))
        let untold = UntoldProduct(of: document, tables: tablesOfLimits, carrier: instructions.id.carrier) {
            title, name in
            told.contains(title.text) || productID(name) != nil
                || assembler.columns.contains { $0.classLabel?.contains(name) ?? false }
        }
        guard let untold else { return }
        findings.add(
            ChartFinding.productUntold, untold.message(over: "limits"), help: UntoldProduct.remedy, piece: untold.title)
    }

    private var lacksProduct: Bool {
        instructions.products.isEmpty && !assembler.columns.isEmpty
            && assembler.columns.allSatisfy { $0.product == nil }
    }

    private var tablesOfLimits: Set<Int> {
        Set(assembler.rows.flatMap(\.limits).compactMap { $0.cells.first?.table })
    }
}
