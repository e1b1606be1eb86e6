import ChartSchema
import Glibc

/// A manifest as its lines: the head, and the bytes of each chart's entry, so that two versions can be compared without
/// reading the entries that they share.
///
/// Canonical manifests hold their entries in the order of their ids, each beginning a line; a manifest that is laid out
/// otherwise is no ``ManifestLines``.
public struct ManifestLines: Sendable {
    /// The manifest without its charts.
    public let head: DatasetManifest
    let bytes: [UInt8]
    /// Where entries begin, in their order, and where the last one ends.
    let bounds: [Int]

    static let entry = Array("\n  {\"id\":\"".utf8)
    static let charts = Array("\n \"charts\":[".utf8)

    init?(_ bytes: [UInt8]) {
        let found = bytes.withUnsafeBytes { all in
            Self.firstRange(of: Self.charts, in: all, from: 0).map {
                (list: $0.upperBound, bounds: Self.bounds(in: all, after: $0.upperBound))
            }
        }
        guard let found, let bounds = found.bounds,
            let head = try? DatasetManifest(json: Array(bytes[..<found.list]) + Array("]}".utf8))
        else { return nil }
        self.head = head
        self.bytes = bytes
        self.bounds = bounds
    }

    /// Where entries begin, in their order, and where the last one ends.
    static func bounds(in bytes: UnsafeRawBufferPointer, after list: Int) -> [Int]? {
        var bounds: [Int] = []
        var place = list
        while let found = firstRange(of: entry, in: bytes, from: place) {
            bounds.append(found.lowerBound)
            place = found.upperBound
        }
        guard let end = firstRange(of: Array("\n ]\n}".utf8), in: bytes, from: max(place - 1, 0)), !bounds.isEmpty
        else {
            return nil
        }
        return bounds + [end.lowerBound]
    }

    public var count: Int { bounds.count - 1 }

    /// The entries that one of two versions has and the other has not, or has otherwise, and the other
    /// editions of charts that the new one adds or changes, which those may be compared with.
    public static func differing(
        _ old: ManifestLines, _ new: ManifestLines
    ) throws(MalformedDocument) -> (old: [ManifestEntry], new: [ManifestEntry]) {
        var (gone, came): ([Int], [Int]) = ([], [])
        var (a, b) = (0, 0)
        while a < old.count || b < new.count {
            if a < old.count, b < new.count, old.isSame(a, as: b, of: new) {
                (a, b) = (a + 1, b + 1)
                continue
            }
            let idOfA = a < old.count ? try old.id(a) : nil
            let idOfB = b < new.count ? try new.id(b) : nil
            if let idOfA, idOfB.map({ idOfA <= $0 }) ?? true {
                gone.append(a)
                a += 1
            }
            if let idOfB, idOfA.map({ idOfB <= $0 }) ?? true {
                came.append(b)
                b += 1
            }
        }
        var series: [ChartID] = []
        for index in came {
            let id = try new.id(index)
            if series.last.map({ !$0.isEdition(ofTheChartOf: id) }) ?? true { series.append(id) }
        }
        return (
            try old.entries(gone, andThoseOf: series), try new.entries(came, andThoseOf: series)
        )
    }

    /// - Parameter series: One edition of each chart whose other editions are wanted too. Editions of a chart stand together.
    private func entries(
        _ indices: [Int], andThoseOf series: [ChartID]
    ) throws(MalformedDocument) -> [ManifestEntry] {
        var wanted = Set(indices)
        for id in series {
            let place = try place(of: id)
            var index = place
            while index < count, try self.id(index).isEdition(ofTheChartOf: id) {
                wanted.insert(index)
                index += 1
            }
            index = place - 1
            while index >= 0, try self.id(index).isEdition(ofTheChartOf: id) {
                wanted.insert(index)
                index -= 1
            }
        }
        return try entries(wanted.sorted())
    }

