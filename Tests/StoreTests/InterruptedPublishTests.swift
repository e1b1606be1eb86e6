import ChartSchema
import Diff
import Foundation
import Testing

@testable import Store

/// Publishing that fails or is cut short at any step leaves the version before, and can be repeated.
@Suite struct InterruptedPublishTests {
    /// Refuses the step of a number; counts the steps.
    final class Refusal: @unchecked Sendable {
        private let lock = NSLock()
        private var steps = 0
        let refused: Int
        let code: Int32

        init(step: Int, code: Int32) {
            refused = step
            self.code = code
        }

        func next() -> Int32? {
            lock.withLock {
                defer { steps += 1 }
                return steps == refused ? code : nil
            }
        }

        var wasReached: Bool { lock.withLock { steps > refused } }
    }

    static func second() -> [ChartToPublish] {
        var chart = SmallCharts.chart()
        chart.rows[0].limits[0].weightMax = 149
        return [
            SmallCharts.ready(chart), SmallCharts.ready(SmallCharts.chart("whole-life")),
            SmallCharts.ready(SmallCharts.medications()),
        ]
    }

    /// A full disk over a published version, and a read-only one under the first.
    @Test(arguments: [(ENOSPC, true), (EROFS, false)])
    func everyStepMayFail(_ code: Int32, _ isPublished: Bool) throws {
        var step = 0
        while true {
            let temporary = try TemporaryStore()
            if isPublished { _ = try temporary.store.publish(charts: [SmallCharts.ready(SmallCharts.chart())]) }
            let new = isPublished ? VersionNumber(1, 1, 0) : VersionNumber.first
            let refusal = Refusal(step: step, code: code)
            var store = temporary.store
            store.files.refusal = { _, _ in refusal.next() }
            do {
                _ = try store.publish(charts: Self.second())
                #expect(!refusal.wasReached)
                break
            } catch {
                guard case .unwritable(_, let cause) = error else {
                    Issue.record("step \(step): \(error)")
                    return
                }
                #expect(cause.code == code)
            }
            let latest = try temporary.store.latest()
            #expect(latest == nil || latest?.version == VersionNumber.first || latest?.version == new)
            #expect(latest != nil || !isPublished)
            for entry in latest?.charts ?? [] { _ = try temporary.store.chart(entry) }
            #expect(try temporary.snapshot().keys.allSatisfy { !$0.hasSuffix(".partial") })
            _ = try temporary.store.publish(charts: Self.second())
            #expect(try temporary.store.latest()?.version == new)
            step += 1
        }
        #expect(step > 10)
    }

    @Test func whatAKilledRunLeftIsClearedAway() throws {
        let (temporary, clean) = (try TemporaryStore(), try TemporaryStore())
        for store in [temporary.store, clean.store] {
            _ = try store.publish(charts: [SmallCharts.ready(SmallCharts.chart())])
        }
        try temporary.write([1, 2], "latest.json.partial")
        try temporary.write([1, 2], "versions/1.1.0.json.partial")
        try temporary.write([1, 2], "charts/00/x.json.partial")
        try temporary.write(Array("{}".utf8), "versions/2.0.0.json")
        #expect(try temporary.store.versions() == [VersionNumber(1, 0, 0)])
        for store in [temporary.store, clean.store] { _ = try store.publish(charts: Self.second()) }
        #expect(try temporary.snapshot() == clean.snapshot())
    }

    @Test func aLostPointerDoesNotCostHistory() throws {
        let temporary = try TemporaryStore()
        _ = try temporary.store.publish(charts: [SmallCharts.ready(SmallCharts.chart())])
        _ = try temporary.store.publish(charts: Self.second())
        try temporary.remove("latest.json")
        let before = try temporary.snapshot()
        let versions = [VersionNumber(1, 0, 0), VersionNumber(1, 1, 0)]
        #expect(throws: StoreError.unannouncedVersions(versions, path: temporary.store.root + "/latest.json")) {
            try temporary.store.publish(charts: Self.second())
        }
        #expect(try temporary.snapshot() == before)
    }

    @Test func twoRunsDoNotPublishAtOnce() throws {
        let temporary = try TemporaryStore()
        let charts = [SmallCharts.ready(SmallCharts.chart())]
        _ = try temporary.store.publish(charts: charts)
        let store = temporary.store
        let outcome = try store.publish(charts: Self.second()) { previous, draft throws(StoreError) in
            let error = #expect(throws: StoreError.self) { try store.publish(charts: charts) }
            guard case .locked(store.root, let holder)? = error else {
                Issue.record("\(String(describing: error))")
                return nil
            }
            #expect(holder?.process == getpid())
            return try VersionDecision(from: previous, to: draft, in: store)
        }
        guard case .published = outcome else {
            Issue.record("nothing was published")
            return
        }
        #expect(try store.publish(charts: Self.second()) == .unchanged(try store.latest()))
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func aReadOnlyFolderIsNamed() throws {
        let temporary = try TemporaryStore()
        _ = try temporary.store.publish(charts: [SmallCharts.ready(SmallCharts.chart())])
        chmod(temporary.store.root + "/versions", 0o555)
        defer { chmod(temporary.store.root + "/versions", 0o755) }
        #expect(throws: StoreError.self) { try temporary.store.publish(charts: Self.second()) }
        #expect(try temporary.store.latest()?.version == VersionNumber(1, 0, 0))
    }

    @Test func aFileWhereTheFolderShouldBeIsNamed() throws {
        let temporary = try TemporaryStore()
        try Data().write(to: URL(fileURLWithPath: temporary.store.root))
        #expect(throws: StoreError.self) {
            try temporary.store.publish(charts: [SmallCharts.ready(SmallCharts.chart())])
        }
    }

    /// A pipe in a file's place would keep a reader waiting for a writer.
    @Test func aPipeInThePlaceOfThePointerIsRefused() throws {
        let temporary = try TemporaryStore()
        _ = try temporary.store.publish(charts: [SmallCharts.ready(SmallCharts.chart())])
        try temporary.remove("latest.json")
        #expect(mkfifo(temporary.store.root + "/latest.json", 0o600) == 0)
        #expect(throws: StoreError.self) { _ = try temporary.store.latestPointer() }
    }
}
