/// Reads one printed cell against a dictionary.
///
/// The steps stand in files of their own: a name (`+Name`), a list of names (`+List`), names beside names in
/// parentheses (`+Gloss`).
struct DrugReader {
    let dictionary: DrugDictionary

    /// What a run of tokens was found to name.
    struct Found: Equatable {
        enum Meaning: Equatable {
            case drug([DrugIngredient], NameKind)
            case drugClass(DrugClass)
            case notADrug(String)

            /// "nebulizer" is none by itself, and says how a drug comes beside one.
            var isDrug: Bool {
                if case .notADrug = self { false } else { true }
            }
        }

        /// How much a name says by itself, from least to most.
        enum NameKind: Int, Comparable {
            /// Nothing: "Zestril".
            case brand
            /// Which ingredients there are; of one of them an exact form, or by another name: "isosorbide
            /// mononitrate".
            case generic
            /// Which ingredients there are, in their own names, so that a longer name may be meant: "tenofovir".
            case plain

            static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
        }

        var meaning: Meaning
        var ways: [DrugResolution.Way]
        var parts: [DrugPart] = []

        var ingredients: [DrugIngredient] {
            if case .drug(let ingredients, _) = meaning { ingredients } else { [] }
        }

        var nameKind: NameKind {
            if case .drug(_, let kind) = meaning { kind } else { .brand }
        }

        /// Whether a list of such names can make a combination.
        var isGeneric: Bool { nameKind >= .generic }
    }

    /// A run between two separators.
    enum Element: Equatable {
        case found(Found)
        /// Words that say how a drug comes, and name none.
        case parts([DrugPart])
        case unknown(folded: String, printed: String)
    }

    /// A list: its elements, and what they mean together.
    struct Reading {
        var elements: [Element]
        var result: Result<Found, Failure>
        /// Parts that belong to no element.
        var parts: [DrugPart] = []
    }

    struct Failure: Error {
        var reason: DrugResolution.Reason
    }

    static func failure(_ reason: DrugResolution.Reason) -> Result<Found, Failure> { .failure(Failure(reason: reason)) }
}

extension DrugDictionary {
    /// Reads a printed cell. Nothing is guessed: what stands in no table is unresolved, and
    /// ``suggestions(for:limit:)`` may help a person.
    package func resolve(_ printed: String, accepting accepted: AcceptedNames = AcceptedNames()) -> DrugResolution {
        let folded = FoldedName.of(printed)
        guard !folded.isEmpty else { return DrugResolution(printed: printed, answer: .unresolved(.empty)) }
        if let name = accepted[folded] {
            var resolution = resolve(name.means)
            resolution.printed = printed
            resolution.ways.append(.accepted)
            return resolution
        }
        let reader = DrugReader(dictionary: self)
        let tokens = DrugToken.all(in: printed)
        if let whole = reader.exact(tokens[...]) { return DrugResolution(printed, whole) }
        let doses = DrugDoses(tokens, units: words.units)
        let reading = reader.glossed(doses.rest[...])
        switch reading.result {
        case .success(var found):
            found.parts = doses.parts + found.parts + reading.parts
            if !doses.parts.allSatisfy({ $0.kind == .footnote }) { found.note(.strengthSplit) }
            return DrugResolution(printed, found)
        case .failure(let failure):
            return DrugResolution(
                printed: printed, answer: .unresolved(failure.reason), parts: doses.parts + reading.parts)
        }
    }
}

extension DrugReader.Found {
    /// Adds a way that is not yet there.
    mutating func note(_ way: DrugResolution.Way) {
        if !ways.contains(way) { ways.append(way) }
    }
}

extension DrugResolution {
    fileprivate init(_ printed: String, _ found: DrugReader.Found) {
        let answer: Answer =
            switch found.meaning {
            case .drug(let ingredients, _): .ingredients(ingredients)
            case .drugClass(let drugClass): .drugClass(drugClass)
            case .notADrug(let what): .notADrug(what)
            }
        self.init(printed: printed, answer: answer, ways: found.ways, parts: found.parts)
    }
}
