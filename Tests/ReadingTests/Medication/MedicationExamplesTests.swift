import ChartSchema
import Foundation
import Tables
import Testing

@testable import Reading

/// The worked examples: every record that a right reading gives must be there, and none besides.
struct MedicationExamplesTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/examples/meds")

    @Test(
        arguments: [
            ("01-americo-eagle-premier", "input.csv", 36), ("02-american-amicable-senior-choice", "input.html", 30),
            ("03-accendo-aetna", "input.html", 91), ("05-mutual-of-omaha-living-promise", "input.html", 121),
        ])
    func givesTheExpectedRecords(name: String, input: String, count: Int) throws {
        let folder = Self.folder.appending(path: name)
        let bytes = Array(try Data(contentsOf: folder.appending(path: input)))
        let document = try TableReader.read(bytes, file: input)
        #expect(MedicationReader.isMedicationChart(document))
        let draft = MedicationReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
        #expect(draft.chart.rules.count == count)
        #expect(draft.ledger.counts.unread == 0)
        let lines = try String(contentsOf: folder.appending(path: "expected.ndjson"), encoding: .utf8)
        for line in lines.split(separator: "\n") {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            if object["optional"] != nil { continue }
            #expect(draft.chart.rules.contains { Self.agrees($0, object) }, "\(line)")
        }
    }

    private static func agrees(_ rule: MedicationRule, _ object: [String: Any]) -> Bool {
        let actual: [(String, Any?)] = [
            ("medication", rule.medication), ("use", rule.use), ("outcome", rule.outcome.rawValue),
            ("lookback_min_months", rule.lookback.minMonths), ("lookback_max_months", rule.lookback.maxMonths),
            ("lookback_basis", rule.lookback.basis?.rawValue),
        ]
        let isProduct = (object["product"] as? String).map { rule.product?.contains($0) ?? false } ?? true
        return isProduct
            && actual.allSatisfy { key, value in
                guard let expected = object[key] else { return true }
                let any = (expected as? [String: Any])?["any_of"] as? [Any] ?? [expected]
                return any.contains { text($0) == text(value) }
            }
    }

    private static func text(_ value: Any?) -> String {
        guard let value, !(value is NSNull) else { return "" }
        return "\(value)".replacing("’", with: "'").replacing(" *", with: "")
    }
}
