/// Lines of tab-separated fields, or of one, sorted by the bytes of their first field, and searched without being parsed.
///
/// Opening one costs one pass over its bytes to find where lines begin; a look-up is a binary search. Not for small
/// tables that are edited by hand: those need no order and are read into a dictionary.
package struct SortedLines: Sendable {
    private let bytes: [UInt8]
    /// Where each line begins; lines that begin with `#` are left out.
    private let starts: [UInt32]
    /// How long the key of each is.
    private let lengths: [UInt16]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts: [UInt32] = []
        var lengths: [UInt16] = []
        starts.reserveCapacity(bytes.count / 24)
        lengths.reserveCapacity(bytes.count / 24)
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                var end = start
                while end < bytes.count, bytes[end] != UInt8(ascii: "\t"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
                if bytes[start] != UInt8(ascii: "#") {
                    starts.append(UInt32(start))
                    lengths.append(UInt16(end - start))
                }
                while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
                start = end + 1
            }
        }
        (self.starts, self.lengths) = (starts, lengths)
    }

    package var count: Int { starts.count }

    package func contains(_ key: String) -> Bool {
        var key = key
        return key.withUTF8 { line(of: $0) } != nil
    }

    /// The fields after the key, still joined by tabs, or `nil` when there is no such key.
    package func fields(of key: String) -> Substring? {
        withFields(of: key) { Substring(String(decoding: $0, as: UTF8.self)) }
    }

    /// What `body` makes of the bytes after the key, or `nil` when there is no such key.
    func withFields<Result>(of key: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
        var key = key
        guard let found = key.withUTF8({ line(of: $0) }) else { return nil }
        return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[found.rest..<found.end])) }
    }

    /// Calls `body` with the bytes of each key and the first byte after it, in order.
    func forEachKey(_ body: (_ key: UnsafeBufferPointer<UInt8>, _ next: UInt8) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            for (start, length) in zip(starts, lengths) {
                let end = Int(start) + Int(length)
                body(UnsafeBufferPointer(rebasing: bytes[Int(start)..<end]), end + 1 < bytes.count ? bytes[end + 1] : 0)
            }
        }
    }

    /// Calls `body` with the bytes of the key of a number, and the first byte after it.
    func withKey(_ number: Int, _ body: (_ key: UnsafeBufferPointer<UInt8>, _ next: UInt8) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            let (start, end) = (Int(starts[number]), Int(starts[number]) + Int(lengths[number]))
            body(UnsafeBufferPointer(rebasing: bytes[start..<end]), end + 1 < bytes.count ? bytes[end + 1] : 0)
        }
    }

    /// The numbers of the keys of each length.
    var numbersByLength: [[Int32]] {
        var numbers: [[Int32]] = Array(repeating: [], count: Int(lengths.max() ?? 0) + 1)
        for (number, length) in lengths.enumerated() { numbers[Int(length)].append(Int32(number)) }
        return numbers
    }

    /// The numbers of the keys that begin with some bytes: they follow each other.
    func numbers(beginningWith bytes: [UInt8]) -> Range<Int> {
        let start = firstNumber { $0.lexicographicallyPrecedes(bytes) }
        return
            start..<firstNumber { $0.prefix(bytes.count).elementsEqual(bytes) || $0.lexicographicallyPrecedes(bytes) }
    }

    /// The first key that does not stand in front, of which all do that stand before it.
    private func firstNumber(behind isBefore: (UnsafeBufferPointer<UInt8>) -> Bool) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var (low, high) = (0, starts.count)
            while low < high {
                let middle = (low + high) / 2
                let start = Int(starts[middle])
                let key = UnsafeBufferPointer(rebasing: bytes[start..<start + Int(lengths[middle])])
                if isBefore(key) { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    private func line(of key: UnsafeBufferPointer<UInt8>) -> (rest: Int, end: Int)? {
        bytes.withUnsafeBufferPointer { bytes in
            var low = 0
            var high = starts.count
            while low < high {
                let middle = (low + high) / 2
                let start = Int(starts[middle])
                switch order(of: key, atLine: start, in: bytes) {
                case 0:
                    let isWhole = bytes[start + key.count] == UInt8(ascii: "\n")
                    let rest = start + key.count + (isWhole ? 0 : 1)
                    var end = rest
                    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
                    return (rest, end)
                case 1...: low = middle + 1
                default: high = middle
                }
            }
            return nil
        }
    }

    /// Negative when the key stands before the line's, positive when it stands after, 0 when they are one.
    private func order(
        of key: UnsafeBufferPointer<UInt8>, atLine start: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Int {
        var index = 0
        while index < key.count {
            let other = bytes[start + index]
            if other == UInt8(ascii: "\t") || other == UInt8(ascii: "\n") { return 1 }
            if key[index] != other { return key[index] < other ? -1 : 1 }
            index += 1
        }
        return bytes[start + index] == UInt8(ascii: "\t") || bytes[start + index] == UInt8(ascii: "\n") ? 0 : -1
    }
}
