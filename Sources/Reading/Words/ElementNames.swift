import Notation
import Tables

/// Names of elements in a file of data that say for whom or what the figures in them are: `<Female>` around rows, `<NonNicotine/>`.
enum ElementNames {
    /// "BuildTable minAge" without the element that the attribute stands in, where that says only that it holds a chart.
    static func bare(_ header: String) -> String {
        guard let (element, name) = header.halves(apartAt: " "), !name.contains(" "),
            element.contains(where: \.isUppercase), element.contains(where: \.isLowercase),
            case let words = OutcomeWords.words(String(element).spacedName), words.count > 1,
            words.allSatisfy(ofCharts.contains)
        else { return header }
        return String(name)
    }

    private static let ofCharts = Lexicon.words("element-names.of-charts")

    /// The document, with such names of elements around a table as headings where they stand, and of empty ones as texts behind it.
    static func asTexts(_ document: Document) -> Document {
        guard document.format == .xml else { return document }
        let apart = namesApart(document.tables)
        // The elements around all of a file stand around each of its tables.
        let names = Set(document.tables.flatMap { $0.enclosingElements.map(\.name.text) + $0.bareElements.map(\.text) })
        let speaking = names.filter(says)
        var document = document
        for place in document.tables.indices {
            let table = document.tables[place]
            let saying = table.enclosingElements.filter {
                $0.values != .named && (speaking.contains($0.name.text) || apart.contains($0.name))
                    && !(isAgeGroup($0.name) && saysAges(table))
            }
            let (told, held) = (saying.filter(isOfItsValues), saying.filter { !isOfItsValues($0) })
            for element in held.reversed() {
                document.tables[place].headings.insert(element.name, at: element.headingsBefore)
            }
            document.tables[place].textAfter +=
                told.map(\.name) + table.bareElements.filter { speaking.contains($0.text) }
        }
        return document
    }

    /// `<newBusiness>` and `<reinstatement>` around rows of the same columns: what their names tell apart.
    private static func namesApart(_ tables: [Table]) -> Set<TextPiece> {
        let alike = Dictionary(grouping: tables.filter { $0.furniture == nil && !$0.cells.isEmpty }, by: headers)
        return Set(
            alike.values.filter { $0.count > 1 }.flatMap { tables -> [TextPiece] in
                let names = tables.map { table in
                    Set(table.enclosingElements.filter { $0.values != .named }.map(\.name.text))
                }
                let shared = names.dropFirst().reduce(names[0]) { $0.intersection($1) }
                // Elements of which one stands around no rows of its own tell nothing apart.
                guard names.allSatisfy({ !$0.subtracting(shared).isEmpty }) else { return [] }
                return tables.flatMap(\.enclosingElements).map(\.name).filter { name in
                    !shared.contains(name.text) && name.text.count(where: \.isLetter) > 2
                        && !name.text.contains(where: \.isNumber)
                }
            })
    }

    private static func headers(of table: Table) -> [String] {
        table.cells.indices.prefix { table.cells[$0].row == 0 }.map { table.text(of: table.cells[$0]) }
    }

    /// "juvenileChart" around ages says no more than they do.
    private static func isAgeGroup(_ piece: TextPiece) -> Bool {
        TaggedText(piece.text).tokens.contains { ChartSentence.isAgeGroup($0.text) }
    }

    private static func saysAges(_ table: Table) -> Bool {
        (headers(of: table) + table.headings.map(\.text)).contains { HeaderTerms($0.spacedName).isAgeName }
    }

    private static func says(_ name: String) -> Bool {
        if !isNeutral(name) { return true }
        let text = TaggedText(name)
        let isOfSome = Scope(name).meanings.contains(where: \.isOfPeople)
        let isEnd = HeaderTerms(name).boundOfWeights != nil
        // "medicationExclusions" is what the file holds.
        if !isOfSome, MedicationHeader(name) == .medication { return false }
        return isOfSome || isEnd || text.tokens.contains { words.contains($0.text) }
            || text.tags.indices.contains { place in
                saying.contains { text.has($0, at: place) } && !isOfTables(text, place)
            }
    }

    /// `<WL>`, `<firstFill>`, `<Topical>`: a name with a word that says more than that the element holds a chart or a part of one.
    static func isUnknown(_ name: TextPiece) -> Bool { !isNeutral(name.text) }

    /// Whether no word of a name says more than what an element holds.
    static func isNeutral(_ name: String) -> Bool {
        !OutcomeWords.words(name).contains { word in
            word.count > 1 && Int(word) == nil && !neutral.contains(word.prefix { !$0.isNumber }.lowercased())
        }
    }

    /// `<tobacco status="N">`: its values may say what it is the name of.
    private static func isOfItsValues(_ element: EnclosingElement) -> Bool {
        guard element.values == .own else { return false }
        let terms = HeaderTerms(element.name.text)
        if terms.sex != nil { return false }
        return terms.isTobaccoName || terms.tobacco != nil || terms.isSexName || terms.isAgeName || terms.isClassName
            || terms.isProductName || MedicationHeader(element.name.text) != .unknown
    }

    /// `<table>`, `<Table1>`, `<level2>`: parts of a file, and no ratings.
    private static func isOfTables(_ text: TaggedText, _ place: Int) -> Bool {
        switch text.value(.decision, at: place) {
        case "rated-table": true
        case "level": text.tokens.contains { $0.number != nil }
        default: false
        }
    }

    /// What restricts, takes out or decides.
    private static let saying: [WordCategory] = [.negation, .exception, .only, .place, .decision]
    private static let words = Lexicon.words("element-names.saying")
    private static let neutral = Lexicon.words("element-names.neutral")
}
