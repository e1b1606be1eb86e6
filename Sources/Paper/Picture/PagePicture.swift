/// Pieces of pages as a reader shows them, as one picture: two pixels a point, fewer of what is as large as a poster.
struct PagePicture {
    private static let sharpness = 2.0
    private static let mostPixels = 6_000_000.0
    /// In pixels, between two pieces.
    private static let gap = 12
    /// With what somebody has put on the page: stamps, marks, strokes.
    private static let withAnnotations: Int32 = 0x01

    /// A page, open, and what of it is drawn.
    struct Part {
        var page: OpaquePointer
        var geometry: PageGeometry
        /// In points, within the page.
        var box: PaperBox
        var marks: [PaperDrawing.Mark]

        /// - Throws: Where the piece lies beside the page.
        init(_ piece: PaperDrawing.Piece, page: OpaquePointer, _ engine: PDFium) throws(PaperRefusal) {
            self.page = page
            geometry = try PageGeometry(of: page, engine)
            let whole = PaperBox(left: 0, top: 0, right: geometry.width, bottom: geometry.height)
            box = piece.box.map(whole.intersection) ?? whole
            guard box.width > 0, box.height > 0 else { throw .damaged("a place beside page \(piece.page)") }
            marks = piece.marks.filter { $0.box.meets(whole) }.map { mark in
                PaperDrawing.Mark(box: whole.intersection(mark.box), tone: mark.tone)
            }
        }
    }

    let engine: PDFium
    let parts: [Part]

    /// The picture as PNG.
    func encoded() throws(PaperRefusal) -> [UInt8] {
        let area = (parts.map(\.box.width).max() ?? 0) * parts.reduce(0) { $0 + $1.box.height }
        let scale = min(Self.sharpness, (Self.mostPixels / max(1, area)).squareRoot())
        let drawn = try parts.map { part throws(PaperRefusal) in try draw(part, scale) }
        let width = drawn.map(\.width).max() ?? 0
        let lines = drawn.reduce(0) { $0 + $1.height } + Self.gap * (drawn.count - 1)
        var whole = PixelImage(width: width, height: lines)
        var line = 0
        for image in drawn {
            whole.put(image, line: line)
            line += image.height + Self.gap
        }
        guard let picture = PNGImage.encoded(whole.pixels, width: width, height: lines) else {
            throw .failed("no room for the page's picture")
        }
        return picture
    }

    private func draw(_ part: Part, _ scale: Double) throws(PaperRefusal) -> PixelImage {
        func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }
        let (left, top) = (pixels(part.box.left), pixels(part.box.top))
        var image = PixelImage(width: max(1, pixels(part.box.width)), height: max(1, pixels(part.box.height)))
        let (width, height) = (Int32(image.width), Int32(image.height))
        let isDrawn = image.pixels.withUnsafeMutableBytes { bytes in
            guard let bitmap = engine.makeBitmap(width, height, 3, bytes.baseAddress, width * 4) else { return false }
            engine.render(
                bitmap, part.page, Int32(-left), Int32(-top), Int32(max(1, pixels(part.geometry.width))),
                Int32(max(1, pixels(part.geometry.height))), 0, Self.withAnnotations)
            engine.destroyBitmap(bitmap)
            return true
        }
        guard isDrawn else { throw .failed("no room for the page's picture") }
        for mark in part.marks {
            let box = mark.box.grown(by: 1.5)
            image.colour(
                columns: pixels(box.left) - left..<max(pixels(box.left), pixels(box.right)) - left,
                lines: pixels(box.top) - top..<max(pixels(box.top), pixels(box.bottom)) - top, mark.tone)
        }
        return image
    }
}
