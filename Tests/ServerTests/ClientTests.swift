import ChartwrightClient
import Foundation
import HTTPTypes
import Testing

@testable import Server

/// The client library against the real server on a loopback port.
@Suite struct ClientTests {
    @Test func plansForABuild() async throws {
        let client = try await PublishedServer.client
        let person = ChartwrightClient.samplePerson
        let answers = try await client.plans(for: person)
        #expect(answers.plans.count > 20)
        let first = try #require(answers.plans.first?.cases.first?.statements.first)
        #expect(first.rateClass == "standard-plus" && first.kind == "offer")
        #expect(first.room?.upLb == 9)
        #expect(first.better?.pounds == -1)
        #expect(try await client.version() == answers.version)
        let open = try await client.plans(for: Person(height: 66, weight: 201))
        #expect(open.plans.contains { !$0.open.isEmpty && $0.cases.count > 1 })
    }

    @Test func outcomesOfAMedication() async throws {
        let client = try await PublishedServer.client
        let answers = try await client.outcomes(
            of: MedicationQuery(name: "Coumadin", use: "atrial fibrillation", lastFilledMonths: 14),
            taking: ["aspirin"])
        #expect(answers.medication.ingredients == ["warfarin"])
        #expect(answers.plans.contains { $0.carrier == "americo" && $0.outcome == "level" })
        let only = try await client.outcomes(
            of: MedicationQuery(name: "Coumadin"), selection: Selection(carriers: ["americo"]))
        #expect(!only.plans.isEmpty && only.plans.allSatisfy { $0.carrier == "americo" })
    }

    @Test func plansForAWholePerson() async throws {
        let client = try await PublishedServer.client
        let ranked = try await client.ranking(
            for: ChartwrightClient.samplePerson, taking: [MedicationQuery(name: "warfarin")])
        #expect(ranked.medications.map(\.ingredients) == [["warfarin"]])
        #expect(ranked.plans.contains { $0.verdict == .refused })
    }

    @Test func whatThereIsDataFor() async throws {
        let client = try await PublishedServer.client
        let products = try await client.products(Selection(carriers: ["sbli"]))
        #expect(!products.isEmpty && products.allSatisfy { $0.carrier == "sbli" })
        let found = try await client.medications(matching: "warf", limit: 1)
        #expect(found.medications.count == 1 && found.total >= 1)
    }

    @Test func whatWasKnownOnADay() async throws {
        let client = try await DatedServer.client
        let then = Selection(knownOn: "2024-02-01")
        let answers = try await client.plans(for: ChartwrightClient.samplePerson, selection: then)
        #expect(answers.version == "1.1.0" && Set(answers.plans.map(\.carrier)) == ["empire-life"])
        #expect(try await client.products(then).map(\.carrier) == ["empire-life"])
        #expect(try await client.medications(knownOn: "2024-02-01").total == 0)
        #expect(try await client.medications(limit: 1, asOf: "2024-01-01").total > 0)
        do {
            _ = try await client.products(Selection(knownOn: "1999-01-01"))
            Issue.record("nothing was known so early")
        } catch ChartwrightError.problem(let problem) {
            #expect(problem.code == "store.day.unknown" && problem.place == "known_on")
        }
    }

    @Test func errorsComeFromTheProblem() async throws {
        let client = try await PublishedServer.client
        do {
            _ = try await client.outcomes(of: MedicationQuery(name: "warfarn"))
            Issue.record("a misspelled name is no answer")
        } catch ChartwrightError.problem(let problem) {
            #expect(problem.code == "check.medication.unknown" && problem.status == 404)
            #expect(problem.suggestions?.contains("warfarin") == true)
        }
        do {
            _ = try await client.plans(for: Person(height: 500, weight: 201))
            Issue.record("nobody is so tall")
        } catch ChartwrightError.problem(let problem) {
            #expect(problem.place == "/person/height")
        }
        let nowhere = ChartwrightClient(server: try #require(URL(string: "http://127.0.0.1:1")))
        await #expect(throws: ChartwrightError.self) { try await nowhere.version() }
    }
}

extension ChartwrightClient {
    fileprivate static let samplePerson = Person(sex: .female, age: 52, height: 66, weight: 201, tobacco: false)
}
