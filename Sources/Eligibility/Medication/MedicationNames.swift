import ChartSchema
import Vocabulary

/// The medications that charts print, as they are found while a person types.
///
/// Made once of an index; a search then takes microseconds.
public struct MedicationNames: Sendable {
    /// By folded name.
    public let all: [ListedMedication]
    private let names: NameCompletions
    private let ingredients: NameCompletions
    /// The medications of the ingredients in the same order.
    private let byIngredients: [[Int]]

    public init(_ index: MedicationIndex) {
        var byName: [String: ListedMedication] = [:]
        for chart in index.charts {
            for rule in chart.rules {
                byName[
                    FoldedName.of(rule.medication),
                    default: ListedMedication(
                        medication: rule.medication, ingredients: rule.ingredients, rules: 0, carriers: [])
                ].count(rule, of: chart.carrier)
            }
        }
        let sorted = byName.sorted { $0.key < $1.key }
        all = sorted.map(\.value)
        names = NameCompletions(sorted.map(\.key))
        var byIngredients: [String: [Int]] = [:]
        for (number, listed) in all.enumerated() where !listed.ingredients.isEmpty {
            byIngredients[Self.folded(listed.ingredients), default: []].append(number)
        }
        let sortedIngredients = byIngredients.sorted { $0.key < $1.key }
        ingredients = NameCompletions(sortedIngredients.map(\.key))
        self.byIngredients = sortedIngredients.map(\.value)
    }

    /// The medications with a word, in the name or an ingredient, that begins as typed, best first: the name itself,
    /// names that begin so, names of which a later word does, ingredients. When no chart prints such a word, those with
    /// the ingredients of a name of the dictionary that begins so: "jantov" finds "Warfarin".
    ///
    /// - Parameter typed: Signs and capitals do not matter. Every medication matches an empty text.
    public func matching(_ typed: String, limit: Int = .max) -> [ListedMedication] {
        guard !FoldedName.of(typed).isEmpty else { return Array(all.prefix(limit)) }
        var found = names.matches(typed, limit: min(limit, all.count))
        append(ingredients.matches(typed, limit: byIngredients.count).flatMap { byIngredients[$0] }, to: &found)
        if found.isEmpty {
            for completion in DrugDictionary.completions(of: typed) {
                let same = Self.folded(completion.ingredients.map(\.name))
                let groups = ingredients.matches(same, limit: 1).map { byIngredients[$0] }
                append(groups.joined().filter { Self.folded(all[$0].ingredients) == same }, to: &found)
            }
        }
        return found.prefix(limit).map { all[$0] }
    }

    private func append(_ more: some Sequence<Int>, to found: inout [Int]) {
        var known = Set(found)
        for number in more where known.insert(number).inserted { found.append(number) }
    }

    private static func folded(_ ingredients: [String]) -> String { FoldedName.of(ingredients.joined(separator: " ")) }
}

extension ListedMedication {
    fileprivate mutating func count(_ rule: MedicationRule, of carrier: String) {
        rules += 1
        if !carriers.contains(carrier) { carriers.append(carrier) }
    }
}