    /// Where an id stands, or would stand.
    private func place(of wanted: ChartID) throws(MalformedDocument) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if try id(middle) < wanted { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func isSame(_ index: Int, as other: Int, of lines: ManifestLines) -> Bool {
        let (low, high) = (bounds[index], bounds[index + 1])
        let (otherLow, otherHigh) = (lines.bounds[other], lines.bounds[other + 1])
        guard abs((high - low) - (otherHigh - otherLow)) <= 1 else { return false }
        // The last entry has no comma behind it.
        let (own, others) = (slice(low, high), lines.slice(otherLow, otherHigh))
        guard own.count == others.count else { return false }
        return own.withUnsafeBytes { a in
            others.withUnsafeBytes { b in memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 }
        }
    }

    /// An entry's bytes without the comma behind it.
    private func slice(_ low: Int, _ high: Int) -> ArraySlice<UInt8> {
        let end = bytes[high - 1] == UInt8(ascii: ",") ? high - 1 : high
        return bytes[low..<end]
    }

    private func id(_ index: Int) throws(MalformedDocument) -> ChartID {
        let start = bounds[index] + Self.entry.count
        let text = String(decoding: bytes[start..<bounds[index + 1]].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
        guard let id = ChartID(text) else {
            throw MalformedDocument(
                place: "charts[\(index)].id", reason: "expected carrier/chart/edition, found \"\(text)\"")
        }
        return id
    }

    private func entries(_ indices: [Int]) throws(MalformedDocument) -> [ManifestEntry] {
        var json = Array("[".utf8)
        for index in indices {
            if json.count > 1 { json.append(UInt8(ascii: ",")) }
            json += slice(bounds[index], bounds[index + 1])
        }
        return try [ManifestEntry].read(json + Array("]".utf8))
    }

    /// - Parameter needle: Begins with a line feed.
    static func firstRange(of needle: [UInt8], in bytes: UnsafeRawBufferPointer, from start: Int) -> Range<Int>? {
        needle.withUnsafeBytes { wanted in
            var place = start
            while place + wanted.count <= bytes.count,
                let found = memchr(bytes.baseAddress! + place, Int32(wanted[0]), bytes.count - place)
            {
                let low = bytes.baseAddress!.distance(to: UnsafeRawPointer(found))
                guard low + wanted.count <= bytes.count else { return nil }
                if memcmp(found, wanted.baseAddress!, wanted.count) == 0 { return low..<low + wanted.count }
                place = low + 1
            }
            return nil
        }
    }
}

extension ChartID {
    fileprivate func isEdition(ofTheChartOf other: ChartID) -> Bool {
        carrier == other.carrier && chart == other.chart
    }
}

extension DatasetStore {
    /// A version's manifest as lines, checked against the hash that the version after it, or the pointer, knows; `nil`
    /// when it cannot be told, so that ``manifest(_:)`` has to say why.
    public func manifestLines(_ version: VersionNumber) throws(StoreError) -> ManifestLines? {
        guard let pointer = try latestPointer() else { return nil }
        var sha256: String? = version == pointer.version ? pointer.sha256 : nil
        if sha256 == nil {
            guard let child = try versions().first(where: { $0 > version }) else { return nil }
            guard let parent = try parent(of: child), parent.version == version else { return nil }
            sha256 = parent.sha256
        }
        let lines = ManifestLines(try checkedBytes(of: DatasetManifest.path(of: version), sha256: sha256))
        return lines?.head.version == version ? lines : nil
    }

    /// The version before one, from the first bytes of its manifest: all that has to be read of it to trust that one.
    private func parent(of version: VersionNumber) throws(StoreError) -> DatasetManifest.Parent? {
        let path = DatasetManifest.path(of: version)
        guard let bytes = try files.contents(of: path, limit: 4096) else { throw .missing(path: files.full(path)) }
        let key = "\n \"parent\":"
        let text = String(decoding: bytes, as: UTF8.self)
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(key.dropFirst()) }) else { return nil }
        let value = line.dropFirst(key.count - 1)
        return try? DatasetManifest.Parent.read(Array((value.hasSuffix(",") ? value.dropLast() : value).utf8))
    }
}
