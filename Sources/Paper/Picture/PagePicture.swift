/// A page as a reader shows it, as a picture: two pixels a point, fewer on a page as large as a poster.
struct PagePicture {
    private static let sharpness = 2.0
    private static let mostPixels = 6_000_000.0
    /// With what somebody has put on the page: stamps, marks, strokes.
    private static let withAnnotations: Int32 = 0x01

    let engine: PDFium
    let page: OpaquePointer

    /// The picture as PNG.
    func encoded() throws(PaperRefusal) -> [UInt8] {
        let geometry = try PageGeometry(of: page, engine)
        let scale = min(Self.sharpness, (Self.mostPixels / max(1, geometry.width * geometry.height)).squareRoot())
        let width = max(1, Int((geometry.width * scale).rounded()))
        let height = max(1, Int((geometry.height * scale).rounded()))
        var pixels = [UInt8](repeating: 0xFF, count: width * height * 4)
        let isDrawn = pixels.withUnsafeMutableBytes { bytes in
            guard let bitmap = engine.makeBitmap(Int32(width), Int32(height), 3, bytes.baseAddress, Int32(width * 4))
            else { return false }
            engine.render(bitmap, page, 0, 0, Int32(width), Int32(height), 0, Self.withAnnotations)
            engine.destroyBitmap(bitmap)
            return true
        }
        guard isDrawn, let picture = PNGImage.encoded(pixels, width: width, height: height) else {
            throw .failed("no room for the page's picture")
        }
        return picture
    }
}
