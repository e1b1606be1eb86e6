import CZlib

/// Writes a picture as PNG (RFC 2083): eight bits a colour, nothing behind it.
enum PNGImage {
    /// - Parameter pixels: Four bytes each, blue, green, red and one that says nothing, row by row from the top.
    /// - Returns: `nil` where it cannot be packed.
    static func encoded(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8]? {
        guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
        guard let packed = deflated(lines(of: pixels, width: width, height: height)) else { return nil }
        var file: [UInt8] = signature
        append("IHDR", word(width) + word(height) + [8, 2, 0, 0, 0], to: &file)
        append("IDAT", packed, to: &file)
        append("IEND", [], to: &file)
        return file
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Each row as what it differs in from the row above: most of a page is the same.
    private static func lines(of pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
        let length = 1 + width * 3
        return [UInt8](unsafeUninitializedCapacity: length * height) { lines, count in
            pixels.withUnsafeBufferPointer { pixels in
                var place = 0
                for row in 0..<height {
                    lines[place] = 2
                    place += 1
                    let first = row * width * 4
                    for column in 0..<width {
                        let pixel = first + column * 4
                        let above = pixel - width * 4
                        for channel in 0..<3 {
                            let own = pixels[pixel + 2 - channel]
                            lines[place] = row == 0 ? own : own &- pixels[above + 2 - channel]
                            place += 1
                        }
                    }
                }
            }
            count = length * height
        }
    }

    private static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
        var count = compressBound(uLong(bytes.count))
        var isWhole = false
        let packed = [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
            isWhole = compress2(buffer.baseAddress, &count, bytes, uLong(bytes.count), 6) == Z_OK
            filled = isWhole ? Int(count) : 0
        }
        return isWhole ? packed : nil
    }

    private static func append(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
        let part = Array(name.utf8) + content
        file += word(content.count) + part + word(Int(crc32(0, part, uInt(part.count))))
    }

    private static func word(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
