/// What libcsv's callback writes into: the table that grows, and the form of the row at hand.
struct CSVState {
    var builder = TableBuilder()
    /// Fields of the row, blank ones too.
    private(set) var width = 0
    private(set) var filled = 0
    private(set) var figures = 0
    private var line = 0
    private var column = 0

    mutating func beginRow(line: Int) {
        self.line = line
        width = 0
        filled = 0
        figures = 0
        column = 0
        builder.beginRow()
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        width += 1
        defer { column += 1 }
        guard let range = CSVState.trimmed(bytes) else { return }
        filled += 1
        builder.skipColumns(to: column)
        builder.beginCell(TableBuilder.Span(), line: line)
        var previousWasBlank = false
        for byte in bytes[range] {
            // Line ends inside a quoted field are kept as one; other runs of blanks become one.
            let symbol: UInt8 = byte == 0x0D || byte == 0x09 ? 0x20 : byte
            let isBlank = symbol == 0x20
            if isBlank, previousWasBlank { continue }
            if symbol == 0x0A, builder.lastByte == 0x20 { builder.removeLastByte() }
            builder.append(symbol)
            previousWasBlank = isBlank || symbol == 0x0A
        }
        let start = builder.cells[builder.cells.count - 1].start
        if RowForm.isFigure(builder.arena[start...]) { figures += 1 }
        builder.endCell()
    }

    /// The range without outer blanks and non-breaking blanks; `nil` when nothing else is there.
    private static func trimmed(_ bytes: UnsafeRawBufferPointer) -> Range<Int>? {
        var low = 0
        var high = bytes.count
        while low < high {
            if isBlank(bytes[low]) {
                low += 1
            } else if bytes[low] == 0xC2, low + 1 < high, bytes[low + 1] == 0xA0 {
                low += 2
            } else {
                break
            }
        }
        while high > low {
            if isBlank(bytes[high - 1]) {
                high -= 1
            } else if high - 1 > low, bytes[high - 1] == 0xA0, bytes[high - 2] == 0xC2 {
                high -= 2
            } else {
                break
            }
        }
        return low < high ? low..<high : nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    mutating func takeBuilder() -> TableBuilder {
        defer { builder = TableBuilder() }
        return builder
    }
}
