import ChartSchema
import VocabularyData

/// Names of drugs sold in the United States, and the ingredients they stand for.
///
/// - ``resolve(_:accepting:)`` reads a printed cell: names, lists, glosses, salts, strengths.
/// - ``entry(folded:)`` looks one folded name up, exactly.
/// - ``suggestions(for:limit:)`` ranks names near an unknown one; they are for people, nothing is matched by them.
///
/// The names are those of RxNorm, RxTerms and the FDA's UNII list (drug-names.tsv) with drug-additions.tsv before
/// them. Not for animal drugs or for names that are sold outside the United States only.
package struct DrugDictionary: Sendable {
    let names: SortedLines
    /// The letters that occur in each of the names (``EditDistance/letterSet(of:)``).
    let letterSets: [UInt64]
    /// The numbers of the names of each length.
    let numbersByLength: [[Int32]]
    let ingredients: DrugIngredients
    let additions: [String: DrugEntry]
    let classes: DrugClasses
    /// Folded name → what it is.
    let notDrugs: [String: String]
    let words: DrugWords

    /// The dictionary that travels in the executable, read when it is first asked for.
    package static let standard = DrugDictionary()

    /// Reads the embedded tables.
    package init() {
        names = SortedLines(chartwright_drug_names().array)
        var letterSets: [UInt64] = []
        letterSets.reserveCapacity(names.count)
        names.forEachKey { name, _ in letterSets.append(EditDistance.letterSet(of: name)) }
        self.letterSets = letterSets
        numbersByLength = names.numbersByLength
        ingredients = DrugIngredients(EmbeddedTable(chartwright_drug_ingredients()))
        classes = DrugClasses(EmbeddedTable(chartwright_drug_classes()))
        words = DrugWords(EmbeddedTable(chartwright_drug_words()))
        var notDrugs: [String: String] = [:]
        for fields in EmbeddedTable(chartwright_not_drugs()).lines where fields.count >= 2 {
            for name in fields[0].parts(at: "|") { notDrugs[FoldedName.of(name)] = String(fields[1]) }
        }
        self.notDrugs = notDrugs
        additions = DrugAdditions.read(EmbeddedTable(chartwright_drug_additions()), names: names)
    }

    /// Whether a word says in what form a drug is taken: "tablet", "injection".
    ///
    /// - Parameter word: In lower case.
    package func isForm(_ word: String) -> Bool { words.kinds[word] == .form || words.kinds[word] == .route }

    /// The entry of a folded name (see ``FoldedName``), or `nil`. Classes and things that are
    /// no drugs have none.
    package func entry(folded: String) -> DrugEntry? {
        if let known = known(folded: folded) { return known }
        return RomanceDrugNames.english(for: folded).lazy.compactMap { known(folded: $0) }.first {
            $0.kind == .ingredient
        }
    }

    private func known(folded: String) -> DrugEntry? {
        if let added = additions[folded] { return added }
        let entry = names.withFields(of: folded) { fields -> DrugEntry? in
            guard let kind = fields.first.flatMap({ DrugEntry.Kind(rawValue: Character(Unicode.Scalar($0))) })
            else { return nil }
            return DrugEntry(kind: kind, ingredients: ingredients.all(in: fields.dropFirst(2)))
        }
        return entry ?? nil
    }

    /// How many names the dictionary holds.
    package var count: Int { names.count + additions.keys.count { names.fields(of: $0) == nil } }

    /// Whether these ingredients together are known as one product.
    func isListed(_ ingredients: [DrugIngredient]) -> Bool {
        entry(folded: FoldedName.of(ingredients.map(\.name).joined(separator: " "))) != nil
    }
}

extension EmbeddedFile {
    var array: [UInt8] { [UInt8](UnsafeBufferPointer(start: bytes, count: count)) }
}
