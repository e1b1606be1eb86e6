import Notation
import Tables

/// Paragraphs right above tables and lists that are titles, where every table has one: each stands over its table, as a heading does.
enum TitleParagraphs {
    /// The document, with the titles as the innermost headings.
    static func asHeadings(_ document: Document) -> Document {
        let places = document.tables.indices.filter {
            document.tables[$0].furniture == nil && !document.tables[$0].cells.isEmpty
        }
        let titles = places.map { Self.titles(over: document.tables[$0]) }
        guard !titles.isEmpty, !titles.contains(where: \.isEmpty) else { return document }
        let all = Set(titles.joined())
        var document = document
        for (place, own) in zip(places, titles) {
            document.tables[place].headings += own
            document.tables[place].textBefore.removeAll(where: Set(own).contains)
        }
        for place in document.tables.indices { document.tables[place].textAfter.removeAll(where: all.contains) }
        return document
    }

    /// The last paragraphs above a table, as far as they are titles.
    private static func titles(over table: Table) -> [TextPiece] {
        // "Prostate cancer" over "Decision: Decline"
        let texts = table.textBefore.reversed().drop { decides($0.text) }
        return Array(texts.prefix { isTitle($0.text) }.reversed())
    }

    /// "Decision: Decline".
    private static func decides(_ text: String) -> Bool {
        guard let (label, value) = text.halves(apartAt: ": ") else { return false }
        return MedicationHeader(String(label)) == .outcome && OutcomeWords.words(label).count <= 2
            && OutcomeNotation.read(String(value)) != nil
    }

    /// A plan, a medication, or for whom or what something is, in a few words that are no sentence.
    private static func isTitle(_ text: String) -> Bool {
        guard text.count <= 60, let last = text.last, !".;".contains(last), !text.contains("="),
            !(text.first.map(MarkedText.isSign) ?? true),
            OutcomeNotation.decisions(inSentence: text).isEmpty
        else { return false }
        if MedicationList.isDrug(text), !MedicationList.isClass(text) { return true }
        return PlanWords.plan(text) != nil || PlanWords.header(text) != nil || DecisionScope(text)?.isTitle ?? false
    }
}
