import ChartSchema
import Foundation
import Store
import Testing
import Validation

@testable import Pipeline

/// What reviewing means, on every chart of this repository.
@Suite struct RepositoryReviewTests {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardized

    /// The published build charts.
    static let charts: [BuildChart] = {
        let folder = repository.appending(path: "normalized/charts").path
        let names = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
        return names.filter { $0.hasSuffix(".json") }.compactMap { name in
            guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { return nil }
            return try? BuildChart(json: Array(data))
        }
    }()

    private static func correction(
        of field: AppliedCorrection.Field, at cell: CellReference, in chart: BuildChart, from: Figure, to: Figure
    ) -> Correction {
        Correction(
            chart: chart.id,
            address: .cell(
                Correction.Cell(file: chart.source.path, table: cell.table, row: cell.row, column: cell.column)),
            applied: AppliedCorrection(
                field: field, printed: .figure(from), published: .figure(to), reason: "r", who: "w", date: "2026-01-31"),
            file: "review/corrections.json", place: TextPlace(line: 1, column: 1, length: 1, text: ""))
    }

    /// Every seventh figure of a chart, with the cell that gave it.
    private static func figures(
        of chart: BuildChart
    ) -> [(row: Int, limit: Int, path: WritableKeyPath<BuildLimit, Figure?>, field: AppliedCorrection.Field)] {
        let ends: [(WritableKeyPath<BuildLimit, Figure?> & Sendable, AppliedCorrection.Field)] = [
            (\.weightMin, .weightMin), (\.weightMax, .weightMax), (\.bmiMin, .bmiMin), (\.bmiMax, .bmiMax),
        ]
        var all: [(Int, Int, WritableKeyPath<BuildLimit, Figure?>, AppliedCorrection.Field)] = []
        for (row, limits) in chart.rows.map(\.limits).enumerated() {
            for (limit, value) in limits.enumerated() {
                for (path, field) in ends where value[keyPath: path] != nil { all.append((row, limit, path, field)) }
            }
        }
        return all.enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
    }

    /// A correction changes the figure of one cell: one limit, or the same figure in every limit that the cell gave.
    @Test(arguments: charts.map(\.id.description))
    func aCorrectionChangesOneFigure(_ id: String) throws {
        let chart = try #require(Self.charts.first { $0.id.description == id }?.asPrinted)
        for (row, limit, path, field) in Self.figures(of: chart) {
            let own = chart.rows[row].limits[limit]
            let figure = try #require(own[keyPath: path])
            let bound = try #require(Bound(field))
            let cell = try #require(own.cell(of: bound))
            guard cell.row >= 0 else { continue }
            var pass = CorrectionPass(today: nil)
            var corrected = chart
            corrected.apply(
                [Self.correction(of: field, at: cell, in: chart, from: figure, to: figure + 1)], in: &pass)
            #expect(pass.findings == [])
            var expected = chart
            for (other, limits) in chart.rows.map(\.limits).enumerated() {
                for (index, value) in limits.enumerated()
                where value[keyPath: path] != nil && value.cell(of: bound)?.place == cell.place {
                    expected.rows[other].limits[index][keyPath: path] = figure + 1
                    expected.rows[other].limits[index].corrections = corrected.rows[row].limits[limit].corrections
                }
            }
            #expect(corrected == expected && corrected.rows[row].limits[limit][keyPath: path] == figure + 1)
            #expect(corrected.asPrinted == chart)
            var refused = chart
            refused.apply(
                [Self.correction(of: field, at: cell, in: chart, from: figure + 2, to: figure + 1)], in: &pass)
            #expect(refused == chart && pass.findings.map(\.rule) == ["review.correction.stale"])
        }
    }

    /// Accepting every finding that can be accepted publishes the same charts, byte for byte, and leaves no warning open
    /// but those that cannot be accepted.
    @Test func acceptingChangesNoFigure() async throws {
        let project = try TemporaryProject()
        for name in ["pipeline.json", "raw"] {
            try FileManager.default.copyItem(
                atPath: Self.repository.appending(path: name).path, toPath: project.path + "/" + name)
        }
        func ingest() async throws -> (counts: [Int], charts: [String: String]) {
            let bytes = try FileBytes.read(project.path + "/pipeline.json")
            let configuration = try PipelineConfiguration.load(bytes, file: "pipeline.json", project: project.folder)
            let run = Ingest(project: project.folder, configuration: configuration, jobs: 2)
            let report = try await run.run()
            let entries = try DatasetStore(root: project.path + "/normalized").latest()?.charts ?? []
            return (
                report.charts.map(\.findings.accepted),
                Dictionary(uniqueKeysWithValues: entries.map { ($0.id.description, $0.sha256) })
            )
        }
        let before = try await ingest()
        let bytes = try FileBytes.read(project.path + "/pipeline.json")
        let configuration = try PipelineConfiguration.load(bytes, file: "pipeline.json", project: project.folder)
        let findings = await Ingest(project: project.folder, configuration: configuration, jobs: 2).check().findings
        var entries: [String: String] = [:]
        for finding in findings where FindingCodes.mayBeAccepted(finding) {
            guard let chart = finding.chart, FindingCodes.acceptable.contains(finding.rule) else { continue }
            entries[finding.fingerprint] = ReviewedProject.accepted(finding, chart: chart)
        }
        let lines = entries.sorted { $0.key < $1.key }.map(\.value).joined(separator: ",\n")
        try project.write("review/accepted.json", Array("{\"schema\": 1, \"accepted\": [\n\(lines)\n]}".utf8))
        let after = try await ingest()
        #expect(before.charts.count >= 27 && after.charts == before.charts)
        #expect(before.counts.allSatisfy { $0 == 0 } && after.counts.reduce(0, +) >= entries.count)
    }

    /// An entry of this repository that meets nothing any more is to be removed, or accepted anew.
    @Test func everyEntryOfThisRepositoryMeetsItsFinding() async throws {
        let folder = ProjectFolder(Self.repository.path)
        let bytes = try FileBytes.read(Self.repository.appending(path: "pipeline.json").path)
        let configuration = try PipelineConfiguration.load(bytes, file: "pipeline.json", project: folder)
        let report = await Ingest(project: folder, configuration: configuration, jobs: 2).check()
        #expect(!configuration.review.accepted.isEmpty)
        #expect(
            report.findings.filter { $0.rule.hasPrefix("review.") }.map(\.message) == [],
            "chartwright validate shows the entries; remove them, or accept what is found today")
    }
}

extension CellReference {
    /// Where the cell stands.
    fileprivate var place: [Int] { [table, row, column] }
}
