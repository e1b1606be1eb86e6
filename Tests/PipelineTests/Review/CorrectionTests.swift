import ChartSchema
import Foundation
import Testing

@testable import Pipeline

@Suite struct CorrectionTests {
    private static let byKey = #""where": {"height": "5'11\"", "class": "preferred"}"#

    private func figures(_ chart: BuildChart?) -> [[Figure?]] {
        chart?.rows.flatMap(\.limits).map { [$0.weightMin, $0.weightMax, $0.bmiMin, $0.bmiMax] } ?? []
    }

    @Test(arguments: [nil, byKey])
    func exactlyOneLimitChanges(_ place: String?) async throws {
        let project = try ReviewedProject()
        _ = try await project.ingest()
        let printed = try #require(try project.chart())
        try project.correct([place.map { ReviewedProject.correction($0) } ?? ReviewedProject.correction()])
        let report = try await project.ingest()
        let chart = try #require(try project.chart())
        let changed = zip(figures(printed), figures(chart)).filter { $0 != $1 }
        #expect(changed.map(\.0) == [[108, 180, nil, nil]] && changed.map(\.1) == [[108, 190, nil, nil]])
        let limit = try #require(chart.rows.flatMap(\.limits).first { !$0.corrections.isEmpty })
        #expect(limit.cells.first?.text == "180")
        #expect(
            limit.corrections == [
                AppliedCorrection(
                    field: .weightMax, printed: .figure(180), published: .figure(190),
                    reason: "the guide of 2023 has 190", who: "data team", date: "2026-01-31")
            ])
        #expect(report.charts.map(\.corrected) == [1])
        #expect(try project.published()?.counts.corrected == 1)
        // The rules see the corrected figure.
        #expect(!report.findings.contains { $0.rule == "build.weight.decreasing" })
    }

    @Test func whatWasPrintedComesBackWithoutTheCorrection() async throws {
        let project = try ReviewedProject()
        _ = try await project.ingest()
        let printed = try #require(try project.chart())
        try project.correct([ReviewedProject.correction()])
        _ = try await project.ingest()
        #expect(try project.chart()?.asPrinted == printed)
    }

    /// One cell may give a common minimum to every class of its row: it is one figure, and corrected as one.
    @Test func aCommonMinimumIsCorrectedForEveryClass() async throws {
        let project = try ReviewedProject()
        try project.correct([
            ReviewedProject.correction(
                "\"cell\": {\"file\": \"\(ReviewedProject.path)\", \"table\": 0, \"row\": 3, \"column\": 1}",
                field: "weight_min_lb", expect: "108", publish: "107")
        ])
        _ = try await project.ingest()
        let row = try #require(try project.chart()?.rows.first { $0.height.min == 71 })
        #expect(row.limits.map(\.weightMin) == [107, 107])
    }

    static let mismatches: [(what: String, entry: String)] = [
        ("another figure", ReviewedProject.correction(expect: "181")),
        (
            "another cell",
            ReviewedProject.correction(
                #""cell": {"file": "raw/acme/2024-05-01/build.csv", "table": 0, "row": 9, "column": 2}"#)
        ),
        (
            "another file",
            ReviewedProject.correction(#""cell": {"file": "raw/acme/build.csv", "table": 0, "row": 3, "column": 2}"#)
        ),
        ("another field", ReviewedProject.correction(field: "bmi_max")),
        (
            "a field of medications",
            ReviewedProject.correction(field: "outcome", expect: "\"accept\"", publish: "\"decline\"")
        ),
        ("no such height", ReviewedProject.correction(#""where": {"height": "7'0\"", "class": "preferred"}"#)),
        ("several limits", ReviewedProject.correction(#""where": {"class": "preferred"}"#)),
        ("a medication", ReviewedProject.correction(#""where": {"medication": "Warfarin"}"#)),
    ]

    /// A correction that does not fit is never applied, and its chart is not published before somebody has looked.
    @Test(arguments: mismatches.indices)
    func itNeverAppliesOnAMismatch(_ index: Int) async throws {
        let project = try ReviewedProject()
        try project.correct([Self.mismatches[index].entry])
        let report = try await project.ingest()
        #expect(report.charts.map(\.state) == [.failed], "\(Self.mismatches[index].what)")
        let stale = report.findings.filter { $0.rule == "review.correction.stale" }
        #expect(stale.map(\.severity) == [.error] && stale.map(\.location.line) == [4])
    }

    @Test func aCarrierThatMendedItIsNoticed() async throws {
        let project = try ReviewedProject(ReviewedProject.mended)
        try project.correct([ReviewedProject.correction()])
        let report = try await project.ingest()
        #expect(report.charts.map(\.state) == [.added] && report.charts.map(\.corrected) == [0])
        let fixed = report.findings.filter { $0.rule == "review.correction.fixed" }
        #expect(fixed.map(\.severity) == [.warning])
        #expect(try project.chart()?.rows.flatMap(\.limits).allSatisfy(\.corrections.isEmpty) == true)
    }

    @Test func anExpiredOneIsNotAppliedAndKeepsThePublishedChart() async throws {
        let project = try ReviewedProject()
        try project.correct([ReviewedProject.correction(until: "2026-06-30")])
        #expect(try await project.ingest(today: "2026-06-30").charts.map(\.corrected) == [1])
        let report = try await project.ingest(today: "2026-07-01")
        #expect(report.charts.map(\.state) == [.kept])
        #expect(report.outcome == .nothingChanged(version: "1.0.0"))
        #expect(report.findings.filter { $0.rule == "review.correction.expired" }.map(\.severity) == [.error])
    }

    @Test func aCorrectionOfAnUnknownChartIsStale() async throws {
        let project = try ReviewedProject()
        try project.correct([ReviewedProject.correction(chart: "acme/old/2020-01-01")])
        let report = try await project.ingest()
        #expect(report.findings.filter { $0.rule == "review.correction.stale" }.map(\.chart) == ["acme/old/2020-01-01"])
        #expect(report.charts.map(\.state) == [.added])
    }

    @Test func pathsByKeyAndByCellAgree() async throws {
        let results = try await [nil, Self.byKey].asyncMap { place in
            let project = try ReviewedProject()
            try project.correct([place.map { ReviewedProject.correction($0) } ?? ReviewedProject.correction()])
            _ = try await project.ingest()
            return try project.published()?.sha256
        }
        #expect(results[0] != nil && results[0] == results[1])
    }
}

extension Array {
    fileprivate func asyncMap<Result>(_ body: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await body(element)) }
        return results
    }
}
