import ChartSchema
import Notation
import Tables

/// Sentences that say for whom one of the chart's products is: "Elite is available at ages 18-60 only."
extension MedicationSession {
    /// - Parameter titled: The product that titles name for all rules.
    mutating func applyProductRestrictions(_ titled: String?) {
        let products = Set(rules.compactMap { titled ?? $0.rule.product })
        let read = Set(rules.lazy.map(\.rule.source.table))
        guard !products.isEmpty else { return }
        let names = NameIndex(products)
        var seen: Set<TextPiece> = []
        for table in document.tables where read.contains(table.index) {
            for piece in table.textAbove + table.textBefore + table.textAfter
            where !heard.contains(piece) && seen.insert(piece).inserted {
                guard Sentences.parts(of: piece.text).count == 1 else { continue }
                if let restriction = ClassRestriction(piece.text, .products, names) {
                    apply(Self.tests(of: restriction), to: restriction.labels, saidBy: piece, titled)
                } else if let product = Self.product(of: piece.text, limitedInPlacesAmong: products) {
                    apply([.words(Self.condition(saidBy: piece))], to: [product], saidBy: piece, titled)
                }
            }
        }
    }

    private static func tests(of restriction: ClassRestriction) -> [ConditionTest] {
        var tests: [ConditionTest] = []
        if let age = restriction.age { tests.append(.age(age)) }
        if let tobacco = restriction.tobacco { tests.append(.tobacco(tobacco)) }
        if let sex = restriction.sex { tests.append(.words(sex.rawValue)) }
        return tests
    }

    /// "Secure Term is not available in NY.": the product, where nothing but states follows.
    private static func product(of sentence: String, limitedInPlacesAmong products: Set<String>) -> String? {
        let text = singleSpaced(sentence)
        let named = products.filter { text.lowercased().hasPrefix($0.lowercased()) }.max { $0.count < $1.count }
        guard let named, case let rest = text.dropFirst(named.count).drop(while: { " :–—-".contains($0) }),
            MedicationTable.refusesPlaces(String(rest))
        else { return nil }
        return named
    }

    private static func condition(saidBy piece: TextPiece) -> String { singleSpaced(piece.text).trimming(". ") }

    /// A condition of each rule of the products that are restricted.
    private mutating func apply(
        _ tests: [ConditionTest], to products: Set<String>, saidBy piece: TextPiece, _ titled: String?
    ) {
        let condition = Self.condition(saidBy: piece)
        for place in rules.indices {
            guard let product = titled ?? rules[place].rule.product, products.contains(product) else { continue }
            rules[place].rule.condition = [rules[place].rule.condition, condition].compactMap(\.self).joined(
                separator: "; ")
            rules[place].rule.tests += tests
        }
        restrictions.insert(condition)
        heard.insert(piece)
    }
}
