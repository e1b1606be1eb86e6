import ChartSchema

/// What became of an attempt to publish.
public enum PublishOutcome: Hashable, Sendable {
    case published(DatasetManifest)
    /// Nothing changed since the latest version (`nil`: there is none, and nothing to publish).
    case unchanged(DatasetManifest?)
}

/// The number of a new version, and why it is that one.
public struct VersionDecision: Hashable, Sendable {
    public var version: VersionNumber
    public var changes: ChangeSummary
    /// The day it is published, an ISO date; a day before the parent's becomes the parent's.
    public var published: String?
    /// Where no day is said: the first on which it can have been, an ISO date.
    public var notBefore: String?

    public init(
        version: VersionNumber, changes: ChangeSummary, published: String? = nil, notBefore: String? = nil
    ) {
        self.version = version
        self.changes = changes
        self.published = published
        self.notBefore = notBefore
    }

    /// The days of a version that follows another one: never before its.
    func days(after parent: DatasetManifest?) -> (published: String?, notBefore: String?) {
        let earliest = [parent?.published, parent?.notBefore].compactMap(\.self)
        guard let published else { return (nil, (earliest + [notBefore].compactMap(\.self)).max()) }
        return ((earliest + [published]).max(), nil)
    }
}

extension DatasetStore {
    /// Publishes charts as a new version, or finds that nothing changed.
    ///
    /// Charts are written first, then the manifest's parts and its root, then the pointer, each whole or not at all: a run that is cut short
    /// at any point leaves the version before as it was, and a mark by which the next run knows that it has to clear up.
    /// Files that are right already are left alone.
    ///
    /// - Parameters:
    ///   - charts: the charts that were read in this run.
    ///   - carriedOver: the entries of charts that did not have to be read again; their files must be there.
    ///   - proved: The hashes of those of them whose files the caller has looked at.
    ///   - settings: What charts of `carriedOver` are read with, where the store may not have it yet.
    ///   - carriers: Those that the charts are of, where all charts of the others stay as they are: their parts of the manifest are not
    ///     opened, and what is decided about and given back has none of them. `nil`: the charts are all there are.
    ///   - deciding: says, under the store's lock, which number the changes deserve; `nil` when there are none.
    public func publish(
        charts: [ChartToPublish], carriedOver: [ManifestEntry] = [], proved: Set<String> = [],
        settings: [String: [UInt8]] = [:], only carriers: Set<String>? = nil,
        deciding: (DatasetManifest?, DatasetDraft) throws(StoreError) -> VersionDecision?
    ) throws(StoreError) -> PublishOutcome {
        let draft = try DatasetDraft(charts: charts, carriedOver: carriedOver, settings: settings, store: self)
        if draft.entries.isEmpty, try latestPointer() == nil { return .unchanged(nil) }
        try files.makeFolders("")
        let lock = try StoreLock(folder: root)
        defer { _ = lock }

        let pointer = try latestPointer()
        let previous = try latest(only: carriers)
        for entry in carriedOver where !proved.contains(entry.sha256) { _ = try chartBytes(entry) }
        let unwritten = try unwrittenCharts(among: charts)
        let decision = try deciding(previous, draft)
        if decision != nil { _ = try unannouncedVersion(after: previous?.version) }
        let isHealing = try wasCutShort()
        if decision != nil || !unwritten.isEmpty { try files.put([], at: StoreFiles.runMark) }
        try write(unwritten)
        if decision != nil { try writeSettings(of: charts, and: settings) }
        try writeSchemas()
        guard let decision else {
            if isHealing { try sweep(after: previous?.version) }
            try endRun(isHealing: isHealing)
            return .unchanged(previous)
        }

        if let previous, decision.version <= previous.version {
            throw .versionNotNewer(decision.version, latest: previous.version)
        }
        // Where nothing was cut short only some files of the store are looked at.
        try sweep(after: previous?.version, isWhole: carriers == nil || isHealing)
        let days = decision.days(after: previous)
        let manifest = DatasetManifest(
            version: decision.version,
            parent: pointer.map { DatasetManifest.Parent(version: $0.version, sha256: $0.sha256) },
            published: days.published, notBefore: days.notBefore, schemas: draft.schemas, changes: decision.changes,
            charts: draft.entries)
        let sha256 = try write(manifest, only: carriers)
        try files.put(
            LatestPointer(version: decision.version, sha256: sha256).canonicalJSON(), at: LatestPointer.path)
        try endRun(isHealing: isHealing)
        return .published(manifest)
    }

