// Made of the documentation: CHARTWRIGHT_RECORD=1 swift test --filter DocumentedExampleTests

// swift-format-ignore-file
import ChartwrightClient
import Foundation
import Testing

@Suite(.enabled(if: FileManager.default.fileExists(atPath: "normalized/latest.json"), "examples are run in the repository's folder"))
struct ChartwrightClientExamples {
    // Sources/ChartwrightClient/ChartwrightClient.swift
    func chartwrightClient() async throws {
        let client = ChartwrightClient(server: URL(string: "http://127.0.0.1:8080")!)
        let person = Person(sex: .female, age: 52, height: 66, weight: 201, tobacco: false)
        for plan in try await client.plans(for: person).plans {
            print(plan.carrier, plan.product, plan.cases[0].statements[0].rateClass ?? "no class")
        }
    }

    // Sources/ChartwrightClient/ChartwrightError.swift
    func chartwrightError() async throws {
        let client = ChartwrightClient(server: URL(string: "http://127.0.0.1:8080")!)
        do {
            print(try await client.outcomes(of: MedicationQuery(name: "warfarrin")).plans)
        } catch ChartwrightError.problem(let problem) {
            print(problem.detail, problem.suggestions ?? [])
        }
    }

    // Sources/ChartwrightClient/MedicationQuery.swift
    @Test func medicationQuery() throws {
        let query = MedicationQuery(name: "warfarin", lastFilledMonths: 0, dose: "5mg/day")
        #expect(query.use == nil)
    }

    // Sources/ChartwrightClient/Person.swift
    @Test func person() throws {
        let person = Person(height: 66, weight: 201)
        #expect(person.tobacco == nil)
    }

    // Sources/ChartwrightClient/Selection.swift
    func selection() async throws {
        let client = ChartwrightClient(server: URL(string: "http://127.0.0.1:8080")!)
        let then = Selection(carriers: ["empire-life"], asOf: "2020-01-01")
        for product in try await client.products(then) { print(product.product, product.build) }
    }
}
