import Notation
import Tables

extension MedicationSession {
    /// "Golden Path Final Expense" over the only list: the product of rules that nothing nearer names one for, where the source names none.
    var titledProduct: String? {
        let tables = Set(rules.map(\.rule.source.table))
        guard instructions.products.isEmpty, !rules.isEmpty, rules.allSatisfy({ $0.rule.product == nil }),
            let name = TitledProduct(of: document, tables: tables, names: Self.products(namedIn:))?.name
                ?? productBelow(tables),
            instructions.product(named: name) == nil
        else { return nil }
        return name
    }

    /// "This list is used for Secure Term." below the only table, where no title names a product.
    private func productBelow(_ tables: Set<Int>) -> String? {
        guard tables.count == 1, let table = tables.first,
            PlacedTitles(of: document, tables: tables).all.allSatisfy({ Self.products(namedIn: $0.text).isEmpty }),
            case let said = document.tables[table].textAfter.flatMap({ ProductSentence.products(ofChart: $0.text) }),
            said.count == 1
        else { return nil }
        return said[0]
    }

    /// Whether a text says of which products the chart is, so that it is told of only once all rules are read.
    mutating func awaitsProducts(_ piece: TextPiece) -> Bool {
        guard !ProductSentence.products(ofChart: piece.text).isEmpty else { return false }
        awaiting.insert(piece)
        return true
    }

    /// What a title names, or a sentence that says of what the chart is: "This list is used for Secure Term."
    private static func products(namedIn title: String) -> [String] {
        let said = ProductSentence.products(ofChart: title)
        return said.isEmpty ? ProductTitle.names(in: title) : said
    }

    /// Sentences that say of which products the chart is, where it is of these already.
    ///
    /// - Parameter titled: The product that titles name for all rules.
    mutating func hearProductSentences(_ titled: String?) {
        defer { for piece in awaiting.subtracting(heard).sorted(by: { $0.text < $1.text }) { reportLost(piece) } }
        let named = Set(rules.map { titled ?? $0.rule.product })
        guard !named.isEmpty, !named.contains(nil) || instructions.products.count == 1 else { return }
        let own = Set(named.compactMap(\.self).map { FoldedText($0).string })
        let titles = PlacedTitles(of: document, tables: Set(rules.map(\.rule.source.table))).all
        for piece in titles + document.tables.flatMap(\.textAfter) + awaiting {
            let said = ProductSentence.products(ofChart: piece.text)
            guard !said.isEmpty else { continue }
            let ids = Set(said.map { FoldedText(instructions.product(named: $0) ?? $0).string })
            let given = Set(instructions.products.map { FoldedText($0.id).string })
            if own.isEmpty ? given.isSubset(of: ids) : own.isSubset(of: ids) { heard.insert(piece) }
        }
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
