import ChartSchema
import Foundation
import Testing

@testable import Pipeline

@Suite struct AcceptedFindingTests {
    private let project: ReviewedProject
    private let finding: Finding

    init() async throws {
        project = try ReviewedProject()
        finding = try #require(try await project.finding())
    }

    @Test func whatIsAcceptedStaysVisibleAndIsCountedApart() async throws {
        try project.accept([ReviewedProject.accepted(finding)])
        let report = try await project.ingest()
        let accepted = try #require(report.findings.first { $0.rule == finding.rule })
        #expect(accepted.acceptance?.who == "data team" && !accepted.isOpen)
        #expect(report.charts.map(\.findings.accepted) == [1])
        #expect(report.charts.map(\.findings.warning) == [0])
        #expect(try project.published()?.findings.count { !$0.isOpen } == 1)
        #expect(try await project.check().findings.count { $0.rule.hasPrefix("review.") } == 0)
    }

    /// Whatever is accepted, the figures stay what they are.
    @Test func noFigureChanges() async throws {
        _ = try await project.ingest()
        let before = try #require(try project.published())
        let all = try await project.check().findings
        try project.accept(all.map { ReviewedProject.accepted($0) })
        let report = try await project.ingest()
        let after = try #require(try project.published())
        #expect(all.count >= 2 && report.charts.map(\.findings.accepted) == [all.count])
        #expect(after.sha256 == before.sha256 && after != before)
    }

    @Test func aJudgementThatPolicyMadeAnErrorMayBeAcceptedAndPublished() async throws {
        var project = project
        project.set(#"{"build.weight.decreasing": "error"}"#, .pipeline)
        #expect(try await project.ingest().charts.map(\.state) == [.failed])
        try project.accept([ReviewedProject.accepted(finding)])
        #expect(try await project.ingest().charts.map(\.state) == [.added])
    }

    @Test func whatCouldNotBeReadIsNotAcceptedIntoExistence() async throws {
        let project = try ReviewedProject(ReviewedProject.unreadable)
        let unread = try #require(try await project.finding("reading.cell.unread"))
        try project.accept([ReviewedProject.accepted(unread)])
        let report = try await project.ingest()
        #expect(report.charts.map(\.state) == [.failed])
        #expect(report.findings.first { $0.rule == "reading.cell.unread" }?.isOpen == true)
        #expect(report.findings.count { $0.rule == "review.accepted.unsafe" } == 1)
    }

    @Test func anEntryThatMeetsNothingIsStale() async throws {
        try project.accept([
            ReviewedProject.accepted(finding, rule: "build.zones.gap"),
            #"{"rule": "build.zones.gap", "fingerprint": "0000000000000000", "chart": "acme/old/2020-01-01", "reason": "x", "who": "y", "date": "2020-01-01"}"#,
        ])
        let stale = try await project.check().findings.filter { $0.rule == "review.accepted.stale" }
        #expect(stale.map(\.location.line) == [4, 5])
        #expect(stale.allSatisfy { $0.severity == .warning })
        _ = try await project.ingest()
        #expect(try project.published()?.findings.contains { $0.rule.hasPrefix("review.") } == false)
    }

    /// Expiry makes the run complain and changes no published byte.
    @Test func expiryIsOfTheRun() async throws {
        try project.accept([ReviewedProject.accepted(finding, until: "2026-06-30")])
        let before = try await project.ingest(today: "2026-06-30")
        #expect(before.charts.map(\.findings.accepted) == [1])
        let after = try await project.ingest(today: "2026-07-01")
        #expect(after.outcome == .nothingChanged(version: "1.0.0"))
        #expect(after.findings.count { $0.rule == "review.accepted.expired" } == 1)
        #expect(after.findings.first { $0.rule == finding.rule }?.isOpen == true)
        #expect(after.charts.map(\.findings.accepted) == [0])
    }

    /// An error that was accepted for a time keeps what was published with it.
    @Test func anExpiredErrorKeepsThePublishedChart() async throws {
        var project = project
        project.set(#"{"build.weight.decreasing": "error"}"#, .pipeline)
        try project.accept([ReviewedProject.accepted(finding, until: "2026-06-30")])
        _ = try await project.ingest(today: "2026-06-30")
        let report = try await project.ingest(today: "2026-07-01")
        #expect(report.charts.map(\.state) == [.kept])
        #expect(report.outcome == .nothingChanged(version: "1.0.0"))
    }
}
