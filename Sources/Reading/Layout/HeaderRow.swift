import ChartSchema

/// What the names in one header row say together and none says alone: `M` and `F` are sexes beside each other and table
/// ratings beside `A` and `B`; `Std T` is about tobacco where `Std NT` stands beside it.
enum HeaderRow {
    static func settle(_ stacks: inout [Int: HeaderStack], keys: Set<Int> = [], saysAge: Bool = false) {
        takeAges(&stacks, keys: keys, saysAge: saysAge)
        let pieces = stacks.values.flatMap(\.pieces)
        let letters = Set(pieces.compactMap { letter($0.terms.text) })
        let tobacco = pieces.contains { $0.terms.tobacco == .no } ? Tobacco.yes : nil
        let tobaccoLetters = Set(pieces.compactMap { $0.terms.tokens.tobaccoLetter })
        let words = Set(pieces.compactMap { letter($0.terms.text) == nil ? $0.terms.sex : nil })
        let hasAges = pieces.contains { $0.terms.age != nil && $0.terms.label != nil }
        let sexes = sexes(of: letters, words: words)
        takeSexesBesideNames(&stacks, pieces)
        guard !letters.isEmpty || tobacco != nil || hasAges else { return }
        for column in stacks.keys {
            stacks[column]!.mapPieces { piece in
                if piece.terms.takeTobaccoLetter(tobaccoLetters) { return }
                if let letter = letter(piece.terms.text) { piece.terms.takeLetter(as: sexes[letter]) }
                if hasAges { piece.terms.takeAsideAsAge() }
                if let tobacco, piece.terms.tobacco == nil, endsInT(piece.terms) { piece.terms.tobacco = tobacco }
            }
        }
    }

    /// `Preferred M` and `Preferred F`: the same name with both letters, and with no other.
    private static func takeSexesBesideNames(_ stacks: inout [Int: HeaderStack], _ pieces: [HeaderStack.Piece]) {
        let named = Dictionary(grouping: pieces.compactMap(\.terms.letterBesideName), by: \.name)
        let paired = named.mapValues { sexes(of: Set($0.map(\.letter)), words: []) }.filter { !$0.value.isEmpty }
        guard !paired.isEmpty else { return }
        for column in stacks.keys {
            stacks[column]!.mapPieces { piece in
                guard let beside = piece.terms.letterBesideName, let sex = paired[beside.name]?[beside.letter] else {
                    return
                }
                piece.terms.take(sex: sex, ofLetterAt: beside.index)
            }
        }
    }

    /// `51-65` and `66+` beside "To age 50", or below "by age": ages, where every name is one.
    private static func takeAges(_ stacks: inout [Int: HeaderStack], keys: Set<Int>, saysAge: Bool) {
        let columns = stacks.keys.filter { !keys.contains($0) && !stacks[$0]!.isEmpty }
        guard columns.count > 1 else { return }
        // The names right above the figures, and those over "Low" and "High".
        for level in [1, 2] {
            let names = columns.compactMap { stacks[$0]!.piece(fromBelow: level)?.terms }
            guard names.count == columns.count,
                saysAge && level == 1
                    || names.contains(where: { ($0.age != nil || $0.saysAllAges) && $0.isBare }),
                names.allSatisfy(mayBeAge)
            else { continue }
            for column in columns { stacks[column]!.map(fromBelow: level) { $0.takeAsAge() } }
        }
    }

    private static func mayBeAge(_ terms: HeaderTerms) -> Bool {
        if terms.saysAllAges, terms.isBare { return true }
        var own = terms
        own.takeAsAge()
        return own.age != nil && own.isBare && !own.isBMI
    }

    /// A name of one capital letter.
    private static func letter(_ text: String) -> String? {
        guard text.count == 1, let scalar = text.unicodeScalars.first, ("A"..."Z").contains(scalar) else { return nil }
        return text
    }

    /// `M` and `F`, or `H` and `F`, or one of them beside a word for the other sex; any other letter beside them makes all of
    /// them letters. One alone says nothing: `F` may be *fumeur*.
    private static func sexes(of letters: Set<String>, words: Set<Sex>) -> [String: Sex] {
        let sexes: [String: Sex] = ["M": .male, "H": .male, "F": .female]
        let meant = letters.compactMap { sexes[$0] }
        guard meant.count == letters.count, words.union(meant).isSuperset(of: [.male, .female]) else { return [:] }
        return sexes
    }

    private static func endsInT(_ terms: HeaderTerms) -> Bool {
        let tokens = terms.tokens.tokens
        return tokens.count > 1 && tokens.last?.word == "t" && terms.text.hasSuffix("T")
    }
}
