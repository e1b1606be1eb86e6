/// A name of the dictionary that begins as a person has typed.
package struct DrugCompletion: Equatable, Sendable {
    /// Folded: "coumadin".
    package var name: String
    package var kind: DrugEntry.Kind
    package var ingredients: [DrugIngredient]
}

/// The names of a dictionary, for a field in which a person types.
struct DrugCompletions: Sendable {
    private let dictionary: DrugDictionary
    private let names: [String]
    private let index: NameCompletions

    static let standard = DrugCompletions(.standard)

    /// Sorts the names of the dictionary by how likely one looks for them: ingredients and brands, combinations, salts,
    /// synonyms; short names first.
    init(_ dictionary: DrugDictionary) {
        var names: [(rank: Int, name: String)] = []
        dictionary.names.forEachKey { key, kind in
            let name = String(decoding: key, as: UTF8.self)
            guard dictionary.additions[name] == nil else { return }
            names.append((Self.rank(Character(Unicode.Scalar(kind))) + key.count, name))
        }
        for (name, entry) in dictionary.additions {
            names.append((Self.rank(entry.kind.rawValue) + name.utf8.count, name))
        }
        names.sort { ($0.rank, $0.name) < ($1.rank, $1.name) }
        self.dictionary = dictionary
        self.names = names.map(\.name)
        index = NameCompletions(self.names)
    }

    private static func rank(_ kind: Character) -> Int {
        switch DrugEntry.Kind(rawValue: kind) {
        case .ingredient?, .brand?: 0
        case .combination?: 1_000
        case .preciseIngredient?: 2_000
        case .synonym?, nil: 3_000
        }
    }

    func matches(_ typed: String, limit: Int) -> [DrugCompletion] {
        var found: [DrugCompletion] = []
        for number in index.matches(typed, limit: limit * 3) where found.count < limit {
            let name = names[number]
            guard let entry = dictionary.entry(folded: name) else { continue }
            // "warfarin sodium" says no more than "warfarin" above it.
            if found.contains(where: { $0.ingredients == entry.ingredients && name.hasPrefix($0.name + " ") }) {
                continue
            }
            found.append(DrugCompletion(name: name, kind: entry.kind, ingredients: entry.ingredients))
        }
        return found
    }
}

extension DrugDictionary {
    /// The brands and generic names with a word that begins as typed, best first: the name itself, names that begin
    /// so, ingredients and brands before combinations, salts and synonyms, short names before long ones. In
    /// microseconds, once the names are sorted at the first call.
    ///
    /// - Parameter typed: "Coum", "toprol-x"; signs and capitals do not matter. An empty text has no completions.
    package static func completions(of typed: String, limit: Int = 10) -> [DrugCompletion] {
        DrugCompletions.standard.matches(typed, limit: limit)
    }
}
