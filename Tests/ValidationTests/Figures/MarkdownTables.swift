import Foundation

/// The tables below the heading *Figures* of the notes on a published chart.
struct MarkdownTables {
    /// For each table its rows, header included, as trimmed cells.
    private(set) var tables: [[[String]]] = []

    /// Reads `<name>.md` of the fixtures.
    init(named name: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fixtures/charts/build/\(name).md").standardized
        self.init(try String(contentsOf: file, encoding: .utf8))
    }

    init(_ markdown: String) {
        var isFigures = false
        var rows: [[String]] = []
        for line in "\(markdown)\n".split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("|"), isFigures {
                let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                    .map { $0.replacing("**", with: "") }
                if !cells.allSatisfy({ $0.contains("--") }) { rows.append(cells) }
                continue
            }
            if !rows.isEmpty { tables.append(rows) }
            rows = []
            if line.hasPrefix("## Figures") { isFigures = true }
        }
    }
}
