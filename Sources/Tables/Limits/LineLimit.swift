import Glibc

extension TextLimits {
    /// Looks at the lines of delimited text.
    func checkLines(_ text: UnsafeBufferPointer<UInt8>) throws(LimitExceeded) {
        guard let base = text.baseAddress else { return }
        var start = 0
        while text.count - start > line {
            // A short line ends within the limit; from there the next one is looked at.
            guard let end = text[start...start + line].lastIndex(of: 0x0A) else {
                let found = memchr(base + start, 0x0A, text.count - start)
                let length = (found.map { UnsafeRawPointer(base).distance(to: $0) } ?? text.count) - start
                throw LimitExceeded(
                    limit: "line", found: "a line of \(length) bytes", most: line,
                    line: LineEnds.line(of: start, in: text))
            }
            start = end + 1
        }
    }
}
