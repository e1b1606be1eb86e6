import ChartSchema
import Foundation
import Reading
import Tables
import Testing

@testable import Pipeline

/// Cells and titles as carriers print them, written by people who had not seen the program, each in one plain chart: what is read of
/// it, and what is told.
///
/// `CHARTWRIGHT_RECORD=1` writes what is read anew, and fails.
@Suite struct CellsAloneTests {
    private static let folder = RepositorySource.root.appending(path: "Tests/Fixtures/cells")

    private static let charts: [(name: String, kind: ChartKind, around: @Sendable (String) -> String)] = [
        ("medication.decision", .medication, { medications(decision: $0) }),
        ("medication.drug", .medication, { medications(drug: $0) }),
        ("medication.header", .medication, { medications(header: $0) }),
        ("medication.title", .medication, { medications(title: $0) }),
        ("build.header", .build, { build(header: $0) }),
        ("build.title", .build, { build(title: $0) }),
    ]

    @Test(arguments: charts.map(\.name))
    func readsAsJudged(_ name: String) throws {
        let chart = try #require(Self.charts.first { $0.name == name })
        let url = Self.folder.appending(path: "\(name).tsv")
        let judged = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
            line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        }
        let plain = Set(try Self.read(chart.around(""), chart.kind))
        let found = try judged.map { line in
            try Self.read(chart.around(Self.escaped(line[0])), chart.kind).filter { !plain.contains($0) }.prefix(6)
                .joined(separator: "; ")
        }
        if ProcessInfo.processInfo.environment["CHARTWRIGHT_RECORD"] == "1" {
            let lines = zip(judged, found).map { "\($0[0])\t\($1)\n" }
            try Data(lines.joined().utf8).write(to: url)
            Issue.record("\(name).tsv was written; read it, and run again")
        }
        for (line, found) in zip(judged, found) { #expect(found == line.last, "\(line[0])") }
    }

    /// A line for each rule or class, and for each kind of finding that is told.
    private static func read(_ page: String, _ kind: ChartKind) throws -> [String] {
        let reading = SourceReading(
            kind, Array(page.utf8), file: "chart.html", sha256: "",
            instructions: ReadingInstructions(id: try #require(ChartID("unknown/chart/undated"))))
        let told = Set(reading.flags.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }).sorted()
        guard kind == .build else { return reading.ruleLines + told }
        let classes = BlindBuildTests.told(reading).split(separator: "\n").map(String.init)
        return classes.filter { !["info ", "warning ", "error "].contains(where: $0.hasPrefix) } + told
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    private static func page(_ title: String, _ rows: [[String]]) -> String {
        let cells = rows.map { row in "<tr>\(row.map { "<td>\($0)</td>" }.joined())</tr>" }
        return "<html><body><h1>Acme Life</h1><h2>\(title)</h2><table>\(cells.joined())</table></body></html>"
    }

    private static func medications(decision: String) -> String {
        page(
            "Medication Guide",
            [
                ["Medication", "Use", "Decision"], ["Warfarin", "Stroke", "Decline"],
                ["Lisinopril", "High blood pressure", "Accept"], ["Clopidogrel", "Blood clot prevention", decision],
                ["Donepezil", "Dementia", "Decline"], ["Albuterol", "Asthma", "Accept"],
            ])
    }

    private static func medications(drug: String) -> String {
        page(
            "Medication Guide",
            [
                ["Medication", "Decision"], ["Benazepril", "Accept"], ["Memantine", "Decline"], [drug, "Accept"],
                ["Riluzole", "Decline"], ["Allopurinol", "Accept"],
            ])
    }

    private static func medications(header: String) -> String {
        page(
            "Medication Guide",
            [
                ["Medication", "Use", header], ["Warfarin", "Stroke", "Decline"], ["Albuterol", "Asthma", "Accept"],
                ["Donepezil", "Dementia", "Decline"],
            ])
    }

    private static func medications(title: String) -> String {
        page(
            title,
            [
                ["Medication", "Decision"], ["Warfarin", "Decline"], ["Albuterol", "Accept"], ["Donepezil", "Decline"],
            ])
    }

    private static func build(header: String) -> String {
        page(
            "Build Chart",
            [
                ["Height", header, "Table 6"], ["5'8\"", "180", "210"], ["5'9\"", "185", "216"],
                ["5'10\"", "190", "222"],
            ])
    }

    private static func build(title: String) -> String {
        page(
            title,
            [
                ["Height", "Standard", "Table 6"], ["5'8\"", "180", "210"], ["5'9\"", "185", "216"],
                ["5'10\"", "190", "222"],
            ])
    }
}
