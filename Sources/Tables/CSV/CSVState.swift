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
        let bytes = bytes.bindMemory(to: UInt8.self)
        builder.skipColumns(to: column)
        builder.beginCell(TableBuilder.Span(), line: line)
        append(bytes)
        guard builder.cellHasText else { return builder.dropCell() }
        filled += 1
        if RowForm.isFigure(builder.cellBytes) { figures += 1 }
        builder.endCell()
    }

    /// Line ends inside a quoted field are kept as one; other runs of blanks become one; outer blanks go.
    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        var pending: UInt8 = 0
        var run = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte > 0x20, byte < 0xC2 || byte > 0xE3 && byte != 0xEF {
                if pending == 0 {
                    index += 1
                    continue
                }
            } else if Blank.isBlank(byte) || byte >= 0xC2 {
                let unseen = byte >= 0xC2 ? Blank.wide(bytes, at: index) : (.blank, 1)
                if let unseen {
                    if run < index { builder.append(UnsafeBufferPointer(rebasing: bytes[run..<index])) }
                    if unseen.kind == .blank { pending = byte == 0x0A || pending == 0x0A ? 0x0A : 0x20 }
                    index += unseen.length
                    run = index
                    continue
                }
            }
            if pending != 0, builder.cellHasText { builder.append(pending) }
            pending = 0
            index += 1
        }
        if run < bytes.count { builder.append(UnsafeBufferPointer(rebasing: bytes[run...])) }
    }

    mutating func takeBuilder() -> TableBuilder {
        defer { builder = TableBuilder() }
        return builder
    }
}
