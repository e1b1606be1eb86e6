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

    /// The likeliest first; none where nothing is near.
    var all: [Reading] {
        switch finding.rule {
        case "medication.name.unknown", "medication.use.unknown": nearest
        case "medication.product.unknown": products
        default: []
        }
    }

    private var nearest: [Reading] {
        guard let (printed, text) = read, text.contains(printed) else { return [] }
        let names =
            finding.rule.hasPrefix("medication.name.")
            ? NamedMedication(printed).respelt : finding.context["read_as"].map { [($0, $0)] } ?? []
        return names.prefix(Self.most).map { suggestion, name in
            Reading(
                name: suggestion, about: "for “\(printed.cut(to: 60))”", question: "meaning:" + text,
                word: TypedMeaning.ofOtherWords(text.replacing(printed, with: name), .medication))
        }
    }

    /// What the rule at the place of the finding took for its medication, or its use, and the text of the cell that holds it.
    private var read: (printed: String, text: String)? {
        guard case .medication(let chart)? = trial.reading.draft?.chart else { return nil }
        let isOfName = finding.rule.hasPrefix("medication.name.")
        for rule in chart.rules {
            guard let printed = isOfName ? rule.medication : rule.use,
                let cell = rule.cells.first(where: { isThere($0) })
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
        guard let own = AdoptionRequest.Named(typed: name, known: trial.products.map { ($0.id, $0.name) }),
            !trial.products.contains(where: { $0.id == own.id })
        else { return known }
        return known + [
            Reading(
                name: name.cut(to: 60), about: "is a product of its own", question: "meaning:" + name,
                word: TypedMeaning.product(own.id))
        ]
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
