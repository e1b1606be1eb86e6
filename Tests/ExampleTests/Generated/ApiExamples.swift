// Made of the documentation: CHARTWRIGHT_RECORD=1 swift test --filter DocumentedExampleTests

// swift-format-ignore-file
import ChartwrightClient
import Foundation
import Testing

@Suite(.enabled(if: FileManager.default.fileExists(atPath: "normalized/latest.json"), "examples are run in the repository's folder"))
struct ApiExamples {
    // docs/api.md
    func api() async throws {
        let client = ChartwrightClient(server: URL(string: "http://127.0.0.1:8080")!)
        let person = Person(sex: .female, age: 52, height: 66, weight: 201, tobacco: false)
        for plan in try await client.ranking(for: person, taking: [MedicationQuery(name: "warfarin")]).plans {
            print(plan.carrier, plan.product, plan.verdict)
        }
    }
}
