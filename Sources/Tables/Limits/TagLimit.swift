import Glibc

extension TextLimits {
    /// Tags shorter than this have few attributes.
    private static let plainTag = 4_096

    /// Looks at the tags of markup, which a parser reads whole, and whose attributes it compares with each other.
    ///
    /// - Parameter nests: Whether every element is closed, as in XML, so that those that stand in each other can be counted.
    func checkTags(_ text: UnsafeBufferPointer<UInt8>, nests: Bool = false) throws(LimitExceeded) {
        guard let base = text.baseAddress else { return }
        var open = 0
        var index = 0
        while index < text.count, let found = memchr(base + index, 0x3C, text.count - index) {
            let start = UnsafeRawPointer(base).distance(to: found)
            index = start + 1
            guard index < text.count, Self.isLetter(text[index]) else {
                if index < text.count, text[index] == 0x2F { open = max(0, open - 1) }
                continue
            }
            let close = memchr(base + index, 0x3E, text.count - index)
            let end = close.map { UnsafeRawPointer(base).distance(to: $0) } ?? text.count
            try checkTag(text, start..<end)
            if nests, text[end - 1] != 0x2F {
                open += 1
                if open > depth {
                    throw LimitExceeded(
                        limit: "depth", found: "more than \(depth) elements in each other", most: depth,
                        line: LineEnds.line(of: start, in: text))
                }
            }
            index = end
        }
    }

    private func checkTag(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) throws(LimitExceeded) {
        if range.count > tag {
            throw LimitExceeded(
                limit: "tag", found: "a tag of \(range.count) bytes", most: tag,
                line: LineEnds.line(of: range.lowerBound, in: text))
        }
        guard range.count > Self.plainTag else { return }
        let count = text[range].count { $0 == 0x3D }
        guard count > attributes else { return }
        throw LimitExceeded(
            limit: "attributes", found: "a tag with \(count) attributes", most: attributes,
            line: LineEnds.line(of: range.lowerBound, in: text))
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
