import ChartSchema
import Diff
import Foundation
import Testing

@testable import Store

/// A version that is published as what some carriers have otherwise is, byte for byte, the one that is published whole.
@Suite struct SplicedManifestTests {
    @Test func whateverComesAndGoes() throws {
        var random = Steps()
        let (whole, spliced) = (try TemporaryStore(), try TemporaryStore())
        var charts: [ChartID: ChartToPublish] = [:]
        func put(_ id: ChartID, _ number: Int) {
            var chart = SmallCharts.chart("build")
            chart.id = id
            charts[id] = SmallCharts.ready(
                chart, findings: number.isMultiple(of: 2) ? [SmallCharts.finding(number)] : [])
        }
        for number in 0..<400 where number % 5 != 0 { put(Self.id(number, 20), number) }
        var carriers = Set(charts.keys.map(\.carrier))
        var versions = 0
        for round in 0..<25 {
            let all = Array(charts.values)
            _ = try whole.store.publish(charts: all)
            let own = all.filter { carriers.contains($0.id.carrier) }
            _ = try spliced.store.publish(charts: own, only: round == 0 ? nil : carriers) {
                previous, draft throws(StoreError) in
                try VersionDecision(from: previous, to: draft, in: spliced.store)
            }
            try #require(try whole.snapshot() == spliced.snapshot(), "round \(round) of \(carriers.sorted())")
            versions = try whole.store.versions().count
            carriers = []
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let number = Int.random(in: 0..<400, using: &random)
                let id = Self.id(number, Int.random(in: 18...22, using: &random))
                carriers.insert(id.carrier)
                if charts[id] == nil { put(id, number) } else { charts[id] = nil }
            }
        }
        #expect(versions > 20)
    }

    private static func id(_ number: Int, _ edition: Int) -> ChartID {
        ChartID(carrier: "c\(number / 3)", chart: "build-\(number % 3)", edition: "20\(edition)-01-01")
    }

    /// The same numbers in every run.
    private struct Steps: RandomNumberGenerator {
        private var state: UInt64 = 20_261_122

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }
}
