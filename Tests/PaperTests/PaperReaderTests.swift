import Paper
import PaperSamples
import Testing

/// Pages as PDFium gives them. Without PDFium these are passed over, and PDFs are refused.
@Suite(.enabled(if: PDFiumPlace.find() != nil, "PDFium is not installed: scripts/pdfium"))
struct PaperReaderTests {
    private func page(_ sample: PDFSample) throws -> PaperPage { try PaperReader.read(sample.bytes).pages[0] }

    private func text(_ page: PaperPage) -> String {
        String(String.UnicodeScalarView(page.glyphs.filter { $0.isSeen && !$0.isBlank }.map(\.letter)))
    }

    private func hidden(_ page: PaperPage) -> String {
        String(String.UnicodeScalarView(page.glyphs.filter { !$0.isSeen }.map(\.letter)))
    }

    @Test func glyphsStandWhereTheyAreShown() throws {
        let page = try page(PDFSample(PDFSample.text("180", x: 72, y: 700)))
        #expect(text(page) == "180")
        #expect(abs(page.glyphs[0].origin.x - 72) < 0.1 && abs(page.glyphs[0].origin.y - 92) < 0.1)
        #expect(page.glyphs[0].box.contains(PaperPoint(x: 74, y: 90)))
        #expect(page.glyphs[0].size == 10)
    }

    @Test(arguments: [0, 90, 180, 270])
    func turnedPages(rotation: Int) throws {
        let sample = PDFSample([PDFSample.Page(PDFSample.text("180", x: 72, y: 700), rotation: rotation)])
        let page = try page(sample)
        #expect(page.glyphs.allSatisfy { $0.angle == rotation && $0.isSeen })
        #expect(page.width == (rotation % 180 == 0 ? 612 : 792))
        #expect(page.glyphs.allSatisfy { page.box.contains($0.origin) })
    }

    @Test(arguments: [0, 90])
    func aPageAsAPicture(rotation: Int) throws {
        let sample = PDFSample([
            PDFSample.Page(PDFSample.text("180", x: 72, y: 700)),
            PDFSample.Page(PDFSample.text("205", x: 72, y: 700), rotation: rotation),
        ])
        let picture = try PaperReader.picture(of: PaperDrawing(page: 2), in: sample.bytes)
        #expect(picture.starts(with: [0x89] + Array("PNG".utf8)))
        func word(_ place: Int) -> Int { picture[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        #expect([word(16), word(20)] == (rotation == 0 ? [1224, 1584] : [1584, 1224]))
        #expect(picture != (try PaperReader.picture(of: PaperDrawing(page: 1), in: sample.bytes)))
        #expect(picture == (try PaperReader.picture(of: PaperDrawing(page: 2), in: sample.bytes)))
    }

    @Test(arguments: [0, -1, 2, Int.max, Int.min])
    func aPageThatIsNotThereHasNoPicture(number: Int) {
        let sample = PDFSample(PDFSample.text("180", x: 72, y: 700))
        #expect(throws: PaperRefusal.self) { try PaperReader.picture(of: PaperDrawing(page: number), in: sample.bytes) }
        #expect(throws: PaperRefusal.noPDF) {
            try PaperReader.picture(of: PaperDrawing(page: 1), in: Array("<html>".utf8))
        }
    }

    @Test func linesAndThinRectanglesAreRules() throws {
        let page = try page(
            PDFSample(
                PDFSample.line(72, 600, 300, 600) + "72 500 228 0.6 re f\n72 400 0.6 90 re f\n72 300 90 40 re f\n"))
        #expect(page.rules.count { $0.isAcross } == 2)
        #expect(page.rules.count { !$0.isAcross } == 1)
        #expect(page.fills.count == 1)
    }

    /// White lines on white paper part nothing.
    @Test func linesThatNobodySeesAreNone() throws {
        let page = try page(PDFSample("1 1 1 RG " + PDFSample.line(72, 600, 300, 600)))
        #expect(page.rules.isEmpty)
    }

    @Test(arguments: [
        ("white", "1 g"), ("without ink", "3 Tr"), ("nearly white", "0.95 g"),
    ])
    func unseenText(_ name: String, operators: String) throws {
        let page = try page(
            PDFSample(PDFSample.text("180", x: 72, y: 700) + PDFSample.text("999", x: 72, y: 600, more: operators)))
        #expect(text(page) == "180")
        #expect(hidden(page) == "999")
    }

    @Test func whiteTextOnDarkIsSeen() throws {
        let page = try page(
            PDFSample("0 0 0.5 rg 60 690 100 30 re f\n" + PDFSample.text("Preferred", x: 72, y: 700, more: "1 g")))
        #expect(text(page) == "Preferred")
    }

    @Test func coveredTextIsNotSeen() throws {
        let page = try page(
            PDFSample(
                PDFSample.text("999", x: 72, y: 700) + "1 g 60 690 100 30 re f 0 g\n"
                    + PDFSample.text("180", x: 72, y: 600)))
        #expect(text(page) == "180")
        #expect(hidden(page) == "999")
    }

    @Test func layersThatAreSwitchedOffAreNotSeen() throws {
        let layered = PDFSample(
            [
                PDFSample.Page(
                    "/OC /L1 BDC\n" + PDFSample.text("999", x: 72, y: 700) + "EMC\n"
                        + PDFSample.text("180", x: 72, y: 700),
                    resources: "/Properties << /L1 100 0 R >>")
            ],
            catalogue: "/OCProperties << /OCGs [100 0 R] /D << /OFF [100 0 R] /Order [100 0 R] >> >>",
            objects: ["<< /Type /OCG /Name (old) >>"])
        let page = try page(layered)
        #expect(text(page) == "180")
        #expect(hidden(page) == "999")
    }

    @Test func formsThatOnlyAdobeDrawsAreRefused() {
        let sample = PDFSample(
            [PDFSample.Page(PDFSample.text("Please wait", x: 72, y: 700))],
            catalogue: "/AcroForm << /Fields [] /XFA 100 0 R >>",
            objects: ["<< /Length 12 >>\nstream\n<xdp></xdp>\n\nendstream"])
        #expect(throws: PaperRefusal.xfa) { try PaperReader.read(sample.bytes) }
    }

    @Test func aFileOfTooManyPagesIsRefused() {
        let sample = PDFSample(
            (0...PaperLimit.pages.most).map { PDFSample.Page(PDFSample.text("\($0)", x: 72, y: 700)) })
        #expect(throws: PaperRefusal.limit(.pages)) { try PaperReader.read(sample.bytes) }
    }

    @Test func theSameBytesGiveTheSamePages() throws {
        let bytes = PDFSample(PDFSample.table(PDFSample.chart)).bytes
        #expect(try PaperReader.read(bytes) == PaperReader.read(bytes))
    }

    /// Many at once: each has a process of its own.
    @Test func filesAreReadSideBySide() async throws {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<8 {
                group.addTask {
                    try PaperReader.read(PDFSample(PDFSample.text("\(number)", x: 72, y: 700)).bytes).pages[0].glyphs
                        .count
                }
            }
            for try await count in group { #expect(count == 1) }
        }
    }

    /// A byte is changed at every place in turn of the part that PDFium parses: whatever comes of it, the program lives.
    @Test func brokenBytesBreakNothingElse() {
        let bytes = PDFSample(PDFSample.table(PDFSample.chart)).bytes
        for place in stride(from: 9, to: bytes.count, by: bytes.count / 60) {
            var broken = bytes
            broken[place] ^= 0x15
            _ = try? PaperReader.read(broken)
        }
    }
}
