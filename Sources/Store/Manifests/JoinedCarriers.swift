import ChartSchema

/// Carriers joined to the parts of one version, one behind the other: parts that lie in one carrier stand as they are, and those in which
/// carriers meet are made here.
struct JoinedCarriers {
    /// In the order of their charts.
    private(set) var parts: [ManifestRoot.Part] = []
    /// The files of parts that were made here and are not known.
    private(set) var documents: [PartDocument] = []
    /// Of the charts of these parts: they are put together of entries that were read and proved, which need not be read again.
    private(set) var proved = FreshNames()
    /// The parts of ``proved``.
    private(set) var made: Set<ManifestRoot.Part> = []
    private let known: Set<ManifestRoot.Part>
    /// Charts of a part that the next carrier may go on with.
    private var open: [PartEntry] = []

    /// - Parameter known: Parts whose files are there.
    init(known: Set<ManifestRoot.Part>) { self.known = known }

    /// Adds some carriers, which stand behind those that were added before.
    mutating func add(_ carriers: [StoredCarrier], in store: DatasetStore) throws(StoreError) {
        let ends = try store.each(carriers) { carrier throws(StoreError) in try carrier.ends() }
        var (met, pieces): ([[PartEntry]], [Piece]) = ([], [])
        for (carrier, ends) in zip(carriers, ends) {
            open += ends.head
            guard !carrier.parts.isEmpty || !ends.tail.isEmpty else { continue }
            pieces.append(.met(met.count))
            met.append(open)
            pieces.append(.whole(carrier.parts))
            open = ends.tail
        }
        try put(pieces, met, in: store)
    }

    /// Ends the last part.
    mutating func end(in store: DatasetStore) throws(StoreError) {
        try put([.met(0)], [open], in: store)
        open = []
        guard zip(parts, parts.dropFirst()).allSatisfy({ $0.last < $1.first }) else {
            throw Self.disordered
        }
    }

    /// The files that were made since the last time.
    mutating func drain() -> [PartDocument] {
        defer { documents = [] }
        return documents
    }

    private enum Piece {
        case whole([ManifestRoot.Part])
        case met(Int)
    }

    private mutating func put(
        _ pieces: [Piece], _ met: [[PartEntry]], in store: DatasetStore
    ) throws(StoreError) {
        let made = try store.each(met) { entries throws(StoreError) in try Made(entries, known: known) }
        for piece in pieces {
            switch piece {
            case .whole(let whole): parts += whole
            case .met(let index):
                parts += made[index].parts
                documents += made[index].documents
                proved.add(made[index].proved)
                self.made.formUnion(made[index].fresh)
            }
        }
    }

    /// Parts that were put together.
    private struct Made: Sendable {
        let parts: [ManifestRoot.Part]
        /// Those that are not known, with their files and charts.
        let fresh: [ManifestRoot.Part]
        let documents: [PartDocument]
        let proved: [ProvedEntry]

        init(_ entries: [PartEntry], known: Set<ManifestRoot.Part>) throws(StoreError) {
            guard zip(entries, entries.dropFirst()).allSatisfy({ $0.id < $1.id }) else {
                throw JoinedCarriers.disordered
            }
            let (parts, documents) = entries.writtenParts
            fresh = parts.filter { !known.contains($0) }
            let paths = Set(fresh.flatMap(\.paths))
            self.documents = documents.filter { paths.contains($0.path) }
            var (proved, place): ([ProvedEntry], Int) = ([], 0)
            for part in parts {
                if !known.contains(part) { proved += try entries[place..<place + part.charts].proved() }
                place += part.charts
            }
            (self.parts, self.proved) = (parts, proved)
        }
    }

    private static let disordered = StoreError.malformed(
        path: "the carriers' parts", reason: "charts do not stand in the order of their ids")
}
