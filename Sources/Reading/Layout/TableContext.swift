import ChartSchema
import Notation
import Tables

/// What stands around a table and holds for all of it: headings, caption, titles above the header, sheet name.
struct TableContext {
    struct Piece: Sendable {
        let terms: HeaderTerms
        /// The cell, for titles inside the table's grid.
        let cell: Int?
        let place: Place
        let kind: ChartNote.Kind

        /// The same words for a later table, in whose grid they have no cell.
        fileprivate var outside: Piece { Piece(terms: terms, cell: nil, place: place, kind: kind) }

        /// What it says of whom the table is for.
        fileprivate var says: Set<CellReference.Field> {
            guard !FootnoteJudgement.changesLimits(terms.tokens) else { return [] }
            var fields: Set<CellReference.Field> = []
            if terms.sex != nil { fields.insert(.sex) }
            if terms.tobacco != nil { fields.insert(.tobacco) }
            if terms.age != nil { fields.insert(.age) }
            return fields
        }
    }

    /// In characters: longer texts are prose.
    static let longestTitle = 90

    /// The nearest piece first.
    let pieces: [Piece]
    /// The pieces that may say whom the table is for: not "Females: deduct 5 lb".
    private let who: [Piece]
    /// The table prints no title: those of the table before hold, whose heights it goes on with.
    private(set) var goesOn = false
    /// What attributes around the table say by their names.
    private let given: NamedValues
    /// The name of the sheet.
    private let sheet: HeaderTerms?
    /// The titles of this section alone, the nearest first.
    private let titles: [Piece]

    /// The words around every section of a table. "Tobacco" below "Male / Non-Tobacco" is still about men: a title ends
    /// those that speak of the same thing, and those that stood below them.
    ///
    /// - Parameters:
    ///   - levels: The titles that hold where the table begins, top level first; on return, where it ends.
    ///   - previous: The table before, with whose heights a table without titles may go on.
    static func sections(_ layout: TableLayout, levels: inout [Piece], previous: TableLayout?) -> [TableContext] {
        let table = layout.grid.table
        if table.caption != nil || !table.headings.isEmpty || !table.textBefore.isEmpty { levels = [] }
        return layout.rows.segments.map { segment in
            let own = TableContext(layout.grid, segment: segment).titles.reversed().filter { !$0.says.isEmpty }
            for title in own {
                if let level = levels.firstIndex(where: { !$0.says.isDisjoint(with: title.says) }) {
                    levels.removeSubrange(level...)
                }
                levels.append(title)
            }
            let goesOn = own.isEmpty && layout.rows.segments.count == 1 && layout.goesOn(after: previous)
            let carried =
                own.isEmpty && !goesOn
                ? []
                : levels.filter { level in
                    !own.contains { $0.place == level.place && $0.terms.text == level.terms.text }
                }
                .map(\.outside)
            var context = TableContext(layout.grid, segment: segment, carried: carried.reversed())
            context.goesOn = goesOn && !carried.isEmpty
            return context
        }
    }

    /// - Parameter carried: Titles of earlier sections that still hold, the nearest first.
    init(_ grid: Grid, segment: Segment, carried: [Piece] = []) {
        var pieces: [Piece] = []
        for row in segment.titles.reversed() {
            let cells = grid.cells(inRow: row)
            for cell in cells where cells.count == 1 {
                let terms = grid.sense(ofCell: cell).terms
                pieces.append(Piece(terms: terms, cell: cell, place: grid.table.place(ofCell: cell), kind: .title))
            }
        }
        titles = pieces
        pieces += carried
        let (table, texts) = (grid.table, grid.texts)
        if let caption = table.caption {
            pieces.append(Piece(terms: texts[caption.text].terms, cell: nil, place: caption.place, kind: .caption))
        }
        for text in table.textBefore.reversed() where text.text.count <= Self.longestTitle {
            pieces.append(Piece(terms: texts[text.text].terms, cell: nil, place: text.place, kind: .heading))
        }
        for heading in table.headings.reversed() {
            pieces.append(
                Piece(
                    terms: texts[NamedValues.parts(of: heading.text)?.value ?? heading.text].terms, cell: nil,
                    place: heading.place, kind: .heading))
        }
        self.pieces = pieces
        sheet = table.name.map { texts[$0].terms }
        given = NamedValues(table.headings, texts: texts)
        who = pieces.filter { !FootnoteJudgement.changesLimits($0.terms.tokens) }
    }

    var sex: Sex? { who.lazy.compactMap(\.terms.sex).first ?? given.sex ?? sheet?.sex }
    var age: AgeRange? { who.lazy.compactMap(\.terms.age).first ?? given.age ?? sheet?.age }
    var unit: PrintedUnit? { pieces.lazy.compactMap(\.terms.unit).first { $0.isWeight } }
    /// "Minimum Weights" above a table whose columns name only classes or sexes.
    var bound: HeaderTerms.Bound? {
        who.lazy.compactMap { $0.terms.isWeight && $0.terms.age == nil ? $0.terms.bound : nil }.first
    }
    var zone: HeaderTerms.Zone? { pieces.first?.terms.zone }

    /// A tobacco state holds for the table only where it stands without a class; in a class name it is the class's.
    var tobacco: Tobacco? { who.lazy.compactMap(\.terms.tobacco).first ?? given.tobacco ?? sheet?.tobacco }

    /// The nearest piece that could name the class of a table whose columns name none.
    var namePiece: Piece? {
        who.first { piece in
            guard let label = piece.terms.label, !label.isEmpty, label.count <= 60 else { return false }
            return piece.kind != .heading || piece.cell != nil || isHeading(piece)
        }
    }

    private func isHeading(_ piece: Piece) -> Bool { piece.kind == .heading }
}
