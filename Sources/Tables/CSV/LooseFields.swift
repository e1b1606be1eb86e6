/// The fields of one record, read with forbearance: a quoted field ends where RFC 4180 says or, where that gives no end, at
/// the first quote with a delimiter or the record's end behind it; a quote that never does so is text.
struct LooseFields {
    let delimiter: UInt8
    let quote: UInt8?
    /// What makes the quote behind it text, where a file escapes by it.
    let escape: UInt8?

    private typealias Text = UnsafeBufferPointer<UInt8>

    /// Every field, the quotes around it undone; outer blanks stay.
    func forEach(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Void)
    {
        forEachRange(text, range) { field, isQuoted in
            let field = UnsafeBufferPointer(rebasing: text[field])
            if isQuoted { pass(field, to: body) } else { body(field) }
        }
    }

    /// How many fields the record has.
    func count(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        var count = 0
        forEachRange(text, range) { _, _ in count += 1 }
        return count
    }

    private func forEachRange(_ text: Text, _ range: Range<Int>, _ body: (Range<Int>, Bool) -> Void) {
        var start = range.lowerBound
        // Once a quote has no end in the record, no later one has.
        var mayClose = true
        while true {
            let open = mayClose ? Self.opening(text, start..<range.upperBound, quote: quote) : nil
            let close = open.flatMap { closing(text, $0 + 1..<range.upperBound) }
            if open != nil, close == nil { mayClose = false }
            if let open, let close {
                body(open + 1..<close, true)
                start = close + 1
                while start < range.upperBound, text[start] != delimiter { start += 1 }
            } else {
                let field = start
                while start < range.upperBound, text[start] != delimiter { start += 1 }
                body(field..<start, false)
            }
            guard start < range.upperBound else { return }
            start += 1
        }
    }

    /// Doubled quotes become one, escaped ones lose their escape.
    private func pass(_ field: Text, to body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(field.count)
        var index = 0
        while index < field.count {
            let isPair = index + 1 < field.count && field[index + 1] == quote
            if isPair, field[index] == quote || field[index] == escape { index += 1 }
            bytes.append(field[index])
            index += 1
        }
        bytes.withUnsafeBufferPointer(body)
    }

    // MARK: Judging a record

    /// Whether every quoted field closes, the quotes inside it doubled, as RFC 4180 asks.
    func areProper(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        forEachOpening(text, range) { properClosing(text, $0 + 1..<range.upperBound) }
    }

    /// Whether every quoted field closes somewhere in the record.
    func allClose(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        forEachOpening(text, range) { closing(text, $0 + 1..<range.upperBound) }
    }

    /// Whether a field ends in an inch mark and its closing quote (`"4'8"",`), the mark not doubled.
    func haveBareInchMark(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        var marks = 0
        _ = forEachOpening(text, range) { open in
            guard let close = closing(text, open + 1..<range.upperBound) else { return nil }
            if close > open + 2, text[close - 1] == quote, (0x30...0x39).contains(text[close - 2]) { marks += 1 }
            return close
        }
        return marks > 0
    }

    /// Goes from opening quote to opening quote; `false` as soon as `close` finds no end for one.
    private func forEachOpening(_ text: Text, _ range: Range<Int>, _ close: (Int) -> Int?) -> Bool {
        var start = range.lowerBound
        while start < range.upperBound {
            if let open = Self.opening(text, start..<range.upperBound, quote: quote) {
                guard let end = close(open) else { return false }
                start = end + 1
            }
            while start < range.upperBound, text[start] != delimiter { start += 1 }
            start += 1
        }
        return true
    }

    /// The quote that a field begins with, blanks before it allowed.
    static func opening(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, quote: UInt8?) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound, text[index] == 0x20 { index += 1 }
        return index < range.upperBound && text[index] == quote ? index : nil
    }

    // MARK: Closing quotes

    private func closing(_ text: Text, _ range: Range<Int>) -> Int? {
        properClosing(text, range)
            ?? range.first {
                text[$0] == quote && endsField(text, $0 + 1, range.upperBound)
                    && !(escape != nil && $0 > range.lowerBound && text[$0 - 1] == escape)
            }
    }

    /// The first quote that is not doubled, if the field ends there.
    private func properClosing(_ text: Text, _ range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if text[index] == escape, index + 1 < range.upperBound {
                index += 2
                continue
            }
            if text[index] == quote {
                let isDoubled = index + 1 < range.upperBound && text[index + 1] == quote
                if !isDoubled { return endsField(text, index + 1, range.upperBound) ? index : nil }
                index += 1
            }
            index += 1
        }
        return nil
    }

    private func endsField(_ text: Text, _ index: Int, _ end: Int) -> Bool {
        var index = index
        while index < end, text[index] == 0x20 || text[index] == 0x0D { index += 1 }
        return index >= end || text[index] == delimiter
    }
}
