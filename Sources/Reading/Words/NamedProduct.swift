import Notation

/// "Product: Secure Whole Life", "Plan name: Easy Term": a text that names the product of what stands below it.
struct NamedProduct {
    /// What it calls the product.
    let name: HeaderTerms
    let product: String

    init?(_ text: String) {
        guard let (name, value) = text.halves(apartAt: ":") else { return nil }
        self.init(named: HeaderTerms(String(name).spacedName), singleSpaced(value))
    }

    /// `nil` where the name is none of products, or the value says more than one product's name, or less.
    init?(named name: HeaderTerms, _ value: String) {
        let terms = HeaderTerms(value)
        guard name.isProductName, name.isBare, !value.isEmpty, value.split(separator: " ").count <= Self.longest,
            terms.label != nil, terms.sex == nil, terms.tobacco == nil, terms.age == nil,
            !ClassWords.name(value), ColumnNames.isName(value), !ColumnNames.isOfPage(value),
            !ColumnNames.isNoProduct(value)
        else { return nil }
        (self.name, product) = (name, value)
    }

    /// In words.
    private static let longest = 8
}
