import Foundation
import Testing

@testable import ChartSchema

/// The fast reading of canonical documents gives what `Decodable` gives, or nothing.
@Suite struct CanonicalJSONReaderTests {
    @Test func smallBuildChartsAreReadWithoutDecodable() throws {
        for chart in SmallChartsRoundTripTests.all {
            let bytes = chart.canonicalJSON()
            let read = try #require(CanonicalJSONReader.read(bytes, BuildChart.init(reading:)))
            #expect(read == chart)
            #expect(read.canonicalJSON() == bytes)
        }
    }

    @Test func medicationChartsAreReadWithoutDecodable() throws {
        let bytes = MedicationChartJSONTests.chart.canonicalJSON()
        let read = try #require(CanonicalJSONReader.read(bytes, MedicationChart.init(reading:)))
        #expect(read == MedicationChartJSONTests.chart)
    }

    /// Everything that was ever published.
    @Test func publishedChartsAreReadWithoutDecodable() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "normalized/charts")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }
        #expect(files.count > 30)
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: file))
            let build = CanonicalJSONReader.read(bytes, BuildChart.init(reading:)).map(Chart.build)
            let fast = build ?? CanonicalJSONReader.read(bytes, MedicationChart.init(reading:)).map(Chart.medication)
            #expect(fast != nil, "\(file.lastPathComponent)")
            #expect(try fast == Chart.read(bytes), "\(file.lastPathComponent)")
        }
    }

    /// Every byte of a chart lost, doubled and replaced by each byte that means something: where the reader goes on,
    /// `Decodable` reads the same.
    @Test func noDamageIsReadOtherwise() throws {
        let cell = SmallChartsRoundTripTests.cell("2\"0é")
        let build = SmallChartsRoundTripTests.chart(
            columns: [BuildColumn(rateClass: .preferred, age: AgeRange(min: 18), cells: [cell])],
            rows: [
                BuildRow(
                    height: HeightRange(exactly: 60), limits: [BuildLimit(column: 0, weightMax: Figure("150.5"))])
            ], notes: [ChartNote(kind: .footnote, text: "n", table: nil, line: 2, applied: false)])
        var medication = MedicationChartJSONTests.chart
        medication.rules = [medication.rules[0], medication.rules[3]]
        let part = ManifestPartsTests.part
        var compared = compare(build.canonicalJSON(), BuildChart.init(reading:))
        compared += compare(ManifestPartsTests.root.canonicalJSON(), ManifestRoot.init(reading:))
        compared += compare(part.entriesJSON(), PublishedEntries.init(reading:))
        compared += compare(part.findingsJSON() ?? [], PublishedFindings.init(reading:))
        compared += compare(medication.canonicalJSON(), MedicationChart.init(reading:))
        #expect(compared > 1_000)
    }

    /// How often the reader went on.
    private func compare<Document: Decodable & Equatable>(
        _ bytes: [UInt8], _ body: (inout CanonicalJSONReader) -> Document?
    ) -> Int {
        var compared = 0
        for place in bytes.indices {
            var versions = [bytes, bytes]
            versions[0].remove(at: place)
            versions[1].insert(bytes[place], at: place)
            for byte in Array("\"\\,:{}[]-.0eEn \t\u{1}".utf8) + [0xc3, 0xff] {
                versions.append(bytes)
                versions[versions.count - 1][place] = byte
            }
            for damaged in versions {
                guard let fast = CanonicalJSONReader.read(damaged, body) else { continue }
                compared += 1
                let text = String(decoding: damaged, as: UTF8.self)
                #expect((try? Document.read(damaged)) == fast, "\(text)")
            }
        }
        return compared
    }

    @Test func otherLayoutsAreReadByDecodable() throws {
        let chart = SmallChartsRoundTripTests.all[1]
        let object = try JSONSerialization.jsonObject(with: Data(chart.canonicalJSON()))
        for options: JSONSerialization.WritingOptions in [[.sortedKeys], [.prettyPrinted]] {
            let bytes = [UInt8](try JSONSerialization.data(withJSONObject: object, options: options))
            #expect(CanonicalJSONReader.read(bytes, BuildChart.init(reading:)) == nil)
            #expect(try BuildChart(json: bytes) == chart)
            #expect(try Chart(json: bytes) == .build(chart))
        }
    }

    @Test func whatIsWrongIsSaidAsEver() {
        var chart = SmallChartsRoundTripTests.chart(columns: [BuildColumn()])
        chart.rows = [BuildRow(height: .any, limits: [BuildLimit(column: 1)])]
        #expect(throws: MalformedDocument(place: "rows", reason: "a limit names column 1 of 1")) {
            try BuildChart(json: chart.canonicalJSON())
        }
    }
}

extension PublishedEntries: Equatable {
    public static func == (a: PublishedEntries, b: PublishedEntries) -> Bool { a.charts == b.charts }
}

extension PublishedFindings: Equatable {
    public static func == (a: PublishedFindings, b: PublishedFindings) -> Bool { a.charts == b.charts }
}
