import ChartSchema
import Diff
import Store
import Testing

@testable import Pipeline

/// Causes of changed rules of a medication chart.
@Suite struct MedicationCauseTests {
    private static let raw = "raw/acme/2024-05-01/drugs.csv"
    private static let table = """
        Medication,Use,Fill Within,Plan A
        Lasix,CHF,2 years,No Coverage
        Abilify,Psychotic disorders,N/A,Immediate
        Bumetadine,Edema,N/A,Immediate

        """
    private static let source = SampleProject.source("drugs", raw, "2024-05-01", kind: "medication")

    private func diff(_ project: SampleProject, _ sources: [String] = [source]) async throws -> ChartDiff {
        let store = DatasetStore(root: project.files.path + "/normalized")
        let old = DiffSide(try #require(try store.latest()), in: store)
        let new = DiffSide(try await project.ingest(acme: sources).rehearsal())
        let finder = CauseFinder(from: old, to: new, in: project.files.folder)
        let diff = try DatasetDiffer().diff(from: old, to: new, causes: finder.causes)
        #expect(diff.charts.count == 1)
        return try #require(diff.charts.first)
    }

    private func published(_ table: String = table, _ sources: [String] = [source]) async throws -> SampleProject {
        let project = try SampleProject()
        try project.files.write(Self.raw, Array(table.utf8))
        let report = try await project.ingest(acme: sources).run()
        #expect(report.charts.contains { $0.id == "acme/drugs/2024-05-01" && $0.state == .added })
        return project
    }

    /// The carrier's file, a correction and a name that a person has read change at once.
    @Test func everyRuleHasItsOwnCause() async throws {
        let project = try await published()
        try project.files.write("raw/kept.csv", Array(Self.table.utf8))
        try project.files.write(
            Self.raw, Array(Self.table.replacing("N/A,Immediate\nBum", with: "N/A,Graded\nBum").utf8))
        try project.files.write(
            "review/corrections.json",
            Array(
                """
                {"schema": 1, "corrections": [{"chart": "acme/drugs/2024-05-01",
                 "cell": {"file": "\(Self.raw)", "table": 0, "row": 1, "column": 3}, "field": "outcome",
                 "expect": "decline", "publish": "refer", "reason": "page 4", "who": "AB", "date": "2024-06-01"}]}
                """.utf8))
        try project.files.write(
            "review/names.tsv", Array("Bumetadine\tbumetanide\tAB\t2024-06-01\tthe next guide prints it right\n".utf8))
        let chart = try await diff(project)
        func causes(of medication: String) -> [[DiffCause]] {
            chart.statements.filter { $0.names == [medication] }.map(\.causes)
        }
        #expect(causes(of: "Abilify") == [[.rawFile]], "\(chart.statements)")
        #expect(causes(of: "Lasix") == [[.correction]], "\(chart.statements)")
        #expect(causes(of: "Bumetadine") == [[.vocabulary]], "\(chart.statements)")
        #expect(chart.causes == [.rawFile, .vocabulary, .correction] && chart.causeRemark == nil)
        #expect(chart.tellsCausesApart)
    }

    /// What a mark means is decided by a person; the layout that is pinned for it changes nothing by itself.
    @Test func whatAMarkMeansIsTheConfigurations() async throws {
        let table = "Medication,Condition,Plan A\nLasix,CHF,•\nAbilify,,\nRiluzole,ALS,•\n"
        func sources(_ outcome: String) -> [String] {
            let more = """
                "meanings": {"•": {"outcome": "\(outcome)", "label": "As marked"}}, "layout": {"tables": [{"rows": "medications",
                 "direction": "down", "columns": ["Medication: medications", "Condition: uses",
                 "Plan A: marks, • is \(outcome)"]}]}
                """
            return [Self.source.replacing("\"kind\"", with: more + ", \"kind\"")]
        }
        let project = try await published(table, sources("decline"))
        let chart = try await diff(project, sources("refer"))
        let changed = chart.statements.filter { $0.kind == .outcomeChanged }
        #expect(changed.reduce(0) { $0 + $1.count } == 2 && changed.allSatisfy { $0.causes == [.configuration] })
        #expect(changed.allSatisfy { $0.direction == .loosened })
        #expect(chart.causeRemark == nil)
    }
}
