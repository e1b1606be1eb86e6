import Pages
import Store
import Synchronization

/// Holds the version that is served and puts a newer one in its place, whole or not at all.
final class SnapshotHolder: Sendable {
    private let store: DatasetStore
    private let project: SiteProject
    private let cacheBytes: Int
    private let held: Mutex<DatasetSnapshot>

    /// Reads the latest version.
    init(_ store: DatasetStore, project: SiteProject = SiteProject(), cacheBytes: Int) throws {
        self.store = store
        self.project = project
        self.cacheBytes = cacheBytes
        held = Mutex(try DatasetSnapshot(latestIn: store, project: project, cacheBytes: cacheBytes))
    }

    /// What one request is answered from, from its beginning to its end.
    var current: DatasetSnapshot { held.withLock { $0 } }

    /// Reads the latest version if it is another one than is held.
    ///
    /// - Returns: Whether there was one. The version held is served until the next is there as a whole, and when that one
    ///   cannot be read.
    func refresh() throws -> Bool {
        guard try store.latestPointer() != current.pointer else { return false }
        let next = try DatasetSnapshot(latestIn: store, project: project, cacheBytes: cacheBytes)
        held.withLock { $0 = next }
        return true
    }
}
