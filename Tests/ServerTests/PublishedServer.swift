import ChartwrightClient
import Foundation
import HTTPTypes
import NIOCore
import Store
import Testing

@testable import Server

/// The dataset that the repository publishes, and a server of it that the tests share.
enum PublishedServer {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let store = DatasetStore(root: root.appending(path: "normalized").path)
    static let server = Result { try ChartServer(store: store, port: 0, limits: .patient) }
    private static let running = Task { try await RunningServer(server.get()) }

    static var client: ChartwrightClient {
        get async throws { try await running.value.client }
    }

    static func ask(
        _ path: String, method: HTTPRequest.Method = .get, headers: HTTPFields = [:], body: String? = nil
    ) async throws -> Answer {
        try await running.value.ask(path, method: method, headers: headers, body: body)
    }

    static func send(_ request: String) async throws -> Answer { try await running.value.send(request) }
}

extension Answer {
    /// The body as JSON.
    var object: [String: Any] {
        get throws { try #require(JSONSerialization.jsonObject(with: Data(buffer: body)) as? [String: Any]) }
    }
}
