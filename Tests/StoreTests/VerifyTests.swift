import ChartSchema
import Diff
import Testing

@testable import Store

/// Damage of every kind is found and named; a sound store has no problem.
@Suite struct VerifyTests {
    /// Two versions, four charts of both kinds in all.
    static func published() throws -> TemporaryStore {
        let temporary = try TemporaryStore()
        var chart = SmallCharts.chart()
        for weight in [150, 149] {
            chart.rows[0].limits[0].weightMax = Figure(weight)
            _ = try temporary.store.publish(charts: [
                SmallCharts.ready(chart, findings: [SmallCharts.finding(1)]),
                SmallCharts.ready(SmallCharts.chart("whole-life")), SmallCharts.ready(SmallCharts.medications()),
            ])
        }
        return temporary
    }

    static func kinds(_ temporary: TemporaryStore) -> [StoreProblem.Kind] {
        temporary.store.verify().problems.map(\.kind)
    }

    @Test func aSoundStoreHasNoProblem() throws {
        let temporary = try Self.published()
        let report = temporary.store.verify()
        #expect(report == VerificationReport(versions: 2, charts: 4, problems: []))
        let empty = try TemporaryStore()
        #expect(empty.store.verify() == VerificationReport(versions: 0, charts: 0, problems: []))
    }

    /// One bit of every eleventh byte of every file.
    @Test func everyFlippedBitIsFound() throws {
        let temporary = try Self.published()
        for (path, bytes) in try temporary.snapshot() {
            for place in stride(from: 0, to: bytes.count, by: path == "latest.json" ? 1 : 97) {
                var damaged = bytes
                damaged[place] ^= 1 << (place % 8)
                try temporary.write(damaged, path)
                let problems = temporary.store.verify().problems
                #expect(!problems.isEmpty, "\(path), byte \(place)")
            }
            try temporary.write(bytes, path)
        }
        #expect(temporary.store.verify().problems.isEmpty)
    }

    @Test func everyTruncationIsFound() throws {
        let temporary = try Self.published()
        for (path, bytes) in try temporary.snapshot() {
            for length in [0, 1, bytes.count / 2, bytes.count - 1] {
                try temporary.write(Array(bytes[..<length]), path)
                #expect(!temporary.store.verify().problems.isEmpty, "\(path), \(length) bytes")
            }
            try temporary.write(bytes, path)
        }
    }

    @Test func everyMissingFileIsNamed() throws {
        let temporary = try Self.published()
        for (path, bytes) in try temporary.snapshot() {
            try temporary.remove(path)
            let problems = temporary.store.verify().problems
            #expect(
                problems.contains { $0.path == path && $0.kind == (path.hasPrefix("schema/") ? .schema : .missing) },
                "\(path): \(problems)")
            try temporary.write(bytes, path)
        }
    }

    @Test func aDamagedChartIsNotRead() throws {
        let temporary = try Self.published()
        let entry = try #require(try temporary.store.latest()).charts[0]
        var bytes = try temporary.bytes(entry.path)
        bytes[bytes.count / 2] ^= 1
        try temporary.write(bytes, entry.path)
        let error = #expect(throws: StoreError.self) { try temporary.store.chart(entry) }
        guard case .hashMismatch? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        try temporary.remove(entry.path)
        #expect(throws: StoreError.missing(path: temporary.store.root + "/" + entry.path)) {
            try temporary.store.chart(entry)
        }
        #expect(throws: StoreError.missing(path: temporary.store.root + "/" + entry.path)) {
            try temporary.store.publish(charts: [], carriedOver: [entry])
        }
    }

    @Test func aDamagedOldManifestIsNotRead() throws {
        let temporary = try Self.published()
        let path = "versions/1.0.0.json"
        let text = try temporary.text(path)
        try temporary.write(Array(text.replacing("\"records\":", with: "\"records\":1").utf8), path)
        let error = #expect(throws: StoreError.self) { try temporary.store.manifest(VersionNumber(1, 0, 0)) }
        guard case .hashMismatch? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try temporary.store.latest()?.version == VersionNumber(1, 1, 0))
    }

    /// One damaged part hides neither the charts of others nor the versions before.
    @Test func aDamagedPartIsNamedAlone() throws {
        let temporary = try TemporaryStore()
        let charts = (0..<300).map { SmallCharts.ready(SmallCharts.chart("c\($0)")) }
        _ = try temporary.store.publish(charts: charts)
        guard case .parts(let root) = try temporary.store.storedManifest(VersionNumber.first, sha256: nil) else {
            Issue.record("it is not in parts")
            return
        }
        #expect(root.parts.count > 1)
        let path = root.parts[0].paths[0]
        var bytes = try temporary.bytes(path)
        bytes[bytes.count / 2] ^= 1
        try temporary.write(bytes, path)
        let problems = temporary.store.verify().problems
        #expect(
            problems.filter { $0.severity == .error }.map(\.path) == [path]
                && problems.first { $0.path == path }?.kind == .hash)
        #expect(problems.count { $0.kind == .orphan } == root.parts[0].charts)
        #expect(throws: StoreError.self) { try temporary.store.latest() }
        #expect(throws: StoreError.self) { try temporary.store.prune(removing: true) }
    }

    @Test func publishingAgainMendsADamagedChart() throws {
        let temporary = try TemporaryStore()
        let chart = SmallCharts.ready(SmallCharts.chart())
        _ = try temporary.store.publish(charts: [chart])
        let before = try temporary.snapshot()
        let entry = try #require(try temporary.store.latest()).charts[0]
        try temporary.write([], entry.path)
        _ = try temporary.store.publish(charts: [chart])
        #expect(try temporary.snapshot() == before)
    }

    @Test func whatIsLeftOverIsHarmless() throws {
        let temporary = try Self.published()
        let name = String(repeating: "00", count: 32)
        try temporary.write([], "charts/00/\(name).json")
        try temporary.write([], "charts/00/\(name).json.partial")
        try temporary.write([], "versions/notes.txt")
        try temporary.write([], "charts/\(name).json")
        try temporary.write([], "notes.txt")
        try temporary.write([], ".gitattributes")
        let report = temporary.store.verify()
        #expect(report.problems.map(\.kind) == [.orphan, .partial, .orphan, .stray, .stray])
        #expect(report.isSound)
    }

    @Test func aManifestOfADifferentHistoryIsFound() throws {
        let temporary = try Self.published()
        let other = try TemporaryStore()
        _ = try other.store.publish(charts: [SmallCharts.ready(SmallCharts.chart("other"))])
        try temporary.write(try other.bytes("versions/1.0.0.json"), "versions/1.0.0.json")
        #expect(Set(Self.kinds(temporary)) == [.hash, .missing, .orphan])
    }

    @Test func anotherLayoutOfTheSameDocumentIsFound() throws {
        let temporary = try Self.published()
        let pointer = try temporary.text("latest.json")
        try temporary.write(Array((" " + pointer).utf8), "latest.json")
        #expect(Self.kinds(temporary) == [.notCanonical])
        #expect(try temporary.store.latest()?.version == VersionNumber(1, 1, 0))
    }
}
