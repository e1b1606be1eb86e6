import ChartSchema
import Results
import Store
import Testing

@testable import Reports

@Suite struct VersionLogTests {
    private func manifest(
        _ version: VersionNumber, _ level: ChangeLevel, _ changes: [ChangeSummary.Change]
    ) -> VersionHead {
        let manifest = DatasetManifest(
            version: version, parent: nil, schemas: [], changes: ChangeSummary(level: level, changes: changes),
            charts: [])
        return VersionHead(manifest: manifest, charts: 3, records: 40, sha256: "")
    }

    @Test func newestFirstAndAlikeTogether() {
        let added = ["a", "b", "c", "d"].map { ChangeSummary.Change(chart: $0, kind: .chartAdded, count: 1) }
        let log = VersionLog([
            manifest(VersionNumber(1, 0, 0), .minor, added),
            manifest(
                VersionNumber(1, 0, 1), .patch,
                [.init(chart: nil, kind: .schemaAdded, count: 1), .init(chart: "b", kind: .classMapped, count: 2)]),
            manifest(
                VersionNumber(2, 0, 0), .major,
                [
                    .init(chart: "a", kind: .valueChanged, count: 12), .init(chart: "a", kind: .labelChanged, count: 1),
                    .init(chart: "b", kind: .chartRemoved, count: 1),
                ]),
        ])
        #expect(
            log.text() == """
                2.0.0  major  3 charts, 40 records
                    a: 12 values changed, 1 label changed
                    b: removed

                1.0.1  patch  3 charts, 40 records
                    the dataset: 1 schema added
                    b: 2 classes mapped

                1.0.0  minor  3 charts, 40 records
                    4 charts: added

                """)
    }

    @Test func nothingPublishedIsNothing() {
        #expect(VersionLog([]).text().isEmpty)
        #expect(String(decoding: VersionLog([]).json(), as: UTF8.self) == "{\"versions\":[]}\n")
    }
}

@Suite struct VerificationTextTests {
    @Test func problemsAndWhatWasLookedAt() {
        let report = VerificationReport(
            versions: 2, charts: 1,
            problems: [
                StoreProblem(.hash, "charts/ab/ab.json", "its SHA-256 is b, expected a"),
                StoreProblem(.orphan, "charts/cd/cd.json", "no version names it"),
            ])
        #expect(
            report.text(root: "normalized") == """
                error[store.verify.hash]: normalized/charts/ab/ab.json
                     = its SHA-256 is b, expected a
                help: restore the file from version control or a copy

                warning[store.verify.orphan]: normalized/charts/cd/cd.json
                     = no version names it
                help: harmless: run chartwright ingest, or chartwright prune --delete

                2 versions, 1 chart: 1 error, 1 warning

                """)
    }

    @Test func everyKindHasARemedy() {
        for kind in StoreProblem.Kind.allCases {
            let report = VerificationReport(versions: 1, charts: 1, problems: [StoreProblem(kind, "x", "y")])
            #expect(report.text(root: "r").contains("\nhelp: "))
        }
    }
}
