import ChartSchema

/// Columns below a heading that a column beside them is known to have for its product: "Select" and "Minimum" below "Secure Term",
/// of which "Standard" is a class.
enum SharedProducts {
    static func settle(_ roles: inout [Int: ColumnRole], stacks: [Int: HeaderStack]) {
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
    }
}
