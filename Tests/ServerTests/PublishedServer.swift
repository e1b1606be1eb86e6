import Foundation
import Hummingbird
import HummingbirdTesting
import Store
import Testing

@testable import Server

/// The dataset that the repository publishes, and a server of it that the tests share.
enum PublishedServer {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let store = DatasetStore(root: root.appending(path: "normalized").path)
    static let server = Result { try ChartServer(store: store) }

    /// Sends requests without a socket.
    static func ask(
        _ path: String, method: HTTPRequest.Method = .get, headers: HTTPFields = [:], body: String? = nil
    ) async throws -> TestResponse {
        var headers = headers
        if body != nil, headers[.contentType] == nil { headers[.contentType] = "application/json" }
        let given = headers
        return try await server.get().application().test(.router) { client in
            try await client.execute(
                uri: path, method: method, headers: given, body: body.map { ByteBuffer(string: $0) })
        }
    }
}

extension TestResponse {
    /// The body as JSON.
    var object: [String: Any] {
        get throws { try #require(JSONSerialization.jsonObject(with: Data(buffer: body)) as? [String: Any]) }
    }
}
