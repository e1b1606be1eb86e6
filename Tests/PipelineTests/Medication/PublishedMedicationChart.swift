import ChartSchema
import Foundation
import Reading
import Tables
import Testing

@testable import Pipeline

/// One of the six published medication charts (Tests/Fixtures/meds), as rows of cells that can be changed and read
/// again.
struct PublishedMedicationChart: Sendable, CustomTestStringConvertible {
    /// A short name: `americo`.
    var name: String
    /// The header and the rows.
    var rows: [[String]]

    var testDescription: String { name }

    static let all: [PublishedMedicationChart] = [
        ("americo", "01-americo"), ("american-amicable", "02-amam"), ("accendo", "03-accendo"),
        ("transamerica", "04-transamerica"), ("mutual-of-omaha", "05-moo-living-promise"), ("kansas-city", "07-kcl"),
    ].map { name, file in
        let url = RepositorySource.root.appending(path: "Tests/Fixtures/meds/\(file).csv")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        // The dots of the matrix are refusals; the sentence that says so is no part of the file.
        return PublishedMedicationChart(name: name, rows: records(text.replacing("•", with: "Not accepted")))
    }

    /// What reading the chart and checking it says.
    func findings() throws -> [Finding] { try reading().findings }

    func reading() throws -> SourceReading {
        let document = try TableReader.read(Array(csv.utf8), file: name + ".csv")
        let id = ChartID(carrier: name, chart: "medications", edition: "2026-01-01")
        return SourceReading(.medication, document, sha256: "", instructions: ReadingInstructions(id: id))
    }

    private var csv: String {
        rows.map { row in
            row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",") + "\n"
        }.joined()
    }

    private static func records(_ text: String) -> [[String]] {
        var records: [[String]] = [[""]]
        var isQuoted = false
        for scalar in text.unicodeScalars where scalar != "\u{FEFF}" && scalar != "\r" {
            let last = records[records.count - 1].count - 1
            switch scalar {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: records[records.count - 1].append("")
            case "\n" where !isQuoted: records.append([""])
            default: records[records.count - 1][last].unicodeScalars.append(scalar)
            }
        }
        return records.filter { $0 != [""] }
    }
}

extension Finding {
    /// The rule and the message without the lines it names, so that rows may move.
    var subject: String {
        rule + "\t" + message.replacing(/\bline \d+/, with: "line …").replacing(/\blines \d+ and \d+/, with: "lines …")
    }
}
