import ChartSchema
import Foundation
import Testing

@testable import Pipeline

/// Workbooks that scripts/print-workbooks made of raw charts: every record is the raw chart's own.
struct WorkbookTwinTests {
    private static let folder = RepositorySource.root.appending(path: "Tests/Fixtures/workbooks")

    private static let twins = [
        "allianz-m3405": "raw/allianz/2026-01-01/m-3405-build-chart.html",
        "americo-hms": "raw/americo/2026-05-16/hms-plus-build-chart.xml",
        "corebridge-simplinow": "raw/corebridge/2024-04-01/simplinow-build-chart.csv",
        "eagle-premier": "raw/americo/2014-04-01/eagle-premier-prescription-drug-guide.csv",
        "fg-quantum": "raw/fg/2025-07-01/quantum-build-chart.csv",
        "sbli-easytrak": "raw/sbli/2026-05-16/easytrak-build-chart.xml",
        "senior-choice": "raw/american-amicable/2019-04-01/senior-choice-build-charts.xml",
        "uv-assurance": "raw/uv-assurance/2024-01-01/poids-maximum-privilegies.csv",
    ]

    static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    @Test(arguments: files)
    func recordsAreTheTwins(_ file: String) throws {
        let name = String(file.prefix { $0 != "." })
        let raw = try #require(Self.twins[name], "no twin is named for \(file)")
        let twin = try Self.records(RepositorySource.root.appending(path: raw).path)
        let own = try Self.records(Self.folder.appending(path: file).path)
        #expect(!own.isEmpty && own.map(\.meaning).sorted() == twin.map(\.meaning).sorted())
        // Every record leads back to the cell that its text stands in.
        #expect(own.allSatisfy { $0.cell.map { $0.line == nil && $0.place.inWords.contains("!") } ?? false })
    }

    private static func records(_ path: String) throws -> [(meaning: String, cell: CellReference?)] {
        let file = LooseFile(carrier: nil, products: [], configuration: nil)
        let draft = try #require(file.read(path, kind: nil).reading.draft)
        switch draft.chart {
        case .build(let chart):
            return chart.flatRecords().map { record in
                var bare = record
                (bare.cell, bare.file) = (nil, "")
                return (String(describing: bare), record.cell)
            }
        case .medication(let chart):
            return chart.rules.map { rule in
                let meaning = [
                    rule.medication, rule.use ?? "-", rule.condition ?? "-", rule.outcome.rawValue, rule.outcomeLabel,
                    String(describing: rule.lookback), rule.ingredients.joined(separator: "+"),
                ]
                return (meaning.joined(separator: " | "), rule.source)
            }
        }
    }
}
