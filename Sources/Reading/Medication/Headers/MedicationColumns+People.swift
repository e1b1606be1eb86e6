import Notation
import Vocabulary

/// Columns that say for whom a row is.
extension MedicationColumns {
    /// "Sex", "Tobacco status", "Severity": whom the row is for, in words or letters.
    static func isOfPeople(_ header: String) -> Bool {
        Lexicon.standard.senses(of: header.spacedName).contains {
            [WordSense(.header, "sex"), WordSense(.header, "tobacco"), WordSense(.header, "severity")].contains($0)
        }
    }

    /// "Smoker" of "Smoker (Y/N)": without the answers that stand below it.
    static func withoutAnswers(_ header: String) -> String {
        guard let (name, aside) = header.partsAtLastGroup,
            aside.split(whereSeparator: { " /,|&".contains($0) }).allSatisfy({ answers.contains($0.lowercased()) })
        else { return header }
        return name
    }

    private static let answers = Lexicon.words("medication-columns.answers")

    /// The texts of a header of several rows without those that leave nobody out: "All ages" below "Cedar Term".
    static func withoutEverybody(_ texts: [String]) -> [String] {
        let rest = texts.filter { !everybody.contains(FoldedText($0).string) }
        return rest.isEmpty ? texts : rest
    }

    private static let everybody = Lexicon.words("medication-columns.everybody")

    /// "Tobacco?" over "Yes", "No" and "Any".
    static func asksTobacco(_ header: String, _ cells: ColumnTexts) -> Bool {
        let text = TaggedText(withoutAnswers(header).spacedName)
        let isName = text.tags.indices.allSatisfy { place in
            text.value(.tobacco, at: place) == "yes" || text.token(place).kind == .sign
        }
        return isName && text.has(.tobacco) && cells.number(MarkSign.isAnswer) > 0
            && cells.all { MarkSign.isAnswer($0) || MedicationTable.isEither($0) }
    }
}
