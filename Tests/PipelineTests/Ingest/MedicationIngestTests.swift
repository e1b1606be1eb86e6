import ChartSchema
import Results
import Store
import Testing

@testable import Pipeline

/// Medication charts on their way into the dataset.
@Suite struct MedicationIngestTests {
    static let id = "acme/drugs/2024-05-01"
    static let path = "raw/acme/2024-05-01/drugs.csv"
    static let table = """
        Medication,Use,Fill Within,Plan A
        Lasix,CHF,2 years,No Coverage
        Lasix,CHF,> 2 years,Graded
        Abilify,Psychotic disorders,N/A,Immediate

        """
    static let pinned = """
        "Medication: medications", "Use: uses", "Fill Within: times", "Plan A: decisions"
        """

    private func source(_ more: String = "") -> String {
        let source = SampleProject.source("drugs", Self.path, "2024-05-01", kind: "medication")
        return more.isEmpty ? source : source.replacingOccurrences(of: "\"kind\"", with: more + ", \"kind\"")
    }

    private func layout(_ rows: String, _ columns: String) -> String {
        """
        "layout": {"tables": [{"rows": "\(rows)", "direction": "down", "columns": [\(columns)]}]}
        """
    }

    private func project(_ table: String = table) throws -> SampleProject {
        let project = try SampleProject()
        try project.files.write(Self.path, Array(table.utf8))
        return project
    }

    private func published(_ project: SampleProject) throws -> MedicationChart {
        let store = DatasetStore(root: project.files.path + "/normalized")
        let entry = try #require(try store.latest()?.charts.first { $0.id.description == Self.id })
        #expect(entry.kind == .medication)
        #expect(entry.counts.rows == 2)
        return try #require(try store.chart(entry).medicationChart)
    }

    @Test func aChartOfMedicationsIsPublishedBesideBuildCharts() async throws {
        let project = try project()
        let sources = SampleProject.acmeSources + [source(layout("medications", Self.pinned))]
        let report = try await project.ingest(acme: sources).run()
        #expect(states(report)[Self.id] == .added, "\(report.findings.map(\.message))")
        let chart = try published(project)
        #expect(chart.rules.map(\.outcome) == [.decline, .graded, .level])
        #expect(chart.rules[1].lookback == LookbackWindow(minMonths: 24, basis: .lastFill))
        #expect(chart.rules[0].ingredients == ["furosemide"])
        #expect(DatasetStore(root: project.files.path + "/normalized").verify().isSound)
        let again = try await project.ingest(acme: sources).run()
        #expect(again.outcome == .nothingChanged(version: "1.0.0"))
    }

    @Test func aColumnThatMovedKeepsTheLastPublishedForm() async throws {
        let project = try project()
        let sources = [source(layout("medications", Self.pinned))]
        _ = try await project.ingest(acme: sources).run()
        let before = try published(project)
        try project.files.write(
            Self.path, Array(Self.table.replacingOccurrences(of: "Fill Within", with: "Fill Within Months").utf8))
        let report = try await project.ingest(acme: sources).run()
        #expect(states(report)[Self.id] == .kept)
        #expect(report.findings.contains { $0.rule == "layout.drift" && $0.severity == .error })
        #expect(try published(project) == before)
    }

    @Test func whatAMarkMeansIsSaidAndPinned() async throws {
        let table = "Medication,Condition,Plan A\nLasix,CHF,•\nAbilify,,\nRiluzole,ALS,•\n"
        let project = try project(table)
        let silent = try await project.ingest(acme: [source()]).run()
        #expect(states(silent)[Self.id] == .failed)
        #expect(silent.findings.contains { $0.rule == "medication.mark.unexplained" })
        let meanings = #""meanings": {"•": {"outcome": "decline", "label": "Not accepted"}}"#
        let columns = #""Medication: medications", "Condition: uses", "Plan A: marks, • is decline""#
        let told = try await project.ingest(acme: [source(meanings + ", " + layout("medications", columns))]).run()
        #expect(states(told)[Self.id] == .added, "\(told.findings.map(\.message))")
        #expect(try published(project).rules.map(\.outcomeLabel) == ["Not accepted", "Not accepted"])
        let turned = meanings.replacingOccurrences(of: "decline", with: "accept")
        let drift = try await project.ingest(acme: [source(turned + ", " + layout("medications", columns))]).run()
        #expect(drift.findings.contains { $0.rule == "layout.drift" })
    }

    @Test func whatAListDecidesIsGivenWhereItDoesNotSayIt() async throws {
        let project = try project("Medication\nLasix\nAbilify\n")
        #expect(states(try await project.ingest(acme: [source()]).run())[Self.id] == .failed)
        let given = #""given": {"outcome": "refer"}, "# + layout("names", #""names: refer""#)
        let report = try await project.ingest(acme: [source(given)]).run()
        #expect(states(report)[Self.id] == .added, "\(report.findings.map(\.message))")
        #expect(try published(project).rules.map(\.outcome) == [.refer, .refer])
    }

    private func states(_ report: RunReport) -> [String: RunReport.State] {
        Dictionary(uniqueKeysWithValues: report.charts.map { ($0.id, $0.state) })
    }
}
