import ChartSchema
import Notation

/// Columns below a heading that a column beside them is known to have for its product: "Select" and "Minimum" below "Secure Term",
/// of which "Standard" is a class.
enum SharedProducts {
    static func settle(_ roles: inout [Int: ColumnRole], stacks: [Int: HeaderStack]) {
        defer { settlePlain(&roles, stacks: stacks) }
        var products: [Int: String] = [:]
        for (column, role) in roles {
            guard let product = role.value?.product else { continue }
            for piece in stacks[column]?.pieces ?? [] where piece.terms.label == product {
                products[piece.cell] = product
            }
        }
        guard !products.isEmpty else { return }
        for (column, role) in roles {
            guard var value = role.value, value.product == nil, let label = value.label,
                let heading = stacks[column]?.pieces.first(where: { products[$0.cell] != nil }),
                let product = products[heading.cell]
            else { continue }
            if label == product, value.bound == .min {
                value.label = nil
            } else if label.hasPrefix(product + " ") {
                value.label = String(label.dropFirst(product.count + 1))
            } else {
                continue
            }
            value.product = product
            roles[column] = .value(value)
        }
        settleLone(&roles, stacks: stacks, products: Set(products.keys))
    }

    /// "Life" beside "Critical illness": a word that names no product by itself, where names of products stand over the columns beside it.
    private static func settlePlain(_ roles: inout [Int: ColumnRole], stacks: [Int: HeaderStack]) {
        let named = roles.filter { $0.value.value?.productName != nil }
        let products = Set(
            named.flatMap { column, role in
                (stacks[column]?.pieces ?? []).filter { $0.terms.label == role.value?.productName }.map(\.cell)
            })
        let levels = levels(of: products, in: stacks)
        for (column, role) in roles {
            guard var value = role.value, value.productName == nil,
                let pieces = stacks[column]?.pieces,
                let level = levels.first(where: { $0[0] == pieces.count })?[1], case let terms = pieces[level].terms,
                terms.isBare, terms.age == nil, terms.sex == nil, terms.tobacco == nil,
                TaggedText(terms.text).tokens.contains(where: { life.contains($0.text) })
            else { continue }
            value.productName = singleSpaced(terms.text)
            roles[column] = .value(value)
        }
    }

    private static let life = Lexicon.words("shared-products.life")

    /// How many headings stand over a column below a product, and which of them is the product.
    private static func levels(of products: Set<Int>, in stacks: [Int: HeaderStack]) -> Set<[Int]> {
        Set(
            stacks.values.compactMap { stack in
                stack.pieces.firstIndex { products.contains($0.cell) }.map { [stack.pieces.count, $0] }
            })
    }

    /// A name of several words over one column, in the place where a product stands over others beside it: "Term Life Express" over
    /// "Standard", beside "Living Promise" over "Level" and "Graded".
    private static func settleLone(
        _ roles: inout [Int: ColumnRole], stacks: [Int: HeaderStack], products: Set<Int>
    ) {
        let levels = levels(of: products, in: stacks)
        for (column, role) in roles {
            guard var value = role.value, value.product == nil, let label = value.label,
                let pieces = stacks[column]?.pieces,
                let level = levels.first(where: { $0[0] == pieces.count && $0[1] + 1 < pieces.count })?[1],
                let name = pieces[level].terms.label, name.contains(" "), ClassMeaning.of(name) == nil,
                label.hasPrefix(name + " "), case let granted = String(label.dropFirst(name.count + 1)),
                ClassMeaning.of(granted) != nil
            else { continue }
            (value.product, value.label) = (name, granted)
            roles[column] = .value(value)
        }
    }
}

extension ValueColumn {
    /// The product that its header names; where the cells name classes, the header's own name is one.
    fileprivate var productName: String? {
        get { product ?? (quantity == .className ? label : nil) }
        set { if quantity == .className { label = newValue } else { product = newValue } }
    }
}
