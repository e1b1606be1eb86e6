import PaperSamples
import Testing

@testable import Paper

/// What of pages is drawn, and how it is said to the process that draws.
struct PaperDrawingTests {
    private func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> PaperBox {
        PaperBox(left: left, top: top, right: right, bottom: bottom)
    }

    @Test func goesThroughArgumentsUnchanged() {
        var drawing = PaperDrawing(marks: [
            (2, .init(box: box(72, 140.5, 110.2, 152), tone: .figure)),
            (1, .init(box: box(72, 90, 90, 100), tone: .key)), (2, .init(box: box(20, 140, 60, 152), tone: .key)),
        ])
        #expect(drawing.pieces.map(\.page) == [1, 2])
        #expect(drawing.pieces[1].marks.count == 2)
        drawing.pieces.append(.init(page: 7))
        #expect(PaperDrawing(arguments: drawing.arguments) == drawing)
    }

    @Test(arguments: [
        [], ["3"], ["x:"], ["3:1,2,3"], ["3:1,2,3,nan"], ["3::z1,2,3,4"], ["3::f1,2,3"], ["3::f"],
        [String](repeating: "1:", count: PaperDrawing.mostPieces + 1),
    ])
    func refusesOtherArguments(_ arguments: [String]) { #expect(PaperDrawing(arguments: arguments) == nil) }

    @Test func takesTheFirstOfTooManyPlaces() {
        let places = (1...2_000).map { number in
            (number % 40 + 1, PaperDrawing.Mark(box: box(0, 0, 10, 10), tone: .key))
        }
        let drawing = PaperDrawing(marks: places)
        #expect(drawing.pieces.count == PaperDrawing.mostPieces)
        #expect(drawing.pieces.reduce(0) { $0 + $1.marks.count } <= PaperDrawing.mostMarks)
    }

    @Test func coloursAPlaceAndKeepsItsInk() {
        var image = PixelImage(width: 20, height: 20)
        image.pixels.replaceSubrange(840..<843, with: [0, 0, 0])
        image.colour(columns: 5..<15, lines: 5..<15, .figure)
        func pixel(_ column: Int, _ line: Int) -> [UInt8] {
            Array(image.pixels[(line * 20 + column) * 4..<(line * 20 + column) * 4 + 3])
        }
        #expect(pixel(10, 10) == [0, 0, 0])
        #expect(pixel(0, 0) == [255, 255, 255])
        #expect(pixel(9, 9) != [255, 255, 255])
        #expect(pixel(5, 9) != pixel(9, 9))
        image.colour(columns: -5..<400, lines: 18..<90, .key)
        #expect(pixel(19, 19) != [255, 255, 255])
    }

    @Test(.enabled(if: PDFiumPlace.find() != nil, "PDFium is not installed: scripts/pdfium"))
    func aPieceIsAsLargeAsWhatIsAroundItsMarks() throws {
        let sample = PDFSample([
            PDFSample.Page(PDFSample.text("180", x: 300, y: 400)), PDFSample.Page(PDFSample.text("205", x: 72, y: 700)),
        ])
        func size(_ picture: [UInt8]) -> [Int] {
            [16, 20].map { place in picture[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        }
        let mark = PaperDrawing.Mark(box: box(300, 380, 320, 394), tone: .figure)
        let piece = try PaperReader.picture(of: PaperDrawing(marks: [(1, mark)]), in: sample.bytes)
        #expect(size(piece) == [2 * (20 + 96), 2 * (14 + 96)])
        // At the page's corner it ends with the page.
        let corner = PaperDrawing.Mark(box: box(0, 0, 20, 20), tone: .key)
        #expect(size(try PaperReader.picture(of: PaperDrawing(marks: [(1, corner)]), in: sample.bytes)) == [136, 136])
        // Two pages stand below one another.
        let both = try PaperReader.picture(of: PaperDrawing(marks: [(1, mark), (2, corner)]), in: sample.bytes)
        #expect(size(both) == [232, 220 + 12 + 136])
        let beside = PaperDrawing.Mark(box: box(9_000, 9_000, 9_020, 9_020), tone: .key)
        #expect(throws: PaperRefusal.damaged("a place beside page 1")) {
            try PaperReader.picture(of: PaperDrawing(marks: [(1, beside)]), in: sample.bytes)
        }
    }
}
