import Paper
import PaperSamples
import Testing

/// Whether a file is whole is looked at before any engine sees it.
@Suite struct PDFIntegrityTests {
    private static let chart = PDFSample(PDFSample.table(PDFSample.chart))

    private func refusal(_ bytes: [UInt8]) -> PaperRefusal? {
        do {
            try PDFIntegrity.check(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test func aWholeFileIsWhole() {
        #expect(refusal(Self.chart.bytes) == nil)
        #expect(refusal(Self.chart.updated(PDFSample.text("new", x: 72, y: 700))) == nil)
    }

    @Test func otherFilesAreNone() {
        #expect(refusal(Array("<html><body>Please sign in</body></html>".utf8)) == .noPDF)
        #expect(refusal([]) == .noPDF)
        #expect(!PDFIntegrity.isPDF(Array("Height,Weight\n".utf8)))
    }

    /// Some bytes before the header, as mail programs leave them, are no damage.
    @Test func aHeaderMayStandLater() {
        #expect(refusal(Array("\n\n".utf8) + Self.chart.bytes) == nil)
    }

    @Test func everyCutIsTold() {
        let bytes = Self.chart.bytes
        for count in 0..<bytes.count - 1 {
            // The header's mark is what makes it a PDF; the line end behind the last mark is no part of it.
            #expect(refusal(Array(bytes[..<count])) != nil, "cut at \(count) of \(bytes.count)")
        }
    }

    @Test func everyCutOfAnUpdateIsTold() {
        let whole = Self.chart.bytes.count
        let bytes = Self.chart.updated(PDFSample.text("999", x: 72, y: 700))
        for count in whole + 1..<bytes.count - 1 {
            let found = refusal(Array(bytes[..<count]))
            #expect(found == .olderRevision, "cut at \(count) of \(bytes.count): \(String(describing: found))")
        }
    }

    @Test func anObjectThatIsNotInItsPlaceIsTold() {
        var bytes = Self.chart.bytes
        let place = bytes.firstRange(of: Array("10 0 obj".utf8))!.lowerBound
        bytes.insert(contentsOf: Array("%\n".utf8), at: place)
        #expect(refusal(bytes) != nil)
    }

    @Test func aStreamWithoutEndIsTold() {
        let text = String(decoding: Self.chart.bytes, as: UTF8.self)
        let broken = text.replacing("endstream", with: "endstraem")
        guard case .damaged(let what)? = refusal(Array(broken.utf8)) else {
            Issue.record("expected damage")
            return
        }
        #expect(what.contains("stream"))
    }

    /// `BT` packed by zlib and written in letters; a letter that is changed breaks the checksum.
    @Test func streamsInLettersAreUnpacked() {
        func sample(_ letters: String) -> PaperRefusal? {
            let stream =
                "<< /Filter [/ASCII85Decode /FlateDecode] /Length \(letters.utf8.count) >>\nstream\n\(letters)\nendstream"
            return refusal(PDFSample([PDFSample.Page("")], objects: [stream]).bytes)
        }
        let letters = "Garg^;:'MC<%p.*#Y@tA0XNO\\<!^TDE\")gJ5dU\\t~>"
        #expect(sample(letters) == nil)
        #expect(sample(letters.replacing("MC<%", with: "ND=&")) != nil)
        #expect(sample(String(letters.dropLast(2))) != nil)
    }

    /// A font with another encoding shows other letters, and no checksum stands over its dictionary.
    @Test(arguments: ["/WinAnsiEncoding", "/Encoding", "/BaseFont", "/Helvetica", "/Contents", "/MediaBox", "/Subtype"])
    func aTurnedBitInANameIsTold(_ name: String) {
        let place = Self.chart.bytes.firstRange(of: Array(name.utf8))!
        for byte in place.dropFirst() {
            for bit in 0..<8 where byte > place.lowerBound + 1 || bit != 5 {
                var bytes = Self.chart.bytes
                bytes[byte] ^= 1 << bit
                let found = String(decoding: bytes[place], as: UTF8.self)
                #expect(refusal(bytes) != nil, "bit \(bit) at \(byte - place.lowerBound) of \(name): \(found)")
            }
        }
    }

    /// Names of a program's own are none of PDF's.
    @Test func otherNamesAreNoDamage() {
        for name in ["Widths", "width", "Length2", "Type2Font", "Rotato", "ABCDEF+Helvetica", "macron", "F1"] {
            let sample = PDFSample([PDFSample.Page("")], objects: ["<< /PieceInfo << /\(name) 12 >> >>"])
            #expect(refusal(sample.bytes) == nil, "\(name)")
        }
    }

    /// Numbers that mean nothing must not make the check run wild.
    @Test func absurdNumbersEndInARefusal() {
        let text = String(decoding: Self.chart.bytes, as: UTF8.self)
        for (old, new) in [
            ("0 1\n0000000000", "0 999999999999\n0000000000"), ("startxref\n", "startxref\n99999999999999"),
            ("/Length ", "/Length 99999999"), ("/Kids [", "/Kids [" + String(repeating: "[", count: 10_000)),
        ] {
            #expect(
                refusal(Array(text.replacing(old, with: new).utf8)) != nil || old == "/Length ", "\(new.prefix(40))")
        }
    }

    /// Found beside the fuzzer: a table that is said to stand in front of the file was looked for there.
    @Test(arguments: [-1, -70, -99_999_999_999_999, 99_999_999])
    func tablesOutsideTheFileEndInARefusal(place: Int) {
        let text = String(decoding: Self.chart.bytes, as: UTF8.self)
        #expect(refusal(Array(text.replacing("/Root", with: "/Prev \(place) /Root").utf8)) != nil)
    }

    /// Found by fuzzing: the number of an object that no integer holds ended the process.
    @Test(arguments: ["1e300", "9223372036854775808", "1e15"])
    func objectsBeyondAllNumbersAreNone(number: String) {
        let text = String(decoding: Self.chart.bytes, as: UTF8.self)
        _ = refusal(Array(text.replacing("/Root", with: "/Info \(number) 0 R /Root").utf8))
    }
}
