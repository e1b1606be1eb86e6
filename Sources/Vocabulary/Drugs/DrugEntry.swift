/// What the dictionary holds under one name.
package struct DrugEntry: Equatable, Sendable {
    package enum Kind: Character, Sendable {
        case ingredient = "I"
        /// Several ingredients under their own names.
        case combination = "M"
        /// An ingredient with its salt or another exact form: "warfarin sodium".
        case preciseIngredient = "P"
        case brand = "B"
        /// Another name or an abbreviation of an ingredient: "hctz".
        case synonym = "S"
    }

    package var kind: Kind
    /// Sorted by name.
    package var ingredients: [DrugIngredient]
    /// Whether the entry was added by hand to what the public tables hold.
    package var isAddition = false
}
