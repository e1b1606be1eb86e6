import ChartSchema
import Foundation
import Results
import Testing

@testable import Reports

@Suite struct SARIFTests {
    private func run(_ report: FindingsReport, _ place: (Finding) -> LinePlace?) throws -> [String: Any] {
        let bytes = report.sarif(rules: HostileFindings.rules, place: place)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        return try #require((log["runs"] as? [[String: Any]])?.first)
    }

    private func at(_ value: Any?, _ path: String...) -> Any? {
        path.reduce(value) { value, key in
            if let index = Int(key) {
                return (value as? [Any]).flatMap { $0.indices.contains(index) ? $0[index] : nil }
            }
            return (value as? [String: Any])?[key]
        }
    }

    @Test func whatAResultSays() throws {
        let finding = Finding(
            rule: "build.value.off-curve", severity: .info, message: "It is 183.", help: "Look.",
            chart: "acme/build/2024-05-01",
            location: .init(file: "raw/acme inc/é.csv", table: 0, row: 2, column: 1, line: 3, text: "183"),
            context: ["value": "183"],
            acceptance: .init(reason: "Confirmed.", who: "R. Reader", date: "2026-02-01", until: "2027-02-01"))
        let run = try run(FindingsReport(version: nil, findings: [finding])) { LinePlace($0, on: "é👩🏽‍🚀,183,x") }
        let result = at(run, "results", "0")
        #expect(at(result, "ruleId") as? String == "build.value.off-curve")
        #expect(at(result, "ruleIndex") as? Int == 0)
        #expect(at(result, "level") as? String == "note")
        #expect(at(result, "message", "text") as? String == "It is 183. Look.")
        #expect(at(result, "partialFingerprints", "finding/v1") as? String == finding.fingerprint)
        #expect(
            at(result, "suppressions", "0", "justification") as? String
                == "Accepted by R. Reader on 2026-02-01 until 2027-02-01: Confirmed.")
        let physical = at(result, "locations", "0", "physicalLocation")
        #expect(at(physical, "artifactLocation", "uri") as? String == "raw/acme%20inc/%C3%A9.csv")
        // The emoji is four code points.
        #expect(at(physical, "region", "startLine") as? Int == 3)
        #expect(at(physical, "region", "startColumn") as? Int == 7)
        #expect(at(physical, "region", "endColumn") as? Int == 10)
        #expect(at(physical, "region", "snippet", "text") as? String == "183")
        #expect(at(run, "tool", "driver", "rules", "0", "help", "text") as? String == "Compare it.")
    }

    /// The rules of the standard that its schema does not state.
    @Test func hostileFindingsMakeAConsistentLog() throws {
        let run = try run(HostileFindings.report, HostileFindings.place(of:))
        let results = try #require(run["results"] as? [Any])
        let artifacts = try #require(run["artifacts"] as? [Any])
        #expect(results.count == HostileFindings.all.count)
        let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/%")
        for result in results {
            #expect(at(result, "suppressions") is [Any])
            let location = at(result, "locations", "0", "physicalLocation", "artifactLocation")
            let uri = try #require(at(location, "uri") as? String)
            #expect(uri.unicodeScalars.allSatisfy(allowed.contains))
            let index = try #require(at(location, "index") as? Int)
            #expect(at(artifacts[index], "location", "uri") as? String == uri)
            let region = at(result, "locations", "0", "physicalLocation", "region")
            if let start = at(region, "startColumn") as? Int {
                #expect(try #require(at(region, "endColumn") as? Int) >= start)
            }
            #expect(try #require(at(result, "message", "text") as? String).count < 3_000)
        }
    }
}
