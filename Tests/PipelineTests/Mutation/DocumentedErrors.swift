import Foundation

/// The oddities that the notes on the published charts list, and what the rules make of each.
struct DocumentedErrors {
    struct Line {
        /// The number of the notes.
        var note: String
        /// The raw file; empty where nothing is to be found.
        var source: String
        var row: String
        /// What is printed.
        var text: String
        /// The rule that finds it; `-` where it is no error.
        var rule: String
        var severity: String
        /// What is odd.
        var printed: String
        /// Why it is no error.
        var verdict: String

        var isFound: Bool { rule != "-" }
    }

    let lines: [Line]

    init() throws {
        let file = RepositorySource.root.appending(path: "Tests/Fixtures/charts/documented-errors.tsv")
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        lines = text.split(separator: "\n").dropFirst().map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Line(
                note: cells[0], source: cells[1], row: cells[2], text: cells[3], rule: cells[4], severity: cells[5],
                printed: cells[6], verdict: cells[7])
        }
    }

    var markdown: String {
        var rows = ["| notes | what is odd | found by |", "|---|---|---|"]
        for line in lines {
            let found =
                line.isFound
                ? "`\(line.rule)`" + (line.severity == "info" ? " (info)" : "") : "no error: \(line.verdict)"
            rows.append("| \(line.note) | \(line.printed) | \(found) |")
        }
        return rows.joined(separator: "\n")
    }
}
