import Logging
import NIOPosix
import ServiceLifecycle

/// Looks for a new version from time to time and puts it in place of the one that is served.
struct SnapshotWatch: Service {
    let snapshots: SnapshotHolder
    let limits: ServerLimits
    let metrics: ServerMetrics
    let logger: Logger

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            while true {
                try await Task.sleep(for: .seconds(limits.refreshSeconds))
                await look()
            }
        }
    }

    private func look() async {
        do {
            // Reading a version takes a while: nobody's answer waits for it.
            guard try await NIOThreadPool.singleton.runIfActive({ try snapshots.refresh() }) else { return }
            metrics.reloads.add()
            logger.notice("serving another version", metadata: ["version": "\(snapshots.current.manifest.version)"])
        } catch is CancellationError {
            // The server is about to end.
        } catch {
            metrics.reloadFailures.add()
            logger.error("the latest version cannot be read; the one before is served", metadata: ["error": "\(error)"])
        }
    }
}
