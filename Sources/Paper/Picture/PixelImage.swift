/// Pixels row by row from the top, four bytes each: blue, green, red and one that says nothing. White where nothing is drawn.
struct PixelImage {
    let width: Int
    let height: Int
    var pixels: [UInt8]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        pixels = [UInt8](repeating: 0xFF, count: width * height * 4)
    }

    /// Puts another picture at the left edge, as far as it has room there.
    mutating func put(_ other: PixelImage, line: Int) {
        let length = min(width, other.width) * 4
        for row in 0..<max(0, min(other.height, height - line)) {
            let (from, to) = (row * other.width * 4, (line + row) * width * 4)
            pixels.replaceSubrange(to..<to + length, with: other.pixels[from..<from + length])
        }
    }

    /// Colours a place so that what is dark there stays dark, with an edge of its own.
    mutating func colour(columns: Range<Int>, lines: Range<Int>, _ tone: PaperDrawing.Mark.Tone) {
        let (edge, middle) = (tone.edge, tone.middle)
        for line in lines.clamped(to: 0..<height) {
            let isEnd = line < lines.lowerBound + 2 || line >= lines.upperBound - 2
            for column in columns.clamped(to: 0..<width) {
                let isEdge = isEnd || column < columns.lowerBound + 2 || column >= columns.upperBound - 2
                let pixel = (line * width + column) * 4
                for channel in 0..<3 {
                    let own = UInt16(pixels[pixel + channel])
                    pixels[pixel + channel] = UInt8(own * UInt16((isEdge ? edge : middle)[channel]) / 255)
                }
            }
        }
    }
}

extension PaperDrawing.Mark.Tone {
    /// Blue, green and red that the page's own are multiplied with: amber, light blue.
    fileprivate var middle: [UInt8] { self == .figure ? [130, 226, 255] : [255, 232, 208] }
    fileprivate var edge: [UInt8] { self == .figure ? [0, 110, 200] : [190, 120, 40] }
}
