import ChartSchema
import Diff
import Store
import Testing

/// What charts were read with is kept beside them, and verified.
@Suite struct SettingsTests {
    private static let settings = Array("{}\n".utf8)

    private static func chart(_ bytes: [UInt8] = settings) -> ChartToPublish {
        var chart = SmallCharts.ready(SmallCharts.chart())
        chart.inputs = ManifestEntry.Inputs(
            settings: sha256Hexadecimal(settings), vocabulary: String(repeating: "1", count: 64))
        chart.settings = bytes
        return chart
    }

    @Test func theyAreNamedByTheirContent() throws {
        let temporary = try TemporaryStore()
        _ = try temporary.store.publish(charts: [Self.chart()])
        let entry = try #require(try temporary.store.latest()?.charts.first)
        let inputs = try #require(entry.inputs)
        #expect(try temporary.store.settingsBytes(inputs) == Self.settings)
        #expect(temporary.store.verify().problems.isEmpty)
        try temporary.write([1], inputs.settingsPath)
        #expect(temporary.store.verify().problems.map(\.kind) == [.hash])
        try temporary.remove(inputs.settingsPath)
        #expect(temporary.store.verify().problems.map(\.kind) == [.missing])
    }

    @Test func otherBytesThanNamedAreRefused() throws {
        let temporary = try TemporaryStore()
        #expect(throws: StoreError.self) { try temporary.store.publish(charts: [Self.chart([1])]) }
        #expect(try temporary.store.latest() == nil)
    }

    /// A dataset of before inputs were recorded gets them with a version of its own, in which no value changed.
    @Test func recordingThemIsAPatch() throws {
        let temporary = try TemporaryStore()
        _ = try temporary.store.publish(charts: [SmallCharts.ready(SmallCharts.chart())])
        guard case .published(let manifest) = try temporary.store.publish(charts: [Self.chart()]) else {
            Issue.record("nothing was published")
            return
        }
        #expect(manifest.version == VersionNumber(1, 0, 1))
        #expect(manifest.changes.changes == [.init(chart: nil, kind: .provenanceChanged, count: 1)])
        #expect(try temporary.store.publish(charts: [Self.chart()]) == .unchanged(manifest))
    }
}
