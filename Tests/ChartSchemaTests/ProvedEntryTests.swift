import Testing

@testable import ChartSchema

/// Entries that are proved without being made are those that reading gives, or none.
@Suite struct ProvedEntryTests {
    private static func proved(_ bytes: [UInt8]) throws -> [ProvedEntry] {
        try PublishedEntries(json: bytes).charts.map { try #require(ProvedEntry($0)) }
    }

    private static func part(_ ids: [(String, String, String)], _ change: (inout ManifestEntry) -> Void = { _ in })
        -> [UInt8]
    {
        let charts = ids.map { carrier, chart, edition in
            var entry = ReviewedChart.manifest.charts[0]
            entry.id = ChartID(carrier: carrier, chart: chart, edition: edition)
            change(&entry)
            return entry
        }
        return ManifestPart(charts).entriesJSON()
    }

    @Test func whatIsWrittenIsProved() throws {
        for part in ManifestPartsTests.many(400, editions: 5).inParts {
            let bytes = part.entriesJSON()
            #expect(try PublishedEntries.proved(bytes) == Self.proved(bytes))
        }
        let other = Self.part([("acme", "a", "2024-05-01")]) { entry in
            entry.inputs = .init(settings: String(repeating: "ab", count: 32), vocabulary: ManifestJSONTests.hash)
            entry.withdrawal = Withdrawal(from: "2026-09-01", reason: "the carrier’s \"letter\"")
            entry.source.path = "raw/é.csv"
        }
        let found = try #require(PublishedEntries.proved(other))
        #expect(found == (try Self.proved(other)))
        #expect(found[0].settings?.hexadecimal == String(repeating: "ab", count: 32))
        #expect(found[0].chart.hexadecimal == ManifestJSONTests.hash && found[0].chart.folder == 15)
    }

    @Test func idsAscendPieceByPiece() {
        let ascending = [
            ("acme", "a", "2024"), ("acme", "a", "2025"), ("acme", "a-b", "2023"), ("acme-life", "a", "2023"),
            ("acme.x", "a", "2023"),
        ]
        for (index, id) in ascending.enumerated() {
            for (place, other) in ascending.enumerated() {
                #expect((PublishedEntries.proved(Self.part([id, other])) != nil) == (index < place))
            }
        }
    }

    /// Every byte lost, doubled and replaced by each byte that means something.
    @Test func noDamageIsProvedOtherwise() throws {
        let bytes = Self.part([("acme", "a", "2024-05-01"), ("acme", "b", "2024-05-01")]) { entry in
            entry.inputs = .init(settings: ManifestJSONTests.hash, vocabulary: ManifestJSONTests.hash)
            entry.withdrawal = Withdrawal(from: "2026-09-01", reason: "é\n")
        }
        var compared = 0
        for place in bytes.indices {
            var versions = [bytes, bytes]
            versions[0].remove(at: place)
            versions[1].insert(bytes[place], at: place)
            for byte in Array("\"\\,:{}[]-.01aA /\t\u{1}".utf8) + [0xc3, 0xff] {
                versions.append(bytes)
                versions[versions.count - 1][place] = byte
            }
            for damaged in versions {
                guard let fast = PublishedEntries.proved(damaged) else { continue }
                compared += 1
                let text = String(decoding: damaged, as: UTF8.self)
                let read = try PublishedEntries.read(damaged).charts
                #expect(read.map { ProvedEntry($0) } == fast, "\(text)")
                #expect(zip(read, read.dropFirst()).allSatisfy { $0.id < $1.id }, "\(text)")
            }
        }
        #expect(compared > 1_000)
    }

    @Test func digestsAreOf64Digits() {
        let digits = "00ff1234567890abcdef" + String(repeating: "7", count: 44)
        #expect(ContentDigest(digits)?.hexadecimal == digits)
        for wrong in ["", digits.dropLast() + "", digits + "0", digits.dropLast() + "g", digits.uppercased()] {
            #expect(ContentDigest(wrong) == nil)
        }
        let ordered = ["00", "0f", "10", "a0", "ff"].map { $0 + String(repeating: "0", count: 62) }
        let digests = ordered.compactMap { ContentDigest($0) }
        #expect(digests.reversed().sorted().map(\.hexadecimal) == ordered)
    }

    @Test(arguments: [
        "a/b/c", "a/b", "a//c", "/b/c", "a/b/", "a/b/c/d", "", "é/b/c", "a/b/c̸", "a/̸b/c", "a-1/b.2/2024-05-01",
    ])
    func idsAreReadAsEver(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let isOne = parts.count == 3 && parts.allSatisfy { !$0.isEmpty }
        #expect(ChartID(text) == (isOne ? ChartID(carrier: parts[0], chart: parts[1], edition: parts[2]) : nil))
    }
}
