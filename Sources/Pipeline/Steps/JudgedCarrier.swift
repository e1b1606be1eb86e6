import ChartSchema
import Results
import Store
import Validation

/// A carrier whose charts have been read, judged among each other, reviewed and put into the store: what is left to be known to publish them
/// with others.
///
/// - ``Ingest/keep(_:)`` makes it; ``CarrierPublication`` takes it.
/// - ``line()`` and ``init(line:on:)`` carry it to another process or machine.
package struct JudgedCarrier: Sendable {
    package var carrier: String
    /// Of all that decided about the charts beside their raw files, as ``CarrierDecisions``.
    var decided: String
    /// The version whose charts these were held against: charts that could not be read stay as they are there; `nil`: there was none.
    var after: DatasetManifest.Parent?
    /// The newest day that a raw file was retrieved.
    var retrieved: String?
    /// How much there is of all.
    var summary: RunSummary
    /// Charts whose sources have errors.
    var heldBack: [HeldBack]
    /// What keeps charts from being published, and what is to be said of entries of the review files.
    var findings: [Finding]
    /// The accepted names of medications that the charts print; `nil` where one of them was not looked at.
    var names: [String]?
    /// What other carriers' charts are held against.
    var bodies: CarrierBodies
    /// Whole parts of the manifest, whose files are in the store.
    var parts: [ManifestRoot.Part]
    /// How many charts the carrier has.
    var charts: Int
    var ends: HeldEnds

    struct HeldBack: Hashable, Sendable, Decodable {
        var chart: ChartID
        var state: State

        /// As in ``RunReport/State``.
        enum State: String, Hashable, Sendable, Codable { case kept, failed }
    }

    /// As it is joined to others.
    var stored: StoredCarrier {
        StoredCarrier(carrier, parts: parts) { [self] () throws(StoreError) in try ends.entries(of: self) }
    }
}

/// The entries of a carrier that stand in no whole part, as JSON: at hand, or put away.
struct HeldEnds: Sendable {
    /// Of their JSON.
    let sha256: String
    private let place: Place

    private enum Place: Sendable {
        case hand([UInt8])
        case shelf(ChartShelf, Range<Int>)
    }

    /// - Parameters:
    ///   - sha256: Of the JSON.
    ///   - shelf: Where it goes; what has no room there stays at hand.
    init(json: [UInt8], sha256: String, on shelf: ChartShelf? = nil) {
        self.sha256 = sha256
        place = shelf?.put(json).map { .shelf(shelf!, $0) } ?? .hand(json)
    }

    init(head: [ManifestEntry], tail: [ManifestEntry], on shelf: ChartShelf? = nil) {
        var writer = CanonicalJSONWriter(reservingCapacity: 1024 * (1 + head.count + tail.count))
        writer.object { writer in
            writer.array("head", of: head) { $1.write(to: &$0) }
            writer.array("tail", of: tail) { $1.write(to: &$0) }
        }
        // An entry stands on one line, each of its findings on one of its own.
        var line = CanonicalJSONWriter(reservingCapacity: writer.bytes.count)
        line.value(onOneLine: writer.bytes)
        self.init(json: line.bytes, sha256: sha256Hexadecimal(line.bytes), on: shelf)
    }

    func json() throws(StoreError) -> [UInt8] {
        switch place {
        case .hand(let bytes): return bytes
        case .shelf(let shelf, let range): return try shelf.bytes(range, sha256: sha256)
        }
    }

    /// - Throws: ``StoreError/malformed(path:reason:)`` where they are not those of the carrier.
    func entries(of carrier: JudgedCarrier) throws(StoreError) -> StoredCarrier.Ends {
        let bytes = try json()
        guard let (head, tail) = PartEntry.read("head", "tail", of: bytes) ?? Self.members(of: bytes) else {
            throw .malformed(path: carrier.place, reason: "expected entries")
        }
        let ids = head.map(\.id) + carrier.parts.flatMap { [$0.first, $0.last] } + tail.map(\.id)
        let isWhole =
            head.count + tail.count + carrier.parts.reduce(0) { $0 + $1.charts } == carrier.charts
            && ids.allSatisfy { $0.carrier == carrier.carrier }
            && zip(head, head.dropFirst()).allSatisfy { $0.id < $1.id }
            && zip(tail, tail.dropFirst()).allSatisfy { $0.id < $1.id }
            && !(head + tail.dropFirst()).contains { ManifestPart.begins(at: $0.id) }
            && tail.first.map { ManifestPart.begins(at: $0.id) } ?? carrier.parts.isEmpty
        guard isWhole else {
            throw .malformed(
                path: carrier.place, reason: "expected \(carrier.charts) charts of the carrier in their order")
        }
        return (head, tail)
    }

    /// The same of an object that is laid out otherwise.
    private static func members(of bytes: [UInt8]) -> ([PartEntry], [PartEntry])? {
        func member(_ name: StaticString) -> [PartEntry]? {
            guard case .found(let range) = JSONOutline.member(name, in: bytes) else { return nil }
            return PartEntry.read(Array(bytes[range]))
        }
        guard let head = member("head"), let tail = member("tail") else { return nil }
        return (head, tail)
    }
}

extension JudgedCarrier {
    fileprivate var place: String { "the line of the carrier \(carrier)" }
}
