import Foundation

/// A file of pieces, as many as it takes to reach a size.
enum GeneratedFile {
    /// - Parameter piece: Appends the piece of a number, counted from 0.
    static func write(
        to path: String, size: Int, head: String = "", tail: String = "", piece: (Int, inout ByteText) -> Void
    ) throws {
        let url = URL(filePath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        var text = ByteText()
        text.bytes.reserveCapacity(size + size / 8)
        text.append(head)
        var number = 0
        while text.bytes.count < size {
            piece(number, &text)
            number += 1
        }
        text.append(tail)
        try Data(text.bytes).write(to: url)
    }
}

/// Text that grows as bytes.
struct ByteText {
    var bytes: [UInt8] = []

    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func append(_ number: Int) {
        if number >= 10 { append(number / 10) }
        bytes.append(UInt8(0x30 + number % 10))
    }
}
