import Notation
import Tables

extension MedicationSession {
    /// "Golden Path Final Expense" over the only list: the product of rules that nothing nearer names one for, where the source names none.
    var titledProduct: String? {
        guard instructions.products.isEmpty, !rules.isEmpty, rules.allSatisfy({ $0.rule.product == nil }),
            let titled = TitledProduct(of: document, tables: Set(rules.map(\.rule.source.table))),
            instructions.product(named: titled.name) == nil
        else { return nil }
        return titled.name
    }

    /// "Golden Solution Rx Guide" over rules that no product was found for.
    mutating func reportUntoldProduct() {
        guard instructions.products.isEmpty, !rules.isEmpty, rules.allSatisfy({ $0.rule.product == nil }) else {
            return
        }
        let told = Set(findings.all.filter { $0.severity != .info }.compactMap(\.location.text))
        let untold = UntoldProduct(
            of: document, tables: Set(rules.map(\.rule.source.table)), carrier: instructions.id.carrier
        ) { title, name in
            heard.contains(title) || scopeHeadings.contains(title) || planPieces.contains(title)
                || told.contains(title.text) || instructions.product(named: name) != nil
                || rules.contains { $0.rule.outcomeLabel == name || $0.rule.medication.contains(name) }
        }
        guard let untold else { return }
        findings.add(
            MedicationFinding.productUntold, untold.message(over: "rules"), help: UntoldProduct.remedy,
            piece: untold.title)
    }

    /// Titles that are a product's name say nothing else.
    mutating func hearTitles(namedAs product: String) {
        for table in document.tables {
            heard.formUnion(
                (table.headings + [table.caption].compactMap(\.self) + table.textBefore + table.textAbove)
                    .filter { FoldedText($0.text) == FoldedText(product) })
        }
    }

    mutating func take(product: String) {
        for place in rules.indices { rules[place].rule.product = product }
    }
}
