import ChartSchema

/// Rows of a header whose first cell names what the others say: `Tobacco user | N | Y`, `Sex | M | M`.
enum NamedHeaderRow {
    /// Reads the cells of such rows as answers to their names, which say nothing of the table then.
    static func settle(_ stacks: inout [Int: HeaderStack], grid: Grid, rows: [Int], keys: Set<Int>) {
        guard let key = keys.min() else { return }
        for row in rows {
            guard let name = grid.cellIndex(row: row, column: key) else { continue }
            let cells = Set(
                stacks.keys.filter { !keys.contains($0) }.compactMap { grid.cellIndex(row: row, column: $0) }
                    .filter { $0 != name && !grid.sense(ofCell: $0).isBlank })
            guard !cells.isEmpty, let answers = answers(of: cells, to: grid.sense(ofCell: name).terms, grid) else {
                continue
            }
            for column in stacks.keys {
                stacks[column]!.mapPieces { piece in
                    if piece.cell == name { piece.terms.takeAsName() }
                    if let answer = answers[piece.cell] { piece.terms = answer }
                }
            }
        }
    }

    /// What each cell says below the name; `nil` unless the name asks for something that each of them answers.
    private static func answers(of cells: Set<Int>, to name: HeaderTerms, _ grid: Grid) -> [Int: HeaderTerms]? {
        guard name.label.map(ColumnNames.isTobaccoOnly) ?? true, name.sex == nil, name.age == nil else { return nil }
        var answers: [Int: HeaderTerms] = [:]
        for cell in cells {
            let sense = grid.sense(ofCell: cell)
            var terms = sense.terms
            if name.asksTobacco {
                guard sense.answer != nil, let tobacco = name.tobacco(answered: sense) else { return nil }
                terms.take(tobacco: tobacco)
            } else if name.isSexName {
                guard let sex = terms.sex ?? NamedRow.sex(sense.text) else { return nil }
                if terms.sex == nil { terms.takeLetter(as: sex) }
            } else {
                return nil
            }
            answers[cell] = terms
        }
        return answers
    }
}
