import Notation
import Tables
import Vocabulary

/// Names of worksheets where they tell the sheets apart: each stands over its table, as a heading does.
enum SheetNames {
    /// The document, with the names of its sheets as the outermost headings where several sheets hold tables and their names differ, or
    /// one says for whom it is: "Smokers".
    static func asHeadings(_ document: Document) -> Document {
        let named = document.tables.filter { $0.furniture == nil && $0.columnCount > 0 }.compactMap(\.name)
        guard
            Set(named).count > 1 && named.contains(where: { !isGiven($0) }) || named.contains(where: saysWho)
                || named.contains(where: isUse)
        else {
            return document
        }
        var document = document
        for place in document.tables.indices {
            guard let name = document.tables[place].name, !isGiven(name),
                let cell = document.tables[place].cells.first
            else { continue }
            document.tables[place].headings.insert(TextPiece(name, at: document.tables[place].place(of: cell)), at: 0)
        }
        return document
    }

    /// "Diabetes"; "Drugs" is what the sheet holds.
    private static func isUse(_ name: String) -> Bool {
        UseVocabulary.standard.uses(in: name) != nil && MedicationHeader(name) != .medication
    }

    private static func saysWho(_ name: String) -> Bool {
        let scope = Scope(name)
        return scope.isWhole && scope.meanings.contains(where: \.isOfPeople)
    }

    /// "Sheet1": the name that a program of spreadsheets gives.
    private static func isGiven(_ name: String) -> Bool {
        let word = name.lowercased().filter(\.isLetter)
        return given.contains(word) && name.contains(where: \.isNumber)
    }

    private static let given = Lexicon.words("sheet-names.given")
}
