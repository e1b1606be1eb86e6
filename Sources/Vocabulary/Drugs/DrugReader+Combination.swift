extension DrugReader {
    /// "lisinopril-HCTZ": every side of every hyphen is a name.
    func hyphenated(_ tokens: ArraySlice<DrugToken>) -> Found? {
        let pieces = tokens.split { $0.kind == .hyphen }
        guard pieces.count > 1 else { return nil }
        var found: [Found] = []
        for piece in pieces {
            guard let one = stripped(piece) else { return nil }
            found.append(one)
        }
        guard case .success(let together) = merged(found, anyOf: false) else { return nil }
        return together
    }

    /// "Levodopa Carbidopa", "Megestrol Acetate Megace": names one after the other that are known as one product.
    func juxtaposed(_ tokens: ArraySlice<DrugToken>) -> Found? {
        let words = tokens.filter { !$0.folded.isEmpty }
        guard (2...8).contains(words.count), let pieces = names(in: words[...]), pieces.count > 1 else { return nil }
        guard case .success(var together) = merged(pieces, anyOf: false), !together.ingredients.isEmpty,
            !together.ways.contains(.unlistedCombination)
        else { return nil }
        together.parts = pieces.flatMap(\.parts)
        return together
    }

    /// The names that a run of words is made of, the longest first, or `nil`.
    private func names(in words: ArraySlice<DrugToken>) -> [Found]? {
        if words.isEmpty { return [] }
        for length in stride(from: words.count, to: 0, by: -1) {
            guard let found = stripped(words.prefix(length)), !found.ingredients.isEmpty else { continue }
            if let rest = names(in: words.dropFirst(length)) { return [found] + rest }
        }
        return nil
    }
}
