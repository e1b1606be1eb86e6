import ChartSchema

extension DatasetStore {
    /// Publishes carriers that are in the store already as a new version, or finds that nothing changed.
    ///
    /// What is published is byte for byte what ``publish(charts:carriedOver:proved:settings:only:deciding:)`` makes of the same charts. No chart
    /// is opened but those of parts that the version before has otherwise, to say what changed; of others it is only seen to
    /// that their files are there.
    ///
    /// - Parameters:
    ///   - carriers: All of the version, in the order of their ids.
    ///   - expected: The latest version; another one, that somebody has published since, is not overtaken.
    ///   - first: The number of a first version, and how much it changes to bring charts.
    ///   - deciding: says, under the store's lock, which number the changes deserve, of the charts alone that may have changed;
    ///     `nil` when there are none.
    package func publish(
        carriers: [StoredCarrier], after expected: LatestPointer?, with extras: StoredExtras = StoredExtras(),
        first: VersionDecision, deciding: (DatasetManifest, DatasetDraft) throws(StoreError) -> VersionDecision?
    ) throws -> StoredOutcome {
        try files.makeFolders("")
        let lock = try StoreLock(folder: root)
        defer { _ = lock }
        let pointer = try latestPointer()
        guard pointer == expected else { throw StoreError.locked(path: root) }
        let latest = try pointer.map { pointer throws(StoreError) in
            try storedManifest(pointer.version, sha256: pointer.sha256)
        }
        let isHealing = try wasCutShort()
        let leavesFiles = isHealing || extras.leavesCharts
        var joining = CarriersBeingJoined(self, after: latest)
        try joining.write(extras)
        try joining.join(carriers)
        let outdated = try joining.outdated(among: carriers)
        guard outdated.isEmpty else {
            try removeUnnamed(Set(joining.written), besides: [])
            if !isHealing { try endRun(isHealing: false) }
            throw OutdatedCarriers(numbers: outdated)
        }
        guard !joining.parts.isEmpty || latest != nil else {
            return try end(joining, after: pointer, isHealing: isHealing, leavesFiles: isHealing)
        }

        var result = StoredOutcome(.unchanged(latest?.head))
        let ids = try joining.checkFresh()
        let decision: VersionDecision?
        if let latest {
            let (old, new) = try joining.differing(from: latest)
            var previous = latest.head
            previous.charts = old
            result.count(old, new)
            decision = try deciding(
                previous, try DatasetDraft(charts: [], carriedOver: new, settings: extras.settings, store: self))
        } else {
            (decision, result.added) = (first, ids.count)
        }
        guard let decision else {
            return try end(joining, after: pointer, isHealing: isHealing, leavesFiles: leavesFiles, result)
        }
        _ = try unannouncedVersion(after: pointer?.version)
        if let pointer, decision.version <= pointer.version {
            throw StoreError.versionNotNewer(decision.version, latest: pointer.version)
        }
        try files.put([], at: StoreFiles.runMark)
        try writeSchemas()
        try sweep(after: pointer?.version, isWhole: isHealing)
        let days = decision.days(after: latest?.head)
        let head = DatasetManifest(
            version: decision.version,
            parent: pointer.map { DatasetManifest.Parent(version: $0.version, sha256: $0.sha256) },
            published: days.published, notBefore: days.notBefore, schemas: DatasetSchemas.current,
            changes: decision.changes, charts: [])
        let sha256 = try write(ManifestRoot(head: head, parts: joining.parts), adding: latest == nil ? ids : nil)
        try files.put(
            LatestPointer(version: decision.version, sha256: sha256).canonicalJSON(), at: LatestPointer.path)
        try removeUnnamed(extras.superseded, besides: joining.parts)
        try endRun(isHealing: leavesFiles)
        result.outcome = .published(head)
        return result
    }

    /// Writes a root.
    ///
    /// - Parameter ids: Charts that a first version brings, which stand for the root's changes.
    /// - Returns: Its SHA-256.
    private func write(_ root: ManifestRoot, adding ids: [String]?) throws(StoreError) -> String {
        let digest = SHA256()
        try files.write(at: DatasetManifest.path(of: root.head.version)) { take throws(StoreError) in
            func hand(_ piece: [UInt8]) throws(StoreError) {
                digest.update(piece)
                try take(piece)
            }
            if let ids {
                let added = ids.lazy.map { ChangeSummary.Change(chart: $0, kind: .chartAdded, count: 1) }
                try root.writeCanonicalJSON(changes: added, hand)
            } else {
                try root.writeCanonicalJSON(changes: root.head.changes.changes, hand)
            }
        }
        return digest.hexadecimal()
    }

    /// Ends a run that publishes nothing.
    private func end(
        _ joining: CarriersBeingJoined, after pointer: LatestPointer?, isHealing: Bool, leavesFiles: Bool,
        _ result: StoredOutcome = StoredOutcome(.unchanged(nil))
    ) throws(StoreError) -> StoredOutcome {
        if pointer != nil { try writeSchemas() }
        try removeUnnamed(Set(joining.written), besides: [])
        if isHealing { try sweep(after: pointer?.version) }
        try endRun(isHealing: leavesFiles)
        return result
    }

    /// Removes files of parts that no version names.
    private func removeUnnamed(_ paths: Set<String>, besides parts: [ManifestRoot.Part]) throws(StoreError) {
        var unnamed = paths.subtracting(parts.flatMap(\.paths))
        guard !unnamed.isEmpty else { return }
        for version in try versions() {
            if case .parts(let root) = try storedManifest(version, sha256: nil) {
                unnamed.subtract(root.parts.flatMap(\.paths))
            }
        }
        for path in unnamed.sorted() where files.has(path) { try files.delete(path) }
    }
}

extension StoredOutcome {
    fileprivate mutating func count(_ old: [ManifestEntry], _ new: [ManifestEntry]) {
        let (before, after) = (Dictionary(old.map { ($0.id, $0) }) { a, _ in a }, Set(new.map(\.id)))
        added = new.count { before[$0.id] == nil }
        changed = new.count { entry in before[entry.id].map { $0 != entry } ?? false }
        removed = old.count { !after.contains($0.id) }
    }
}
