import ChartSchema
import Results
import Testing

@testable import Reports

@Suite struct GitHubAnnotationTests {
    @Test func aCommandForEachOpenFindingGravestFirst() {
        let findings = [Finding.Severity.info, .error].map {
            Finding(
                rule: "a.b", severity: $0, message: "100 %\nwrong", help: "Look.",
                location: .init(file: "raw/a,b:c.csv", row: 1, column: 1, line: 3, text: "183"))
        }
        let text = FindingsReport(version: VersionNumber("1.2.0"), findings: findings)
            .githubAnnotations { LinePlace($0, on: "70,183") }
        #expect(
            text == """
                ::notice title=Chartwright::version 1.2.0: 1 error, 1 info.
                ::error file=raw/a%2Cb%3Ac.csv,line=3,col=4,endColumn=6,title=a.b::100 %25 wrong Look.
                ::notice file=raw/a%2Cb%3Ac.csv,line=3,col=4,endColumn=6,title=a.b::100 %25 wrong Look.

                """)
    }

    @Test func nothingInACellIsACommand() {
        let text = HostileFindings.report.githubAnnotations(place: HostileFindings.place(of:))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let open = HostileFindings.report.open.count
        #expect(lines.count == open + 1)
        #expect(
            lines.allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") || $0.hasPrefix("::notice ") })
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(lines.dropFirst().allSatisfy { $0.contains("::The value is ") })
    }

    @Test func saysWhenGitHubShowsNotAll() {
        let many = Array(
            repeating: Finding(rule: "a", severity: .warning, message: "m", location: .init(file: "f")), count: 11)
        let text = FindingsReport(version: nil, findings: many).githubAnnotations { _ in nil }
        #expect(text.hasPrefix("::notice title=Chartwright::project: 11 warnings. GitHub shows 10 annotations"))
    }
}
