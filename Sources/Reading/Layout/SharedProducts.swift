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
        settleLone(&roles, stacks: stacks, products: Set(products.keys))
    }

    /// A name of several words over one column, in the place where a product stands over others beside it: "Term Life Express" over
    /// "Standard", beside "Living Promise" over "Level" and "Graded".
    private static func settleLone(
        _ roles: inout [Int: ColumnRole], stacks: [Int: HeaderStack], products: Set<Int>
    ) {
        let levels = Set(
            stacks.values.compactMap { stack in
                stack.pieces.firstIndex { products.contains($0.cell) }.map { [stack.pieces.count, $0] }
            })
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
