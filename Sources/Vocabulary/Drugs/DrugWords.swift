import VocabularyData

/// The words of drug-words.tsv: salts, forms, units and the like, which say how a drug comes and not which it is.
struct DrugWords: Sendable {
    /// The kind of part that a folded word is.
    let kinds: [String: DrugPart.Kind]
    /// Units of strengths.
    let units: Set<String>
    /// Names that a salt may not be stripped down to: "potassium" of "potassium phosphate" is another thing.
    let bareIons: Set<String>

    init(_ text: EmbeddedTable) {
        var kinds: [String: DrugPart.Kind] = [:]
        var units: Set<String> = []
        var bareIons: Set<String> = []
        for fields in text.lines where fields.count >= 2 {
            switch fields[1] {
            case "unit": units.insert(String(fields[0]))
            case "ion": bareIons.insert(String(fields[0]))
            case let name:
                guard let kind = DrugPart.Kind(rawValue: String(name)) else {
                    preconditionFailure("drug-words.tsv names an unknown kind: \(name)")
                }
                kinds[String(fields[0])] = kind
            }
        }
        self.kinds = kinds
        self.units = units
        self.bareIons = bareIons
    }
}
