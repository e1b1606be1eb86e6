import Hummingbird
import HummingbirdTesting
import Testing

@testable import Server
import Store

@Suite struct HealthTests {
    @Test func aRunningServerSaysSo() async throws {
        let server = ChartServer(store: DatasetStore(root: "normalized"))
        let application = Application(router: server.router())
        try await application.test(.router) { client in
            let response = try await client.execute(uri: "/health", method: .get)
            #expect(response.status == .ok)
        }
    }
}
