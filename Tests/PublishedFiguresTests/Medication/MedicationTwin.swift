import ChartSchema
import Foundation
import Reading
import Tables
import Testing

/// A medication chart of `raw/` with its twin: the same rows in a plain CSV that another transcription gave.
struct MedicationTwin: Sendable, CustomTestStringConvertible {
    /// The raw file, and the CSV in Tests/Fixtures/meds.
    var raw: String
    var csv: String
    /// A row's fields as rules; the second row is the one before it.
    var rules: @Sendable (_ row: [String], _ before: [String]?) -> [PrintedRule]
    var keepsLabel = false
    var keepsProduct = false

    var testDescription: String { raw }

    static let all = [
        MedicationTwin(
            raw: "americo/2014-04-01/eagle-premier-prescription-drug-guide.csv", csv: "01-americo.csv",
            rules: AmericoRows.rules, keepsLabel: true),
        MedicationTwin(
            raw: "american-amicable/2019-04-01/senior-choice-prescription-reference-guide.htm", csv: "02-amam.csv",
            rules: AmericanAmicableRows.rules),
        MedicationTwin(
            raw: "accendo/2020-06-25/final-expense-drug-list.html", csv: "03-accendo.csv", rules: AccendoRows.rules,
            keepsProduct: true),
        MedicationTwin(
            raw: "transamerica/2026-01-01/fe-express-prescription-drugs.html", csv: "04-transamerica.csv",
            rules: { row, _ in [PrintedRule(medication: row[0], outcome: .decline)] }),
        MedicationTwin(
            raw: "mutual-of-omaha/2026-04-01/living-promise-prescription-drugs.html", csv: "05-moo-living-promise.csv",
            rules: { row, _ in
                let isGraded = row[1] == "May qualify for Graded (*)"
                let isRefused = row[1] == "Not eligible (Level or Graded)"
                return [PrintedRule(medication: row[0], outcome: isGraded ? .graded : isRefused ? .decline : .refer)]
            }),
        MedicationTwin(
            raw: "kansas-city-life/2025-11-01/term-medication-exclusions.xml", csv: "07-kcl.csv",
            rules: { row, _ in
                [PrintedRule(medication: row[0], outcome: row[1] == "not eligible" ? .decline : .refer)]
            }),
    ]

    /// Every chart, read once.
    private static let drafts = Dictionary(
        uniqueKeysWithValues: all.map { twin in (twin.raw, Result { try twin.read() }) })

    func draft() throws -> MedicationDraft { try Self.drafts[raw]!.get() }

    private func read() throws -> MedicationDraft {
        let path = "raw/\(raw)"
        let bytes = [UInt8](try Data(contentsOf: FixtureFiles.repository.appending(path: path)))
        let document = try TableReader.read(bytes, file: path)
        return MedicationReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    func expected() throws -> [PrintedRule] {
        let rows = try rows()
        return rows.indices.flatMap { rules(rows[$0], $0 > 0 ? rows[$0 - 1] : nil) }
    }

    /// The rows of the twin, without its header.
    func rows() throws -> [[String]] {
        let file = FixtureFiles.repository.appending(path: "Tests/Fixtures/meds/\(csv)")
        return try FixtureFiles.text(of: file).split(whereSeparator: \.isNewline).dropFirst().map { line in
            var fields = [""]
            var isQuoted = false
            for character in line {
                if character == "\"" {
                    isQuoted.toggle()
                } else if character == ",", !isQuoted {
                    fields.append("")
                } else {
                    fields[fields.count - 1].append(character)
                }
            }
            return fields
        }
    }
}
