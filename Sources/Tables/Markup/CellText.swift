/// Takes the text of the cell that is open.
protocol CellSink {
    /// Whether the open cell has text so far.
    var cellHasText: Bool { get }
    /// Its bytes so far.
    var cellTextCount: Int { get }
    /// Its last byte so far.
    var lastByte: UInt8? { get }
    mutating func append(_ byte: UInt8)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>)
}

/// Puts a cell's text together as a browser shows it: blanks collapse, blocks and `<br>` begin a new line.
struct CellText {
    private var wantsBlank = false
    private var wantsBreak = false

    mutating func reset() {
        wantsBlank = false
        wantsBreak = false
    }

    /// The next text goes on a new line, if there is text before it.
    mutating func lineBreak() { wantsBreak = true }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, to builder: inout some CellSink) {
        var run = 0
        var index = 0
        let count = bytes.count
        while index < count {
            let byte = bytes[index]
            // Text goes in runs: only blanks and what looks like one stop it.
            if byte > 0x20, byte < 0xC2 || byte > 0xE3 && byte != 0xEF, !wantsBlank, !wantsBreak {
                index += 1
                continue
            }
            let unseen: (kind: Blank.Kind, length: Int)? =
                Blank.isBlank(byte) ? (.blank, 1) : byte >= 0xC2 ? Blank.wide(bytes, at: index) : nil
            if let unseen {
                flush(bytes, run..<index, &builder)
                if unseen.kind == .blank { wantsBlank = true }
                index += unseen.length
                run = index
                continue
            }
            separate(&builder)
            if byte == 0xC2, index + 1 < count, bytes[index + 1] < 0xA0 {
                // `&#150;` and its like mean windows-1252, whatever the page is in.
                flush(bytes, run..<index, &builder)
                for unit in UTF8.encode(SingleByteEncoding.windowsScalar(bytes[index + 1]))! { builder.append(unit) }
                index += 2
                run = index
                continue
            }
            index += 1
        }
        flush(bytes, run..<count, &builder)
    }

    private func flush(_ bytes: UnsafeBufferPointer<UInt8>, _ run: Range<Int>, _ builder: inout some CellSink) {
        if !run.isEmpty { builder.append(UnsafeBufferPointer(rebasing: bytes[run])) }
    }

    private mutating func separate(_ builder: inout some CellSink) {
        guard wantsBlank || wantsBreak else { return }
        if builder.cellHasText {
            // "Non-" above "Tobacco" is one word in two lines.
            if wantsBreak, !wantsBlank, builder.lastByte == 0x2D { (wantsBreak, wantsBlank) = (false, false) }
            if wantsBreak { builder.append(0x0A) } else if wantsBlank { builder.append(0x20) }
        }
        wantsBreak = false
        wantsBlank = false
    }
}
