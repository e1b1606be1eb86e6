import VocabularyData

/// A tab-separated data file that travels in the executable. Lines that begin with `#` are comments.
package struct EmbeddedTable {
    /// One list of fields a line.
    package let lines: [[Substring]]

    package init(_ file: EmbeddedFile) {
        let text = String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
        lines = text[...].parts(at: "\n").filter { $0.utf8.first != UInt8(ascii: "#") && !$0.isEmpty }
            .map { $0.parts(at: "\t") }
    }
}

extension Substring {
    /// The parts between the places of an ASCII sign, empty ones too. Tables of words are cut at every start of the program.
    package func parts(at sign: Unicode.Scalar) -> [Substring] {
        let sign = UInt8(ascii: sign)
        var parts: [Substring] = []
        var start = startIndex
        for (place, byte) in utf8.enumerated() where byte == sign {
            let end = utf8.index(startIndex, offsetBy: place)
            parts.append(self[start..<end])
            start = utf8.index(after: end)
        }
        parts.append(self[start...])
        return parts
    }
}
