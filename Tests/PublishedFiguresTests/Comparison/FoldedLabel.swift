import Foundation

/// A label without what print leaves open: case, punctuation, kinds of space.
///
/// Accents stay, because losing them is how a wrongly decoded file shows.
struct FoldedLabel: Hashable {
    let words: [String]

    init(_ label: String) {
        words = label.precomposedStringWithCanonicalMapping.lowercased()
            .split { !$0.isLetter && !$0.isNumber }
            .map(String.init)
    }
}
