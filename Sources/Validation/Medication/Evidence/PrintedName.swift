import Vocabulary

/// A medication's name as printed, once however often it is printed.
struct PrintedName: Sendable {
    var printed: String
    var folded: String
    var drug: DrugResolution
    private var places: ArraySlice<UInt32> = []
    /// Known names near an unknown one, the nearest first.
    let suggestions: [DrugSuggestion]

    init(_ printed: String, accepting accepted: AcceptedNames) {
        self.printed = printed
        folded = FoldedName.of(printed)
        drug = DrugDictionary.standard.resolve(printed, accepting: accepted)
        suggestions = NearNames.of(drug)
    }

    /// Indices in ``MedicationEvidence/rows``, in the chart's order; never empty.
    var rows: [Int] { places.map(Int.init) }

    mutating func take(rows: ArraySlice<UInt32>) { places = rows }

    /// What names are compared by: the ingredients, and a dose that the name is bound to. `nil` without ingredients.
    var substance: [String]? {
        guard !drug.ingredients.isEmpty else { return nil }
        return drug.ingredients.map(\.name) + doses.map { FoldedName.of($0) }
    }

    /// Comparisons of doses in the name: "more than 40 mg".
    var doses: [String] { drug.parts.filter { $0.kind == .dose }.map(\.text) }
}
