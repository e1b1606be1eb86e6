import Notation

/// The class that a title names apart from whom it is for: "Preferred" of "Non-Tobacco – Preferred", not of "Preferred Non-Tobacco".
enum ClassTitle {
    /// `nil` where nothing is set apart, or other words stand in the label.
    static func name(_ label: String) -> String? {
        guard label.contains(where: isSeparator) else { return nil }
        let parts = label.split(whereSeparator: isSeparator).map(singleSpaced).filter { !$0.isEmpty }
        let names = parts.filter { !isWho($0) }
        guard parts.count > 1, names.count == 1, let name = names.first, ClassWords.areAll(of: name) else { return nil }
        return name
    }

    private static func isSeparator(_ character: Character) -> Bool { "–—:,|()".contains(character) }

    /// Whether a part says only for whom, or what the page is.
    private static func isWho(_ part: String) -> Bool {
        LabelTokens(part).tokens.allSatisfy { token in
            switch token.category {
            case .male?, .female?, .anySex?, .tobacco?, .noTobacco?, .anyTobacco?, .age?, .filler?: true
            default: HeaderLexicon.isTableWord(token.word) || HeaderLexicon.isWord(token.word, "subject")
            }
        }
    }
}
