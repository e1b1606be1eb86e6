import ChartSchema

/// What the names in one header row say together and none says alone: `M` and `F` are sexes beside each other and table
/// ratings beside `A` and `B`; `Std T` is about tobacco where `Std NT` stands beside it.
enum HeaderRow {
    static func settle(_ stacks: inout [Int: HeaderStack]) {
        let pieces = stacks.values.flatMap(\.pieces)
        let letters = Set(pieces.compactMap { letter($0.terms.text) })
        let sexes = sexes(of: letters)
        let tobacco = pieces.contains { $0.terms.tobacco == .no } ? Tobacco.yes : nil
        let hasAges = pieces.contains { $0.terms.age != nil && $0.terms.label != nil }
        guard !letters.isEmpty || tobacco != nil || hasAges else { return }
        for column in stacks.keys {
            stacks[column]!.mapPieces { terms in
                if let letter = letter(terms.text) { terms.takeLetter(as: sexes[letter]) }
                if hasAges { terms.takeAsideAsAge() }
                if let tobacco, terms.tobacco == nil, endsInT(terms) { terms.tobacco = tobacco }
            }
        }
    }

    /// A name of one capital letter.
    private static func letter(_ text: String) -> String? {
        guard text.count == 1, let scalar = text.unicodeScalars.first, ("A"..."Z").contains(scalar) else { return nil }
        return text
    }

    /// `M` and `F`, or `H` and `F`; a letter of another alphabet beside them makes all of them letters.
    private static func sexes(of letters: Set<String>) -> [String: Sex] {
        if letters.isSubset(of: ["M", "F"]) { return ["M": .male, "F": .female] }
        return letters == ["H", "F"] ? ["H": .male, "F": .female] : [:]
    }

    private static func endsInT(_ terms: HeaderTerms) -> Bool {
        let tokens = terms.tokens.tokens
        return tokens.count > 1 && tokens.last?.word == "t" && terms.text.hasSuffix("T")
    }
}
