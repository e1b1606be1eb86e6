extension DrugReader {
    /// What two names mean if they mean one thing: the more exact of the two, or the drug where the other is its
    /// class.
    static func agreed(_ one: Found.Meaning, _ other: Found.Meaning) -> Found.Meaning? {
        switch (one, other) {
        case (.drug(let left, let kind), .drug(let right, let otherKind)):
            guard left.count == right.count else { return nil }
            var exact: [DrugIngredient] = []
            var remaining = right
            for ingredient in left {
                let index =
                    remaining.firstIndex(of: ingredient)
                    ?? remaining.firstIndex {
                        (kind == .plain && ingredient.isLessExact(than: $0))
                            || (otherKind == .plain && $0.isLessExact(than: ingredient))
                            || (kind >= .generic && ingredient.lendsItsName(to: $0))
                            || (otherKind >= .generic && $0.lendsItsName(to: ingredient))
                    }
                guard let index else { return nil }
                let kin = remaining.remove(at: index)
                exact.append(kin.name.utf8.count > ingredient.name.utf8.count ? kin : ingredient)
            }
            return .drug(exact.sorted(), min(kind, otherKind))
        case (.drugClass(let drugClass), .drug(let ingredients, _)),
            (.drug(let ingredients, _), .drugClass(let drugClass)):
            return ingredients.allSatisfy(drugClass.contains) ? .drug(ingredients, .brand) : nil
        default: return one == other ? one : nil
        }
    }

    /// What several names mean if they all mean one thing.
    static func common(_ meanings: [Found.Meaning]) -> Found.Meaning? {
        guard let first = meanings.first else { return nil }
        return meanings.dropFirst().reduce(Optional(first)) { common, next in common.flatMap { agreed($0, next) } }
    }
}
