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
            if let end = held[looked...].firstIndex(of: 0x0A) {
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

    private mutating func fill() {
        let block = max(1 << 16, held.count)
        let old = held
        var got = 0
        held = [UInt8](unsafeUninitializedCapacity: old.count + block) { [descriptor] buffer, count in
            _ = buffer.update(fromContentsOf: old)
            repeat {
                got = read(descriptor, buffer.baseAddress! + old.count, block)
            } while got < 0 && errno == EINTR
            count = old.count + max(got, 0)
        }
        if got <= 0 { isAtEnd = true }
    }
}
