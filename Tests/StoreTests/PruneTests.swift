import ChartSchema
import Diff
import Testing

@testable import Store

/// Pruning removes what no version names, and never anything else.
@Suite struct PruneTests {
    private static func published() throws -> TemporaryStore {
        let temporary = try TemporaryStore()
        _ = try temporary.store.publish(charts: [SmallCharts.ready(SmallCharts.chart())])
        _ = try temporary.store.publish(charts: InterruptedPublishTests.second())
        return temporary
    }

    private static let stray = String(repeating: "ab", count: 32)

    @Test func onlyWhatNoVersionNames() throws {
        let temporary = try Self.published()
        let whole = try temporary.snapshot()
        let orphans = ["charts", "parts", "settings"].map { "\($0)/ab/\(Self.stray).json" }
        for path in orphans { try temporary.write([1, 2, 3], path) }
        let others = [
            "charts/00/x.json.partial", "charts/cd/\(Self.stray).json", "charts/note.txt", "notes.txt", "versions/x",
        ]
        for path in others { try temporary.write([9], path) }
        let before = try temporary.snapshot()
        let found = try temporary.store.prune(removing: false)
        #expect(found.files.map(\.path) == orphans && found.bytes == 9 && !found.isDone)
        #expect(try temporary.snapshot() == before)
        #expect(try temporary.store.prune(removing: true).files == found.files)
        var left = whole
        for path in others { left[path] = [9] }
        #expect(try temporary.snapshot() == left)
        #expect(try temporary.store.prune(removing: true).files.isEmpty)
    }

    @Test func everyKeptVersionStaysWhole() throws {
        let temporary = try Self.published()
        #expect(try temporary.store.prune(removing: true).files.isEmpty)
        #expect(temporary.store.verify().problems.isEmpty)
    }

    @Test func nothingIsRemovedFromADamagedStore() throws {
        for damage in ["versions/1.0.0.json", "versions/1.1.0.json", "latest.json"] {
            let temporary = try Self.published()
            try temporary.write([1], "charts/ab/\(Self.stray).json")
            var bytes = try temporary.bytes(damage)
            bytes[bytes.count / 2] ^= 1
            try temporary.write(bytes, damage)
            let before = try temporary.snapshot()
            #expect(throws: StoreError.self) { try temporary.store.prune(removing: true) }
            #expect(try temporary.snapshot() == before, "\(damage)")
        }
    }

    @Test func aLostVersionStopsIt() throws {
        let temporary = try Self.published()
        try temporary.remove("versions/1.0.0.json")
        #expect(throws: StoreError.self) { try temporary.store.prune(removing: true) }
    }

    @Test func notWhileAnotherRunPublishes() throws {
        let temporary = try Self.published()
        let lock = try StoreLock(folder: temporary.store.root)
        #expect(throws: StoreError.self) { try temporary.store.prune(removing: true) }
        _ = consume lock
    }
}
