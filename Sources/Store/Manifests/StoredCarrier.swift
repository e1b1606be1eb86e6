import ChartSchema

/// A carrier whose charts and whole parts are in the store already, to be joined to the other carriers of a version.
package struct StoredCarrier: Sendable {
    /// What stands before the whole parts, and behind them: see ``CarrierParts``.
    package typealias Ends = (head: [PartEntry], tail: [PartEntry])

    package var id: String
    package var parts: [ManifestRoot.Part]
    /// Asked when the carrier's turn comes, so that not all carriers' entries are held at once.
    package var ends: @Sendable () throws(StoreError) -> Ends
    /// Whether it may only be published as it stands in the latest version: it was judged beside another one.
    package var mustStand = false

    package init(
        _ id: String, parts: [ManifestRoot.Part], ends: @escaping @Sendable () throws(StoreError) -> Ends
    ) {
        self.id = id
        self.parts = parts
        self.ends = ends
    }
}

/// What a publication of stored carriers brings and takes besides their charts.
package struct StoredExtras: Sendable {
    /// Files of parts that are not in the store.
    package var documents: [PartDocument] = []
    /// What charts are read with that the store may not have.
    package var settings: [String: [UInt8]] = [:]
    /// Files of parts that others stand for, unless a version names them.
    package var superseded: Set<String> = []
    /// Whether charts or settings are in the store that the version does not name.
    package var leavesCharts = false

    package init() {}
}

/// Carriers that may only be published as they stand, and would become others.
package struct OutdatedCarriers: Error, Sendable {
    /// Their places among those that were to be published.
    package var numbers: [Int]
}

/// What became of an attempt to publish stored carriers.
package struct StoredOutcome: Sendable {
    /// Without the version's charts.
    package var outcome: PublishOutcome
    package var added = 0
    package var changed = 0
    package var removed = 0

    init(_ outcome: PublishOutcome) { self.outcome = outcome }
}

extension DatasetStore {
    /// Puts charts, what they are read with, and parts where a version that is published later finds them; nothing names them yet.
    ///
    /// Many processes may do so at once; none publishes meanwhile. What is there already is left alone.
    ///
    /// - Parameters:
    ///   - carriedOver: Entries whose files must be there.
    ///   - documents: The files of parts.
    package func keep(
        charts: [ChartToPublish], carriedOver: [ManifestEntry], settings: [String: [UInt8]],
        documents: [PartDocument]
    ) throws(StoreError) {
        var store = self
        store.files.partialMark = ".\(UInt64.random(in: 0 ... .max))"
        try files.makeFolders("")
        let lock = try StoreLock(folder: root, isShared: true)
        defer { _ = lock }
        for entry in carriedOver { _ = try chartBytes(entry) }
        let mark = StoreFiles.sharedMark + store.files.partialMark
        try files.put([], at: mark)
        try store.write(try unwrittenCharts(among: charts))
        try store.writeSettings(of: charts, and: settings)
        try store.files.putAll(documents)
        try files.delete(mark)
    }

    /// The latest version's parts; none where it has one document.
    package func latestParts() throws(StoreError) -> [ManifestRoot.Part] { try latestRoot()?.parts ?? [] }

    /// All entries of a stored carrier, each file checked against its hash.
    package func entries(of carrier: StoredCarrier) throws(StoreError) -> [ManifestEntry] {
        let ends = try carrier.ends()
        return ends.head.map(\.whole) + (try entries(carrier.parts)) + ends.tail.map(\.whole)
    }
}
