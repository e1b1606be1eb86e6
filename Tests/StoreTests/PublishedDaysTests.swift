import ChartSchema
import Diff
import Store
import Testing

/// Which version was the latest on a day.
@Suite struct PublishedDaysTests {
    private static func publish(_ limit: Int, on day: String?, in store: DatasetStore) throws {
        var chart = SmallCharts.chart()
        chart.rows[0].limits[0].weightMax = Figure(limit)
        _ = try store.publish(charts: [SmallCharts.ready(chart)]) { previous, draft throws(StoreError) in
            var decision = try VersionDecision(from: previous, to: draft, in: store)
            decision?.published = day
            return decision
        }
    }

    @Test func theNewestOfTheDayOrBefore() throws {
        let store = try TemporaryStore()
        for (limit, day) in [(140, nil), (141, "2024-03-01"), (142, "2024-03-01"), (143, "2024-05-01")] {
            try Self.publish(limit, on: day, in: store.store)
        }
        func known(_ day: String) -> String? { try? store.store.version(knownOn: day).description }
        #expect(known("2024-02-29") == nil)
        #expect(known("2024-03-01") == "1.2.0" && known("2024-04-30") == "1.2.0")
        #expect(known("2024-05-01") == "1.3.0" && known("2030-01-01") == "1.3.0")
        #expect(throws: StoreError.notPublishedYet(day: "2024-01-01", first: "1.1.0 (2024-03-01)")) {
            try store.store.version(knownOn: "2024-01-01")
        }
        #expect(try store.store.manifest(knownOn: "2024-04-30").version == VersionNumber(1, 2, 0))
    }

    @Test func aVersionIsNeverOlderThanItsParent() throws {
        let store = try TemporaryStore()
        try Self.publish(140, on: "2024-05-01", in: store.store)
        try Self.publish(141, on: "2023-01-01", in: store.store)
        try Self.publish(142, on: nil, in: store.store)
        let days = try store.store.publishedDays().all
        #expect(days.map(\.published) == ["2024-05-01", "2024-05-01", nil])
        #expect(days.map(\.notBefore) == [nil, nil, "2024-05-01"])
    }

    @Test func aVersionThatDoesNotSayItsDayIsNotGuessed() throws {
        let store = try TemporaryStore()
        for (limit, day) in [(140, "2024-03-01"), (141, nil), (142, "2024-06-01"), (143, nil)] {
            try Self.publish(limit, on: day, in: store.store)
        }
        func known(_ day: String) throws -> String { try store.store.version(knownOn: day).description }
        #expect(throws: StoreError.notPublishedYet(day: "2024-02-01", first: "1.0.0 (2024-03-01)")) {
            try known("2024-02-01")
        }
        // 1.1.0 was published between the first and the third, and nobody says when.
        #expect(throws: StoreError.dayNotSaid(VersionNumber(1, 1, 0), day: "2024-05-31")) { try known("2024-05-31") }
        #expect(throws: StoreError.dayNotSaid(VersionNumber(1, 3, 0), day: "2024-06-01")) { try known("2024-06-01") }
        #expect(
            try store.store.publishedDays().firstKnown == [
                VersionNumber(1, 0, 0): "2024-03-01", VersionNumber(1, 1, 0): "2024-06-01",
                VersionNumber(1, 2, 0): "2024-06-01",
            ])
    }

    @Test func anEditionInForceOnADay() throws {
        let store = try TemporaryStore()
        let editions = ["2020-01-01", "2024-05-01"].map { SmallCharts.ready(SmallCharts.chart(edition: $0)) }
        _ = try store.store.publish(charts: editions)
        func edition(_ day: String) throws -> String {
            try store.store.resolve("acme/term", effectiveOn: day).entry.edition
        }
        #expect(try edition("2020-01-01") == "2020-01-01" && edition("2024-04-30") == "2020-01-01")
        #expect(try edition("2024-05-01") == "2024-05-01")
        let error = #expect(throws: ChartResolutionError.self) { try edition("2019-12-31") }
        #expect(error?.code == "store.chart.not-in-force")
    }
}
