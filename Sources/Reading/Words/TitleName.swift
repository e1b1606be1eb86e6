import ChartSchema
import Notation

/// The one name that a title has apart from whom it is for and what the page is: "Preferred" of "Non-Tobacco – Preferred", "Secure
/// Term" of "Build Chart: Secure Term (ages 18-60)"; not of "Preferred Non-Tobacco".
enum TitleName {
    /// `nil` where nothing is set apart, or several names stand in the title.
    static func of(_ title: String) -> String? {
        // Height/Weight is one word.
        let title = title.replacing(" / ", with: "|").replacing(#/ - (\D)/#) { " | \($0.1)" }
            .replacing(#/(\D) - /#) { "\($0.1) | " }
        guard title.contains(where: isSeparator) else { return nil }
        let parts = title.split(whereSeparator: isSeparator).map(singleSpaced).filter { !$0.isEmpty }
        let names = parts.filter { !isWhoOrPage($0) && $0.contains(where: \.isLetter) }
        guard parts.count > 1, names.count == 1, let printed = names.first, ColumnNames.isName(printed) else {
            return nil
        }
        let name = HeaderTerms(printed).label ?? printed
        return ColumnNames.isOfPage(name) ? nil : name
    }

    private static func isSeparator(_ character: Character) -> Bool { "–—:,|()".contains(character) }

    /// Whether a part says only for whom, or what the page is.
    private static func isWhoOrPage(_ part: String) -> Bool {
        // "50 to 64" behind "Age:".
        if AgeRange.read(FoldedText(part), isKnownAsAge: true) != nil { return true }
        return LabelTokens(part).tokens.allSatisfy { token in
            switch token.category {
            case .male?, .female?, .anySex?, .sexWord?, .tobacco?, .noTobacco?, .anyTobacco?, .tobaccoWord?, .age?,
                .ageWord?, .filler?, .height?, .weight?, .bmi?, .min?, .max?, .unit?, .classWord?, .productWord?:
                true
            default: HeaderLexicon.isTableWord(token.word) || HeaderLexicon.isWord(token.word, "subject")
            }
        }
    }
}
