import Notation
import Tables
import Vocabulary

/// The product that a file's titles name, and no column or row of it: "Golden Path Final Expense" over the only table, "Build Chart for
/// Compass Term" over both.
struct TitledProduct {
    let name: String
    /// The title that names it.
    let title: TextPiece

    /// `nil` where titles name none or several, or a table has other titles than those that name it.
    ///
    /// - Parameter tables: Those that were read.
    init?(of document: Document, tables: Set<Int>) {
        let first = tables.min() ?? 0
        let preamble = document.tables.prefix(first).filter { $0.furniture == nil && Self.isPreamble($0) }
        let ofAll = [document.title].compactMap(\.self) + preamble.flatMap(Self.headLines)
        let own = tables.sorted().map { Self.titles(of: document.tables[$0]) }
        let found = (own.joined() + ofAll).flatMap { title in Self.names(in: title.text).map { ($0, title) } }
        guard let (name, title) = found.first, found.allSatisfy({ FoldedText($0.0) == FoldedText(name) }),
            !(own.joined() + ofAll).contains(where: { Self.namesAnother($0.text, than: name) })
        else { return nil }
        let isOverAll = ofAll.contains(title) || own.first?.contains(title) ?? false
        for titles in own where titles.allSatisfy({ Self.names(in: $0.text).isEmpty }) {
            guard isOverAll, titles.allSatisfy({ TitleName.saysOnlyWhoOrPage($0.text) }) else { return nil }
        }
        (self.name, self.title) = (name, title)
    }

    private static func titles(of table: Table) -> [TextPiece] {
        let sheet = table.name.flatMap { name in
            table.cells.indices.first.map { TextPiece(name, at: table.place(ofCell: $0)) }
        }
        return table.headings + [table.caption].compactMap(\.self) + table.textAbove + table.textBefore
            // Below the first, those of a single column are entries of a list.
            + headLines(of: table).prefix(table.columnCount > 1 ? longestHead : 1) + [sheet].compactMap(\.self)
    }

    /// Whether a table is lines of text above others.
    private static func isPreamble(_ table: Table) -> Bool {
        table.rowCount <= longestHead && headLines(of: table).count == table.cells.count { !$0.isBlank }
    }

    /// The rows of one text with which a table begins.
    private static func headLines(of table: Table) -> [TextPiece] {
        let rows = Dictionary(grouping: table.cells.indices.filter { !table.cells[$0].isBlank }) {
            table.cells[$0].row
        }
        return rows.keys.sorted().prefix(longestHead).prefix { rows[$0]?.count == 1 }.map { row in
            let cell = rows[row]![0]
            return TextPiece(singleSpaced(table.text(of: table.cells[cell])), at: table.place(ofCell: cell))
        }
    }

    private static let longestHead = 10

    /// The products that a title names: "Compass Term" of "Compass Term – Build Chart".
    static func names(in title: String) -> [String] {
        guard title.count <= ChartSentence.longestTitle else { return [] }
        let parts = TitleName.parts(of: title).map { singleSpaced($0).trimming(" .") }
        return parts.indices.compactMap { place in
            // "Compass Term 10, 20 and 30"
            let goesOn = place + 1 < parts.count && parts[place + 1].first?.isNumber ?? false
            return name(parts[place]).flatMap { goesOn && $0.last?.isNumber ?? false ? nil : $0 }
        }
    }

    /// "Compass Advantage" beside "Compass Term": a name of words that names have, and no company's.
    private static func namesAnother(_ title: String, than name: String) -> Bool {
        guard title.count <= ChartSentence.longestTitle else { return false }
        return TitleName.parts(of: title).map(singleSpaced).contains { part in
            let text = TaggedText(part)
            let words = text.tags.indices.filter { text.token($0).kind == .word && !text.has(.filler, at: $0) }
            return FoldedText(part) != FoldedText(name) && words.count > 1 && PlanWords.isCapitalised(part)
                && !PlanWords.mayNameCompany(part)
                && !(words.last.map { general.contains(text.token($0).text) } ?? false)
                && words.allSatisfy { ofNames.contains(text.token($0).text) && !ofPages.contains(text.token($0).text) }
        }
    }

    /// Whether a part of a title is a product's name, and nothing else but what the page is.
    static func isOne(_ part: String) -> Bool {
        guard let name = names(in: part).first, let found = part.firstRange(of: name) else { return false }
        let rest = TaggedText(singleSpaced(part[..<found.lowerBound] + " " + part[found.upperBound...]))
        return rest.tags.indices.allSatisfy { isOfPage(rest, $0) }
    }

