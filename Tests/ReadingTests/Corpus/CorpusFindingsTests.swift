import ChartSchema
import Tables
import Testing
import Validation

@testable import Reading

/// The charts of ``CorpusTests`` in all layouts, read and checked: what is warned of is what is wrong with the carrier's own
/// chart, whatever layout it is in.
@Suite struct CorpusFindingsTests {
    @Test func noLayoutRaisesAnAlarm() throws {
        var charts = 0
        var limits = 0
        var warnings = 0
        var needless: [String] = []
        for name in CorpusTests.names {
            let sample = try SampleChart(example: name)
            let renderings = Rendering.all.filter { $0.suits(sample) }
            // What the plainest layout says is said of the carrier's figures: accuracy.md lists these errors.
            let known = Set(Self.warnings(of: Self.draft(of: sample, in: renderings[0])).map(Self.key))
            for rendering in renderings {
                let draft = Self.draft(of: sample, in: rendering)
                charts += 1
                limits += draft.chart.rows.reduce(0) { $0 + $1.limits.count }
                let found = Self.warnings(of: draft)
                warnings += found.count
                needless += found.filter { !known.contains(Self.key($0)) }.map {
                    "\(name), \(rendering): \($0.rule): \($0.message)"
                }
            }
        }
        print("\(charts) charts of the corpus, \(limits) limits: \(warnings) warnings, \(needless.count) false")
        #expect(charts > 80)
        #expect(needless.isEmpty, "\(needless.prefix(5))")
    }

    private static func draft(of sample: SampleChart, in rendering: Rendering) -> DraftChart {
        ChartReader.read(
            Document(
                file: "chart.csv", format: .csv, encoding: EncodingReport(name: "utf-8", basis: .detected),
                tables: rendering.render(sample).tables),
            sha256: "",
            instructions: ReadingInstructions(id: ChartID(carrier: "c", chart: "x", edition: "2026-01-01")))
    }

    /// A name that means no one class is no alarm: nothing here says what the carrier means by it.
    private static func warnings(of draft: DraftChart) -> [Finding] {
        let judged = Validator.findings(for: draft.chart, unitChecks: draft.unitChecks, readingFindings: draft.findings)
        return (draft.findings + judged).filter { $0.severity >= .warning && $0.rule != "reading.class.unknown" }
    }

    /// What a finding says in numbers: layouts name the classes differently.
    private static func key(_ finding: Finding) -> [String] {
        [finding.rule] + finding.message.matches(of: /\d+/).map { String($0.output) }
    }
}
