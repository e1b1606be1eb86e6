import ChartSchema
import Diff
import Foundation
import Testing

@testable import Store

/// Datasets that earlier releases published, kept as they were, stay readable; whoever changes a form adds one here.
@Suite struct EarlierFormsTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/datasets")

    static var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    static func store(_ name: String) -> DatasetStore { DatasetStore(root: folder.appending(path: name).path) }

    @Test func everyEarlierFormIsKept() throws {
        #expect(
            try Self.names == [
                "manifest-1-before-classes", "manifest-1-before-inputs", "manifest-1-in-one-document",
                "manifest-1-with-medications",
            ])
    }

    @Test(arguments: try names)
    func itIsWholeAndCanBeRead(_ name: String) throws {
        let store = Self.store(name)
        #expect(store.verify().problems.allSatisfy { $0.kind == .schema })
        let versions = try store.versions()
        #expect(!versions.isEmpty)
        for version in versions {
            let manifest = try store.manifest(version)
            let saysAll = name == "manifest-1-in-one-document"
            #expect((manifest.published != nil) == saysAll)
            #expect(manifest.canonicalJSON() == (try store.files.contents(of: DatasetManifest.path(of: version))))
            for entry in manifest.charts {
                #expect(try store.chart(entry).id == entry.id && (entry.inputs != nil) == saysAll)
            }
            let head = try store.head(version)
            #expect(head.charts == manifest.charts.count && head.manifest.changes == manifest.changes)
        }
    }

    /// What is published upon an earlier form is a version of today's, and the earlier ones stay what they were.
    @Test(arguments: try names)
    func aNewVersionFollowsIt(_ name: String) throws {
        let temporary = try TemporaryStore()
        try FileManager.default.createDirectory(atPath: temporary.folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Self.folder.appending(path: name), to: URL(filePath: temporary.store.root))
        let before = try temporary.snapshot()
        let parent = try #require(try temporary.store.latest())
        let outcome = try temporary.store.publish(
            charts: [SmallCharts.ready(SmallCharts.chart())], carriedOver: parent.charts)
        guard case .published(let manifest) = outcome else {
            Issue.record("nothing was published")
            return
        }
        // A form that is no longer published is a breaking change.
        #expect(manifest.version == VersionNumber(2, 0, 0) && manifest.parent?.version == parent.version)
        #expect(try temporary.store.manifest(parent.version) == parent)
        #expect(try temporary.store.latest() == manifest)
        #expect(temporary.store.verify().problems.isEmpty)
        let after = try temporary.snapshot()
        for (path, bytes) in before where path != "latest.json" { #expect(after[path] == bytes, "\(path)") }
    }

    /// Charts of both kinds, and a version whose parent is of a form before its own.
    @Test func bothKindsOfChartsAreRead() throws {
        let store = Self.store("manifest-1-with-medications")
        let manifests = try store.versions().map { try store.manifest($0) }
        #expect(manifests.map(\.changes.changeClass) == [nil, .additive])
        #expect(manifests.map { $0.migrated().steps } == [["change-classes"], []])
        let latest = try #require(manifests.last)
        #expect(latest.charts.map(\.kind) == [.build, .build, .medication])
        #expect(
            try latest.charts.map { try store.chart($0).flatRecords().count } == latest.charts.map(\.counts.records))
        let rules = try #require(try latest.charts.last.flatMap { try store.chart($0).medicationChart }).rules
        #expect(rules.contains { !$0.ingredients.isEmpty } && rules.contains { $0.outcome == .decline })
        let diff = try DatasetDiffer().diff(
            from: DiffSide(manifests[0], in: store), to: DiffSide(manifests[1], in: store))
        #expect(diff.charts.map(\.status) == [.added, .added] && diff.changeClass == .additive)
    }

    /// Migrations say what an earlier form leaves out and can be told from the rest.
    @Test func migrationsFillInWhatCanBeTold() throws {
        let store = Self.store("manifest-1-before-classes")
        let manifest = try #require(try store.latest())
        #expect(manifest.changes.changeClass == nil)
        let (migrated, steps) = manifest.migrated()
        #expect(steps == ["change-classes"])
        #expect(migrated.changes.changeClass == .additive)
        #expect(DatasetManifest.migrations.map(\.name) == ["change-classes"])
        let newer = try #require(try Self.store("manifest-1-before-inputs").latest())
        #expect(newer.migrated().steps.isEmpty && newer.migrated().manifest == newer)
    }
}
