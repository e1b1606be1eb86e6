import ChartSchema
import Tables
import Testing

@testable import Reading

/// Where a table bears a mark that no note begins with, any note below it may be that mark's.
@Suite struct OpenMarksTests {
    private func read(_ header: String, height: String = "5'10\"", _ notes: String) throws -> DraftChart {
        let rows = ["5'8\"", "5'9\"", height].enumerated().map {
            "<tr><td>\($1)</td><td>\(190 + $0 * 6)</td><td>\(230 + $0 * 7)</td></tr>"
        }
        let page = "<table><tr><th>Height</th><th>\(header)</th><th>Standard</th></tr>\(rows.joined())</table>\(notes)"
        return ChartReader.read(
            try TableReader.read(Array(page.utf8), file: "chart.html"), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    @Test(arguments: [
        "<ol><li>Non-tobacco only.</li></ol>", "<p>1. Non-tobacco only.</p>", "<p>1) Non-tobacco only.</p>",
        "<p>Note 1: Non-tobacco only.</p>", "<p>(a) Non-tobacco only.</p>",
    ])
    func noNoteIsOfAll(_ notes: String) throws {
        for header in ["Preferred<sup>1</sup>", "Preferred [a]"] {
            let draft = try read(header, notes)
            #expect(draft.chart.columns.allSatisfy { $0.tobacco == .any })
            #expect(draft.findings.contains { $0.severity >= .warning })
        }
    }

    @Test func aMarkedRowIsNotTheTable() throws {
        let draft = try read("Preferred", height: "5'10\"<sup>1</sup>", "<ol><li>Men only.</li></ol>")
        #expect(draft.chart.columns.allSatisfy { $0.sex == .any })
    }

    @Test func withoutMarksTheyAre() throws {
        let draft = try read("Preferred", "<p>This chart is for non-tobacco users only.</p>")
        #expect(draft.chart.columns.allSatisfy { $0.tobacco == .no })
        #expect(draft.findings.allSatisfy { $0.severity < .warning })
    }
}