    /// Takes the run's mark away; after a run that was cut short also the charts that it wrote and no version names.
    ///
    /// What cannot be cleared up now, because another manifest is damaged, is left for `prune`.
    func endRun(isHealing: Bool) throws(StoreError) {
        if isHealing, let pointer = try latestPointer() { _ = try? prune(since: pointer, removing: true) }
        for mark in try marks() { try files.delete(mark) }
    }

    /// Whether a run before was cut short while it wrote.
    func wasCutShort() throws(StoreError) -> Bool { try !marks().isEmpty }

    /// What runs have left that were cut short.
    func marks() throws(StoreError) -> [String] {
        try files.names(in: "").filter { $0 == StoreFiles.runMark || $0.hasPrefix(StoreFiles.sharedMark) }
    }

    /// The charts whose bytes are not in the store yet, each proved to be the same chart when it is read again.
    func unwrittenCharts(
        among charts: [ChartToPublish]
    ) throws(StoreError) -> [(path: String, chart: HeldChart)] {
        try each(charts) { chart throws(StoreError) -> (path: String, chart: HeldChart)? in
            let name = chart.held.sha256
            let path = ManifestEntry.path(ofChart: name)
            if let bytes = try files.contents(of: path), sha256Hexadecimal(bytes) == name { return nil }
            try chart.held.prove()
            return (path, chart.held)
        }.compactMap(\.self)
    }

    func write(_ charts: [(path: String, chart: HeldChart)]) throws(StoreError) {
        try files.writeAll(charts.map(\.path)) { index, file throws(StoreError) in
            try file.write(try charts[index].chart.canonicalJSON())
        }
    }

    /// Writes what charts were read with, each file named by its content.
    func writeSettings(
        of charts: [ChartToPublish], and others: [String: [UInt8]]
    ) throws(StoreError) {
        var settings = others.sorted { $0.key < $1.key }.map { (ManifestEntry.Inputs.path(ofSettings: $0), $1) }
        for chart in charts {
            guard let inputs = chart.inputs, let bytes = chart.settings else { continue }
            guard sha256Hexadecimal(bytes) == inputs.settings else {
                throw .unpublishable(chart.held.id, reason: "its settings are not those that its entry names")
            }
            settings.append((inputs.settingsPath, bytes))
        }
        try files.putAll(settings)
    }

    /// The one manifest that an interrupted run may have left and the pointer never reached. More than one means that
    /// the pointer was lost or set back.
    func unannouncedVersion(after latest: VersionNumber?) throws(StoreError) -> VersionNumber? {
        let unannounced = try storedVersions().filter { version in latest.map { version > $0 } ?? true }
        guard unannounced.count <= 1 else {
            throw .unannouncedVersions(unannounced, path: files.full(LatestPointer.path))
        }
        return unannounced.first
    }

    /// Clears away what an interrupted run left: half-written files, and its manifest.
    func sweep(after latest: VersionNumber?, isWhole: Bool = true) throws(StoreError) {
        if let version = try unannouncedVersion(after: latest) {
            try files.delete(DatasetManifest.path(of: version))
        }
        guard isWhole else { return }
        for file in try files.storedFiles() where file.hasSuffix(StoreFiles.partialEnding) {
            try files.delete(file)
        }
    }

    /// Writes the JSON Schema documents beside the data.
    func writeSchemas() throws(StoreError) {
        for schema in DatasetSchemas.files { try files.put(schema.bytes, at: schema.path) }
    }
}
