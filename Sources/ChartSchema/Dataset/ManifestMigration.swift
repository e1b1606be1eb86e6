/// One step from an earlier form of manifests to the next: what the earlier one leaves out and can be told from the rest.
///
/// Members are only ever added to a form, so that old manifests can be read as they are; what cannot be told from them
/// (the day they were published, what charts were made from) stays unsaid. Steps are never changed or put in another order.
public struct ManifestMigration: Sendable {
    /// Stable; in the order of ``DatasetManifest/migrations``.
    public let name: String
    /// The form after the step, or `nil` where there is nothing to fill in.
    let step: @Sendable (DatasetManifest) -> DatasetManifest?
}

extension DatasetManifest {
    /// Every step, oldest first.
    public static let migrations: [ManifestMigration] = [
        // 1.1.0: the greatest class of the changes. Before, there was their level alone, and a class follows from a kind.
        ManifestMigration(name: "change-classes") { manifest in
            guard manifest.changes.changeClass == nil else { return nil }
            var result = manifest
            result.changes.changeClass = manifest.changes.changes.map(\.kind.changeClass).max()
            return result
        }
    ]

    /// The manifest as today's form says it, and the steps that were taken.
    ///
    /// For readers: what is published stays as it is, and so does its hash.
    public func migrated() -> (manifest: DatasetManifest, steps: [String]) {
        DatasetManifest.migrations.reduce((self, [])) { state, migration in
            migration.step(state.manifest).map { ($0, state.steps + [migration.name]) } ?? state
        }
    }
}
