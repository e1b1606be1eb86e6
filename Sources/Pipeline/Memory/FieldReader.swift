import Foundation

/// Reads lines of fields that are parted by blanks, in place: files of many lines are looked through in every run.
struct FieldReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Of the byte that is read next.
    private(set) var place: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int = 0) {
        self.bytes = bytes
        self.place = place
    }

    var isAtEnd: Bool { place >= bytes.count }

    /// The next field of the line; empty behind the last one.
    mutating func word() -> Range<Int> {
        let start = place
        while place < bytes.count, bytes[place] != 0x20, bytes[place] != 0x0a { place += 1 }
        let end = place
        if place < bytes.count, bytes[place] == 0x20 { place += 1 }
        return start..<end
    }

    mutating func text() -> String { String(decoding: bytes[word()], as: UTF8.self) }

    /// A field of digits; times in nanoseconds have 19.
    mutating func number() -> Int64? {
        let word = word()
        guard !word.isEmpty else { return nil }
        var number: Int64 = 0
        for index in word {
            let digit = bytes[index] &- 0x30
            let (shifted, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let (sum, isTooLargeNow) = shifted.addingReportingOverflow(Int64(digit))
            guard digit < 10, !isTooLarge, !isTooLargeNow else { return nil }
            number = sum
        }
        return number
    }

    /// Where the rest of the line stands, whose end is stepped over.
    mutating func line() -> Range<Int> {
        let start = place
        guard start < bytes.count else { return start..<start }
        let found = memchr(bytes.baseAddress! + start, 0x0a, bytes.count - start)
        let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(bytes.baseAddress!) } ?? bytes.count
        place = min(end + 1, bytes.count)
        return start..<end
    }

    /// Where so many lines stand, ends included; `nil` where there are fewer.
    mutating func lines(_ count: Int) -> Range<Int>? {
        let start = place
        for _ in 0..<count {
            guard !isAtEnd else { return nil }
            _ = line()
        }
        return start..<place
    }
}
