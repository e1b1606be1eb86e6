import Foundation
import Testing

@testable import ChartSchema

/// A finding that is stepped over would be written again with the same bytes.
@Suite struct WrittenFindingTests {
    private static func written(_ finding: Finding) -> [UInt8] { finding.ndjsonLine().dropLast() }

    /// Where a finding ends that stands at the beginning.
    private static func end(_ bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { WrittenFinding($0, at: 0)?.place }
    }

    private static func finding(_ text: String?, _ context: [String: String] = [:]) -> Finding {
        Finding(
            rule: "reading.cell.unread", severity: .info, message: "it is \"\(text ?? "")\"", chart: text,
            location: Finding.Location(file: "raw/acme/build.csv", table: 0, row: 10, column: nil, text: text),
            context: context)
    }

    static let findings = [
        ReviewedChart.finding, ManifestJSONTests.manifest.charts[0].findings[0], finding(nil), finding("é 5'9\"\n\\"),
        finding("", ["value": "a\tb", "expected": "c", "patch": "é", "a-b": "", "a": "1"]),
    ]

    @Test func whatIsWrittenIsSteppedOver() {
        for finding in Self.findings {
            let bytes = Self.written(finding)
            #expect(Self.end(bytes) == bytes.count, "\(String(decoding: bytes, as: UTF8.self))")
            #expect(Finding.read(bytes[...]) == finding)
        }
    }

    /// All that was ever published, but for places that are no lines.
    @Test func whatWasPublishedIsSteppedOver() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "normalized/parts")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }
        var (found, all) = (0, 0)
        for file in files {
            guard let part = try? PublishedFindings(json: [UInt8](try Data(contentsOf: file))) else { continue }
            for finding in part.charts.values.joined() {
                let bytes = Self.written(finding)
                all += 1
                guard let end = Self.end(bytes) else { continue }
                #expect(end == bytes.count)
                found += 1
            }
        }
        #expect(all > 30 && found * 10 > all * 9, "\(found) of \(all)")
    }

    /// Every byte lost, doubled and replaced by each byte that means something.
    @Test func noDamageIsSteppedOver() {
        var taken = 0
        for finding in Self.findings {
            let bytes = Self.written(finding)
            for place in bytes.indices {
                var versions = [bytes, bytes]
                versions[0].remove(at: place)
                versions[1].insert(bytes[place], at: place)
                for byte in Array("\"\\,:{}[]-.01aA /unb\t\u{1}".utf8) + [0xc3, 0xff] {
                    versions.append(bytes)
                    versions[versions.count - 1][place] = byte
                }
                for damaged in versions {
                    guard Self.end(damaged) == damaged.count else { continue }
                    taken += 1
                    let text = String(decoding: damaged, as: UTF8.self)
                    #expect(Finding.read(damaged[...]).map(Self.written) == damaged, "\(text)")
                }
            }
        }
        #expect(taken > 1_000)
    }

    /// Entries that go into parts give the same files, however their findings stand.
    @Test func partsAreTheSame() throws {
        var entry = ManifestJSONTests.manifest.charts[0]
        entry.findings = Self.findings
        var sheet = Self.finding("x")
        sheet.location.place = SheetCell(sheet: "Build", name: "C7").map(Place.cell)
        for findings in [Self.findings, [], [sheet], Self.findings + [sheet]] {
            entry.findings = findings
            var writer = CanonicalJSONWriter()
            writer.array("head", of: [entry]) { $1.write(to: &$0) }
            var line = CanonicalJSONWriter()
            line.value(onOneLine: Array("{".utf8) + writer.bytes + Array(",\"tail\":[]}".utf8))
            let (head, tail) = try #require(PartEntry.read("head", "tail", of: line.bytes))
            #expect(head.map(\.whole) == [entry] && tail.isEmpty)
            #expect(ManifestPart.entriesJSON(head[...]) == ManifestPart([entry]).entriesJSON())
            #expect(ManifestPart.findingsJSON(head[...]) == ManifestPart([entry]).findingsJSON())
            #expect(head.map(\.proved) == [ProvedEntry(entry)] && head[0].proved != nil)
        }
    }
}
