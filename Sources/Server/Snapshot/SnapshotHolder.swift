import ChartSchema
import Pages
import Store
import Synchronization

/// Holds the version that is served and puts a newer one in its place, whole or not at all.
final class SnapshotHolder: Sendable {
    private let store: DatasetStore
    private let project: SiteProject
    private let cacheBytes: Int
    private let today: @Sendable () -> String
    private let held: Mutex<DatasetSnapshot>

    /// Reads the latest version.
    ///
    /// - Parameter today: The day it is, an ISO date.
    init(
        _ store: DatasetStore, project: SiteProject = SiteProject(), cacheBytes: Int,
        today: @escaping @Sendable () -> String = { ISODate.today }
    ) throws {
        self.store = store
        self.project = project
        self.cacheBytes = cacheBytes
        self.today = today
        held = Mutex(
            try DatasetSnapshot(latestIn: store, on: today(), project: project, cacheBytes: cacheBytes))
    }

    /// What one request is answered from, from its beginning to its end.
    var current: DatasetSnapshot { held.withLock { $0 } }

    /// Reads the latest version if it is another one than is held, or if other editions have come into force.
    ///
    /// - Returns: Whether there was one. The version held is served until the next is there as a whole, and when that one
    ///   cannot be read.
    func refresh() throws -> Bool {
        let (day, current) = (today(), current)
        guard try store.latestPointer() != current.pointer || current.isOutdated(on: day) else { return false }
        let next = try DatasetSnapshot(latestIn: store, on: day, project: project, cacheBytes: cacheBytes)
        held.withLock { $0 = next }
        return true
    }
}
