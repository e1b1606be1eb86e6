import ChartSchema
import Vocabulary

/// A typed name and what it was found to mean.
public struct NamedMedication: Hashable, Sendable {
    public var name: String
    /// Names of the active ingredients, sorted; empty where the dictionary knows no one drug of the name.
    public var ingredients: [String]
    /// Their RxNorm identifiers, as far as they have one.
    public var rxcui: [String]
    /// How the dictionary came from the name to the ingredients: `brand`, `ingredient`, `salt-stripped`, ….
    public var ways: [String]
    /// Names that may have been meant, nearest first; none for a name that is known.
    public var suggestions: [String]

    /// The name as the dictionary reads it. Nothing is guessed: a misspelled name has suggestions and no ingredients.
    public init(_ name: String) {
        let resolution = DrugDictionary.standard.resolve(name)
        self.name = name
        ingredients = resolution.ingredients.map(\.name)
        rxcui = resolution.rxcuis
        ways = resolution.ways.map(\.rawValue)
        suggestions = DrugDictionary.standard.suggestions(for: resolution).map(\.name)
    }

    var folded: String { FoldedName.of(name) }
}
