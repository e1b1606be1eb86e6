import Foundation
import HTTPTypes
import NIOCore
import Testing

@testable import Server

/// The requests of docs/api.md are sent, and their answers hold what stands there.
@Suite struct APIDocumentationTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var method: HTTPRequest.Method
        var path: String
        var body: String?
        var status: Int
        var answer: String

        var testDescription: String { "\(method) \(path) \(body ?? "")" }
    }

    static let page =
        (try? String(contentsOf: PublishedServer.root.appending(path: "docs/api.md"), encoding: .utf8)) ?? ""

    static let examples: [Example] = page.matches(
        of: #/```http\n(GET|POST) ([^\n]+)\n(?:(\{[^\n]*)\n)?\n([0-9]{3})\n((?:[^`]|`[^`])*?)```/#
    )
    .map { found in
        Example(
            method: found.1 == "GET" ? .get : .post, path: String(found.2), body: found.3.map(String.init),
            status: Int(found.4) ?? 0, answer: String(found.5))
    }

    @Test func everyBlockIsRead() {
        #expect(Self.examples.count == Self.page.components(separatedBy: "```http").count - 1)
        #expect(Self.examples.count >= 7)
    }

    @Test(arguments: examples) func anExampleHolds(_ example: Example) async throws {
        let response = try await PublishedServer.ask(example.path, method: example.method, body: example.body)
        #expect(response.status.code == example.status)
        let expected = try JSONSerialization.jsonObject(with: Data(example.answer.utf8))
        #expect(holds(try response.object, expected), "\(String(buffer: response.body).prefix(2000))")
    }

    /// Every address that the document has is on the page, and the other way round.
    @Test func everyAddressIsNamed() {
        for operation in Server.Operation.all(lineage: { _ in throw NoLineage(message: "", help: "") }) {
            let name = operation.path.replacing("/v1/charts/{carrier}/{chart}/{edition}/", with: "…/")
                .replacing("/v1/forms/{form}", with: "/forms/build").replacing("/forms/{form}", with: "/forms/build")
            #expect(Self.page.contains(name), "\(operation.path)")
        }
    }

    /// Whether the answer has everything that is expected; `…` at a text's end stands for the rest of it.
    private func holds(_ answer: Any, _ expected: Any) -> Bool {
        if let expected = expected as? [String: Any] {
            guard let answer = answer as? [String: Any] else { return false }
            return expected.allSatisfy { key, value in answer[key].map { holds($0, value) } ?? false }
        }
        if let expected = expected as? [Any] {
            guard let answer = answer as? [Any] else { return false }
            return answer.count == expected.count && zip(answer, expected).allSatisfy { holds($0, $1) }
        }
        if let expected = expected as? String, expected.hasSuffix("…"), let answer = answer as? String {
            return answer.hasPrefix(String(expected.dropLast()))
        }
        return (answer as? NSObject) == (expected as? NSObject)
    }
}
