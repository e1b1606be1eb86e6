import Notation

/// Tables and columns of figures that are no limits on build: premiums, amounts of insurance, blood pressure, averages.
enum OtherSubject {
    /// Why a table holds no limits on build; `nil` unless its title or its header says so, and neither speaks of height,
    /// weight or BMI.
    static func reason(_ grid: Grid) -> LeftOut? {
        guard holdsFigures(grid) else { return nil }
        let titles = around(grid)
        let terms = (header(grid) + titles).filter { !PageMark.isOne(FoldedText($0.text)) }
        if let title = titles.first(where: { isOfOtherWeights($0) }) { return reason(title) }
        guard !terms.contains(where: { $0.isHeight || $0.isWeight || $0.isBMI }), !isOfFacts(grid) else { return nil }
        return terms.lazy.compactMap(reason).first
    }

    /// "Issue Ages | 18-65" over "Face Amounts | $25,000 - $400,000", criteria of classes: rows that each say something else, some of them of the
    /// limits of the page.
    private static func isOfFacts(_ grid: Grid) -> Bool {
        let names = (0..<grid.rowCount).compactMap { row in grid.cells(inRow: row).first.map { grid.sense(ofCell: $0) }
        }
        guard names.count <= mostFacts, names.allSatisfy({ !$0.isNumeric && $0.height == nil }),
            names.contains(where: { reason($0.terms) != nil }),
            !around(grid).contains(where: { reason($0) != nil })
        else { return false }
        return names.count == 1 || names.contains { reason($0.terms) == nil && !$0.isBlank }
    }

    private static let mostFacts = 20

    /// Sentences alone are notes, whatever they speak of.
    private static func holdsFigures(_ grid: Grid) -> Bool {
        let cells = (0..<grid.rowCount).flatMap { grid.cells(inRow: $0) }.map { grid.sense(ofCell: $0) }
        let figures = cells.count { $0.text.contains(where: \.isNumber) && !isSentence($0) }
        return figures > 0 && !cells.contains(where: isSentence) || figures * 2 >= cells.count
    }

    private static func isSentence(_ cell: CellSense) -> Bool { cell.text.hasSuffix(".") && cell.text.contains(" ") }

    /// Whether the header of a table or what stands around it says that its figures are weights, heights or BMIs: ages may name the rows of
    /// anything else.
    static func isOfBuild(_ grid: Grid) -> Bool {
        let name = grid.table.name.map { [grid.texts[$0].terms] } ?? []
        let above = grid.table.textAbove.map { grid.texts[$0.text].terms }
        let cells = grid.rowCount == 0 ? [] : (0..<grid.rowCount).flatMap { grid.cells(inRow: $0).prefix(8) }
        return (header(grid) + around(grid) + name + above).contains {
            $0.isHeight || $0.isWeight || $0.isBMI || $0.unit?.isWeight ?? false
        } || cells.contains { grid.sense(ofCell: $0).firstInterval?.unit.map { $0.isWeight || $0 == .bmi } ?? false }
            || namesUnitOfWeights(grid)
    }

    /// "Weights are pounds." in or behind the table.
    private static func namesUnitOfWeights(_ grid: Grid) -> Bool {
        let rows = (0..<grid.rowCount).compactMap { grid.loneCell(inRow: $0) }.map { grid.sense(ofCell: $0).text }
        return (rows + grid.table.textAfter.map(\.text)).contains { text in
            grid.texts.sentences(of: text).contains { sentence in
                let terms = grid.texts[sentence.text].terms
                return sentence.sense == .unit && (terms.isWeight || terms.weightUnit != nil)
            }
        }
    }

    /// "Average weights in the population" above heights and weights: no limits, whatever its header says.
    private static func isOfOtherWeights(_ title: HeaderTerms) -> Bool {
        title.bound == nil && title.zone == nil
            && title.tokens.tokens.indices.contains {
                HeaderLexicon.isPhrase(title.tokens.tokens, at: $0, "other-weights")
            }
    }

    /// Why a column under this header holds no limits on build.
    static func reason(_ terms: HeaderTerms) -> LeftOut? {
        // "Select T (face amounts to $250,000)", "Standard, face amount 100k and under": whom the limits of a class are for.
        guard let word = terms.tokens.tokens.first(where: { $0.category == .otherSubject && !$0.isAside }),
            word == terms.tokens.tokens.first || !ClassWords.are(in: terms.text)
        else { return nil }
        return .otherSubject(word.word)
    }

    /// "With treated blood pressure", "LTC": whether the figures of a column grow with the heights as weights do. Average weights do as well, and
    /// say what they are.
    static func mayLimit(
        _ terms: HeaderTerms, _ grid: Grid, column: Int, rows: [Int], beside known: [Int: ColumnRole]
    ) -> Bool {
        guard let heights = known.values.lazy.compactMap(\.heightColumn).first,
            !terms.isWeight,
            !terms.tokens.tokens.indices.contains(where: { place in
                HeaderLexicon.isPhrase(terms.tokens.tokens, at: place, "other-weights")
                    || terms.tokens.tokens[place].word.split(separator: " ").contains {
                        HeaderLexicon.isWord(String($0), "average")
                    }
            })
        else { return false }
        return FiguresByHeight(grid, column: column, rows: rows, heights: heights).mayBeWeights
    }

    /// Whether a column holds shares of an average, and no limits: "Standard as % of average" over 146%, 145%.
    static func areShares(_ name: HeaderTerms, cells: [CellSense]) -> Bool {
        name.tokens.tokens.contains { HeaderLexicon.isWord($0.word, "average") }
            && cells.allSatisfy { $0.text.hasSuffix("%") }
    }

    /// "Preferred (% of Standard)": shares of another class's limits, and no weights. A figure before the sign rates: "150% of Standard".
    static func areSharesOfOthers(_ name: HeaderTerms) -> Bool {
        let text = TaggedText(name.text)
        return text.tags.indices.contains { place in
            (text.isSign("%", at: place) || text.value(.unit, at: place) == "%") && place + 1 < text.tags.count
                && joining.contains(text.token(place + 1).text) && (place == 0 || text.token(place - 1).number == nil)
        }
    }

    private static let joining = Lexicon.words("other-subject.joining")

    /// The name of a row that is worked out from the others.
    static func isAverage(_ name: CellSense) -> Bool {
        HeaderLexicon.isWord(name.folded, "average")
    }

    /// What stands above the first figures.
    private static func header(_ grid: Grid) -> [HeaderTerms] {
        var terms: [HeaderTerms] = []
        for row in 0..<min(grid.rowCount, 6) {
            let senses = grid.cells(inRow: row).map { grid.sense(ofCell: $0) }
            if senses.count(where: { $0.isNumeric || $0.height != nil }) * 2 > senses.count { break }
            terms += senses.map(\.terms)
        }
        return terms
    }

    /// The caption, the nearest heading, what stands between it and the table, and the table's first rows of one text.
    private static func around(_ grid: Grid) -> [HeaderTerms] {
        let table = grid.table
        let pieces = [table.caption, table.headings.last].compactMap(\.self) + table.textBefore
        let rows = (0..<grid.rowCount).lazy.map { grid.loneCell(inRow: $0) }.prefix { $0 != nil }
        return pieces.map { grid.texts[$0.text].terms } + rows.compactMap(\.self).map { grid.sense(ofCell: $0).terms }
    }
}
