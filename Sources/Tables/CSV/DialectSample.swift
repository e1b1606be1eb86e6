import Glibc

/// Lines from all over a file, to judge its dialect by: all of a short file, of a long one its head and some stretches of
/// the rest.
struct DialectSample {
    private static let head = 1 << 16
    private static let stretch = 1 << 14
    private static let stretches = 4

    private var bytes: [UInt8]
    /// Where the lines that hold anything stand, without their ends.
    private var lines: [Range<Int>] = []

    init(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
        let end = text.count
        bytes = Array(text[start..<min(end, start + Self.head + Self.stretch * Self.stretches)])
        if end - start > bytes.count {
            bytes.removeSubrange(Self.head...)
            Self.cutLastLine(&bytes)
            for number in 1...Self.stretches {
                let place = start + (end - start - Self.stretch) / Self.stretches * number
                var stretch = Array(text[place..<min(end, place + Self.stretch)])
                guard let first = stretch.firstIndex(of: 0x0A) else { continue }
                stretch.removeFirst(first + 1)
                Self.cutLastLine(&stretch)
                bytes += stretch
            }
        }
        lines = Self.lines(bytes)
    }

    /// Whole lines only, where there are several.
    private static func cutLastLine(_ bytes: inout [UInt8]) {
        if let last = bytes.lastIndex(of: 0x0A) { bytes.removeLast(bytes.count - last - 1) }
    }

    private static func lines(_ bytes: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for place in 0...bytes.count where place == bytes.count || bytes[place] == 0x0A {
            let end = place > start && bytes[place - 1] == 0x0D ? place - 1 : place
            if start < end { lines.append(start..<end) }
            start = place + 1
        }
        return lines
    }

    /// The same lines with runs of spaces marked; `nil` where there are none.
    var spaced: DialectSample? {
        var sample = self
        SpacedColumns.mark(&sample.bytes)
        return sample.bytes == bytes ? nil : sample
    }

    func holds(_ byte: UInt8) -> Bool { bytes.contains(byte) }

    func withText(_ body: (UnsafeBufferPointer<UInt8>) -> Void) { bytes.withUnsafeBufferPointer(body) }

    func forEachLine(_ body: (ArraySlice<UInt8>) -> Void) { for line in lines { body(bytes[line]) } }

    /// The records of one dialect: a quoted field may go on over several lines. Blank lines are none.
    func forEachRecord(_ fields: LooseFields, _ body: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Void) {
        bytes.withUnsafeBufferPointer { text in
            guard let quote = fields.quote else { return lines.forEach { body(text, $0) } }
            let records = CSVRecords(text: text, fields: fields)
            var next = 0
            for line in lines where line.lowerBound >= next {
                guard memchr(text.baseAddress! + line.lowerBound, Int32(quote), line.count) != nil else {
                    body(text, line)
                    continue
                }
                let record = records.record(at: line.lowerBound, expected: 0)
                next = record.next
                body(text, record.range)
            }
        }
    }

    /// Whether fields open and close with a quote and nothing else is done with it.
    func quotesFields(with quote: UInt8, delimiters: [UInt8]) -> Bool {
        var opening = 0
        var closing = 0
        for line in lines {
            for place in line where bytes[place] == quote {
                let isFirst = place == line.lowerBound || delimiters.contains(bytes[place - 1])
                let isLast = place + 1 == line.upperBound || delimiters.contains(bytes[place + 1])
                if isFirst == isLast { return false }
                if isFirst { opening += 1 } else { closing += 1 }
            }
        }
        return opening > 0 && opening == closing
    }
}
