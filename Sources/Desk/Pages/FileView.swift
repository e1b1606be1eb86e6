import ChartSchema
import Pages
import Tables

/// What of a large file, and of its chart, one page shows; and the addresses of the rest.
///
/// Each side follows the other: who goes on in the file sees the records that it gave, and the other way round.
struct FileView {
    /// What an address asks for.
    struct Asked {
        /// The name of a question.
        var question: String?
        var rows: Int?
        var columns: Int?
        var records: Int?
        var classes: Int?
        /// A cell, or a record, that is to be seen.
        var cell: DrawnCells.Place?
        var record: String?
        /// The file was dropped once more.
        var wasWaiting = false
        /// What a form was answered with.
        var told: String?

        init(question: String? = nil) { self.question = question }

        init(_ request: DeskRequest) {
            func number(_ name: String) -> Int? { request.value(name).flatMap { Int($0) } }
            question = request.value("q")
            (rows, columns) = (number("rows"), number("columns"))
            (records, classes) = (number("records"), number("classes"))
            cell = request.value("cell").flatMap(DrawnCells.Place.init)
            record = request.value("record")
            wasWaiting = request.value("waiting") != nil
            told = request.value("told")
        }

        /// The names that are about what is shown, and not about an answer.
        static let names: Set<String> = ["q", "rows", "columns", "records", "classes", "cell", "record", "told"]
    }

    let id: String
    let asked: Asked
    /// Cells and records are linked from a page that does not draw the file.
    var isElsewhere = false
    let uses: CellUses
    let cells: DrawnCells
    let records: DrawnRecords

    /// - Parameters:
    ///   - chart: `nil` for a file of which nothing is read.
    ///   - lit: The cell that the question is about.
    init(
        _ id: String, _ document: Document, _ chart: Chart?, _ asked: Asked, lit: DrawnCells.Place?,
        isElsewhere: Bool = false
    ) {
        self.isElsewhere = isElsewhere
        self.id = id
        self.asked = asked
        var place = asked.cell ?? asked.record.flatMap { DrawnRecords.cell(of: $0, in: chart) }
        if place == nil, asked.rows == nil {
            place =
                asked.records.flatMap { DrawnRecords(chart, lit: nil, page: $0, classes: nil).middleCell }
                ?? lit
        }
        cells = DrawnCells(document, lit: place, page: asked.rows, columns: asked.columns)
        let uses = CellUses(chart, within: cells)
        self.uses = uses
        var record = asked.record ?? place.flatMap { uses.records[CellName.cell($0)]?.first }
        if record == nil, asked.records == nil, cells.paging.range.lowerBound > 0 {
            record = Self.record(of: cells, document, uses)
        }
        records = DrawnRecords(chart, lit: record, page: asked.records, classes: asked.classes)
    }

    /// One that the middle of the page gave: its ends are those of other pages too.
    private static func record(of cells: DrawnCells, _ document: Document, _ uses: CellUses) -> String? {
        for table in document.tables {
            let rows = cells.rows(of: table.index)
            for row in Array(rows.dropFirst(rows.count / 2)) + Array(rows.prefix(rows.count / 2)) {
                for column in cells.columns.clamped(to: 0..<table.columnCount) {
                    if let name = uses.records[CellName.cell(table.index, row, column)]?.first { return name }
                }
            }
        }
        return nil
    }

    // MARK: Addresses

    private var question: [(String, String)] { asked.question.map { [("q", $0)] } ?? [] }

    func address(rows page: Int) -> String { address([("rows", page)]) }
    func address(columns page: Int) -> String { address([("rows", cells.paging.page), ("columns", page)]) }
    func address(records page: Int) -> String { address([("records", page)]) }
    func address(classes page: Int) -> String { address([("records", records.paging.page), ("classes", page)]) }

    private func address(_ pages: [(String, Int)]) -> String {
        Address.of("/drafts/\(id)", question + pages.map { ($0.0, String($0.1)) })
    }

    /// All pages that are shown, so that the same are shown again.
    var here: [(String, String)] {
        [
            ("rows", cells.paging.page), ("columns", cells.columnPaging.page), ("records", records.paging.page),
            ("classes", records.classPaging.page),
        ].map { ($0.0, String($0.1)) }
    }

    /// The address of a cell: on this page, or of the page that has it.
    func link(cell name: String) -> String {
        guard let place = DrawnCells.Place(name), isElsewhere || !cells.holds(place) else { return "#\(name)" }
        return Address.of("/drafts/\(id)", question + [("cell", name)]) + "#\(name)"
    }

    /// The same of a record.
    func link(record name: String) -> String {
        if records.holds(name) { return "#\(name)" }
        return Address.of("/drafts/\(id)", question + [("record", name)]) + "#\(name)"
    }

    /// The address of the picture of a page of a paged file.
    func picture(of page: Int, sha256: String) -> String { Self.picture(of: page, in: id, sha256: sha256) }

    static func picture(of page: Int, in id: String, sha256: String) -> String {
        Address.of("/drafts/\(id)/pages", [("page", String(page)), ("of", String(sha256.prefix(12)))])
    }
}
