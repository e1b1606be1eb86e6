import ChartSchema
import Foundation
import Testing

@testable import Reports

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Feeds that readers of feeds understand: well formed, with ids that stay and days that are told.
@Suite struct VersionFeedTests {
    private static func manifest(_ minor: Int, _ day: String?, _ chart: String) -> VersionHead {
        let changes = ChangeSummary(level: .minor, changes: [.init(chart: chart, kind: .valueChanged, count: 3)])
        let manifest = DatasetManifest(
            version: VersionNumber(1, minor, 0), parent: nil, published: day, schemas: [], changes: changes, charts: [])
        return VersionHead(
            manifest: manifest, charts: 0, records: 0, sha256: String(repeating: "\(minor)", count: 64))
    }

    private static let feed = VersionFeed(
        [manifest(0, nil, "a"), manifest(1, "2024-01-31", "b"), manifest(2, "2024-05-01", "<c> & \u{1}")],
        link: "https://charts.example/feed?x=1&y=2")

    @Test func atomIsWellFormed() throws {
        let bytes = Self.feed.atom()
        let parser = XMLParser(data: Data(bytes))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("<id>urn:chartwright:dataset:\(String(repeating: "0", count: 64))</id>"))
        #expect(text.contains("<updated>2024-05-01T00:00:00Z</updated>"))
        #expect(text.contains("href=\"https://charts.example/feed?x=1&amp;y=2\""))
        #expect(text.contains("&lt;c&gt; &amp; ␁: 3 values changed"))
        #expect(text.components(separatedBy: "<entry>").count == 3)
        #expect(text.range(of: "1.2.0")!.lowerBound < text.range(of: "1.1.0")!.lowerBound)
    }

    @Test func jsonFeedHasItsItems() throws {
        let json = try JSONSerialization.jsonObject(with: Data(Self.feed.json())) as? [String: Any]
        #expect(json?["version"] as? String == "https://jsonfeed.org/version/1.1")
        let items = try #require(json?["items"] as? [[String: Any]])
        #expect(items.map { $0["title"] as? String } == ["1.2.0: corrective", "1.1.0: corrective"])
        #expect(items.map { $0["date_published"] as? String } == ["2024-05-01T00:00:00Z", "2024-01-31T00:00:00Z"])
        #expect(Set(items.map { $0["id"] as? String }).count == 2)
    }

    @Test func aFeedWithoutDaysIsEmpty() {
        let feed = VersionFeed([Self.manifest(0, nil, "a")])
        #expect(feed.entries.isEmpty && feed.updated == nil)
        #expect(XMLParser(data: Data(feed.atom())).parse())
    }
}
