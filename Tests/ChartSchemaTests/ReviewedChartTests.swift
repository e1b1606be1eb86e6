import ChartSchema
import Foundation
import Testing

/// Charts and findings that people have said something about.
enum ReviewedChart {
    static let correction = AppliedCorrection(
        field: .weightMin, printed: .figure(11), published: .figure(110), reason: "a digit was lost in print",
        who: "data team", date: "2026-01-31")

    static var chart: BuildChart {
        var chart = BuildChartJSONTests.chart
        let row = chart.rows.firstIndex { !$0.limits.isEmpty }!
        chart.rows[row].limits[0].corrections = [
            correction,
            AppliedCorrection(
                field: .outcome, printed: .nothing, published: .word("decline"), reason: "r", who: "w",
                date: "2026-01-31"),
        ]
        return chart
    }

    static var finding: Finding {
        var finding = ManifestJSONTests.manifest.charts[0].findings[0]
        finding.policy = Finding.PolicyChange(was: .error, scope: .chart, pattern: "build.*", reason: "known")
        finding.acceptance = Finding.Acceptance(
            reason: "the carrier rounds so", who: "data team", date: "2026-01-31", until: "2027-01-31")
        return finding
    }

    static var manifest: DatasetManifest {
        var manifest = ManifestJSONTests.manifest
        manifest.charts[0].findings = [finding]
        manifest.charts[0].counts.corrected = 2
        return manifest
    }
}

@Suite struct ReviewedChartTests {
    @Test func correctionsSurviveTheRoundTrip() throws {
        #expect(try BuildChart(json: ReviewedChart.chart.canonicalJSON()) == ReviewedChart.chart)
    }

    @Test func policyAndAcceptanceSurviveTheRoundTrip() throws {
        let manifest = try DatasetManifest(json: ReviewedChart.manifest.canonicalJSON())
        #expect(manifest == ReviewedChart.manifest)
    }

    @Test func aManifestCountsWhatWasAcceptedAndCorrected() {
        let text = String(decoding: ReviewedChart.manifest.canonicalJSON(), as: UTF8.self)
        #expect(text.contains("\"corrected\":2,\"accepted\":1}"))
    }

    @Test func anAcceptanceHoldsThroughItsLastDay() {
        let acceptance = ReviewedChart.finding.acceptance!
        #expect(!acceptance.isExpired(on: "2027-01-31"))
        #expect(acceptance.isExpired(on: "2027-02-01"))
        #expect(!acceptance.isExpired(on: nil))
    }
}
