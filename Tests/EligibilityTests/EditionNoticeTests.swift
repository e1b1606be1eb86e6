import ChartSchema
import Testing

@testable import Eligibility

/// Editions that are published before they come to hold.
@Suite struct EditionNoticeTests {
    private static func manifest(_ charts: String...) -> DatasetManifest {
        DatasetManifest.sample(charts)
    }

    @Test func theNextEditionIsTold() {
        let manifest = Self.manifest(
            "acme/build/2024-01-01", "acme/build/2027-01-01", "acme/build/2028-01-01", "acme/new/2027-03-01")
        func told(_ day: String) -> [String] {
            manifest.notices(on: day).map { notice in
                guard case .notInForce(let until) = notice.kind else { return "" }
                return "\(notice.chart) from \(notice.day) until then \(until?.edition ?? "none")"
            }
        }
        #expect(
            told("2026-12-31") == [
                "acme/build/2027-01-01 from 2027-01-01 until then 2024-01-01",
                "acme/new/2027-03-01 from 2027-03-01 until then none",
            ])
        #expect(told("2027-03-01") == ["acme/build/2028-01-01 from 2028-01-01 until then 2027-01-01"])
        #expect(told("2028-01-01").isEmpty)
    }

    @Test func whatIsWithdrawnIsTold() {
        var manifest = Self.manifest(
            "acme/build/2024-01-01", "acme/build/2027-01-01", "acme/old/2020-01-01", "acme/old/2022-01-01")
        let word = "the letter of 3 August"
        manifest.charts[0].withdrawal = Withdrawal(from: "2026-09-01", reason: word)
        manifest.charts[2].withdrawal = Withdrawal(from: "2021-01-01", reason: word)
        func kinds(_ day: String) -> [EditionNotice.Kind] { manifest.notices(on: day).map(\.kind) }
        let next = EditionNotice.Kind.notInForce(until: nil)
        #expect(kinds("2025-01-01") == [.toBeWithdrawn(reason: word), next])
        #expect(kinds("2026-09-01") == [.withdrawn(reason: word), next])
        // Another edition has come: what was before it is no longer of interest.
        #expect(kinds("2027-01-01").isEmpty)
        func inForce(_ day: String) -> [String] { manifest.inForce(on: day).charts.map(\.edition) }
        #expect(inForce("2026-08-31") == ["2024-01-01", "2022-01-01"])
        #expect(inForce("2026-09-01") == ["2022-01-01"])
        #expect(inForce("2027-01-01") == ["2027-01-01", "2022-01-01"])
        #expect(inForce("2021-06-01") == [])
        #expect(manifest.turningDays.contains("2026-09-01"))
    }

    @Test func aNoticeIsOfItsPlans() throws {
        let notice = try #require(Self.manifest("acme/new/2027-03-01").notices(on: "2026-01-01").first)
        #expect(notice.isAbout { $0 == "acme" && $1 == "term" })
        #expect(!notice.isAbout { $0 == "acme" && $1 == "whole" })
        #expect(!notice.isAbout { carrier, _ in carrier == "zenith" })
    }
}

extension DatasetManifest {
    /// A version of entries without charts: `carrier/chart/edition`, in the order of ids.
    fileprivate static func sample(_ charts: [String]) -> DatasetManifest {
        DatasetManifest(
            version: VersionNumber(1, 0, 0), parent: nil, schemas: [],
            changes: ChangeSummary(level: .minor, changes: []),
            charts: charts.map { text in
                let parts = text.split(separator: "/").map(String.init)
                return ManifestEntry(
                    id: ChartID(carrier: parts[0], chart: parts[1], edition: parts[2]), kind: .build,
                    products: ["term"], sha256: String(repeating: "0", count: 64),
                    counts: .init(rows: 0, records: 0, cells: CellCounts()), source: .init(path: "", sha256: ""))
            })
    }
}