    /// The name of a product that a part of a title is, without what the page is: a word that only plans have behind words that are names.
    private static func name(_ part: String) -> String? {
        let text = TaggedText(part)
        var start = 0
        var end = text.tags.count
        // "Compass Term Rx Guide"
        if let plan = text.tags.indices.first(where: { text.has(.plan, at: $0) }),
            let page = text.tags.indices.first(where: {
                $0 > plan && isOfPage(text, $0) && text.token($0).kind == .word
            })
        {
            guard !joins(text, page) else { return nil }
            end = page
        }
        while end > 0, !endsName(text, end - 1) { end -= 1 }
        // "Build Chart for Compass Term"
        if let place = (0..<end).last(where: { text.has(.purpose, at: $0) }),
            (0..<place).allSatisfy({ isOfPage(text, $0) })
        {
            start = place + 1
        }
        guard start < end, end - start <= longest, !isOfPage(text, start),
            !(start..<end).contains(where: { joins(text, $0) }),
            !text.tags.indices.contains(where: { restricts(text, $0) || text.has(.organisation, at: $0) }),
            !text.isSign("/", "&", "+", at: end), text.token(end).number == nil || end == text.tags.count
        else { return nil }
        let name = text.printed(start..<end).trimming(".*†‡§")
        let own = TaggedText(name.spacedName)
        let isPrinted = PlanWords.isCapitalised(name.spacedName) || name.allSatisfy { !$0.isLowercase }
        guard isPrinted, !ClassWords.are(in: name), !ColumnNames.isNoProduct(name.spacedName), ColumnNames.isName(name),
            !own.has(.organisation), own.tags.indices.contains(where: { isOfName(own, $0) }),
            own.tags.indices.contains(where: { tellsPlan(own, $0) })
        else { return nil }
        return name
    }

    /// In words.
    private static let longest = 7

    private static func isOfPage(_ text: TaggedText, _ place: Int) -> Bool {
        if text.has(.plan, at: place) { return false }
        let token = text.token(place)
        let categories: [WordCategory] = [.furniture, .pageWord, .header, .unit, .edition, .month, .filler, .pointing]
        return token.kind == .sign || categories.contains { text.has($0, at: place) }
            || ofPages.contains(token.text)
    }

    /// A word that names of plans have, or one that says nothing: "Compass", "Tranquility". It is kept with the name, whatever it says.
    private static func isOfName(_ text: TaggedText, _ place: Int) -> Bool {
        let token = text.token(place)
        return token.kind == .word && !text.has(.plan, at: place) && !ofPages.contains(token.text)
            && (ofNames.contains(token.text) || text.tags[place].senses.isEmpty && token.text.count > 2)
    }

    /// A word that only plans have: "Term", "Whole Life", "Critical Illness"; not "Life", "Insurance".
    private static func tellsPlan(_ text: TaggedText, _ place: Int) -> Bool {
        guard text.has(.plan, at: place) else { return false }
        let phrase = text.tags[place].tokens.map { text.tokens[$0].text }.joined(separator: " ")
        return !general.contains(phrase)
    }

    /// A plan's word, number or letter, or a name: not "Guide", "Lookback".
    private static func endsName(_ text: TaggedText, _ place: Int) -> Bool {
        if text.has(.plan, at: place) || isOfName(text, place) { return true }
        let token = text.token(place)
        let isNumber = token.number != nil || token.text.count == 1 || token.text.isRomanNumeral
        return isNumber && place > 0 && TaggedText(text.printed(place - 1..<place).spacedName).has(.plan)
    }

    /// Whether a word says whom or which plans a name is for, and is no part of one.
    private static func joins(_ text: TaggedText, _ place: Int) -> Bool {
        let categories: [WordCategory] = [.joined, .sex, .tobacco, .age]
        return categories.contains { text.has($0, at: place) } || joining.contains(text.token(place).text)
            || text.isSign("&", "+", "/", ";", at: place)
    }

    /// "Compass Term excluded", "Compass Term riders only".
    private static func restricts(_ text: TaggedText, _ place: Int) -> Bool {
        let categories: [WordCategory] = [.negation, .exception, .if, .only, .change]
        return
            (categories.contains { text.has($0, at: place) } || text.value(.decision, at: place) == "decline"
            || comparing.contains(text.token(place).text))
            && !text.has(.plan, at: place)
    }

    private static let comparing = Lexicon.words("titled-product.comparing")
    private static let joining = Lexicon.words("plan-words.several")
    private static let general = Lexicon.words("titled-product.general")
    private static let ofNames = Lexicon.words("title.names")
    private static let ofPages = Lexicon.words("title.page").union(Lexicon.words("title.medications"))
        .union(Lexicon.words("medication-header.medication")).union(Lexicon.words("titled-product.of-pages"))
}
