import ChartSchema
import HTTPTypes

/// The OpenAPI 3.1 document of some operations: what is declared, in another form.
struct OpenAPIDocument {
    private let operations: [Operation]

    init(_ operations: [Operation]) { self.operations = operations }

    var json: [UInt8] {
        var paths: [(path: String, operations: [Operation])] = []
        for operation in operations {
            if let known = paths.firstIndex(where: { $0.path == operation.path }) {
                paths[known].operations.append(operation)
            } else {
                paths.append((operation.path, [operation]))
            }
        }
        let items = paths.map { path, operations in
            let methods = operations.flatMap { operation in
                [(operation.method.rawValue.lowercased(), item(operation))]
                    + (operation.method == .get ? [("head", item(operation, isHead: true))] : [])
            }
            return (path, Self.object(methods))
        }
        let document = Self.object([
            ("openapi", "3.1.0".quotedJSON),
            (
                "info",
                Self.object([
                    ("title", "Chartwright".quotedJSON), ("version", "1".quotedJSON),
                    (
                        "description",
                        "Which plans fit a build, and which take a medication, by the charts that life insurers print. Read-only. An answer is made from one version of the dataset: the latest, which its entity tag names, unless an older one is asked for."
                            .quotedJSON
                    ), ("license", Self.object([("name", "See LICENSE".quotedJSON)])),
                ])
            ), ("servers", #"[{"url":"/"}]"#),
            (
                "tags",
                "[" + Operation.Group.allCases.map { #"{"name":"\#($0.rawValue)"}"# }.joined(separator: ",") + "]"
            ),
            ("paths", Self.object(items)),
            ("components", Self.object([("schemas", Self.object(ComponentSchemas.all))])),
        ])
        return Array(document.utf8) + [0x0a]
    }

    private func item(_ operation: Operation, isHead: Bool = false) -> String {
        var members = [
            ("operationId", (isHead ? "head" + operation.id.capitalizedFirst : operation.id).quotedJSON),
            ("tags", "[\(operation.group.rawValue.quotedJSON)]"), ("summary", operation.summary.quotedJSON),
        ]
        if !operation.parameters.isEmpty {
            members.append(("parameters", "[" + operation.parameters.map(parameter).joined(separator: ",") + "]"))
        }
        if let body = operation.body {
            let content = #"{"schema":\#(ComponentSchemas.reference(body.schema)),"example":\#(body.example)}"#
            members.append(("requestBody", #"{"required":true,"content":{"application/json":\#(content)}}"#))
        }
        members.append(("responses", responses(operation, isHead: isHead)))
        return Self.object(members)
    }

    private func parameter(_ parameter: Parameter) -> String {
        let schema =
            parameter.repeats
            ? #"{"type":"array","items":\#(parameter.form.schema),"maxItems":\#(Parameter.mostRepeats)}"#
            : parameter.form.schema
        var members = [
            ("name", parameter.name.quotedJSON), ("in", parameter.place.rawValue.quotedJSON),
            ("required", "\(parameter.isRequired)"), ("description", parameter.summary.quotedJSON), ("schema", schema),
        ]
        if parameter.repeats { members += [("style", "\"form\""), ("explode", "true")] }
        return Self.object(members)
    }

    private func responses(_ operation: Operation, isHead: Bool) -> String {
        let mediaType = String(operation.answer.mediaType.prefix { $0 != ";" })
        let content = Self.object([(mediaType, operation.answer.schema.map { #"{"schema":\#($0)}"# } ?? "{}")])
        var answer = [("description", "The answer.".quotedJSON)]
        if operation.isOfVersion {
            answer.append(
                ("headers", #"{"ETag":{"description":"Names the version.","schema":{"type":"string"}}}"#))
        }
        if !isHead { answer.append(("content", content)) }
        var responses = [("200", Self.object(answer))]
        if operation.isOfVersion, operation.method == .get {
            responses.append(("304", #"{"description":"If-None-Match names the version that is served."}"#))
        }
        for status in Self.problems(of: operation) {
            let problem = #""content":{"\#(Problem.contentType)":{"schema":\#(ComponentSchemas.reference("Problem"))}}"#
            let description = #""description":\#(status.reasonPhrase.quotedJSON)"#
            responses.append(("\(status.code)", isHead ? "{\(description)}" : "{\(description),\(problem)}"))
        }
        return Self.object(responses)
    }

    /// Every problem that an operation may answer with.
    private static func problems(of operation: Operation) -> [HTTPResponse.Status] {
        var statuses = operation.problems + [.badRequest, .notAcceptable, .internalServerError]
        if operation.body != nil { statuses += [.contentTooLarge, .unsupportedMediaType] }
        if operation.parameters.contains(where: { $0.place == .path }) { statuses.append(.notFound) }
        var seen: Set<Int> = []
        return statuses.filter { seen.insert($0.code).inserted }.sorted { $0.code < $1.code }
    }

    static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\($0.quotedJSON):\($1)" }.joined(separator: ",") + "}"
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
