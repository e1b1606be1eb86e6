import ChartSchema
import Foundation
import Tables
import Testing

@testable import Reading

/// Sentences as offices print them around their tables, written by people who had not seen the program: those that restrict are applied or
/// told of; ordinary furniture is not.
@Suite struct SentencesAroundTablesTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/sentences")

    private func sentences(_ name: String) throws -> [String] {
        try String(contentsOf: Self.folder.appending(path: "\(name).txt"), encoding: .utf8)
            .split(separator: "\n").map(String.init)
    }

    private static let build = """
        <table><tr><th>Height</th><th>Level</th><th>Graded</th></tr><tr><td>5'8"</td><td>180</td><td>210</td></tr>\
        <tr><td>5'9"</td><td>185</td><td>216</td></tr><tr><td>5'10"</td><td>190</td><td>222</td></tr></table>
        """
    private static let medications = """
        <table><tr><th>Medication</th><th>Use</th><th>Decision</th></tr>\
        <tr><td>Zoloft</td><td>Depression</td><td>Accept</td></tr><tr><td>Plavix</td><td>Stroke</td><td>Decline</td></tr>\
        <tr><td>Lipitor</td><td>Cholesterol</td><td>Refer</td></tr></table>
        """

    private func document(_ table: String, _ sentence: String) throws -> Document {
        let printed = sentence.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return try TableReader.read(
            Array("<html><body>\(table)<p>\(printed)</p></body></html>".utf8), file: "chart.html")
    }

    private let instructions = ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!)

    /// Whether a warning stands at the chart, and what its limits are.
    private func read(build sentence: String) throws -> (isTold: Bool, said: String) {
        let draft = ChartReader.read(try document(Self.build, sentence), sha256: "", instructions: instructions)
        let said =
            draft.chart.columns.map { "\($0.sex) \($0.age) \($0.tobacco) \($0.product ?? "") \($0.condition ?? "")" }
            + draft.chart.rows.map { "\($0.limits)" }
        return (draft.findings.contains { $0.severity >= .warning }, said.joined(separator: "\n"))
    }

    private func read(medications sentence: String) throws -> (isTold: Bool, said: String) {
        let draft = MedicationReader.read(
            try document(Self.medications, sentence), sha256: "", instructions: instructions)
        let said = draft.chart.rules.map { "\($0.outcome) \($0.lookback) \($0.condition ?? "") \($0.product ?? "")" }
        return (draft.findings.contains { $0.severity >= .warning }, said.joined(separator: "\n"))
    }

    @Test func whatRestrictsLimitsIsAppliedOrTold() throws {
        let plain = try read(build: "")
        for sentence in try sentences("build.restricting") {
            let draft = try read(build: sentence)
            #expect(draft.isTold || draft.said != plain.said, "\(sentence)")
        }
    }

    @Test func whatRestrictsRulesIsAppliedOrTold() throws {
        let plain = try read(medications: "")
        for sentence in try sentences("medication.restricting") {
            let draft = try read(medications: sentence)
            #expect(draft.isTold || draft.said != plain.said, "\(sentence)")
        }
    }

    @Test func furnitureAroundLimitsSaysNothing() throws {
        let plain = try read(build: "")
        for sentence in try sentences("build.furniture") {
            let draft = try read(build: sentence)
            #expect(!draft.isTold && draft.said == plain.said, "\(sentence)")
        }
    }

    @Test func furnitureAroundRulesSaysNothing() throws {
        let plain = try read(medications: "")
        for sentence in try sentences("medication.furniture") {
            let draft = try read(medications: sentence)
            #expect(!draft.isTold && draft.said == plain.said, "\(sentence)")
        }
    }
}
