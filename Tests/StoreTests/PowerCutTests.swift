import ChartSchema
import Diff
import Foundation
import Testing

@testable import Store

/// A power cut at any moment of publishing: the store then holds one whole version, and the next run heals.
@Suite struct PowerCutTests {
    @Test(arguments: DiskAfterPowerCut.Luck.allCases)
    func oneWholeVersionIsThere(_ luck: DiskAfterPowerCut.Luck) throws {
        let (start, changes, end) = try publication()
        #expect(changes.count > 30)
        var random = SplitMix(seed: 1)
        for moment in 0...changes.count {
            for _ in 0..<(luck == .anything ? 3 : 1) {
                let disk = DiskAfterPowerCut(start, changes[..<moment], coming: changes[moment...], luck, &random)
                let isPublished = moment == changes.count
                try check(try store(on: disk), isPublished: isPublished, end: end, "\(luck), step \(moment)")
            }
        }
    }

    /// The model would notice: a store that synchronised no file would be lost.
    @Test func bytesThatWereNotSynchronisedAreGone() throws {
        let (start, changes, _) = try publication()
        let careless = changes.filter { if case .filled = $0 { false } else { true } }
        var random = SplitMix(seed: 1)
        let disk = DiskAfterPowerCut(start, careless[...], coming: [], .namesWithoutBytes, &random)
        let later = try store(on: disk)
        #expect(throws: StoreError.self) { try later.store.latest() }
    }

    /// The files before a publication, what it did, and the files after.
    private func publication() throws -> (
        start: [String: [UInt8]], changes: [RecordedWrites.Change], end: [String: [UInt8]]
    ) {
        let temporary = try TemporaryStore()
        _ = try temporary.store.publish(charts: [SmallCharts.ready(SmallCharts.chart())])
        let start = try temporary.snapshot()
        let writes = RecordedWrites(of: temporary.store)
        var store = temporary.store
        store.files.refusal = { step, path in
            writes.see(step, path)
            return nil
        }
        _ = try store.publish(charts: InterruptedPublishTests.second())
        return (start, writes.changes, try temporary.snapshot())
    }

    private func store(on disk: DiskAfterPowerCut) throws -> TemporaryStore {
        let store = try TemporaryStore()
        for (path, bytes) in disk.files { try store.write(bytes, path) }
        return store
    }

    private func check(
        _ later: TemporaryStore, isPublished: Bool, end: [String: [UInt8]], _ place: Comment
    ) throws {
        let latest = try #require(try later.store.latest(), place)
        #expect(latest.version == .first || latest.version == VersionNumber(1, 1, 0), place)
        // What `publish` came back from is there for good.
        if isPublished { #expect(latest.version == VersionNumber(1, 1, 0), place) }
        for entry in latest.charts { _ = try later.store.chart(entry) }
        _ = try later.store.publish(charts: InterruptedPublishTests.second())
        let healed = try later.snapshot()
        #expect(Set(healed.keys) == Set(end.keys), place)
        #expect(healed == end, place)
    }
}

/// Numbers that are the same in every run (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
