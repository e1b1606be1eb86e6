/// Names of ingredients as French and Spanish charts print them: "metformine", "metformina" for metformin.
///
/// The names are the same but for their endings; where the letters differ too ("levotiroxina") drug-additions.tsv has the name. Source: the
/// French and Spanish forms of the WHO's international nonproprietary names.
enum RomanceDrugNames {
    /// What English may call a folded name of one word, unless English has the word itself: "nitroglycerine".
    static func english(for folded: String) -> [String] {
        if folded.utf8.contains(0x20) || OrdinaryWords.containRare(folded) { return [] }
        return endings.flatMap { ending, others in
            guard folded.hasSuffix(ending), folded.utf8.count >= ending.utf8.count + least else { return [String]() }
            return others.map { folded.dropLast(ending.count) + $0 }
        }
    }

    /// In letters: so many must stand before the ending.
    private static let least = 4

    private static let endings: [(String, [String])] = [
        ("ine", ["in"]), ("ina", ["in", "ine"]), ("ino", ["in"]), ("ona", ["one"]), ("ida", ["ide"]),
        ("ato", ["ate"]), ("ane", ["an"]), ("ano", ["an"]), ("ole", ["ol"]), ("ol", ["ole"]), ("eno", ["ene"]),
        ("ile", ["il"]), ("ilo", ["il"]),
        ("ame", ["am"]), ("ere", ["er"]), ("ico", ["ic"]), ("ique", ["ic"]),
    ]
}
