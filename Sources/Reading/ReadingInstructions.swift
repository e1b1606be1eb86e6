import ChartSchema
import Notation
import Vocabulary

/// What is known about a file before it is opened: whose chart it is, and what its carrier's words mean.
///
/// With nothing but an id the chart is read by its form alone; what its carrier's words mean is said name by name
/// (``means(_:only:isOfCarrier:)``), or by an adapter's rule (``rule``) where no name was said.
package struct ReadingInstructions: Sendable {
    package var id: ChartID
    /// The products of the source, in the configuration's order; ids and names.
    package var products: [Product]
    /// The layout that was reviewed and pinned; a file that is laid out otherwise is not published.
    package var layout: LayoutSignature?
    /// What a person has said of the chart because its file does not.
    package var given = Given()
    /// Medications' names whose meaning a person has accepted.
    package var acceptedNames = AcceptedNames()
    /// What the carrier's words mean, by their folded text.
    private var meanings: [FoldedText: [Meaning]] = [:]
    /// What a label means that was not said by its name.
    package var rule: (@Sendable (_ label: String) -> RateClass?)?
    /// See ``sayings``.
    var said: [Saying] = []

    package init(id: ChartID, products: [Product] = []) {
        self.id = id
        self.products = products
    }

    /// Whether a word stands in the carrier's or a product's name: "Guardian" of "Guardian Life".
    func hasName(with word: String) -> Bool {
        ([id.carrier] + products.flatMap { [$0.id, $0.name] }).contains { Self.name($0, holds: word) }
    }

    /// Whether a word, and no part of one, stands in a name: "old" does not stand in "Gold".
    static func name(_ name: String, holds word: String) -> Bool {
        words(of: name).contains(Substring(word.lowercased()))
    }

    static func words(of name: String) -> [Substring] { name.lowercased().split { !$0.isLetter } }

    package struct Product: Sendable, Hashable {
        package var id: String
        package var name: String

        package init(id: String, name: String) {
            self.id = id
            self.name = name
        }
    }

    /// What a name on the carrier's chart stands for: a class, a product, or a minimum that all classes share.
    package struct Meaning: Sendable, Hashable {
        package var rateClass: RateClass?
        /// A product's id.
        package var product: String?
        /// The class label to publish; `nil` where the name names no class.
        package var label: String?
        package var tobacco: Tobacco?
        /// The column is a minimum for every class of its row, though its header names some.
        package var isCommon: Bool
        /// What the word, or the mark, decides on a medication chart.
        package var outcome: MedicationOutcome?
        /// What a person says of the text, instead of all that.
        package var saying: Saying?

        package init(
            rateClass: RateClass? = nil, product: String? = nil, label: String? = nil, tobacco: Tobacco? = nil,
            isCommon: Bool = false, outcome: MedicationOutcome? = nil, saying: Saying? = nil
        ) {
            self.rateClass = rateClass
            self.product = product
            self.label = label
            self.tobacco = tobacco
            self.isCommon = isCommon
            self.outcome = outcome
            self.saying = saying
        }
    }

    /// The name means this and nothing else, whatever was said of it before.
    ///
    /// - Parameter isOfCarrier: Whether that holds on all charts of the carrier.
    package mutating func means(_ name: String, only meanings: [Meaning], isOfCarrier: Bool = false) {
        takesBack(name)
        let named = meanings.filter { $0.saying == nil }
        self.meanings[FoldedText(name)] = named.isEmpty && !meanings.isEmpty ? nil : named
        for var saying in meanings.compactMap(\.saying) {
            saying.isOfCarrier = isOfCarrier
            takes(saying)
        }
    }

    /// What the carrier means by a label: as printed, or without the tobacco state that it carries.
    func meanings(of label: String) -> [Meaning] {
        if meanings.isEmpty, rule == nil { return [] }
        if let exact = meanings[FoldedText(label)] { return exact }
        if let ruled = rule?(label) { return [Meaning(rateClass: ruled, label: label)] }
        let words = LabelTokens(label).tokens.filter { token in
            switch token.category {
            case .tobacco?, .noTobacco?, .anyTobacco?: false
            case .filler?: !["et", "and"].contains(token.word)
            default: true
            }
        }.map(\.word)
        guard let known = meanings[FoldedText(words.joined(separator: " "))] else { return [] }
        return known.map { meaning in
            var own = meaning
            if own.label != nil { own.label = label }
            return own
        }
    }

    /// What a word or mark of a medication chart decides, where that has been said, with the wording to publish.
    func decision(of text: String) -> (outcome: MedicationOutcome, label: String)? {
        let known = (meanings[FoldedText(text)] ?? []).first { $0.outcome != nil }
        return known?.outcome.map { ($0, known?.label ?? text) }
    }

    /// The id of the product that a column's name stands for, where that is known.
    func product(named name: String) -> String? {
        if let said = meanings[FoldedText(name)]?.lazy.compactMap(\.product).first { return said }
        return products.first { FoldedText($0.name) == FoldedText(name) || $0.id == name }?.id
    }

    /// Whether words belong to the name of the carrier or of a product.
    func names(_ text: String) -> Bool {
        let words = Set(FoldedText(text).string.split(separator: " "))
        return ([id.carrier.replacing("-", with: " ")] + products.map(\.name)).contains {
            words.isSubset(of: FoldedText($0).string.split(separator: " "))
        }
    }

    /// The rate class of a label: the carrier's word, or what every carrier would mean.
    func rateClass(of label: String) -> RateClass? {
        meanings(of: label).first?.rateClass ?? ClassMeaning.of(label)
    }
}
