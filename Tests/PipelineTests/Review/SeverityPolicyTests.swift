import ChartSchema
import Testing

@testable import Pipeline

@Suite struct SeverityPolicyTests {
    private func judged(
        _ rules: [(Finding.PolicyChange.Scope, String)], csv: String = ReviewedProject.misprinted,
        rule: String = "build.weight.decreasing"
    ) async throws -> Finding? {
        var project = try ReviewedProject(csv)
        for (scope, text) in rules { project.set(text, scope) }
        return try await project.finding(rule)
    }

    @Test func aPolicyChangesTheSeverityAndNothingElse() async throws {
        let own = try #require(try await judged([]))
        let raised = try #require(try await judged([(.pipeline, #"{"build.weight.decreasing": "error"}"#)]))
        #expect(own.severity == .warning && own.policy == nil)
        #expect(raised.severity == .error && raised.ownSeverity == .warning)
        #expect(
            raised.policy
                == Finding.PolicyChange(was: .warning, scope: .pipeline, pattern: "build.weight.decreasing"))
        #expect(raised.fingerprint == own.fingerprint)
    }

    @Test func theNearestScopeAndTheLongestPatternHaveTheLastWord() async throws {
        let finding = try #require(
            try await judged([
                (.pipeline, #"{"build.weight.decreasing": "error"}"#),
                (.carrier, #"{"build.*": "info", "build.weight.*": {"severity": "error", "reason": "seen"}}"#),
            ]))
        #expect(finding.severity == .error)
        #expect(finding.policy?.scope == .carrier && finding.policy?.pattern == "build.weight.*")
        #expect(finding.policy?.reason == "seen")
        let exact = try #require(
            try await judged([(.chart, #"{"build.weight.*": "error", "build.weight.decreasing": "info"}"#)]))
        #expect(exact.severity == .info && exact.policy?.scope == .chart)
    }

    @Test func theOwnSeverityIsNoChange() async throws {
        let finding = try #require(try await judged([(.pipeline, #"{"build.weight.decreasing": "warning"}"#)]))
        #expect(finding.policy == nil)
    }

    @Test func whatIsSetOffIsCounted() async throws {
        var project = try ReviewedProject()
        project.set(#"{"build.weight.decreasing": {"severity": "off", "reason": "noise"}}"#, .chart)
        #expect(try await project.finding() == nil)
        #expect(try await project.check().off == 1)
        let report = try await project.ingest()
        #expect(report.charts.map(\.findings.off) == [1])
        #expect(try project.published()?.findings.contains { $0.rule == "build.weight.decreasing" } == false)
    }

    @Test func anErrorKeepsItsChartAndNothingElse() async throws {
        var project = try ReviewedProject()
        project.set(#"{"build.weight.decreasing": "error"}"#, .carrier)
        let report = try await project.ingest()
        #expect(report.charts.map(\.state) == [.failed])
        #expect(try project.published() == nil)
    }

    /// What could not be read is left out for one chart on a person's word, and the finding stays.
    @Test func anUnreadCellMayBeLeftOutOfOneChart() async throws {
        var project = try ReviewedProject(ReviewedProject.unreadable)
        #expect(try await project.ingest().charts.map(\.state) == [.failed])
        project.set(#"{"reading.cell.unread": {"severity": "warning", "reason": "the guide is out of print"}}"#, .chart)
        let report = try await project.ingest()
        #expect(report.charts.map(\.state) == [.added])
        #expect(report.charts.map(\.cells.unread) == [1])
        let finding = try #require(try project.published()?.findings.first { $0.rule == "reading.cell.unread" })
        #expect(finding.severity == .warning && finding.policy?.was == .error)
    }

    static let mistakes: [(scope: Finding.PolicyChange.Scope, rules: String, problem: String)] = [
        (.pipeline, #"{"build.wieght.decreasing": "error"}"#, #"did you mean "build.weight.decreasing"?"#),
        (.carrier, #"{"biuld.weight.*": "error"}"#, #"did you mean "build.weight.*"?"#),
        (.chart, #"{"*": "error"}"#, "chartwright validate prints codes in brackets"),
        (.chart, #"{"build.*.decreasing": "error"}"#, #"did you mean "build.weight.decreasing"?"#),
        (.chart, #"{"build.weight.decreasing": "of"}"#, #"did you mean "off"?"#),
        (.chart, #"{"build.weight.decreasing": 1}"#, "write it in quotes"),
        (.chart, #"{"build.weight.decreasing": {"reason": "x"}}"#, #"add "severity": …"#),
        (.chart, #"{"build.weight.decreasing": "off"}"#, #"write {"severity": "off", "reason": "…"}"#),
        (
            .carrier, #"{"reading.cell.unread": {"severity": "info", "reason": "x"}}"#,
            "name the exact code in the rules of the one chart that may be published without it, with a reason"
        ),
        (
            .chart, #"{"reading.*": {"severity": "info", "reason": "x"}}"#,
            "name the exact code in the rules of the one chart that may be published without it, with a reason"
        ),
        (
            .chart, #"{"reading.cell.unread": "info"}"#,
            "name the exact code in the rules of the one chart that may be published without it, with a reason"
        ),
        (
            .chart, #"{"reading.cell.unread": {"severity": "off", "reason": "x"}}"#,
            "name the exact code in the rules of the one chart that may be published without it, with a reason"
        ),
        (
            .pipeline, #"{"review.correction.stale": {"severity": "info", "reason": "x"}}"#,
            "name the exact code in the rules of the one chart that may be published without it, with a reason"
        ),
        (
            .carrier, #"{"review.*": "info"}"#,
            "name the exact code in the rules of the one chart that may be published without it, with a reason"
        ),
        (.chart, #"{"layout.drift": {"severity": "info", "reason": "x"}}"#, "pin the layout that is right"),
    ]

    @Test(arguments: mistakes.indices)
    func mistakesArePointedAt(_ index: Int) throws {
        let mistake = Self.mistakes[index]
        var project = try ReviewedProject()
        project.set(mistake.rules, mistake.scope)
        let error = #expect(throws: InvalidConfiguration.self) { try project.configuration() }
        #expect(error?.problems.map(\.help) == [mistake.problem])
    }
}
