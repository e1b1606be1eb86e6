import Foundation
import Testing

@testable import ChartSchema

/// Manifests in parts: where parts end, and what their documents hold.
@Suite struct ManifestPartsTests {
    static let manifest = ReviewedChart.manifest

    static let root = ManifestRoot(
        head: {
            var head = manifest
            head.charts = []
            return head
        }(),
        parts: [
            .init(
                first: ChartID(carrier: "acme", chart: "a", edition: "2024-05-01"),
                last: ChartID(carrier: "acme", chart: "term", edition: "2024-05-01"), charts: 2, records: 7,
                entries: ManifestJSONTests.hash, findings: nil),
            .init(
                first: ChartID(carrier: "beta", chart: "a", edition: "2024-05-01"),
                last: ChartID(carrier: "beta", chart: "a", edition: "2024-05-01"), charts: 1, records: 1,
                entries: ManifestJSONTests.hash, findings: ManifestJSONTests.hash),
        ])

    static let part = manifest.inParts[0]

    static func many(_ count: Int, editions: Int = 1) -> DatasetManifest {
        var result = manifest
        result.charts = (0..<count).map { number in
            var entry = manifest.charts[0]
            let day = "20\(10 + number % editions)-01-01"
            entry.id = ChartID(
                carrier: "carrier-\(10_000 + number / editions / 3)", chart: "c\(number / editions % 3)", edition: day)
            return entry
        }
        return result
    }

    @Test func rootsRoundTrip() throws {
        let bytes = Self.root.canonicalJSON()
        #expect(try ManifestRoot(json: bytes) == Self.root)
        #expect(try ManifestRoot.read(bytes) == Self.root)
        #expect(CanonicalJSONReader.read(bytes, ManifestRoot.init(reading:)) == Self.root)
        #expect(Self.root.charts == 3 && Self.root.records == 8)
    }

    @Test(arguments: [nil, "2026-05-16"])
    func rootsAreReadWithoutADecoderWhateverTheySay(_ published: String?) {
        var root = Self.root
        root.head.published = published
        #expect(CanonicalJSONReader.read(root.canonicalJSON(), ManifestRoot.init(reading:)) == root)
    }

    @Test func entriesAndFindingsRoundTrip() throws {
        let (entries, findings) = (Self.part.entriesJSON(), try #require(Self.part.findingsJSON()))
        let bare = Self.manifest.charts.map { entry in
            var entry = entry
            entry.findings = []
            return entry
        }
        #expect(try PublishedEntries(json: entries).charts == bare && PublishedEntries.read(entries).charts == bare)
        let found = Dictionary(uniqueKeysWithValues: Self.manifest.charts.map { ($0.id, $0.findings) })
        #expect(try PublishedFindings(json: findings).charts == found)
        #expect(CanonicalJSONReader.read(entries, PublishedEntries.init(reading:)) != nil)
        #expect(CanonicalJSONReader.read(findings, PublishedFindings.init(reading:)) != nil)
        #expect(ManifestPart(bare).findingsJSON() == nil)
    }

    /// A part's end depends on its charts alone, and one chart more or less moves one end.
    @Test(arguments: [1, 12]) func aChartTouchesOnePartOrTwo(_ editions: Int) throws {
        let manifest = Self.many(1_200, editions: editions)
        let parts = manifest.inParts
        #expect(parts.flatMap(\.entries) == manifest.charts)
        #expect(parts.count > 10 && parts.count < 40)
        let documents = Set(parts.map { $0.entriesJSON() })
        for place in stride(from: 0, to: 1_200, by: 41) {
            var less = manifest
            less.charts.remove(at: place)
            let others = less.inParts
            #expect(others.count { !documents.contains($0.entriesJSON()) } <= 1, "without chart \(place)")
        }
    }

    @Test func nothingHasNoParts() { #expect(Self.many(0).inParts.isEmpty) }

    /// The entries of 100,000 charts are in parts of some 64, and none is very long.
    @Test func partsAreShort() {
        var lengths: [Int] = []
        for number in 0..<100_000 {
            let id = ChartID(carrier: "c-\(number / 7)", chart: "build", edition: "20\(10 + number % 7)-05-01")
            if lengths.isEmpty || ManifestPart.begins(at: id) { lengths.append(0) }
            lengths[lengths.count - 1] += 1
        }
        #expect((50...80).contains(100_000 / lengths.count), "\(lengths.count) parts")
        #expect(lengths.max()! < 1_000)
    }

    @Test func aPartIsFoundByItsCarriersAndCharts() {
        let part = Self.root.parts[0]
        for (prefix, holds) in [("acme", true), ("ac", true), ("", true), ("aa", false), ("acmf", false), ("b", false)]
        {
            #expect(part.mayHold(carrierPrefix: prefix) == holds, "\(prefix)")
        }
        for (chart, holds) in [("a", true), ("b", true), ("term", true), ("termx", false), ("0", false)] {
            #expect(part.mayHold(editionsOf: ChartID(carrier: "acme", chart: chart, edition: "x")) == holds, "\(chart)")
        }
    }

    @Test func whatIsNoRootIsRefused() throws {
        let text = String(decoding: Self.root.canonicalJSON(), as: UTF8.self)
        for (found, other) in [
            ("manifest-root/1", "manifest/1"), ("\"charts\":2", "\"charts\":\"2\""),
            ("\"entries\":\"0f", "\"entries\":\"0F"),
            ("\"first\":\"beta/", "\"first\":\"aaaa/"), ("\"last\":\"beta/a/", "\"last\":\"acme/a/"),
        ] {
            let damaged = text.replacing(found, with: other)
            #expect(damaged != text)
            #expect(throws: MalformedDocument.self, "\(other)") { try ManifestRoot(json: Array(damaged.utf8)) }
        }
    }
}
