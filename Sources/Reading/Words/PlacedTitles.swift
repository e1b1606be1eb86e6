import Notation
import Tables

/// The titles of the tables that were read: what stands over all of them, and what over each.
struct PlacedTitles {
    let ofAll: [TextPiece]
    let own: [[TextPiece]]

    var all: [TextPiece] { own.flatMap(\.self) + ofAll }

    /// Those that are printed as titles: no lines beside a table, and no names of worksheets.
    let printed: [TextPiece]

    /// - Parameter tables: Those that were read.
    init(of document: Document, tables: Set<Int>) {
        let first = tables.min() ?? 0
        let preamble = document.tables.prefix(first).filter { $0.furniture == nil && Self.isPreamble($0) }
        let sheets = Set(tables.map { document.tables[$0].name })
        ofAll =
            [document.title].compactMap(\.self)
            // What stands beside bare dates on a sheet of its own is a list of changes.
            + preamble.flatMap { Self.headLines(of: $0, besideDates: sheets.contains($0.name)) }
        let read = tables.sorted().map { document.tables[$0] }
        own = read.map(Self.titles)
        printed =
            read.flatMap { [$0.caption].compactMap(\.self) + $0.headings.reversed() + Self.head(of: $0) } + ofAll
    }

    private static func titles(of table: Table) -> [TextPiece] {
        let sheet = table.name.flatMap { name in
            table.cells.indices.first.map { TextPiece(name, at: table.place(ofCell: $0)) }
        }
        return table.headings + [table.caption].compactMap(\.self) + table.textAbove + table.textBefore
            + head(of: table) + [sheet].compactMap(\.self)
    }

    /// Below the first, rows of a single column are entries of a list.
    private static func head(of table: Table) -> [TextPiece] {
        let lines = headLines(of: table, besideDates: true)
        return (lines.isEmpty ? firstLine(of: table) : []) + lines.prefix(table.columnCount > 1 ? longestHead : 1)
    }

    /// Whether a table is lines of text above others, with names and values among them.
    private static func isPreamble(_ table: Table) -> Bool {
        table.rowCount <= longestHead && rows(of: table).allSatisfy { $0.count < 3 }
    }

    /// The rows of one text with which a table begins, or which a preamble has; `Effective | 03/01/2026` may stand among them.
    private static func headLines(of table: Table, besideDates: Bool) -> [TextPiece] {
        let rows = rows(of: table)
        let isWide = rows.contains { $0.count > 2 } || isPreamble(table)
        return rows.prefix(longestHead).prefix { $0.count < (isWide ? 3 : 2) }.compactMap { cells in
            // "Revised 3/1/2026" beside a title.
            let isBeside = cells.count == 2 && Self.isDated(table.text(of: table.cells[cells[0]]), alone: besideDates)
            guard cells.count == 1 || isBeside, let cell = cells.last else { return nil }
            return piece(of: cell, in: table)
        }
    }

    private static func piece(of cell: Int, in table: Table) -> TextPiece {
        TextPiece(singleSpaced(table.text(of: table.cells[cell])), at: table.place(ofCell: cell))
    }

    /// `Golden Path Whole Life | Medication Guide | 2026` above a header: what of a table's first row is neither a date nor the page's, where one of its
    /// cells names a plan and none the column below it.
    private static func firstLine(of table: Table) -> [TextPiece] {
        guard let cells = rows(of: table).first, (2...longestLine).contains(cells.count) else { return [] }
        let texts = cells.map { table.text(of: table.cells[$0]) }
        guard texts.count(where: { !ProductTitle.names(in: $0).isEmpty }) == 1,
            texts.allSatisfy({ !headsColumn($0) && !isNumber($0) })
        else { return [] }
        return zip(cells, texts).filter { !isBesideTitle($0.1) }.map { piece(of: $0.0, in: table) }
    }

    /// "Height", "Use"
    private static func headsColumn(_ text: String) -> Bool {
        let tagged = TaggedText(text)
        return tagged.tokens.count == 1 && (tagged.has(.header) || MedicationHeader(text) != .unknown)
    }

    /// "800-555-1212", and no date.
    private static func isNumber(_ text: String) -> Bool {
        !text.contains(where: \.isLetter) && !isYear(text) && !isDated(text, alone: true)
    }

    private static func isYear(_ text: String) -> Bool { Int(text).map { (1990...2100).contains($0) } ?? false }

    /// A date, a company, or what the page is, and neither a plan nor whom it is for.
    private static func isBesideTitle(_ text: String) -> Bool {
        if isYear(text) || isDated(text, alone: true) { return true }
        if PlanWords.mayNameCompany(text), ProductTitle.names(in: text).isEmpty { return true }
        let tagged = TaggedText(text)
        return tagged.tags.indices.allSatisfy { place in
            ProductTitle.isOfPage(tagged, place) && tagged.token(place).kind == .word
        }
    }

    /// In cells.
    private static let longestLine = 5

    /// A date, a revision, or the number of a form; no telephone number.
    private static func isDated(_ text: String, alone: Bool) -> Bool {
        let (figures, tagged) = (text.split { !$0.isNumber }, TaggedText(text))
        let saysOfWhat = tagged.tags.indices.contains { tagged.token($0).kind == .word && !tagged.has(.month, at: $0) }
        guard saysOfWhat || alone, !figures.isEmpty else { return false }
        guard text.contains(where: \.isLetter) else {
            return figures.count == 3 && figures.allSatisfy { $0.count <= 4 } && figures.joined().count <= 8
        }
        return PageFurniture.isDateLine(text) || PageFurniture.isFormNumber(text) || PageFurniture.isOfPage(text)
    }

    /// The cells of each row that hold text.
    private static func rows(of table: Table) -> [[Int]] {
        let rows = Dictionary(grouping: table.cells.indices.filter { !table.cells[$0].isBlank }) {
            table.cells[$0].row
        }
        return rows.sorted { $0.key < $1.key }.map(\.value)
    }

    private static let longestHead = 10
}
