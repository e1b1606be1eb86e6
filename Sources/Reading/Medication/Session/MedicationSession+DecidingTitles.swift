import ChartSchema
import Notation
import Tables
import Vocabulary

/// Titles that decide: "Declined medications" says what its page is about, "Three or more = Decline" and "NY excluded" decide for some.
extension MedicationSession {
    /// Whether a title decides of something in words that are no title's, or gives a look-back without a unit, and nothing was made of it.
    func decidesForSome(_ piece: TextPiece) -> Bool {
        let text = said(by: piece)
        if !heard.contains(piece), !scopeHeadings.contains(piece), LookbackNotation.isBareLabelled(text) { return true }
        let said = texts[text].medication
        guard !heard.contains(piece), !scopeHeadings.contains(piece), !planPieces.contains(piece), !isNoted(text),
            !OutcomeWords(text).outcomes.isEmpty, !saysNothing(text), !HarmlessNote.isOne(text),
            !said.clauses.contains(where: { $0.key.map { Self.isKey($0) && text.hasPrefix($0) } ?? false }),
            PlanWords.plan(text) == nil,
            !DecisionScope.namesDimensions(text)
        else { return false }
        // "As needed use excluded"
        let rest = OutcomeWords(text).rest
        let beside = PageFurniture.wordsBeside(text).filter(rest.contains).joined(separator: " ")
        return PlanWords.leavesOut(text) || Self.excludes(text) && DecisionScope(beside)?.condition != nil
            || text.contains("=") || !MedicationSentence(text).words.isEmpty || speaksOfSome(text)
    }

    /// "D", "✓", "IC": what a cell may print. "NY" is a place, and "Under 50" bounds.
    private static func isKey(_ key: String) -> Bool {
        let text = TaggedText(key)
        return OutcomeMark.isKey(key) && !text.has(.place) && !text.has(.placeCode) && text.tags.count == 1
    }

    /// Whether a word beside the decision is none of documents, medications and plans, and part of no name.
    func speaksOfSome(_ text: String) -> Bool {
        let page = PageFurniture.wordsBeside(text)
        return OutcomeWords(text).rest.contains { word in
            let tagged = TaggedText(word)
            if Self.some.contains(word) || tagged.has(.place) || tagged.has(.placeCode) {
                return !named(word, in: text)
            }
            // "Graded WL": a plan's letters, or a case's.
            let isCode =
                (2...4).contains(word.count) && word.allSatisfy(\.isLetter) && text.contains(word.uppercased())
                && tagged.tags.allSatisfy(\.senses.isEmpty)
            return page.contains(word) && (isCode || OrdinaryWords.contain(word)) && !NeutralWords.contain(word)
                && !Self.ofTitles.contains(word) && !tagged.has(.organisation) && !tagged.has(.plan)
                && !tagged.has(.filler) && !tagged.has(.pointing) && !instructions.hasName(with: word)
        }
    }

    /// "In Brief": two letters that are no capitals are no code of a place.
    private func named(_ word: String, in text: String) -> Bool {
        word.count == 2 && !text.contains(word.uppercased()) || instructions.hasName(with: word)
    }

    private static func excludes(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return tagged.tags.indices.contains(where: tagged.excludes)
    }

    private static let some = Lexicon.words("deciding-titles.some")
    private static let ofTitles = Lexicon.words("title.medications").union(Lexicon.words("title.page"))
        .union(Lexicon.words("medication-header.medication")).union(Lexicon.words("title.names"))
        .union(Lexicon.words("outcome-notation.plain")).union(Lexicon.words("medication-columns.fills"))
        .union(Lexicon.words("deciding-titles.titles"))
}
