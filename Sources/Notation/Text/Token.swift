import ChartSchema

/// A word, number or sign of a text, with the place it was printed at.
package struct Token: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case word, number, sign
        /// A raised figure or a sign that points to a footnote.
        case mark
    }

    package var kind: Kind
    /// Folded: lower case, no accents, no apostrophes.
    package var text: String
    package var place: Range<String.Index>
    /// How many parentheses are open around it.
    package var depth: Int
    /// A hyphen inside a word: "non-tobacco".
    package var isJoiner = false
    /// The value of a number.
    package var number: Figure?
}
