import Foundation
import Paper
import Testing

@testable import Tables

/// Two engines of different hands give the same words in the same places, on every page of every kept PDF.
@Suite(
    .enabled(if: PDFiumPlace.find() != nil, "PDFium is not installed: scripts/pdfium"),
    .enabled(if: SecondOpinion.program != nil, "poppler's pdftotext is not installed: apt install poppler-utils"))
struct SecondOpinionTests {
    private static let folders = ["pdf", "paper"].map {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/" + $0)
    }

    static let files = folders.flatMap { folder in
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".pdf") }
            .sorted().map { folder.appending(path: $0).path }
    }

    @Test func thereAreFiles() { #expect(Self.files.count > 40) }

    @Test(arguments: files)
    func bothReadTheSameWords(_ path: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        guard let paper = try? PaperReader.read(bytes) else { return }
        let pages = try SecondOpinion.pages(of: path)
        #expect(pages.count == paper.pages.count)
        for (page, others) in zip(paper.pages, pages) { compare(page, others, path) }
    }

    /// Each of poppler's words is made of the letters that stand in its box with us, and no letter is left over.
    private func compare(_ page: PaperPage, _ words: [SecondOpinion.Word], _ path: String) {
        // Signs without letters are read otherwise by everybody.
        guard !page.glyphs.contains(where: { $0.isUnmapped && !$0.isBlank }) else { return }
        let letters = page.glyphs.indices.filter { !page.glyphs[$0].isBlank }
        var taken: Set<Int> = []
        for word in words {
            let own = letters.filter {
                !taken.contains($0) && word.box.grown(by: 1).contains(page.glyphs[$0].box.middle)
            }
            .filter { page.glyphs[$0].origin.y <= word.box.bottom + 1 || page.glyphs[$0].angle != 0 }
            let text = Self.plain(String(String.UnicodeScalarView(own.map { page.glyphs[$0].letter })))
            #expect(text == Self.plain(word.text), "\(path): “\(word.text)” at \(word.box)")
            taken.formUnion(own)
        }
        let left = letters.filter { !taken.contains($0) && page.box.contains(page.glyphs[$0].box.middle) }
        #expect(left.isEmpty, "\(path): \(left.prefix(20).map { page.glyphs[$0].letter })")
    }

    /// The letters in any order: a ligature is one or two, writing from right to left stands the other way round.
    private static func plain(_ text: String) -> [Unicode.Scalar] {
        text.precomposedStringWithCompatibilityMapping.unicodeScalars.filter { !$0.properties.isWhitespace }.sorted()
    }
}
