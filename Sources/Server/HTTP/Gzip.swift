import CZlib

/// Bytes as a gzip member (RFC 1952), the same for the same bytes: without a time or a name.
enum Gzip {
    /// Shorter answers are not worth it.
    static let least = 1024

    /// `nil` when zlib has no memory.
    static func compressed(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        var stream = z_stream()
        // 16 more than the greatest window means gzip instead of zlib.
        guard
            deflateInit2_(
                &stream, 5, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        let bound = Int(deflateBound(&stream, UInt(bytes.count)))
        stream.next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
        stream.avail_in = UInt32(bytes.count)
        var status = Z_OK
        let result = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            stream.next_out = buffer.baseAddress
            stream.avail_out = UInt32(bound)
            status = deflate(&stream, Z_FINISH)
            count = bound - Int(stream.avail_out)
        }
        return status == Z_STREAM_END ? result : nil
    }
}
