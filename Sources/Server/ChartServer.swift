import Hummingbird
import Store

/// Serves a published dataset over HTTP.
public struct ChartServer: Sendable {
    public var store: DatasetStore
    public var host: String
    public var port: Int

    public init(store: DatasetStore, host: String = "127.0.0.1", port: Int = 8080) {
        self.store = store
        self.host = host
        self.port = port
    }

    /// Serves until the process is asked to end.
    public func run() async throws {
        let application = Application(
            router: router(), configuration: .init(address: .hostname(host, port: port), serverName: "chartwright"))
        try await application.runService()
    }

    func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.get("health") { _, _ in HTTPResponse.Status.ok }
        return router
    }
}
