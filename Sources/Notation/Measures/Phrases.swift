/// Words and phrases, folded, that a text may go on with, in the order they are tried.
package struct Phrases: Sendable {
    package let scalars: [[Unicode.Scalar]]
    /// The characters that a phrase begins with, all of them ASCII: a bit each.
    private var firsts: (low: UInt64, high: UInt64) = (0, 0)

    package init(_ phrases: [String]) {
        scalars = phrases.map { Array($0.unicodeScalars) }
        for phrase in scalars {
            guard let first = phrase.first, first.isASCII else { preconditionFailure("a phrase begins with ASCII") }
            if first.value < 64 { firsts.low |= 1 << first.value } else { firsts.high |= 1 << (first.value - 64) }
        }
    }

    /// The lexicon's phrases of a category.
    package init(_ category: WordCategory, _ values: String...) {
        self.init(
            values.flatMap { Lexicon.standard.phrases(category, $0) }
                .sorted { $0.unicodeScalars.count > $1.unicodeScalars.count })
    }

    /// Whether one of the phrases begins so: most texts are told apart by that.
    package func mayBegin(with scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<64: firsts.low & 1 << scalar.value != 0
        case 64..<128: firsts.high & 1 << (scalar.value - 64) != 0
        default: false
        }
    }
}
