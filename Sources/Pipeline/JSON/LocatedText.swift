/// A text file's bytes with the way from byte offsets to lines and columns.
///
/// A place costs the same on the longest line: where a file of one line has thousands of mistakes, none looks at all of it.
package struct LocatedText: Sendable {
    /// Of a longer line, in bytes, a place has a piece alone, and its columns count scalars.
    static let longLine = 4_096
    /// How much of a long line is kept on each side of a place, in bytes: more than a picture shows.
    static let margin = 512

    package let bytes: [UInt8]
    /// The offset of each line's first byte.
    private let lineStarts: [Int]
    /// Of the first byte, where it is not the first of its file.
    private let firstLine: Int
    /// How many scalars begin before every ``longLine`` bytes; empty where no line is long.
    private let scalarsBefore: [Int]

    /// - Parameter firstLine: The line that the bytes begin in, where they are a piece of a file.
    package init(_ bytes: [UInt8], firstLine: Int = 1) {
        self.bytes = bytes
        self.firstLine = firstLine
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
        var before: [Int] = []
        if zip(starts, starts.dropFirst() + [bytes.count]).contains(where: { $1 - $0 > Self.longLine }) {
            var count = 0
            for start in stride(from: 0, through: bytes.count, by: Self.longLine) {
                before.append(count)
                count += Self.scalars(bytes[start..<min(bytes.count, start + Self.longLine)])
            }
        }
        scalarsBefore = before
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
        let isLong = end - start > Self.longLine
        let piece = isLong ? whole(max(start, lower - Self.margin), min(end, lower + Self.margin)) : start..<end
        func count(_ range: Range<Int>) -> Int {
            isLong ? scalars(before: range.upperBound) - scalars(before: range.lowerBound) : text(range).count
        }
        return TextPlace(
            line: line + firstLine, column: count(start..<lower) + 1, length: max(1, count(lower..<upper)),
            text: text(piece), textStart: count(start..<piece.lowerBound))
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The same range without halves of scalars at its ends.
    private func whole(_ start: Int, _ end: Int) -> Range<Int> {
        var (start, end) = (start, end)
        while start < end, Self.continues(bytes[start]) { start += 1 }
        while end > start, end < bytes.count, Self.continues(bytes[end]) { end -= 1 }
        return start..<end
    }

    private func scalars(before offset: Int) -> Int {
        let part = offset / Self.longLine
        return scalarsBefore[part] + Self.scalars(bytes[part * Self.longLine..<offset])
    }

    private static func scalars(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { !continues($0) } }

    private static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

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
    /// The whole line, or the piece of a long one that the place stands in.
    package var text: String
    /// How many characters of the line stand before ``text``.
    package var textStart: Int

    package init(line: Int, column: Int, length: Int, text: String, textStart: Int = 0) {
        self.textStart = textStart
        self.line = line
        self.column = column
        self.length = length
        self.text = text
    }
}
