import Hummingbird
import Pages
import Store

/// Serves a published dataset over HTTP.
public struct ChartServer: Sendable {
    public var host: String
    public var port: Int
    let snapshots: SnapshotHolder

    /// Reads the latest version.
    ///
    /// - Parameter project: What web pages show beside the dataset.
    public init(
        store: DatasetStore, host: String = "127.0.0.1", port: Int = 8080, project: SiteProject = SiteProject()
    ) throws {
        self.host = host
        self.port = port
        snapshots = try SnapshotHolder(store, project: project)
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
        router.get("**") { [snapshots] request, _ in try Self.page(request, snapshots.current) }
        router.get("") { [snapshots] request, _ in try Self.page(request, snapshots.current) }
        return router
    }

    private static func page(_ request: Request, _ snapshot: DatasetSnapshot) throws -> Response {
        let query = request.uri.queryParameters.map { (String($0.key), String($0.value)) }
        guard let page = try snapshot.site.page(path: request.uri.path, query: query) else {
            throw HTTPError(.notFound)
        }
        return Response(
            status: .init(code: page.status), headers: [.contentType: page.contentType, .eTag: snapshot.etag],
            body: .init(byteBuffer: ByteBuffer(bytes: page.body)))
    }
}
