import ChartSchema

extension Operation {
    static let health = Operation(
        id: "getHealth", group: .service, path: "/health", summary: "Whether the server runs.",
        answer: .json("Health"), isOfVersion: false
    ) { _ in APIAnswer(Array("{\"status\":\"ok\"}\n".utf8)) }

    static let ready = Operation(
        id: "getReady", group: .service, path: "/ready", summary: "Which version is served.", answer: .json("Ready"),
        isOfVersion: false
    ) { request in
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.member("status", "ready")
            $0.member("version", request.snapshot.manifest.version.description)
            $0.member("sha256", request.snapshot.pointer.sha256)
        }
        writer.endLine()
        return APIAnswer(writer.bytes)
    }

    static func metrics(_ metrics: ServerMetrics) -> Operation {
        Operation(
            id: "getMetrics", group: .service, path: "/metrics", summary: "Figures for Prometheus.",
            answer: .text("text/plain; version=0.0.4; charset=utf-8"), isOfVersion: false
        ) { request in
            APIAnswer(metrics.text(version: request.snapshot.manifest.version))
        }
    }

    /// - Parameter document: The whole document as JSON.
    static func openAPI(_ document: @escaping @Sendable () -> [UInt8]) -> Operation {
        Operation(
            id: "getOpenAPI", group: .service, path: "/openapi.json", summary: "This document.",
            answer: AnswerForm(schema: #"{"type":"object"}"#), isOfVersion: false
        ) { _ in APIAnswer(document()) }
    }
}
