import CZlib

/// Unpacks a stream that was packed with zlib, and says whether it is whole.
enum FlateStream {
    enum Result {
        /// All of it, with the right checksum; empty unless it was asked for.
        case whole([UInt8])
        case damaged
        case tooLarge
    }

    /// - Parameters:
    ///   - budget: How many bytes may still come; what was unpacked is taken off.
    ///   - isKept: Whether anybody wants the bytes.
    static func unpack(_ bytes: UnsafeBufferPointer<UInt8>, budget: inout Int, isKept: Bool) -> Result {
        var stream = z_stream()
        guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return .damaged }
        defer { inflateEnd(&stream) }
        stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
        stream.avail_in = UInt32(clamping: bytes.count)
        var kept: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let (state, count) = block.withUnsafeMutableBufferPointer { block -> (Int32, Int) in
                stream.next_out = block.baseAddress
                stream.avail_out = UInt32(block.count)
                let state = inflate(&stream, Z_NO_FLUSH)
                return (state, block.count - Int(stream.avail_out))
            }
            budget -= count
            guard budget >= 0 else { return .tooLarge }
            if isKept { kept += block[..<count] }
            if state == Z_STREAM_END { return .whole(kept) }
            // Nothing more to read and no end: the stream is cut.
            guard state == Z_OK, count > 0 || stream.avail_in > 0 else { return .damaged }
        }
    }
}
