import ChartSchema
import Notation
import Tables

/// What the texts around a table say, each as pieces.
extension TableContext {
    /// "Smoker" and "Non-smoker" one after the other: the names of two pages, of which one is shown.
    static func openChoices(_ texts: [TextPiece]) -> Set<TextPiece> {
        Set(zip(texts, texts.dropFirst()).filter { OpenChoice.isOne("\($0.text) | \($1.text)") }.flatMap { [$0, $1] })
    }

    /// What the headings over a table say, the nearest first; of "Sex: Male" the value by its name.
    static func headings(of table: Table, _ texts: TextSenses) -> [Piece] {
        table.headings.reversed().flatMap { heading -> [Piece] in
            guard let (name, value) = NamedValues.parts(of: heading.text) else {
                return pieces(heading.text, at: heading.place, .heading, texts)
            }
            // "excludes: tobacco" says whom they are not for: it is told of, and applied to nobody.
            guard NamedValues.unclear([heading], texts: texts).isEmpty, !NamedValues.isFile(value),
                PlacesLeftOut.named(in: heading.text).isEmpty
            else { return [] }
            return pieces(value, at: heading.place, .heading, texts).map { piece in
                // `category: low` says nothing of the end of the weights.
                let own =
                    piece.terms.bound == nil || NamedValues.isOfLimits(name, value) ? piece : piece.without([.weight])
                let named = own.named(texts[name].terms)
                return own.condition == nil ? named : named.under(heading.text, of: heading.text)
            }
        }
    }

    /// What sentences below a table say of all of it: its unit, its day, whom it is for, its class.
    ///
    /// - Parameter isMarked: Whether each of them may be the note of a mark: it says nothing of all then but the unit.
    static func sentences(below notes: [TextPiece], isMarked: Bool, _ texts: TextSenses) -> [Piece] {
        notes.flatMap { note in
            texts.sentences(of: note.text).flatMap { sentence in
                let isOfFigures = [.unit, .begins].contains(sentence.sense)
                let isOfAll = sentence.holdsForAll || isOfIssueAges(sentence, texts)
                let mayBeMarks = isMarked && !namesChart(sentence.text)
                return isOfFigures || !mayBeMarks && (isOfAll || texts.className(in: sentence.text) != nil)
                    ? pieces(sentence.text, at: note.place, .footnote, texts) : []
            }
        }
    }

    /// "This chart is for men only." is no note of a mark.
    private static func namesChart(_ sentence: String) -> Bool {
        let text = TaggedText(sentence)
        return text.has(.pointing, at: 0)
            || text.tags.indices.prefix(3).contains { charts.contains(text.token($0).text) }
                && text.token(0).kind == .word
    }

    private static let charts = Lexicon.words("product-sentence.charts")

    /// "Issue ages 50-85." says below a table what it says above it, where it says nothing else.
    static func isOfIssueAges(_ sentence: ChartSentence, _ texts: TextSenses) -> Bool {
        guard sentence.sense == .people, !sentence.isFootnote, !sentence.namesColumns else { return false }
        let terms = texts[sentence.text].terms
        return terms.age != nil && terms.sex == nil && terms.tobacco == nil && terms.isBare
            && sentence.issueAges == .first
    }

    /// What rows of text say, the lowest first.
    static func titles(_ grid: Grid, rows: [Int]) -> [Piece] {
        rows.reversed().flatMap { row -> [Piece] in
            if let named = NamedRow(row, of: grid) {
                return [
                    Piece(
                        terms: named.terms, sense: .people, cell: named.cell,
                        place: grid.table.place(ofCell: named.cell), kind: .title
                    ).named(named.name)
                ]
            }
            guard let cell = grid.loneCell(inRow: row) else { return [] }
            return pieces(
                grid.sense(ofCell: cell).text, cell: cell, at: grid.table.place(ofCell: cell), .title, grid.texts)
        }
    }

