import ChartSchema
import Store

extension DatasetStore {
    /// A version's manifest; the latest when no version is named.
    ///
    /// - Throws: ``StoreError/empty(path:)`` when nothing has been published.
    package func published(_ version: VersionNumber?) throws(StoreError) -> DatasetManifest {
        if let version { return try manifest(version) }
        guard let latest = try latest() else { throw .empty(path: root) }
        return latest
    }
}
