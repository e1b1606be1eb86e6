import ChartSchema
import Notation

/// The one name that a title has apart from whom it is for and what the page is: "Preferred" of "Non-Tobacco – Preferred", "Secure
/// Term" of "Build Chart: Secure Term (ages 18-60)"; not of "Preferred Non-Tobacco".
enum TitleName {
    /// `nil` where nothing is set apart, or several names stand in the title.
    static func of(_ title: String) -> String? {
        let parts = parts(of: title).map(singleSpaced).filter { !$0.isEmpty }
        var names = parts.filter { !isWhoOrPage($0) && $0.contains(where: \.isLetter) }
        // What stands in parentheses says more of the name before them: "Step 1 (Graded)".
        if names.count > 1, !title.contains("(") { names = className(among: names).map { [$0] } ?? names }
        guard parts.count > 1, names.count == 1, let printed = names.first, ColumnNames.isName(printed) else {
            return nil
        }
        let name = HeaderTerms(printed).label ?? printed
        return ColumnNames.isOfPage(name) ? nil : name
    }

    /// "Standard Class" behind "Simplified Issue Whole Life": the one part that is the name of a class to every carrier, where no other has a
    /// word of classes in it.
    private static func className(among names: [String]) -> String? {
        let classes = names.filter { ClassWords.name(HeaderTerms($0).label ?? $0) }
        let others = names.filter { !classes.contains($0) }
        return classes.count == 1 && !others.contains(where: ClassWords.are) ? classes.first : nil
    }

    /// A title cut at its signs, and at a slash or a hyphen between blanks: "Height/Weight" is one word, and so is "18 - 60".
    static func parts(of title: String) -> [Substring] {
        let scalars = title.unicodeScalars
        var parts: [Substring] = []
        var start = scalars.startIndex
        for place in scalars.indices where isSeparator(at: place, of: scalars) {
            parts.append(title[start..<place])
            start = scalars.index(after: place)
        }
        return parts + [title[start...]]
    }

    private static func isSeparator(at place: String.UnicodeScalarView.Index, of scalars: String.UnicodeScalarView)
        -> Bool
    {
        switch scalars[place] {
        case "–", "—", ":", ",", "|", "(", ")": return true
        case "/", "-":
            let before = scalars[..<place].suffix(2)
            let after = scalars[place...].dropFirst().prefix(2)
            guard before.last == " ", after.first == " " else { return false }
            if scalars[place] == "/" { return true }
            func isOther(_ scalar: Unicode.Scalar?) -> Bool {
                scalar.map { $0.properties.numericType != .decimal } ?? false
            }
            return isOther(before.count == 2 ? before.first : nil) || isOther(after.count == 2 ? after.last : nil)
        default: return false
        }
    }

    /// Whether a title says only for whom something is, or what the page is.
    static func saysOnlyWhoOrPage(_ title: String) -> Bool {
        parts(of: title).map(singleSpaced).allSatisfy { $0.isEmpty || isWhoOrPage($0) }
    }

    /// Whether a part says only for whom, or what the page is.
    private static func isWhoOrPage(_ part: String) -> Bool {
        // "50 to 64" behind "Age:".
        if AgeRange.read(FoldedText(part), isKnownAsAge: true) != nil { return true }
        return LabelTokens(part).tokens.allSatisfy { token in
            switch token.category {
            case .male?, .female?, .anySex?, .sexWord?, .tobacco?, .noTobacco?, .anyTobacco?, .tobaccoWord?, .age?,
                .ageWord?, .filler?, .height?, .weight?, .bmi?, .min?, .max?, .unit?, .classWord?, .productWord?:
                true
            default:
                HeaderLexicon.isTableWord(token.word) || HeaderLexicon.isWord(token.word, "subject")
                    || Lexicon.standard.senses(of: token.word).contains { $0.category == .person }
            }
        }
    }
}
