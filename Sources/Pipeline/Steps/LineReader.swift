import Foundation

/// Reads lines from a descriptor, one when it is asked for.
package struct LineReader: ~Copyable {
    private let descriptor: Int32
    private let closes: Bool
    private var held: [UInt8] = []
    /// Where the next line begins in ``held``.
    private var start = 0
    private var isAtEnd = false

    /// - Parameter closes: Whether the descriptor is closed with the reader.
    package init(_ descriptor: Int32, closes: Bool = false) {
        self.descriptor = descriptor
        self.closes = closes
    }

    deinit { if closes { close(descriptor) } }

    /// The next line without its end; `nil` behind the last. One that the end of the input cuts off is a line too.
    package mutating func next() -> [UInt8]? {
        guard let line = nextAsItStands() else { return nil }
        return line.last == 0x0D ? Array(line.dropLast()) : line
    }

    /// Whether ``next()`` would only give what is held, cut off by the end of the input.
    private(set) package var isCutOff = false

    private mutating func nextAsItStands() -> [UInt8]? {
        var looked = start
        while true {
            if let end = lineEnd(from: looked) {
                defer { start = end + 1 }
                return Array(held[start..<end])
            }
            guard !isAtEnd else { break }
            held.removeFirst(start)
            start = 0
            looked = held.count
            fill()
        }
        guard start < held.count else { return nil }
        defer { start = held.count }
        isCutOff = true
        return Array(held[start...])
    }

    /// What was read before stays where it is: a pipe gives little at a time, and a line may have megabytes.
    private mutating func fill() {
        let got = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { [descriptor] buffer in
            var got = 0
            repeat {
                got = read(descriptor, buffer.baseAddress!, buffer.count)
            } while got < 0 && errno == EINTR
            if got > 0 { held.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<got])) }
            return got
        }
        if got <= 0 { isAtEnd = true }
    }

    /// Where the line ends that has no end before a place.
    private func lineEnd(from place: Int) -> Int? {
        held.withUnsafeBytes { bytes in
            guard place < bytes.count else { return nil }
            return memchr(bytes.baseAddress! + place, 0x0A, bytes.count - place).map {
                UnsafeRawPointer($0) - bytes.baseAddress!
            }
        }
    }
}
