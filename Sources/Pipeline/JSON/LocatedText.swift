/// A text file's bytes with the way from byte offsets to lines and columns.
package struct LocatedText: Sendable {
    package let bytes: [UInt8]
    /// The offset of each line's first byte.
    private let lineStarts: [Int]
    /// Of the first byte, where it is not the first of its file.
    private let firstLine: Int

    /// - Parameter firstLine: The line that the bytes begin in, where they are a piece of a file.
    package init(_ bytes: [UInt8], firstLine: Int = 1) {
        self.bytes = bytes
        self.firstLine = firstLine
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
    }

    /// The line of a byte, counted from 1.
    package func line(of offset: Int) -> Int { lineIndex(of: offset) + firstLine }

    /// Where a range of bytes stands, with its line's text for a picture.
    package func place(of range: Range<Int>) -> TextPlace {
        let line = lineIndex(of: range.lowerBound)
        let start = lineStarts[line]
        var end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        let lower = min(range.lowerBound, end)
        let upper = max(lower, min(range.upperBound, end))
        return TextPlace(
            line: line + firstLine, column: text(start..<lower).count + 1, length: max(1, text(lower..<upper).count),
            text: text(start..<end))
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The index of the line that holds a byte.
    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

/// A stretch of one line of a text file.
package struct TextPlace: Sendable, Hashable {
    /// Counts from 1.
    package var line: Int
    /// In characters, counts from 1.
    package var column: Int
    /// In characters, at least 1.
    package var length: Int
    /// The whole line.
    package var text: String

    package init(line: Int, column: Int, length: Int, text: String) {
        self.line = line
        self.column = column
        self.length = length
        self.text = text
    }
}
