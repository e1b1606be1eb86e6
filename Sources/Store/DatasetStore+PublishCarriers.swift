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
        guard !joining.parts.isEmpty || latest != nil else { return try end(joining, isHealing: false) }

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
        guard let decision else { return try end(joining, isHealing: leavesFiles, result) }
        _ = try unannouncedVersion(after: pointer?.version)
        if let pointer, decision.version <= pointer.version {
            throw StoreError.versionNotNewer(decision.version, latest: pointer.version)
        }
        try files.put([], at: StoreFiles.runMark)
        try writeSchemas()
        try sweep(after: pointer?.version, isWhole: isHealing)
        let head = DatasetManifest(
            version: decision.version,
            parent: pointer.map { DatasetManifest.Parent(version: $0.version, sha256: $0.sha256) },
            published: [latest?.head.published, decision.published].compactMap(\.self).max(),
            schemas: DatasetSchemas.current, changes: decision.changes, charts: [])
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
        _ joining: CarriersBeingJoined, isHealing: Bool, _ result: StoredOutcome = StoredOutcome(.unchanged(nil))
    ) throws(StoreError) -> StoredOutcome {
        if try latestPointer() != nil { try writeSchemas() }
        try removeUnnamed(Set(joining.written), besides: [])
        try endRun(isHealing: isHealing)
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

/// The parts of a version while it is put together of its carriers.
private struct CarriersBeingJoined {
    private let store: DatasetStore
    private let latest: [ManifestRoot.Part]
    private(set) var parts: [ManifestRoot.Part] = []
    /// The files that were written and not there before.
    private(set) var written: [String] = []

    private static let carriersAtOnce = 32
    private static let partsAtOnce = 256

    init(_ store: DatasetStore, after latest: StoredManifest?) {
        self.store = store
        if case .parts(let root) = latest { self.latest = root.parts } else { self.latest = [] }
    }

    mutating func write(_ extras: StoredExtras) throws(StoreError) {
        try put(extras.documents)
        try store.writeSettings(of: [], and: extras.settings)
    }

    mutating func join(_ carriers: [StoredCarrier]) throws(StoreError) {
        var joined = JoinedCarriers(known: Set(latest))
        for start in stride(from: 0, to: carriers.count, by: Self.carriersAtOnce) {
            try joined.add(Array(carriers[start..<min(carriers.count, start + Self.carriersAtOnce)]), in: store)
            try put(joined.drain())
        }
        try joined.end(in: store)
        try put(joined.drain())
        parts = joined.parts
    }

    private mutating func put(_ documents: [PartDocument]) throws(StoreError) {
        guard !documents.isEmpty else { return }
        try store.files.put([], at: StoreFiles.runMark)
        written += documents.map(\.path).filter { !store.files.has($0) }
        try store.files.putAll(documents)
    }

    /// The places of carriers that must stand and do not.
    func outdated(among carriers: [StoredCarrier]) throws(StoreError) -> [Int] {
        let known = Set(latest)
        var outdated: [Int] = []
        for (index, carrier) in carriers.enumerated() where carrier.mustStand {
            let (now, before) = (parts.of(carrier.id), latest.of(carrier.id))
            if now == before { continue }
            guard carrier.parts.allSatisfy(known.contains) else {
                outdated.append(index)
                continue
            }
            // Where it meets other carriers only these may have become others.
            let entries = try store.entries(before).filter { $0.carrier == carrier.id }
            if try store.entries(now).filter({ $0.carrier == carrier.id }) != entries { outdated.append(index) }
        }
        return outdated
    }

    /// Looks whether parts that the version before has not are what they are said to be, and the files of their charts are there.
    ///
    /// - Returns: The ids of their charts, in byte order.
    func checkFresh() throws(StoreError) -> [String] {
        let known = Set(latest)
        let fresh = parts.filter { !known.contains($0) }
        var ids: [String] = []
        for start in stride(from: 0, to: fresh.count, by: Self.partsAtOnce) {
            let some = Array(fresh[start..<min(fresh.count, start + Self.partsAtOnce)])
            for own in try store.each(some, { part throws(StoreError) in try store.checked(part) }) { ids += own }
        }
        return ids.sorted()
    }

    /// The entries of parts that one of two versions has and the other has not.
    func differing(
        from before: StoredManifest
    ) throws(StoreError) -> (old: [ManifestEntry], new: [ManifestEntry]) {
        let known = Set(latest)
        let new = try store.entries(parts.filter { !known.contains($0) })
        switch before {
        case .whole(let manifest): return (manifest.charts, new)
        case .parts:
            let kept = Set(parts)
            return (try store.entries(latest.filter { !kept.contains($0) }), new)
        }
    }
}

extension DatasetStore {
    /// The ids of a part's charts.
    fileprivate func checked(_ part: ManifestRoot.Part) throws(StoreError) -> [String] {
        let entries = try bareEntries(part)
        guard entries.reduce(0, { $0 + $1.counts.records }) == part.records else {
            throw .malformed(
                path: files.full(ManifestPart.path(of: part.entries)), reason: "expected \(part.records) records")
        }
        if let findings = part.findings { _ = try checkedBytes(of: ManifestPart.path(of: findings), sha256: findings) }
        for entry in entries {
            for path in [entry.path, entry.inputs?.settingsPath].compactMap(\.self) where !files.has(path) {
                throw .missing(path: files.full(path))
            }
        }
        return entries.map(\.id.description)
    }
}
