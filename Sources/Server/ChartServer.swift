import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import Pages
import ServiceLifecycle
import Store

/// Serves a published dataset over HTTP: a JSON API, described at `/openapi.json`, and web pages. Read-only.
///
/// - ``init(store:host:port:project:limits:logLevel:lineage:)`` reads the latest version.
/// - ``run(onListening:)`` serves until the process is asked to end; newer versions are picked up meanwhile.
public struct ChartServer: Sendable {
    public let host: String
    public let port: Int
    let limits: ServerLimits
    let snapshots: SnapshotHolder
    let metrics: ServerMetrics
    let table: OperationTable
    private let logger: Logger

    /// - Parameters:
    ///   - project: What web pages show beside the dataset.
    ///   - lineage: Walks back from values to raw cells; without it there is no such operation.
    /// - Throws: ``StoreError`` when the latest version cannot be read.
    package init(
        store: DatasetStore, host: String = "127.0.0.1", port: Int = 8080, project: SiteProject = SiteProject(),
        limits: ServerLimits = ServerLimits(), logLevel: Logger.Level = .notice, lineage: LineageReader? = nil
    ) throws {
        self.host = host
        self.port = port
        self.limits = limits
        logger = Logger(label: "chartwright") { JSONLogHandler(label: $0, level: logLevel) }
        snapshots = try SnapshotHolder(store, project: project, cacheBytes: limits.cache)
        let documented = Operation.all(lineage: lineage)
        let metrics = ServerMetrics(documented.map(\.id) + [ChartResponder.pages, ChartResponder.unknown])
        let operations = documented.map { operation in
            operation.id == "getMetrics" ? .metrics(metrics) : operation
        }
        self.metrics = metrics
        table = OperationTable(operations)
    }

    /// Serves until the process gets SIGTERM or SIGINT; requests that are being answered are finished first.
    ///
    /// - Parameter onListening: Called with the port once there is one.
    public func run(onListening: @escaping @Sendable (Int) -> Void = { _ in }) async throws {
        OpenFiles.raiseLimit()
        let application = application(onListening: onListening)
        let group = ServiceGroup(
            configuration: .init(
                services: [.init(service: application)], gracefulShutdownSignals: [.sigterm, .sigint],
                logger: logger.with(level: .warning)))
        try await group.run()
    }

    func application(onListening: @escaping @Sendable (Int) -> Void = { _ in }) -> Application<ChartResponder> {
        let responder = ChartResponder(table: table, snapshots: snapshots, limits: limits, metrics: metrics)
        var application = Application(
            responder: responder, server: .http1(configuration: .guarded(by: limits, metrics: metrics)),
            configuration: .init(
                address: .hostname(host, port: port), serverName: "chartwright", backlog: 1024,
                availableConnectionsDelegate: .maximum(limits.connections, logger: logger)),
            onServerRunning: { onListening($0.localAddress?.port ?? 0) }, logger: logger)
        application.addServices(
            SnapshotWatch(snapshots: snapshots, limits: limits, metrics: metrics, logger: logger))
        return application
    }
}

extension Logger {
    fileprivate func with(level: Logger.Level) -> Logger {
        var logger = self
        logger.logLevel = max(level, logLevel)
        return logger
    }
}

/// How many files, and so connections, the process may have open.
private enum OpenFiles {
    /// Raises the limit to the most that the system allows: the usual 1,024 is fewer than the connections of a busy day.
    static func raiseLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
