import ChartSchema
import Eligibility
import Foundation
import HTTPTypes
import NIOCore
import Reports
import Results
import Store
import Testing

@testable import Server

@Suite struct AnswerTests {
    /// The same bytes as the command's, for people of every kind.
    @Test func aBuildCheckIsTheCommandsJSON() async throws {
        let dataset = try PublishedServer.server.get().snapshots.current.latest.current
        for sex in [nil, Sex.female, .male] {
            for age in [nil, 0, 17, 52, 80] {
                for (height, weight) in [(58, 90), (66, 201), (74, 330), (100, 100)] {
                    var fields = ["\"height\":\(height)", "\"weight\":\(weight)"]
                    if let sex { fields.append("\"sex\":\"\(sex.rawValue)\"") }
                    if let age { fields.append("\"age\":\(age)") }
                    let response = try await PublishedServer.ask(
                        "/v1/eligibility/build", method: .post,
                        body: "{\"person\":{\(fields.joined(separator: ","))}}")
                    let person = Person(
                        sex: sex, age: age.map { PersonAge($0) }, usesTobacco: nil, height: Figure(height),
                        weight: Figure(weight))
                    let report = BuildReport(
                        person: person, version: dataset.dataset.version, day: nil,
                        answers: dataset.build.answers(for: person))
                    #expect(Array(response.body.readableBytesView) == report.json())
                }
            }
        }
    }

    @Test func textsAndFiguresMeanTheSame() async throws {
        let bodies = [
            #"{"person":{"height":66,"weight":201},"detail":"summary"}"#,
            #"{"person":{"height":"5'6\"","weight":"201 lb"},"detail":"summary"}"#.replacing(" lb", with: "lb"),
            #"{"person":{"height":"5-6","weight":"14st5","sex":null},"detail":"summary"}"#,
        ]
        var answers: Set<[UInt8]> = []
        for body in bodies {
            let response = try await PublishedServer.ask("/v1/eligibility/build", method: .post, body: body)
            #expect(response.status == .ok, "\(body)")
            answers.insert(Array(response.body.readableBytesView))
        }
        #expect(answers.count == 1)
    }

    @Test func aSummaryHasTheSameMembersButFewer() async throws {
        func plans(_ detail: String) async throws -> [[String: Any]] {
            let response = try await PublishedServer.ask(
                "/v1/eligibility/build", method: .post,
                body: #"{"person":{"height":66,"weight":201},"detail":"\#(detail)"}"#)
            return try #require(response.object["plans"] as? [[String: Any]])
        }
        let (full, summary) = (try await plans("full"), try await plans("summary"))
        #expect(full.count == summary.count)
        for (whole, part) in zip(full, summary) {
            #expect(contains(whole, part), "\(whole["carrier"] ?? "")")
        }
    }

    /// Whether everything of the part is in the whole.
    private func contains(_ whole: Any, _ part: Any) -> Bool {
        if let whole = whole as? [String: Any], let part = part as? [String: Any] {
            return part.allSatisfy { key, value in whole[key].map { contains($0, value) } ?? false }
        }
        if let whole = whole as? [Any], let part = part as? [Any] {
            return whole.count == part.count && zip(whole, part).allSatisfy { contains($0, $1) }
        }
        return (whole as? NSObject) == (part as? NSObject)
    }

    @Test func plansAreRankedForBuildAndMedications() async throws {
        let response = try await PublishedServer.ask(
            "/v1/eligibility/plans", method: .post,
            body:
                #"{"person":{"age":52,"height":66,"weight":201},"medications":[{"name":"warfarin"},{"name":"aspirin"}]}"#
        )
        let answer = try response.object
        #expect((answer["medications"] as? [Any])?.count == 2)
        let plans = try #require(answer["plans"] as? [[String: Any]])
        let order = ["fits", "open", "refer", "refused"]
        let verdicts = plans.compactMap { $0["verdict"] as? String }.compactMap { order.firstIndex(of: $0) }
        #expect(verdicts.count == plans.count && verdicts == verdicts.sorted())
        #expect(Set(verdicts).count > 1)
    }

    @Test func onlyTheWantedPlansAnswer() async throws {
        let response = try await PublishedServer.ask(
            "/v1/eligibility/build", method: .post,
            body: #"{"person":{"height":66,"weight":201},"carriers":["sbli"]}"#)
        let plans = try #require(response.object["plans"] as? [[String: Any]])
        #expect(!plans.isEmpty && plans.allSatisfy { $0["carrier"] as? String == "sbli" })
    }

    @Test func aDayBeforeEveryEditionHasNoPlans() async throws {
        let response = try await PublishedServer.ask("/v1/products?as_of=1900-01-01")
        #expect((try response.object["products"] as? [Any])?.isEmpty == true)
        let now = try await PublishedServer.ask("/v1/products?as_of=2100-01-01")
        let newest = try await PublishedServer.ask("/v1/products")
        #expect(now.body == newest.body)
    }

    @Test func pagesOfMedicationsJoinToTheWhole() async throws {
        var names: [String] = []
        var total = 1
        while names.count < total {
            let response = try await PublishedServer.ask("/v1/medications?limit=700&offset=\(names.count)")
            let page = try response.object
            total = try #require(page["total"] as? Int)
            let found = try #require(page["medications"] as? [[String: Any]])
            #expect(!found.isEmpty)
            names += found.compactMap { $0["medication"] as? String }
        }
        let all = try PublishedServer.server.get().snapshots.current.latest.current.names.all
        #expect(names == all.map(\.medication))
    }

    @Test func everyChartIsItsPublishedBytes() async throws {
        let store = PublishedServer.store
        for entry in try #require(try store.latest()).charts {
            let response = try await PublishedServer.ask("/v1/charts/\(entry.id)")
            #expect(Array(response.body.readableBytesView) == (try store.chartBytes(entry)))
        }
    }

    @Test(arguments: ["build", "medication"]) func formsAreDerived(_ name: String) async throws {
        let (one, other) = (
            try await PublishedServer.ask("/forms/\(name)"), try await PublishedServer.ask("/v1/forms/\(name)")
        )
        #expect(one.status == .ok && one.body == other.body)
        #expect(try one.object["form"] as? String == name)
    }

    @Test func versionsLeadToDiffs() async throws {
        let versions = try await PublishedServer.ask("/v1/versions")
        let listed = try #require(versions.object["versions"] as? [[String: Any]])
        #expect(listed.count == (try PublishedServer.store.versions().count))
        let diff = try await PublishedServer.ask("/v1/diff")
        #expect(diff.status == .ok)
        #expect((try diff.object["to"] as? [String: Any])?["version"] as? String == listed[0]["version"] as? String)
    }

    @Test func findingsAreFiltered() async throws {
        let all = try #require(try await PublishedServer.ask("/v1/findings").object["findings"] as? [[String: Any]])
        let some = try #require(
            try await PublishedServer.ask("/v1/findings?severity=warning&carrier=sbli").object["findings"]
                as? [[String: Any]])
        #expect(some.count < all.count)
        #expect(some.allSatisfy { $0["severity"] as? String != "info" })
    }
}
