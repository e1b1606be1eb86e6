import ChartSchema
import Reading

/// What a name or a text of a chart means, as `adopt --means` takes it: `Select=standard-plus`, `•=decline`, of a product under
/// another name `Golden Years=product:whole-life`, and of a text that no grammar claims `D/C=Decline, 2 years`,
/// `House rule=as-printed` or `Tel. 12=left-out`.
package struct TypedMeaning: Sendable, Hashable {
    package var name: String
    /// An id of a class or an outcome, `minimum`, `product:` and the id of one, `as-printed`, `left-out`, or other words.
    package var word: String
    /// Of what is said of a text: why.
    package var reason: String?

    package init(_ name: String, _ word: String, reason: String? = nil) {
        (self.name, self.word, self.reason) = (name, word, reason)
    }

    package static let asPrinted = "as-printed"
    package static let leftOut = "left-out"

    private static let productPrefix = "product:"

    package static func product(_ id: String) -> String { productPrefix + id }

    /// The id of the product that it says.
    package var product: String? {
        word.hasPrefix(Self.productPrefix) ? String(word.dropFirst(Self.productPrefix.count)) : nil
    }

    /// What is said of a text; `nil` for a class or an outcome. Ids are of small letters, digits and hyphens, a letter first; other
    /// words have a capital letter, a blank or a sign, or begin with a digit.
    package var saying: Saying? {
        switch word {
        case _ where product != nil: nil
        case Self.asPrinted: Saying(name, .asPrinted, reason: reason)
        case Self.leftOut: Saying(name, .leftOut, reason: reason)
        case ConfigurationReader.slug(word) where word.first?.isNumber != true: nil
        default: Saying(name, .words(word), reason: reason)
        }
    }

    /// Other words as they are typed freely: those that are no class and no outcome, and look like one, begin with a capital letter.
    package static func ofOtherWords(_ words: String, _ kind: ChartKind) -> String {
        let isID = words == ConfigurationReader.slug(words)
        guard isID, ![asPrinted, leftOut].contains(words), !Question.meanings(of: kind).contains(words) else {
            return words
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// As the configuration says it.
    func named(_ kind: ChartKind) -> PipelineConfiguration.NamedMeaning {
        let meaning =
            if let saying {
                ReadingInstructions.Meaning(saying: saying)
            } else if let product {
                ReadingInstructions.Meaning(product: product)
            } else {
                switch kind {
                case .build where word == "minimum": ReadingInstructions.Meaning(isCommon: true)
                case .build: ReadingInstructions.Meaning(rateClass: RateClass(rawValue: word), label: name)
                case .medication: ReadingInstructions.Meaning(label: name, outcome: MedicationOutcome(rawValue: word))
                }
            }
        return PipelineConfiguration.NamedMeaning(name: name, meanings: [meaning])
    }
}
