import ChartSchema
import Foundation
import Reading
import Tables
import Testing

@testable import Pipeline

/// Charts that were written by somebody who knew no source, as they are read since (`docs/accuracy.md`, "Charts nobody had seen"): every
/// rule and the kinds of findings, judged against the records that were made together with the files.
///
/// `CHARTWRIGHT_RECORD=1` writes what is read anew, and fails.
@Suite struct BlindMedicationTests {
    private static let folder = RepositorySource.root.appending(path: "Tests/Fixtures/blind")

    /// One round of charts: a folder of files, and beside each chart's file what is read of it.
    private static let charts: [String] = names(in: folder).filter { $0.hasPrefix("meds-") }.flatMap { round in
        names(in: folder.appending(path: round)).filter { !$0.hasSuffix(".read") }.map { "\(round)/\($0)" }
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    @Test(arguments: charts)
    func isReadAsJudged(_ chart: String) throws {
        let url = Self.folder.appending(path: chart)
        let reading = SourceReading(
            .medication, [UInt8](try Data(contentsOf: url)), file: url.lastPathComponent, sha256: "",
            instructions: ReadingInstructions(id: try #require(ChartID("unknown/chart/undated"))))
        let found = reading.ruleLines + Set(reading.flags.map(Self.kind)).sorted()
        if ProcessInfo.processInfo.environment["CHARTWRIGHT_RECORD"] == "1" {
            try Data((found.joined(separator: "\n") + "\n").utf8).write(to: url.appendingPathExtension("read"))
            Issue.record("\(chart).read was written; read it, and run again")
        }
        let judged = try String(contentsOf: url.appendingPathExtension("read"), encoding: .utf8)
        #expect(found == judged.split(separator: "\n").map(String.init))
    }

    @Test func thereAreCharts() { #expect(Self.charts.count >= 300) }

    /// A finding's severity and rule, without its row.
    private static func kind(_ flag: String) -> String { flag.split(separator: " ").prefix(2).joined(separator: " ") }
}
