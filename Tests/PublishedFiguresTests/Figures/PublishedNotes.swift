import Foundation

/// The notes on one published chart: the tables under their heading *Figures*.
///
/// This reader is deliberately a stranger to the program's own: it knows nothing but Markdown, so that an error in the
/// program's reading cannot hide here as well.
struct PublishedNotes: Sendable {
    var tables: [FiguresTable]

    init(markdown: String) {
        var found: [FiguresTable] = []
        var heading = ""
        var lines: [[String]] = []
        var inFigures = false
        func endTable() {
            if let header = lines.first {
                found.append(FiguresTable(heading: heading, header: header, rows: Array(lines.dropFirst())))
            }
            lines = []
        }
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("|"), inFigures {
                let cells = PublishedNotes.cells(of: line)
                if !cells.allSatisfy(PublishedNotes.isRule) { lines.append(cells) }
                continue
            }
            endTable()
            if line.hasPrefix("#") {
                heading = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
                if heading == "Figures" { inFigures = true }
            }
        }
        endTable()
        tables = found
    }

    /// Reads `<name>.md` of the fixtures.
    init(named name: String) throws {
        self.init(markdown: try FixtureFiles.text(of: FixtureFiles.charts.appending(path: "\(name).md")))
    }

    /// The only table, for notes that hold one.
    func onlyTable() throws -> FiguresTable {
        guard tables.count == 1 else { throw FiguresError.noTable("one table, found \(tables.count)") }
        return tables[0]
    }

    /// The first table whose heading begins with `heading`.
    func table(_ heading: String) throws -> FiguresTable {
        guard let table = tables.first(where: { $0.heading.hasPrefix(heading) }) else {
            throw FiguresError.noTable(heading)
        }
        return table
    }

    private static func cells(of line: Substring) -> [String] {
        var inner = line.trimmingCharacters(in: .whitespaces).dropFirst()
        if inner.hasSuffix("|") { inner = inner.dropLast() }
        return inner.split(separator: "|", omittingEmptySubsequences: false).map { cell in
            let text = cell.replacingOccurrences(of: "<br>", with: " ").trimmingCharacters(in: .whitespaces)
            let isBold = text.count > 4 && text.hasPrefix("**") && text.hasSuffix("**")
            return isBold ? String(text.dropFirst(2).dropLast(2)) : text
        }
    }

    /// Whether a cell belongs to the line of dashes below a Markdown header.
    private static func isRule(_ cell: String) -> Bool {
        !cell.isEmpty && cell.allSatisfy { $0 == "-" || $0 == ":" }
    }
}
