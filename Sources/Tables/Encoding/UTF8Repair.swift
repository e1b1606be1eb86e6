/// Text that is UTF-8 but for stray bytes, as a file has where one line was pasted from another program.
///
/// The stray bytes are read as windows-1252, each where it stands, so that one of them does not turn every accent of the
/// file into two signs.
struct UTF8Repair {
    private(set) var text: [UInt8] = []
    /// Characters of two bytes and more that are well-formed.
    private(set) var sequences = 0
    private(set) var strays = 0
    private(set) var firstStray: Int?

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        text.reserveCapacity(bytes.count + bytes.count / 16)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                text.append(byte)
                index += 1
            } else if let length = UTF8Check.sequenceLength(bytes, at: index) {
                text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[index..<index + length]))
                sequences += 1
                index += length
            } else {
                text.append(contentsOf: UTF8.encode(SingleByteEncoding.windows1252.scalar(byte))!)
                strays += 1
                firstStray = firstStray ?? index
                index += 1
            }
        }
    }

    /// Whether this is UTF-8 with a few slips, and not another encoding with a few look-alikes.
    var isMostlyUTF8: Bool { sequences >= 2 * strays }
}
