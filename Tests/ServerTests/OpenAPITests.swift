import Foundation
import HTTPTypes
import NIOCore
import Testing

@testable import Server

@Suite struct OpenAPITests {
    private let operations: [Server.Operation]
    private let document: [String: Any]

    init() async throws {
        operations = Server.Operation.all { _ in throw NoLineage(message: "", help: "") }
        let bytes = OpenAPIDocument(operations).json
        document = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    @Test func everyRouteIsInTheDocumentAndTheReverse() throws {
        let paths = try #require(document["paths"] as? [String: [String: Any]])
        let documented = paths.flatMap { path, item in item.keys.map { "\($0) \(path)" } }
        let routed = operations.flatMap { operation in
            let method = operation.method.rawValue.lowercased()
            return ["\(method) \(operation.path)"] + (method == "get" ? ["head \(operation.path)"] : [])
        }
        #expect(documented.sorted() == routed.sorted())
        let table = OperationTable(operations)
        for (number, operation) in operations.enumerated() {
            // Any word will do for a parameter: the address leads to the operation all the same.
            let address = operation.path.replacing(/\{[a-z]+\}/, with: "x")
            guard case .found(number, _) = table.match(operation.method, address) else {
                Issue.record("\(operation.method) \(address) does not lead to \(operation.id)")
                continue
            }
        }
    }

    @Test func everyParameterOfAPathIsDeclared() {
        for operation in operations {
            let inPath = operation.path.matches(of: /\{([a-z]+)\}/).map { String($0.1) }
            #expect(operation.parameters.filter { $0.place == .path }.map(\.name) == inPath, "\(operation.id)")
        }
        #expect(Set(operations.map(\.id)).count == operations.count)
    }

    @Test func everyReferenceLeadsSomewhere() throws {
        var references: Set<String> = []
        func collect(_ value: Any) {
            if let object = value as? [String: Any] {
                if let reference = object["$ref"] as? String { references.insert(reference) }
                object.values.forEach(collect)
            } else if let array = value as? [Any] {
                array.forEach(collect)
            }
        }
        collect(document)
        #expect(references.count > 40)
        for reference in references {
            var place: Any? = document
            for step in reference.dropFirst(2).split(separator: "/") {
                place = (place as? [String: Any])?[String(step)]
            }
            #expect(place != nil, "\(reference)")
        }
    }

    @Test func everyCorrectionIsDescribed() throws {
        var described: [String] = []
        func collect(_ value: Any) {
            if let object = value as? [String: Any] {
                if let list = object["corrections"] as? [String: Any], let items = list["items"] as? [String: Any] {
                    described.append(items["$ref"] as? String ?? "nothing")
                }
                object.values.forEach(collect)
            } else if let array = value as? [Any] {
                array.forEach(collect)
            }
        }
        collect(document)
        #expect(described.count >= 5)
        #expect(described.allSatisfy { $0.hasSuffix("/$defs/correction") }, "\(described)")
    }

    @Test func everyExampleIsAnswered() async throws {
        for operation in operations {
            guard let body = operation.body else { continue }
            let response = try await PublishedServer.ask(operation.path, method: operation.method, body: body.example)
            #expect(response.status == .ok, "\(operation.id): \(String(buffer: response.body))")
        }
    }

    @Test func theServerServesIt() async throws {
        let response = try await PublishedServer.ask("/openapi.json")
        #expect(try response.object["openapi"] as? String == "3.1.0")
    }
}
