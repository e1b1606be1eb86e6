import ChartSchema
import Testing

/// Manifests and the pointer to the latest one, there and back.
@Suite struct ManifestJSONTests {
    static let hash = String(repeating: "0f", count: 32)

    static let manifest = DatasetManifest(
        version: VersionNumber(1, 2, 0),
        parent: DatasetManifest.Parent(version: VersionNumber(1, 1, 3), sha256: hash),
        schemas: [BuildChart.schema, DatasetManifest.schema],
        changes: ChangeSummary(
            level: .minor,
            changes: [
                ChangeSummary.Change(chart: nil, kind: .schemaAdded, count: 1),
                ChangeSummary.Change(chart: "acme/term/2024-05-01", kind: .valueChanged, count: 4),
            ]),
        charts: [
            ManifestEntry(
                id: ChartID(carrier: "acme", chart: "term", edition: "2024-05-01"), kind: .build,
                products: ["term-10"], sha256: hash,
                counts: ManifestEntry.Counts(rows: 2, records: 3, cells: CellCounts(value: 5, label: 4, unread: 1)),
                source: ManifestEntry.Source(path: "raw/acme/build.csv", sha256: hash),
                findings: [
                    Finding(
                        rule: "reading.cell.unread", severity: .warning, message: "a weight is expected",
                        help: "look", chart: "acme/term/2024-05-01",
                        location: Finding.Location(file: "raw/acme/build.csv", table: 0, row: 4, text: "2O0"),
                        context: ["found": "2O0", "expected": "a weight"])
                ])
        ])

    @Test func manifestRoundTrips() throws {
        let bytes = Self.manifest.canonicalJSON()
        let read = try DatasetManifest(json: bytes)
        #expect(read == Self.manifest)
        #expect(read.canonicalJSON() == bytes)
    }

    @Test func pointerRoundTrips() throws {
        let pointer = LatestPointer(version: VersionNumber(1, 2, 0), sha256: Self.hash)
        #expect(
            String(decoding: pointer.canonicalJSON(), as: UTF8.self)
                == "{\"version\":\"1.2.0\",\"manifest\":\"versions/1.2.0.json\",\"sha256\":\"\(Self.hash)\"}\n")
        #expect(try LatestPointer(json: pointer.canonicalJSON()) == pointer)
    }

    @Test func aPathThatIsNotTheHashesIsRefused() throws {
        let text = String(decoding: Self.manifest.canonicalJSON(), as: UTF8.self)
        let range = try #require(text.firstRange(of: "charts/0f/"))
        let damaged = text[..<range.lowerBound] + "charts/../" + text[range.upperBound...]
        #expect(throws: MalformedDocument.self) { try DatasetManifest(json: Array(damaged.utf8)) }
    }

    @Test(arguments: ["1.0", "1.0.0.0", "01.0.0", "1.-0.0", "1. 0.0", "+1.0.0", "v1.0.0", "", "1.0.0\n"])
    func versionNumbersAreStrict(_ text: String) {
        #expect(VersionNumber(text) == nil)
    }

    @Test func versionNumbersCompareAsNumbers() {
        #expect(VersionNumber(1, 9, 0) < VersionNumber(1, 10, 0))
        #expect(VersionNumber("1.10.2") == VersionNumber(1, 10, 2))
    }
}