    static func pieces(
        _ text: String, cell: Int? = nil, at place: Place, _ kind: ChartNote.Kind, _ texts: TextSenses
    ) -> [Piece] {
        // What stands above all tables of a page stands above each.
        texts.pieces(of: text) { made(text, cell: cell, at: place, kind, texts) }.map { $0.at(cell, place, kind) }
    }

    /// "Call underwriting for ages over 70", "Paramed: ages 51 and up", "Tobacco = any in 12 months": what is done with some, and what a word
    /// means.
    static func isOfOffice(_ text: String) -> Bool {
        definesPeople(text) || leavesOut(text) || text.contains("@") || text.contains("://")
            || OutcomeWords.words(text).contains(where: acts.contains)
    }

    /// "F/NT", "M - NS": the letter of a sex beside a code for tobacco, and nothing else.
    private static func sexLetter(_ text: String) -> Sex? {
        let parts = text.split { "/-–, ".contains($0) }.map(String.init)
        guard parts.count == 2, let sex = parts.lazy.compactMap(NamedRow.sex).first,
            let code = parts.first(where: { NamedRow.sex($0) == nil }), HeaderTerms(code).tobacco != nil
        else { return nil }
        return sex
    }

    /// "excluded sex: male"
    private static func leavesOut(_ text: String) -> Bool {
        guard let (name, value) = text.halves(apartAt: ":"), !value.isEmpty, name.split(separator: " ").count <= 3
        else {
            return false
        }
        return NamedValues.leavesOut(String(name))
    }

    /// "Smokers = Standard", "Tobacco = any in 12 months"; not "GENDER=F".
    private static func definesPeople(_ text: String) -> Bool {
        guard let (left, right) = text.halves(apartAt: "=") else { return false }
        let name = HeaderTerms(singleSpaced(left.split(separator: ":").last ?? left))
        let value = singleSpaced(right.split(separator: " ").first ?? right)
        let isAnswered = name.asksTobacco && (MarkSign.isAnswer(value) || HeaderTerms(value).tobacco != nil)
        return !(name.isSexName || name.isAgeName || isAnswered) || TaggedText(text).has(.unitTime)
    }

    private static let acts = Lexicon.words("title-scope.acts")

    /// Whom a sentence speaks of, besides what its words say one by one.
    private static func whose(_ text: String, _ texts: TextSenses) -> HeaderTerms {
        var terms = texts[text].terms
        if let name = text.halves(apartAt: ":")?.0,
            texts[singleSpaced(name).spacedName].terms.isProductName
        {
            // "Product: Women's Life" says nobody's sex.
            (terms.sex, terms.tobacco, terms.age) = (nil, nil, nil)
        }
        if let named = spaced(text, texts) { terms = named }
        if let letter = sexLetter(text) { terms.sex = terms.sex ?? letter }
        if let (name, value) = text.halves(apartAt: ":"), let age = terms.age, age.min == age.max {
            let named = texts[singleSpaced(name).spacedName].terms
            // "Age to: 70", "Age: NB-17": one figure is an end where its name says which.
            if named.isAgeName, !named.isProductName {
                terms.age = named.isBare ? NamedRow.said(named, texts[singleSpaced(value)])?.age : nil
            }
        }
        // "Rev. 1/24 (smokers)"
        let bare = PageWords.saying(text)
        if bare != text, terms.age == nil {
            let own = texts[bare].terms
            if terms.sex ?? .any == .any { terms.sex = own.sex ?? terms.sex }
            if terms.tobacco ?? .any == .any { terms.tobacco = own.tobacco ?? terms.tobacco }
        }
        return terms
    }

    /// "MinAge: 50" as "Min Age: 50", where the name is one of people.
    private static func spaced(_ text: String, _ texts: TextSenses) -> HeaderTerms? {
        guard let (name, value) = text.halves(apartAt: ":"), !name.contains(" "), !value.isEmpty,
            case let own = String(name).spacedName, own != name, case let named = texts[own].terms,
            named.isAgeName || named.isSexName, named.isBare
        else { return nil }
        return texts["\(own):\(value)"].terms
    }

