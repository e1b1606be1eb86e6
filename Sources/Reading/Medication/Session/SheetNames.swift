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
        return scope.isWhole && scope.meanings.contains { if case .other = $0 { true } else { $0.isOfPeople } }
    }

    /// "Union Term (CA only)", "Non-NY", "New business only", "Rx before 7-1-2026": words that restrict, and a state in capitals among others.
    static func limits(_ name: String) -> Bool {
        let text = TaggedText(name)
        let isOfCapitals = !name.contains(where: \.isLowercase)
        return text.tags.indices.contains { place in
            limiting.contains { text.has($0, at: place) } || isPlace(place, text)
                || text.has(.placeCode, at: place) && (!isOfCapitals || text.tags.count == 1)
                    && StateWords.isCode(text.printed(place..<place + 1))
                || InForce.isEndedEdition(text.token(place).text)
        } || InForce.ends(name) || ChartSentence.withdraws(name)
    }

    /// "New York Rx"; "Kansas City Life" and "Washington National" are names.
    private static func isPlace(_ place: Int, _ text: TaggedText) -> Bool {
        guard text.has(.place, at: place) else { return false }
        guard text.tags.indices.contains(place + 1), text.token(place + 1).kind == .word else { return true }
        return !text.has(.organisation, at: place + 1) && !text.has(.plan, at: place + 1)
            && !text.tags[place + 1].senses.isEmpty && !PlanWords.isOfNames(text.token(place + 1).text)
    }

    private static let limiting: [WordCategory] = [
        .only, .exception, .negation, .if, .money, .boundBefore, .boundAfter, .past, .undo, .unitTime,
    ]

    /// "Sheet1": the name that a program of spreadsheets gives.
    private static func isGiven(_ name: String) -> Bool {
        let word = name.lowercased().filter(\.isLetter)
        return given.contains(word) && name.contains(where: \.isNumber)
    }

    /// Words of such names that say nothing of what the sheet holds: "Final", "Copy".
    static let neutral = Lexicon.words("sheet-names.neutral")
    private static let given = Lexicon.words("sheet-names.given")
}
