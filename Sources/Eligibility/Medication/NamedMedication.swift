import ChartSchema
import Vocabulary

/// A typed name and what it was found to mean.
///
///     NamedMedication("Plavix").ingredients  // ["clopidogrel"]
///     NamedMedication("Plavics").ingredients.isEmpty  // true
public struct NamedMedication: Hashable, Sendable {
    public let name: String
    /// Names of the active ingredients, sorted; empty where the dictionary knows no one drug of the name.
    public let ingredients: [String]
    /// Their RxNorm identifiers, as far as they have one.
    public let rxcui: [String]
    /// How the dictionary came from the name to the ingredients: `brand`, `ingredient`, `salt-stripped`, ….
    public let ways: [String]
    /// The name as names are compared.
    let folded: String
    private let resolution: DrugResolution

    /// The name as the dictionary reads it. Nothing is guessed: a misspelled name has suggestions and no ingredients.
    public init(_ name: String) {
        let resolution = DrugDictionary.standard.resolve(name)
        self.name = name
        ingredients = resolution.ingredients.map(\.name)
        rxcui = resolution.rxcuis
        ways = resolution.ways.map(\.rawValue)
        folded = FoldedName.of(name)
        self.resolution = resolution
    }

    /// Names that may have been meant, nearest first; none for a name that is known. Looking for them takes
    /// milliseconds.
    public var suggestions: [String] { DrugDictionary.standard.suggestions(for: resolution).map(\.name) }

    /// The same, each with its ingredients and the whole name as it would be printed with it: `donepezil`, `donepezil 10 mg`.
    package var respelt: [(suggestion: String, ingredients: [String], name: String)] {
        DrugDictionary.standard.suggestions(for: resolution).compactMap { suggestion in
            suggestion.inPlace(in: name).map { (suggestion.name, suggestion.ingredients.map(\.name), $0) }
        }
    }
}

extension NamedMedication {
    public static func == (a: NamedMedication, b: NamedMedication) -> Bool { a.name == b.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
