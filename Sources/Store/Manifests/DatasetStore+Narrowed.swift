import ChartSchema

/// Versions of which only some parts are opened.
extension DatasetStore {
    /// The latest manifest with the entries of some plans alone: those of the carriers, and of these every edition of a
    /// chart that has, in one of them, one of the products; all where none is named. `nil` when nothing has been
    /// published.
    ///
    /// - Parameter withFindings: Whether what was found about the charts is read; without, no entry has findings.
    public func latest(
        carriers: [String], products: [String], withFindings: Bool = true
    ) throws(StoreError) -> DatasetManifest? {
        guard let pointer = try latestPointer() else { return nil }
        let (carriers, products) = (Set(carriers), Set(products))
        return try manifest(pointer.version, sha256: pointer.sha256, withFindings: withFindings) { part in
            carriers.isEmpty || carriers.contains { part.mayHold(carrierPrefix: $0) }
        } wanted: { entries in
            let own = entries.filter { carriers.isEmpty || carriers.contains($0.carrier) }
            let series = Set(
                own.filter { products.isEmpty || !products.isDisjoint(with: $0.products) }.map(\.id.series))
            return { (carriers.isEmpty || carriers.contains($0.carrier)) && series.contains($0.id.series) }
        }
    }

    /// A version's manifest with the entries of those carriers alone whose ids begin like this.
    func manifest(_ version: VersionNumber, carrierPrefix prefix: String) throws(StoreError) -> DatasetManifest {
        try manifest(version, sha256: try manifestHash(of: version)) { part in
            part.mayHold(carrierPrefix: prefix)
        } wanted: { _ in
            { $0.carrier.hasPrefix(prefix) }
        }
    }

    private func manifest(
        _ version: VersionNumber, sha256: String, withFindings: Bool = true,
        from isOpened: (ManifestRoot.Part) -> Bool, wanted: ([ManifestEntry]) -> (ManifestEntry) -> Bool
    ) throws(StoreError) -> DatasetManifest {
        switch try storedManifest(version, sha256: sha256) {
        case .whole(var manifest):
            let isWanted = wanted(manifest.charts)
            manifest.charts.removeAll { !isWanted($0) }
            return manifest
        case .parts(let root):
            var manifest = root.head
            manifest.charts = try entries(
                root.parts.filter(isOpened), withFindings: withFindings, wanted: wanted)
            return manifest
        }
    }

    /// Two versions with no more entries than those that may differ, and how many charts they have: those that one has and the other has not, or
    /// has otherwise, and the other editions of charts that the new one adds, which those may be compared with. Of parts that both
    /// have only those are opened that may hold such editions.
    ///
    /// - Returns: `nil` where one of the versions has one document.
    public func differing(
        _ old: VersionNumber, _ new: VersionNumber
    ) throws(StoreError) -> (old: VersionHead, [ManifestEntry], new: VersionHead, [ManifestEntry])? {
        let hashes = (try manifestHash(of: old), try manifestHash(of: new))
        guard case .parts(let a) = try storedManifest(old, sha256: hashes.0),
            case .parts(let b) = try storedManifest(new, sha256: hashes.1)
        else { return nil }
        let shared = Set(a.parts.map(\.paths)).intersection(b.parts.map(\.paths))
        let before = try entries(a.parts.filter { !shared.contains($0.paths) })
        let after = try entries(b.parts.filter { !shared.contains($0.paths) })
        let (was, now) = (Set(before), Set(after))
        let came = after.filter { !was.contains($0) }
        let known = Dictionary(before.map { ($0.id, $0.kind) }) { first, _ in first }
        let added = came.filter { known[$0.id] != $0.kind }.map(\.id)
        let series = Set(added.map(\.series))
        let others = try editions(of: added, in: b.parts.filter { shared.contains($0.paths) })
        func told(_ entries: [ManifestEntry], besides same: Set<ManifestEntry>) -> [ManifestEntry] {
            (entries.filter { !same.contains($0) || series.contains($0.id.series) } + others).sorted { $0.id < $1.id }
        }
        return (
            VersionHead(manifest: a.head, charts: a.charts, records: a.records, sha256: hashes.0),
            told(before, besides: now),
            VersionHead(manifest: b.head, charts: b.charts, records: b.records, sha256: hashes.1),
            told(after, besides: was)
        )
    }

    /// The editions of some charts that stand in these parts.
    private func editions(
        of ids: [ChartID], in parts: [ManifestRoot.Part]
    ) throws(StoreError) -> [ManifestEntry] {
        let series = Set(ids.map(\.series))
        return try entries(parts.filter { part in ids.contains { part.mayHold(editionsOf: $0) } }) { _ in
            { series.contains($0.id.series) }
        }
    }
}
