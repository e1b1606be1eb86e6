import ChartSchema
import Dispatch

extension DatasetStore {
    /// The latest manifest with the entries of some plans alone: those of the carriers, and of these every edition of a
    /// chart that has, in one of them, one of the products; all where none is named. `nil` when nothing has been
    /// published.
    ///
    /// The manifest's bytes are checked against their hash; only the entries that are asked for are decoded, and without
    /// a carrier and a product all of them. `changes` is that of an unchanged version.
    public func latest(carriers: [String], products: [String]) throws(StoreError) -> DatasetManifest? {
        guard !carriers.isEmpty || !products.isEmpty, let pointer = try latestPointer() else { return try latest() }
        let path = DatasetManifest.path(of: pointer.version)
        let lines = try files.withContents(of: path) { bytes throws(StoreError) -> [UInt8]? in
            // A long manifest takes as long to prove as to search: each on its own core.
            nonisolated(unsafe) let bytes = bytes
            nonisolated(unsafe) var (found, entries): (String, [UInt8]?) = ("", nil)
            DispatchQueue.concurrentPerform(iterations: 2) { part in
                if part == 0 {
                    found = sha256Hexadecimal(bytes)
                } else {
                    entries = ManifestLines.entries(in: bytes, carriers: carriers, products: products)
                }
            }
            guard found == pointer.sha256 else {
                throw .hashMismatch(path: files.full(path), expected: pointer.sha256, found: found)
            }
            return entries
        }
        guard let lines = lines.flatMap(\.self) else { return try latest() }
        do {
            return DatasetManifest(
                version: pointer.version, parent: nil, schemas: [], changes: ChangeSummary(level: .patch, changes: []),
                charts: try [ManifestEntry].read(lines))
        } catch {
            throw .malformed(path: files.full(path), reason: error.description)
        }
    }
}

extension ManifestLines {
    private static let products = Array("\"products\":[".utf8)

    /// The JSON of a list of the wanted entries; `nil` for a manifest that is not laid out in lines.
    static func entries(in bytes: UnsafeRawBufferPointer, carriers: [String], products: [String]) -> [UInt8]? {
        guard let list = firstRange(of: charts, in: bytes, from: 0),
            let bounds = bounds(in: bytes, after: list.upperBound)
        else { return nil }
        let carriers = carriers.map { Array("\($0)/".utf8) }
        let products = products.map { Array("\"\($0)\"".utf8) }
        // Lines of one chart's editions follow each other: they are wanted together.
        var wanted: [Int] = []
        var series: Slice<UnsafeRawBufferPointer>?
        var lines: [Int] = []
        var isWanted = false
        func endSeries() {
            if isWanted { wanted += lines }
            (lines, isWanted) = ([], false)
        }
        for number in 0..<bounds.count - 1 {
            let line = bytes[bounds[number]..<bounds[number + 1]].dropFirst(entry.count)
            guard carriers.isEmpty || carriers.contains(where: { line.starts(with: $0) }) else { continue }
            let id = line.prefix { $0 != UInt8(ascii: "\"") }
            let own = id.prefix(upTo: (id.lastIndex(of: UInt8(ascii: "/")) ?? id.startIndex))
            if !(series.map { own.elementsEqual($0) } ?? false) { endSeries() }
            series = own
            lines.append(number)
            isWanted = isWanted || products.isEmpty || isFor(products, line)
        }
        endSeries()
        var json = Array("[".utf8)
        for number in wanted {
            if json.count > 1 { json.append(UInt8(ascii: ",")) }
            let line = bytes[bounds[number]..<bounds[number + 1]]
            json += line.last == UInt8(ascii: ",") ? line.dropLast() : line
        }
        return json + Array("]".utf8)
    }

    /// Whether an entry's list of products holds one of these, in their quotes.
    private static func isFor(_ products: [[UInt8]], _ line: Slice<UnsafeRawBufferPointer>) -> Bool {
        // The list stands among an entry's first members.
        let head = line.prefix(4096)
        guard let start = head.firstRange(of: Self.products) else { return true }
        let list = head[start.upperBound...].prefix { $0 != UInt8(ascii: "]") }
        return products.contains { list.firstRange(of: $0) != nil }
    }
}
