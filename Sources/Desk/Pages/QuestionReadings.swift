import ChartSchema
import Eligibility
import Pages
import Pipeline
import Reading
import Reports

/// What a name that was not understood may be, as answers with keys: a known name for a misspelt one, and for a product under another
/// name those that the chart is for.
struct QuestionReadings {
    /// One of them.
    struct Reading {
        /// As the page says it: `Donepezil`.
        var name: String
        var about: String
        /// The question that it answers: `meaning:Donepazil 10 mg`.
        var question: String
        /// As `adopt --means` takes it.
        var word: String
    }

    private static let most = 7

    private let finding: Finding
    private let trial: TrialReading

    init(_ finding: Finding, _ trial: TrialReading) { (self.finding, self.trial) = (finding, trial) }

    /// Whether it tells of a product that the chart is not said to be for.
    static func isOfProduct(_ finding: Finding) -> Bool {
        finding.isA(MedicationFinding.productUnknown) || finding.isA(ChartFinding.productUnknown)
    }

    /// The likeliest first; none where nothing is near.
    var all: [Reading] {
        switch finding.rule {
        case "medication.name.unknown", "medication.use.unknown": nearest
        case _ where Self.isOfProduct(finding): products
        default: []
        }
    }

    private var nearest: [Reading] {
        guard let (printed, text) = read, text.contains(printed) else { return [] }
        let names =
            finding.rule.hasPrefix("medication.name.")
            ? NamedMedication(printed).respelt : finding.context["read_as"].map { [($0, [], $0)] } ?? []
        return names.prefix(Self.most).map { suggestion, ingredients, name in
            let of =
                ingredients.isEmpty || ingredients == [suggestion]
                ? "" : ", which is \(ingredients.joined(separator: " with "))"
            return Reading(
                name: suggestion, about: "for “\(printed.cut(to: 60))”\(of)", question: "meaning:" + text,
                word: TypedMeaning.ofOtherWords(text.replacing(printed, with: name), .medication))
        }
    }

    /// What the rule at the place of the finding took for its medication, or its use, and the text of the cell that holds it.
    private var read: (printed: String, text: String)? {
        guard case .medication(let chart)? = trial.reading.draft?.chart else { return nil }
        let isOfName = finding.rule.hasPrefix("medication.name.")
        for rule in chart.rules {
            guard let printed = isOfName ? rule.medication : rule.use,
                finding.message.contains("\"\(printed)\""), let cell = rule.cells.first(where: { isThere($0) })
            else { continue }
            return (printed, cell.text.onOneLine)
        }
        return nil
    }

    private func isThere(_ cell: CellReference) -> Bool {
        cell.table == finding.location.table && cell.row == finding.location.row
            && cell.column == finding.location.column
    }

    private var products: [Reading] {
        guard let name = finding.context["product"] else { return [] }
        let known = trial.products.prefix(Self.most).map {
            Reading(
                name: $0.name, about: "“\(name.cut(to: 60))” is another name for it", question: "meaning:" + name,
                word: TypedMeaning.product($0.id))
        }
        guard let own = Self.own(finding, trial) else { return known }
        let isNew = !trial.productsOfCarrier.contains { $0.id == own.id }
        return known + [
            Reading(
                name: own.name.cut(to: 60),
                about: isNew ? "is a product of its own" : "of the same carrier: the chart is for it, too",
                question: "meaning:" + name, word: TypedMeaning.product(own.id))
        ]
    }

    /// The product that a name is, besides those that the chart is for: one that the carrier has, or a new one.
    static func own(_ finding: Finding, _ trial: TrialReading) -> AdoptionRequest.Named? {
        let all = (trial.productsOfCarrier + trial.products).map { (id: $0.id, name: $0.name) }
        guard let name = finding.context["product"] else { return nil }
        let meant = finding.context["meant"].flatMap { id in all.first { $0.id == id } }
        guard
            let own = meant.map({ AdoptionRequest.Named(id: $0.id, name: $0.name) })
                ?? AdoptionRequest.Named(name: name, known: all), !trial.products.contains(where: { $0.id == own.id })
        else { return nil }
        return own
    }

    /// As the page draws them.
    func values(preview: (Reading) -> String) -> [[String: Any]] {
        all.enumerated().map { number, reading in
            [
                "key": number + 1, "name": reading.name, "about": reading.about, "question": reading.question,
                "word": reading.word, "host": DeskQuestion.name(of: finding), "preview": preview(reading),
            ]
        }
    }
}
