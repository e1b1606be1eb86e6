import ChartSchema

/// The parts of a version while it is put together of its carriers.
struct CarriersBeingJoined {
    private let store: DatasetStore
    private let latest: [ManifestRoot.Part]
    private(set) var parts: [ManifestRoot.Part] = []
    /// The files that were written and not there before.
    private(set) var written: [String] = []

    /// Parts that were made here, and what is known of their charts.
    private var made: Set<ManifestRoot.Part> = []
    private var names = FreshNames()

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
        (parts, made, names) = (joined.parts, joined.made, joined.proved)
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

    /// Looks whether parts that the version before has not are what they are said to be, and the files of their charts are there. Those that
    /// were made here are: their entries were proved when they were read, and their bytes were written here.
    ///
    /// - Returns: The ids of their charts, in byte order.
    func checkFresh() throws(StoreError) -> [String] {
        let known = Set(latest)
        let fresh = parts.filter { !known.contains($0) && !made.contains($0) }
        var names = names
        for start in stride(from: 0, to: fresh.count, by: Self.partsAtOnce) {
            let some = Array(fresh[start..<min(fresh.count, start + Self.partsAtOnce)])
            for own in try store.each(some, { part throws(StoreError) in try store.proved(part) }) { names.add(own) }
        }
        try names.proveFiles(in: store)
        return names.ids.sorted()
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
    /// The charts of a part, of which every byte is proved.
    fileprivate func proved(_ part: ManifestRoot.Part) throws(StoreError) -> [ProvedEntry] {
        let path = ManifestPart.path(of: part.entries)
        let bytes = try checkedBytes(of: path, sha256: part.entries)
        if let findings = part.findings { try proveHash(of: ManifestPart.path(of: findings), findings) }
        if let entries = PublishedEntries.proved(bytes), part.holds(entries) { return entries }
        // What is laid out otherwise is read as all documents are, which says of a damaged one what is wrong.
        let entries = try bareEntries(part)
        guard entries.reduce(0, { $0 + $1.counts.records }) == part.records else {
            throw .malformed(path: files.full(path), reason: "expected \(part.records) records")
        }
        return try entries.map(PartEntry.init).proved()
    }

    private func proveHash(of path: String, _ sha256: String) throws(StoreError) {
        guard let found = try files.sha256(of: path) else { throw .missing(path: files.full(path)) }
        guard found == sha256 else { throw .hashMismatch(path: files.full(path), expected: sha256, found: found) }
    }
}

extension ManifestRoot.Part {
    fileprivate func holds(_ entries: [ProvedEntry]) -> Bool {
        entries.count == charts && entries.first?.id == first.description && entries.last?.id == last.description
            && entries.reduce(0) { $0 + $1.records } == records
    }
}
