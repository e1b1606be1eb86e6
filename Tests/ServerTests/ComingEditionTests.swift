import ChartSchema
import Eligibility
import Foundation
import Store
import Testing

@testable import Server

/// What is served when an edition comes into force while the version stays.
@Suite struct ComingEditionTests {
    @Test func theDayTurnsTheEditions() throws {
        let store = try DatedServer.shared.get().store
        for (day, edition) in [("2023-12-31", "2016-09-01"), ("2024-01-01", "2024-01-01")] {
            let holder = try SnapshotHolder(store, cacheBytes: 0, today: { day })
            let editions = holder.current.latest.current.dataset
            #expect(editions.build.charts.filter { $0.carrier == "empire-life" }.map(\.edition) == [edition])
        }
    }

    @Test func aVersionIsReadAgainWhenAnEditionComesIntoForce() throws {
        let store = try DatedServer.shared.get().store
        let days = Days(["2023-12-30", "2023-12-31", "2024-01-01", "2026-05-16", "2026-11-01"])
        let holder = try SnapshotHolder(store, cacheBytes: 0, today: { days.next() })
        let before = holder.current.etag
        #expect(try !holder.refresh())
        #expect(holder.current.etag == before)
        #expect(try holder.refresh())
        #expect(holder.current.etag != before)
        #expect(holder.current.latest.current.dataset.notices.map(\.day) == ["2026-05-16"])
        #expect(try holder.refresh())
        #expect(holder.current.latest.current.dataset.notices.isEmpty)
        // All are in force: no later day changes an answer.
        #expect(try !holder.refresh())
    }

    @Test func pagesTellWhatComes() throws {
        let store = try DatedServer.shared.get().store
        let site = try SnapshotHolder(store, cacheBytes: 0, today: { "2023-12-31" }).current.site
        func page(_ path: String, _ query: [(String, String)] = []) throws -> String {
            String(decoding: try #require(try site.page(path: path, query: query)).body, as: UTF8.self)
        }
        let told = "empire-life/preferred/2024-01-01 holds from 2024-01-01; until then edition 2016-09-01 answers"
        #expect(try page("/build", [("height", "5'6\""), ("weight", "150")]).contains(told))
        #expect(try page("/charts/empire-life/preferred/2024-01-01").contains(told))
        #expect(try !page("/charts/empire-life/preferred/2016-09-01").contains(told))
        #expect(
            try page("/products/sbli/easytrak-digital-term").contains(
                "holds from 2026-05-16; no edition is in force before"))
    }
}

/// Days that follow each other, one a question; the last one stays.
private final class Days: @unchecked Sendable {
    private var left: [String]
    init(_ days: [String]) { left = days }
    func next() -> String { left.count > 1 ? left.removeFirst() : left[0] }
}
