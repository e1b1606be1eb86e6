import ChartSchema
import Notation
import Tables

/// A row above a header that says by name whom the table is for: `Ages: | 18-85`, `Tobacco | Non-Tobacco Users`, `Sex | Male`,
/// `Class | Preferred`.
struct NamedRow {
    /// What the row says, and no more.
    let terms: HeaderTerms
    /// What the value is called.
    let name: HeaderTerms
    /// The cell of the value.
    let cell: Int

    /// `nil` unless the row is a name and its value, and nothing else.
    init?(_ row: Int, of grid: Grid) {
        let cells = grid.cells(inRow: row)
        guard cells.count == 2, (0..<grid.column(ofCell: cells[0])).allSatisfy({ grid.isBlank(column: $0) }) else {
            return nil
        }
        let (name, value) = (grid.sense(ofCell: cells[0]), grid.sense(ofCell: cells[1]))
        let title = name.terms
        guard title.label.map(ColumnNames.isTobaccoOnly) ?? true, title.sex == nil, title.age == nil, !title.isHeight,
            !title.isWeight, !title.isBMI,
            !value.text.hasSuffix(":")
        else { return nil }
        // "Tobacco" beside "Non-Tobacco" are two columns where nothing parts them.
        let isBeside = grid.column(ofCell: cells[1]) == grid.column(ofCell: cells[0]) + 1
        guard let said = Self.said(title, value, isBeside: isBeside) else { return nil }
        (terms, self.name, cell) = (said, title, cells[1])
    }

    /// What a value says under its name; `nil` where it says something else, or more.
    static func said(_ title: HeaderTerms, _ value: CellSense, isBeside: Bool = true) -> HeaderTerms? {
        var said = HeaderTerms(value.text)
        if title.isAgeName {
            said.takeAsAge(end: title.bound)
            guard said.age != nil, said.sex == nil, said.tobacco == nil else { return nil }
        } else if title.isSexName {
            said.sex = said.sex ?? sex(value.text)
            guard said.sex != nil, said.label == nil else { return nil }
        } else if title.asksTobacco {
            // "Non-Tobacco" and "Tobacco" are two states, and so are "Tobacco" and "Non-Tobacco" that stand apart.
            guard value.answer != nil || title.isTobaccoName || title.tobacco != .no && isBeside else { return nil }
            said.tobacco = title.tobacco(answered: value)
            guard said.tobacco != nil, said.sex == nil else { return nil }
            said.label = nil
        } else if title.isClassName {
            guard let label = said.label, ClassMeaning.of(label) != nil || ClassWords.are(in: label) else { return nil }
        } else if let named = NamedProduct(named: title, value.text) {
            said.take(name: named.product)
        } else {
            return nil
        }
        return said
    }

    /// Whether the row says something by name, whatever that is: `Company: | Frontier Life`.
    static func isOne(_ row: Int, of grid: Grid) -> Bool {
        let cells = grid.cells(inRow: row)
        return NamedRow(row, of: grid) != nil || NamedLine.isOne(row, of: grid)
            || cells.count == 2 && grid.sense(ofCell: cells[0]).text.hasSuffix(":")
    }

    static func sex(_ text: String) -> Sex? {
        switch FoldedText(text).string {
        case "m": .male
        case "f": .female
        default: nil
        }
    }
}
