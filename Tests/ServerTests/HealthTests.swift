import Foundation
import Hummingbird
import HummingbirdTesting
import Store
import Testing

@testable import Server

/// The dataset that the repository publishes.
enum PublishedDataset {
    static let store = DatasetStore(
        root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "normalized").path)
}

@Suite struct HealthTests {
    @Test func aRunningServerSaysSo() async throws {
        let server = try ChartServer(store: PublishedDataset.store)
        try await Application(router: server.router()).test(.router) { client in
            #expect(try await client.execute(uri: "/health", method: .get).status == .ok)
            let page = try await client.execute(uri: "/", method: .get)
            #expect(page.headers[.contentType] == "text/html; charset=utf-8")
        }
    }
}
