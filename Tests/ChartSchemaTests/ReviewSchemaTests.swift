import ChartSchema
import Foundation
import Testing

/// The schemas of what people write: policy in pipeline.json, and the review files.
@Suite struct ReviewSchemaTests {
    private func problems(_ text: String, _ schema: String) throws -> [String] {
        try SchemaDocumentTests.validator(schema).problems(in: Array(text.utf8))
    }

    private func pipeline(_ rules: String, review: String = "{}") -> String {
        """
        {"schema": 1, "rules": \(rules), "review": \(review), "carriers": [{"id": "a", "name": "A", "rules": \(rules), "products": [],
        "sources": [{"chart": "c", "kind": "build", "path": "p", "edition": "2024-01-01", "products": ["x"], "rules": \(rules)}]}]}
        """
    }

    @Test(arguments: [
        #"{}"#, #"{"build.class.*": "error"}"#, #"{"build.class.order": {"severity": "info"}}"#,
        #"{"build.class.order": {"severity": "off", "reason": "x"}}"#,
    ])
    func policiesAreValid(_ rules: String) throws {
        #expect(try problems(pipeline(rules, review: #"{"accepted": "known.json"}"#), "pipeline") == [])
    }

    @Test(arguments: [
        #"[]"#, #"{"build.class.order": "off"}"#, #"{"build.class.order": "fatal"}"#,
        #"{"build.class.order": {"severity": "off"}}"#, #"{"build.class.order": {"reason": "x"}}"#,
        #"{"build.class.order": {"severity": "info", "reason": ""}}"#,
        #"{"build.class.order": {"severity": "info", "why": "x"}}"#,
    ])
    func otherPoliciesAreNot(_ rules: String) throws {
        #expect(try problems(pipeline(rules), "pipeline") != [])
    }

    private static let entry =
        #"{"rule": "build.zones.gap", "fingerprint": "0123456789abcdef", "chart": "a/b/2020-01-01", "reason": "x", "who": "y", "date": "2020-01-01", "until": "2021-01-01"}"#
    private static let correction =
        #"{"chart": "a/b/2020-01-01", "cell": {"file": "f", "table": 0, "row": 1, "column": 2}, "field": "weight_max_lb", "expect": 186, "publish": 196.5, "reason": "x", "who": "y", "date": "2020-01-01"}"#

    @Test(arguments: [
        ("", ""), (#", "until": "2021-01-01""#, ""),
    ])
    func acceptedFindingsAreValid(_ old: String, _ new: String) throws {
        let entry = Self.entry.replacing(old, with: new)
        #expect(try problems("{\"schema\": 1, \"accepted\": [\(entry)]}", "accepted") == [])
    }

    @Test(arguments: [
        ("0123456789abcdef", "0123"), (#""reason": "x", "#, ""), ("2020-01-01\", \"until", "today\", \"until"),
        (#""who": "y""#, #""who": """#), (#""rule""#, #""code""#),
    ])
    func otherEntriesAreNot(_ old: String, _ new: String) throws {
        let entry = Self.entry.replacing(old, with: new)
        #expect(entry != Self.entry)
        #expect(try problems("{\"schema\": 1, \"accepted\": [\(entry)]}", "accepted") != [])
    }

    @Test(arguments: [
        (
            #""cell": {"file": "f", "table": 0, "row": 1, "column": 2}"#,
            #""where": {"height": "5'10\"", "class": "preferred"}"#
        ),
        (
            #""field": "weight_max_lb", "expect": 186, "publish": 196.5"#,
            #""field": "outcome", "expect": "accept", "publish": "decline""#
        ),
        ("", ""),
    ])
    func correctionsAreValid(_ old: String, _ new: String) throws {
        let entry = Self.correction.replacing(old, with: new)
        #expect(try problems("{\"schema\": 1, \"corrections\": [\(entry)]}", "corrections") == [])
    }

    @Test(arguments: [
        (#""cell": {"file": "f", "table": 0, "row": 1, "column": 2}, "#, ""), (#""row": 1, "#, ""),
        (#""row": 1"#, #""row": -1"#), ("weight_max_lb", "weight"), (#""expect": 186, "#, ""),
    ])
    func otherCorrectionsAreNot(_ old: String, _ new: String) throws {
        let entry = Self.correction.replacing(old, with: new)
        #expect(entry != Self.correction)
        #expect(try problems("{\"schema\": 1, \"corrections\": [\(entry)]}", "corrections") != [])
    }

    @Test func theReviewFileOfThisRepositoryIsValid() throws {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        let bytes = Array(try Data(contentsOf: folder.appendingPathComponent("review/accepted.json")))
        #expect(try SchemaDocumentTests.validator("accepted").problems(in: bytes) == [])
    }
}
