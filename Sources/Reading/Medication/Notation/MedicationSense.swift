import ChartSchema
import Notation
import Vocabulary

/// What a text says on a chart of medications: everything that is asked about it more than once, each worked out when it is asked
/// for the first time.
///
/// Every text of a document has one sense (``TextSenses``): charts print their headings over every page, and few decisions often.
final class MedicationSense {
    let text: String

    init(_ text: String) {
        self.text = text.utf8.contains(UInt8(ascii: "\n")) ? Self.rejoined(Self.withoutBullets(text)) : text
    }

    /// Every line begins with the same sign of a list, which is of no name.
    private static func withoutBullets(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimming(" ") }
        guard let sign = lines.first?.first, MarkedText.bullets.contains(sign),
            lines.allSatisfy({ $0.first == sign && $0.dropFirst().first == " " })
        else { return text }
        return lines.map { String($0.dropFirst()).trimming(" ") }.joined(separator: "\n")
    }

    /// "Nitro-" over "glycerin": the hyphen at the end of a line is the page's, where the dictionary knows the word without it.
    private static func rejoined(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for place in lines.indices.dropLast().reversed() {
            let line = lines[place].trimming(" ")
            guard let hyphen = line.last, "-\u{2010}\u{AD}".contains(hyphen), line.dropLast().last?.isLetter ?? false,
                case let next = lines[place + 1].trimming(" "), next.first?.isLowercase ?? false
            else { continue }
            let whole = String(line.dropLast()) + next
            // "Nitroglycerin" of "Nitroglycerin sublingual".
            let first = (line.split(separator: " ").last ?? "").dropLast() + (next.split(separator: " ").first ?? "")
            guard [whole, String(first)].contains(where: { !DrugDictionary.standard.resolve($0).isUnresolved }) else {
                continue
            }
            lines[place] = whole
            lines.remove(at: place + 1)
        }
        return lines.joined(separator: "\n")
    }

    /// The folded words.
    private(set) lazy var words = OutcomeWords.words(text)
    /// What it says as a header.
    private(set) lazy var header = MedicationHeader(text)
    /// The terms of the header, without what the document says of short forms.
    var terms: HeaderTerms { heldTerms.value }
    /// What it decides as a sentence.
    private(set) lazy var decisions = OutcomeNotation.decisions(inSentence: text)
    /// What it decides as a cell.
    var decision: OutcomeNotation.Reading? { heldDecision.value }
    /// What a deciding sentence says beside its decision.
    private(set) lazy var condition = OutcomeNotation.condition(ofSentence: text)
    /// Whom it is for, where it says nothing else.
    var scope: DecisionScope? { heldScope.value }
    /// Whether it names whom something is not for: "Anything other than migraine".
    private(set) lazy var isExcluded = MedicationTable.isExcluded(text)
    /// The parts that may explain a mark.
    private(set) lazy var clauses = LegendClause.all(in: text)
    /// Whether it decides, or speaks of what is on offer: what it says of a mark may be what the mark decides.
    private(set) lazy var mayExplain = !OutcomeWords(text).outcomes.isEmpty || OutcomeMark.offers(text)
    /// The notes of marks.
    private(set) lazy var notes = MarkNotes.all(in: text)
    /// The text without the marks behind it.
    private(set) lazy var marked = MarkedText(text)
    /// The mark that the text is.
    private(set) lazy var sign = MarkSign(text)
    /// Whether every word of it is a yes or a no.
    private(set) lazy var isAnswers = text.split { !$0.isLetter }.allSatisfy { MarkSign.isAnswer(String($0)) }
    /// What the dictionary says of it as a name.
    var drug: DrugResolution { heldDrug.value }
    /// Whether it is the name of a drug, marks aside.
    private(set) lazy var isDrug = marked.text == text ? !drug.isUnresolved : MedicationList.isDrug(text)
    /// The medications that it names, of which any one is meant.
    private(set) lazy var several = NamedMedication.several(in: self)
    /// A medication and what it is for.
    private(set) lazy var forUse = MedicationForUse(text)

    /// What takes much room, and most texts are not asked for.
    private final class Held<Value> {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private lazy var heldTerms = Held(HeaderTerms(text))
    private lazy var heldDecision = Held(OutcomeNotation.read(text))
    private lazy var heldScope = Held(DecisionScope(text))
    private lazy var heldDrug = Held(DrugDictionary.standard.resolve(text))
}
