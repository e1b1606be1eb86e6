import Notation
import Tables

/// The title of the page's window, which the page itself need not print.
extension MedicationSession {
    /// The title limits what the page says nothing of; what it is about, and whose it is, changes no rule.
    mutating func reportTitle() {
        guard !rules.isEmpty, let title = document.title else { return }
        let scope = Scope(title.text)
        let limiting: [WordCategory] = [.only, .exception, .joined, .unitTime, .money]
        let saysWho = scope.meanings.contains { if case .dose = $0 { true } else { $0.isOfTitle } }
        let isHeard = (heard.union(scopeHeadings)).union(planPieces).contains { $0.text == title.text }
        guard !isHeard else { return }
        if saysWho || ChartSentence.withdraws(title.text) || isOfPlace(title.text)
            || limiting.contains(where: scope.tagged.has)
        {
            reportLost(title, .limit)
        } else if case let words = unprintedWords(of: title), !words.isEmpty {
            reportLost(title, .words(words))
        }
    }

    /// "Worksite" of "Medication guide - Worksite cases", "simplified issue": what a title is told of for, and by what way of underwriting plans are
    /// issued, where no heading prints it and it is no part of a product's name.
    private func unprintedWords(of title: TextPiece) -> [String] {
        var words: [String] = []
        let tagged = TaggedText(title.text)
        if speaksOfSome(tagged), case .words(let own)? = lost(of: title) { words = own }
        // "Simplified Issue Term" is a kind of plan.
        if !tagged.tags.indices.contains(where: { ProductTitle.tellsPlan(tagged, $0) && !isUnderwriting(tagged, $0) }) {
            let folded = " " + Self.apart(title.text) + " "
            words += Self.underwriting.filter { folded.contains(" \($0) ") }.sorted()
        }
        let printed = document.tables.flatMap { $0.headings + [$0.caption].compactMap(\.self) }.map(\.text)
        let known = FoldedText(
            (printed + rules.prefix(1).compactMap(\.rule.product) + namesInTitle(title)).joined(separator: " ")
        ).string
        return words.filter { !known.contains(FoldedText($0).string) }
    }

    /// "Non-Med", which names of plans have, too.
    private func isUnderwriting(_ text: TaggedText, _ place: Int) -> Bool {
        Self.underwriting.contains(Self.apart(text.printed(place..<place + 1)))
    }

    /// What a title names that is a plan's, or may be.
    private func namesInTitle(_ title: TextPiece) -> [String] {
        ProductTitle.names(in: title.text) + [UntoldProduct.name(in: title.text)].compactMap(\.self)
    }

    /// "Worksite cases", "Drug list for spouses": a name of the page, or of whose it is, says nothing of anybody.
    private func speaksOfSome(_ text: TaggedText) -> Bool {
        text.has(.purpose) || text.has(.person)
            || text.tokens.contains { Self.populations.contains($0.text) || Self.others.contains($0.text) }
            || text.tokens.contains { ChartSentence.isAgeGroup($0.text) }
    }

    private static let populations = Lexicon.words("title.populations")
    private static let others = Lexicon.words("title.others")

    private static func apart(_ text: String) -> String {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }

    private static let underwriting = Lexicon.words("window-title.underwriting")

    /// "Guam", and not "Bayou State Life" or "Granite State".
    private func isOfPlace(_ title: String) -> Bool {
        let text = TaggedText(title)
        return text.tags.indices.contains { place in
            text.has(.place, at: place) && !StateWords.areOfAnyState(text.token(place).text)
                && !(text.tags.indices.contains(place + 1)
                    && (text.has(.organisation, at: place + 1) || text.token(place + 1).text == "life"))
        }
    }
}
