import Tables

extension MedicationSession {
    /// "Golden Path Final Expense" over the only list: the product of rules that nothing nearer names one for, where the source names none.
    mutating func nameTitledProduct() {
        guard instructions.products.isEmpty, !rules.isEmpty, rules.allSatisfy({ $0.rule.product == nil }) else {
            return
        }
        let tables = Set(rules.map(\.rule.source.table))
        guard let titled = TitledProduct(of: document, tables: tables),
            instructions.product(named: titled.name) == nil
        else { return }
        for place in rules.indices { rules[place].rule.product = titled.name }
    }
}
