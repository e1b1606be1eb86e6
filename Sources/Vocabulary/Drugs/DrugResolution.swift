/// What a printed medication name was found to mean, and how.
package struct DrugResolution: Equatable, Sendable {
    /// The name as printed.
    package var printed: String
    package var answer: Answer
    /// How the answer was found, in the order of the steps; empty when there is none.
    package var ways: [Way] = []
    /// What else stands in the cell: strength, form, salt, a remark.
    package var parts: [DrugPart] = []

    /// What `not-drugs.tsv` calls every medication that a chart does not print.
    package static let everyOther = "every other medication"

    package enum Answer: Equatable, Sendable {
        /// One drug; sorted by name, never empty.
        case ingredients([DrugIngredient])
        /// A wildcard that names a class of drugs: "Insulin (all types)".
        case drugClass(DrugClass)
        /// A thing that is no drug, as "oxygen", with what it is.
        case notADrug(String)
        case unresolved(Reason)
    }

    package enum Reason: Equatable, Sendable {
        case empty
        /// The whole name stands in no table.
        case unknown
        /// A list of which these parts, folded, stand in no table.
        case unknownParts([String])
        /// Two names in one cell mean different drugs.
        case contradiction([String], [String])
        /// Several drugs of which any one is meant, "Lipitor or Crestor", each with its ingredients; none where a class or a
        /// thing that is no drug stands among them.
        case alternatives([[DrugIngredient]])
    }

    package enum Way: String, Sendable, CaseIterable {
        case ingredient, brand, synonym, combination
        /// Generics printed as a list that no table knows as one product.
        case unlistedCombination = "unlisted-combination"
        /// One drug under several names: "Coumadin / Warfarin", "Coumadin (warfarin)".
        case severalNames = "several-names"
        case saltStripped = "salt-stripped"
        case strengthSplit = "strength-split"
        /// A hyphen or a blank inside the printed name was dropped: "Nitro-Quick".
        case joined
        /// The name was added to the public tables by hand (drug-additions.tsv).
        case addition
        /// A person accepted this meaning of this spelling (accepted-names.tsv).
        case accepted
        case drugClass = "class"
        case notADrug = "not-a-drug"
    }

    /// Empty unless one drug was found.
    package var ingredients: [DrugIngredient] {
        if case .ingredients(let ingredients) = answer { ingredients } else { [] }
    }

    /// The identifiers of the ingredients that have one, in the order of the ingredients.
    package var rxcuis: [String] { ingredients.compactMap(\.rxcui) }

    /// Whether a person should look: the name was found in no table or means two things.
    package var isUnresolved: Bool {
        if case .unresolved = answer { true } else { false }
    }
}
