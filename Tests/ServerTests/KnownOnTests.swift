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

/// `known_on`: the dataset as it was known on a day.
@Suite struct KnownOnTests {
    private static let build = "/v1/eligibility/build"
    private static let person = #""person":{"height":66,"weight":150}"#

    /// What every operation that answers from a version takes.
    @Test func everyOperationOfAVersionTakesIt() {
        let operations = Server.Operation.all { _ in throw NoLineage(message: "", help: "") }
        for operation in operations where operation.group != .service {
            if let body = operation.body {
                let schema = ComponentSchemas.all.first { $0.0 == body.schema }?.1 ?? ""
                #expect(schema.contains("\"known_on\"") && schema.contains("\"as_of\""), "\(operation.id)")
            } else if operation.id != "getVersion" {
                #expect(operation.parameters.contains(.knownOn), "\(operation.id)")
            }
        }
    }

    @Test func aCheckIsAnsweredFromTheVersionOfTheDay() async throws {
        let store = try DatedServer.shared.get().store
        for (day, version) in [("2024-02-01", "1.1.0"), ("2026-05-31", "1.1.0"), ("2026-06-01", "1.2.0")] {
            for asOf in [nil, "2020-01-01"] {
                let response = try await DatedServer.ask(
                    Self.build,
                    body: "{\(Self.person),\"known_on\":\"\(day)\"\(asOf.map { ",\"as_of\":\"\($0)\"" } ?? "")}")
                #expect(response.status == .ok)
                let manifest = try store.manifest(VersionNumber(version)!)
                // Without a day the answer is the one that was given on the day it was known.
                let dataset = try EligibilityDataset(manifest, in: store, effectiveOn: asOf ?? day)
                let person = Person(sex: nil, age: nil, usesTobacco: nil, height: 66, weight: 150)
                let report = BuildReport(
                    person: person, version: manifest.version, day: asOf ?? day,
                    answers: BuildChecker(index: dataset.build, findings: dataset.findings).answers(for: person),
                    notices: dataset.notices)
                #expect(Array(response.body.readableBytesView) == report.json(), "\(day) \(asOf ?? "")")
                // The entity tag is the served version's: another one may have other answers for the day.
                #expect(response.headers[.eTag]?.hasPrefix("W/\"1.2.0-") == true)
            }
        }
    }

    @Test func checksOfMedicationsToo() async throws {
        func plans(_ address: String, _ medication: String, _ more: String) async throws -> (String, Int) {
            let response = try await DatedServer.ask(address, body: "{\(medication)\(more)}")
            #expect(response.status == .ok, "\(String(buffer: response.body))")
            let answer = try response.object
            return (
                try #require(answer["version"] as? String), try #require(answer["plans"] as? [[String: Any]]).count
            )
        }
        for (address, medication) in [
            ("/v1/eligibility/medication", #""medication":{"name":"warfarin"}"#),
            ("/v1/eligibility/plans", #""medications":[{"name":"warfarin"}]"#),
        ] {
            let now = try await plans(address, medication, "")
            let then = try await plans(address, medication, #","known_on":"2024-02-01""#)
            #expect(now.0 == "1.2.0" && then.0 == "1.1.0" && now.1 > then.1, "\(address)")
        }
    }

    @Test func listingsAreThoseOfTheDay() async throws {
        func carriers(_ query: String) async throws -> Set<String> {
            let products = try await DatedServer.ask("/v1/products\(query)").object["products"] as? [[String: Any]]
            return Set(try #require(products).compactMap { $0["carrier"] as? String })
        }
        #expect(try await carriers("") == ["empire-life", "sbli", "americo"])
        #expect(try await carriers("?known_on=2024-03-01") == ["empire-life"])
        #expect(try await carriers("?known_on=2024-03-01&as_of=2010-01-01").isEmpty)
        #expect(
            try await DatedServer.ask("/v1/products?known_on=2030-01-01").body
                == DatedServer.ask("/v1/products").body)
        func total(_ path: String) async throws -> (Int, String) {
            let page = try await DatedServer.ask(path).object
            return (try #require(page["total"] as? Int), try #require(page["version"] as? String))
        }
        #expect(try await total("/v1/charts?known_on=2024-03-01") == (2, "1.1.0"))
        #expect(try await total("/v1/charts") == (4, "1.2.0"))
        #expect(try await total("/v1/medications?known_on=2024-03-01") == (0, "1.1.0"))
        #expect(try await total("/v1/medications").0 > 100)
        let form = try await DatedServer.ask("/forms/build?known_on=2024-03-01").object
        #expect(form["version"] as? String == "1.1.0")
        let findings = try await DatedServer.ask("/v1/findings?known_on=2024-03-01").object
        #expect(findings["version"] as? String == "1.1.0")
    }

    @Test func aChartIsThatOfTheDay() async throws {
        let address = "/v1/charts/empire-life/preferred/latest"
        let (now, then) = (
            try await DatedServer.ask(address), try await DatedServer.ask("\(address)?known_on=2024-02-01")
        )
        #expect(now.status == .ok && then.status == .ok && now.body != then.body)
        #expect(try await DatedServer.ask("\(address)?version=1.1.0").body == then.body)
        let (records, old) = (
            try await DatedServer.ask("/v1/charts/empire-life/preferred/2024-01-01/records"),
            try await DatedServer.ask("/v1/charts/empire-life/preferred/2024-01-01/records?known_on=2024-02-01")
        )
        #expect(records.status == .ok && old.status == .ok && records.body != old.body)
        #expect(try await DatedServer.ask("/v1/charts/sbli/easytrak/latest?known_on=2024-02-01").status == .notFound)
    }

    @Test func versionsAndDiffsEndWithTheDay() async throws {
        func versions(_ query: String) async throws -> [String] {
            let listed = try await DatedServer.ask("/v1/versions\(query)").object["versions"] as? [[String: Any]]
            return try #require(listed).compactMap { $0["version"] as? String }
        }
        #expect(try await versions("") == ["1.2.0", "1.1.0", "1.0.0"])
        #expect(try await versions("?known_on=2024-02-01") == ["1.1.0", "1.0.0"])
        let diff = try await DatedServer.ask("/v1/diff?known_on=2024-02-01").object
        #expect((diff["from"] as? [String: Any])?["version"] as? String == "1.0.0")
        #expect((diff["to"] as? [String: Any])?["version"] as? String == "1.1.0")
        // A version that was there already may be named, and no other.
        #expect(try await DatedServer.ask("/v1/charts?version=1.0.0&known_on=2024-02-01").object["total"] as? Int == 1)
        let later = try await DatedServer.ask("/v1/charts?version=1.2.0&known_on=2024-02-01")
        #expect(later.status == .notFound)
        #expect(try later.object["code"] as? String == "store.version.unknown")
        #expect(try later.object["place"] as? String == "version")
    }

    @Test func aDayBeforeEveryVersionIsAProblem() async throws {
        for path in ["/v1/products", "/v1/charts", "/v1/versions", "/v1/diff", "/v1/feed.atom", "/v1/findings"] {
            let response = try await DatedServer.ask("\(path)?known_on=2024-01-31")
            #expect(response.status == .notFound, "\(path)")
            let problem = try response.object
            #expect(problem["code"] as? String == "store.day.unknown" && problem["place"] as? String == "known_on")
            #expect((problem["help"] as? String)?.contains("1.1.0 (2024-02-01)") == true)
        }
        let response = try await DatedServer.ask(Self.build, body: "{\(Self.person),\"known_on\":\"1999-01-01\"}")
        #expect(response.status == .notFound)
        #expect(try response.object["place"] as? String == "/known_on")
        let wrong = try await DatedServer.ask(Self.build, body: "{\(Self.person),\"known_on\":\"2024-02-30\"}")
        #expect(wrong.status == .badRequest)
        #expect(try wrong.object["place"] as? String == "/known_on")
    }

    @Test func answersOfDaysAreKeptApart() async throws {
        let server = try DatedServer.shared.get().server
        let tag = try #require(try await DatedServer.ask("/v1/products?known_on=2024-02-01").headers[.eTag])
        let hits = server.metrics.cacheHits.value
        let again = try await DatedServer.ask("/v1/products?known_on=2024-02-01")
        #expect(server.metrics.cacheHits.value > hits)
        #expect(try await DatedServer.ask("/v1/products").body != again.body)
        let same = try await DatedServer.ask("/v1/products?known_on=2024-02-01", headers: [.ifNoneMatch: tag])
        #expect(same.status == .notModified)
    }

    @Test func onlyAFewVersionsAreKept() throws {
        let kept = FewKept<Int, Int>(most: 2)
        var read: [Int] = []
        func ask(_ key: Int) throws -> Int {
            try kept.value(of: key, mayRead: true) {
                read.append(key)
                return key * 10
            }
        }
        for key in [1, 2, 1, 3, 1, 2] { #expect(try ask(key) == key * 10) }
        #expect(read == [1, 2, 3, 2])
        #expect(throws: FileNeeded.self) { try kept.value(of: 9, mayRead: false) { 90 } }
        #expect(try kept.value(of: 2, mayRead: false) { 0 } == 20)
    }
}

/// The feeds of the dataset's changes.
@Suite struct FeedTests {
    @Test func atomAndJSON() async throws {
        let atom = try await DatedServer.ask("/v1/feed.atom")
        #expect(atom.status == .ok && atom.headers[.contentType] == "application/atom+xml")
        // Versions that do not say their day are in no feed.
        let text = String(buffer: atom.body)
        #expect(text.matches(of: /<title>([0-9.]+)/).map { String($0.1) } == ["1.2.0", "1.1.0"])
        #expect(text.contains("http://www.w3.org/2005/Atom"))
        let json = try await DatedServer.ask("/v1/feed.json")
        #expect(json.status == .ok && json.headers[.contentType] == "application/feed+json")
        let feed = try json.object
        #expect(feed["version"] as? String == "https://jsonfeed.org/version/1.1")
        let items = try #require(feed["items"] as? [[String: Any]])
        #expect(items.map { $0["date_published"] as? String } == ["2026-06-01T00:00:00Z", "2024-02-01T00:00:00Z"])
        let then = try await DatedServer.ask("/v1/feed.json?known_on=2024-02-01").object
        #expect((then["items"] as? [[String: Any]])?.count == 1)
        let one = try await DatedServer.ask("/v1/feed.json?limit=1").object
        #expect((one["items"] as? [[String: Any]])?.first?["id"] as? String == items[0]["id"] as? String)
    }
}
