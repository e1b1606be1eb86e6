/// Parquet's hybrid encoding of small numbers: a value that comes eight times or more as a run, others packed in groups of eight.
enum ParquetRuns {
    /// How many bits a number up to `largest` takes; at least one, since some readers take none for a mistake.
    static func width(upTo largest: Int) -> Int { max(1, Int.bitWidth - largest.leadingZeroBitCount) }

    static func encoded(_ values: [UInt32], width: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var packed: [UInt32] = []
        var next = 0
        while next < values.count {
            let value = values[next]
            var end = next + 1
            while end < values.count, values[end] == value { end += 1 }
            if packed.count.isMultiple(of: 8), end - next >= 8 {
                pack(&packed, width, into: &bytes)
                bytes.appendVarint(UInt64(end - next) << 1)
                for byte in 0..<(width + 7) / 8 { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(8 * byte))) }
                next = end
            } else {
                // A group that was begun is filled, whatever comes.
                let taken = min(end - next, 8 - packed.count % 8)
                packed += values[next..<next + taken]
                next += taken
            }
        }
        pack(&packed, width, into: &bytes)
        return bytes
    }

    /// Packs groups of eight, the last one filled up with zeros.
    private static func pack(_ values: inout [UInt32], _ width: Int, into bytes: inout [UInt8]) {
        guard !values.isEmpty else { return }
        let groups = (values.count + 7) / 8
        bytes.appendVarint(UInt64(groups) << 1 | 1)
        var held: UInt64 = 0
        var count = 0
        for place in 0..<groups * 8 {
            held |= UInt64(place < values.count ? values[place] : 0) << UInt64(count)
            count += width
            while count >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: held))
                held >>= 8
                count -= 8
            }
        }
        values.removeAll(keepingCapacity: true)
    }
}