    static func made(
        _ text: String, cell: Int?, at place: Place, _ kind: ChartNote.Kind, _ texts: TextSenses
    ) -> [Piece] {
        func made(_ terms: HeaderTerms, _ sense: ChartSentence.Sense) -> Piece {
            Piece(terms: terms, sense: sense, cell: cell, place: place, kind: kind)
        }
        let sentences = texts.sentences(of: text)
        let parts = sentences.map { whose($0.text, texts) }
        let areOfGroups = namesGroups(parts)
        return zip(sentences, parts).flatMap { sentence, terms in
            areOfGroups && terms.age != nil
                ? [made(terms, .rule)] : pieces(of: sentence, in: text, terms: terms, texts, made)
        }
    }

    private static func pieces(
        of sentence: ChartSentence, in text: String, terms: HeaderTerms, _ texts: TextSenses,
        _ made: (HeaderTerms, ChartSentence.Sense) -> Piece
    ) -> [Piece] {
        var terms = terms
        // What a colour means holds where the colour is.
        if text.hasPrefix(ColourSign.sign) {
            let sense: ChartSentence.Sense = sentence.sense == .neutral ? .neutral : .rule
            return [made(terms, sense)]
        }
        if let named = NamedProduct(sentence.text) {
            terms.take(name: named.product)
            let piece = made(terms, .people)
            return [piece.named(named.name)]
        }
        if let named = ProductSentence(sentence.text) {
            return named.pieces(terms) { made($0, .people) }
        }
        if let className = texts.className(in: sentence.text) {
            terms.take(className: className)
            return [made(terms, .people)]
        }
        if [.neutral, .people].contains(sentence.sense), let name = TitleName.of(sentence.text) {
            terms.take(name: name)
        }
        if sentence.text == singleSpaced(text), !isOfOffice(sentence.text),
            let title = ConditionedTitle(sentence.text, texts)
        {
            let head = title.head ?? sentence
            let own = title.head.map { texts[$0.text].terms } ?? terms
            return [made(own, head.sense).under(title.condition, of: sentence.text)]
        }
        // "A woman of six feet or more goes to the home office" is not half applied; "Build chart. * Non-tobacco only." is about a mark.
        let isUnread =
            sentence.sense == .people && sentence.isFootnote && sentence.asserts
            || sentence.sense == .people && sentence.isStatement && !sentence.unreadWords.isEmpty
            || isOfOffice(sentence.text)
        let whole = made(terms, isUnread ? .rule : sentence.sense)
        guard whole.sense == .rule, let end = endBeforeAside(sentence.text, texts) else { return [whole] }
        return [made(end, .neutral), whole]
    }

    /// "Male issue ages 18-70; female issue ages 18-75": what is said of each is not said of both.
    private static func namesGroups(_ parts: [HeaderTerms]) -> Bool {
        let own = parts.filter { $0.age != nil }
        guard Set(own.map(\.age)).count > 1 else { return false }
        return Set(own.compactMap(\.sex)).isSuperset(of: [.male, .female])
            || Set(own.compactMap(\.tobacco)).isSuperset(of: [.yes, .no])
    }

    /// "Minimum weight" of "Minimum weight (Level only)": which end the figures are stands before what nobody understood, and is not said again.
    private static func endBeforeAside(_ text: String, _ texts: TextSenses) -> HeaderTerms? {
        guard let head = text.partsAtLastGroup?.before, case let terms = texts[head].terms,
            terms.boundOfWeights != nil, terms.isBare, texts.sentences(of: head).map(\.sense) == [.neutral]
        else { return nil }
        return terms
    }

    /// The name of a worksheet, which may say whom or what the table is for: "Preferred", "Male", "Secure Term".
    static func sheet(of table: Table, _ texts: TextSenses) -> Piece? {
        guard let name = table.name, let first = table.cells.indices.first else { return nil }
        let title = ConditionedTitle(name, texts)
        let piece = Piece(
            terms: texts[title?.head?.text ?? name].terms, sense: .neutral, cell: nil,
            place: table.place(ofCell: first), kind: .heading)
        return title.map { piece.under($0.condition, of: name) } ?? piece
    }
}
