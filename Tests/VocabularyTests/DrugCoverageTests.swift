import Testing

@testable import Vocabulary

/// Every distinct medication of six published charts (Tests/Fixtures/meds).
@Suite struct DrugCoverageTests {
    struct Chart: Sendable, CustomTestStringConvertible {
        var carrier: String
        var file: String
        var column: String
        /// How many of the names that are printed right must be resolved, in per cent.
        var floor: Double
        var testDescription: String { carrier }
    }

    static let charts = [
        Chart(carrier: "Americo", file: "01-americo.csv", column: "Drug Name", floor: 97),
        Chart(carrier: "American-Amicable", file: "02-amam.csv", column: "Medication", floor: 100),
        Chart(carrier: "Accendo", file: "03-accendo.csv", column: "Medication", floor: 99),
        Chart(carrier: "Transamerica", file: "04-transamerica.csv", column: "Medication", floor: 100),
        Chart(carrier: "Mutual of Omaha", file: "05-moo-living-promise.csv", column: "Medication", floor: 100),
        Chart(carrier: "Kansas City Life", file: "07-kcl.csv", column: "Medication", floor: 100),
    ]

    @Test(arguments: charts)
    func realNamesAreResolvedAndMisprintsAreNot(chart: Chart) throws {
        let dictionary = DrugDictionary.standard
        let misprints = Set(try Fixture.rows("drugs/misprints.tsv").map { $0[0] })
        let names = try Fixture.column(chart.column, of: "meds/" + chart.file)
        let unresolved = names.filter { dictionary.resolve($0).isUnresolved }
        let misprinted = names.filter(misprints.contains)
        for name in misprinted {
            #expect(unresolved.contains(name), "\(name) is a misprint and must be left to a person")
        }
        let real = names.count - misprinted.count
        let missing = unresolved.filter { !misprints.contains($0) }
        let coverage = 100 * Double(real - missing.count) / Double(real)
        print(
            "\(chart.carrier): \(names.count) names, \(misprinted.count) misprints, \(real - missing.count) of \(real) resolved "
                + "(\((coverage * 10).rounded() / 10) %)")
        #expect(coverage >= chart.floor, "\(missing)")
    }

    /// What each name was found to mean, as reviewed. `RECORD_DRUG_NAMES=1` writes the file anew, and fails.
    @Test func theChartsAreReadAsReviewed() throws {
        var lines = ["printed\tingredients"]
        var seen: Set<String> = []
        for chart in Self.charts {
            for name in try Fixture.column(chart.column, of: "meds/" + chart.file) where seen.insert(name).inserted {
                lines.append("\(name)\t\(meaning(of: DrugDictionary.standard.resolve(name)))")
            }
        }
        let text = lines.joined(separator: "\n") + "\n"
        if Recording.isOn {
            try text.write(
                to: Fixture.folder.appendingPathComponent("drugs/charts.tsv"), atomically: true, encoding: .utf8)
            Issue.record("drugs/charts.tsv was written; review it, and run without RECORD_DRUG_NAMES")
        }
        let reviewed = try Fixture.text("drugs/charts.tsv").split(separator: "\n")
        let found = text.split(separator: "\n")
        for (line, other) in zip(found, reviewed) { #expect(line == other) }
        #expect(found.count == reviewed.count)
    }

    private func meaning(of resolution: DrugResolution) -> String {
        switch resolution.answer {
        case .ingredients(let found): found.map { "\($0.name) \($0.rxcui ?? "-")" }.joined(separator: " / ")
        case .drugClass(let drugClass): "class " + drugClass.id
        case .notADrug(let what): "no drug: " + what
        case .unresolved: "unresolved"
        }
    }
}
