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

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, to builder: inout TableBuilder) {
        var run = 0
        var index = 0
        let count = bytes.count
        func flush(_ end: Int, _ builder: inout TableBuilder) {
            if end > run { builder.append(UnsafeBufferPointer(rebasing: bytes[run..<end])) }
        }
        while index < count {
            let byte = bytes[index]
            var length = 0
            if byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C {
                length = 1
            } else if byte == 0xC2, index + 1 < count, bytes[index + 1] == 0xA0 {
                length = 2
            } else if byte == 0xC2, index + 1 < count, bytes[index + 1] >= 0x80, bytes[index + 1] < 0xA0 {
                // `&#150;` and its like mean windows-1252, whatever the page is in.
                flush(index, &builder)
                separate(&builder)
                for unit in UTF8.encode(SingleByteEncoding.windowsScalar(bytes[index + 1]))! { builder.append(unit) }
                index += 2
                run = index
                continue
            }
            if length > 0 {
                flush(index, &builder)
                wantsBlank = true
                index += length
                run = index
                continue
            }
            if wantsBlank || wantsBreak {
                separate(&builder)
                run = index
            }
            index += 1
        }
        flush(count, &builder)
    }

    private mutating func separate(_ builder: inout TableBuilder) {
        if builder.cellHasText {
            if wantsBreak { builder.append(0x0A) } else if wantsBlank { builder.append(0x20) }
        }
        wantsBreak = false
        wantsBlank = false
    }
}

/// Running text outside tables: headings, paragraphs, captions.
struct LooseText {
    private var bytes: [UInt8] = []
    private(set) var line = 0

    var isEmpty: Bool { bytes.isEmpty }

    mutating func append(_ more: UnsafeBufferPointer<UInt8>, line: Int) {
        if bytes.isEmpty { self.line = line }
        bytes.append(contentsOf: more)
    }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// The text so far, blanks collapsed; `nil` when there is none.
    mutating func take() -> TextPiece? {
        defer { bytes.removeAll(keepingCapacity: true) }
        let text = String(decoding: bytes, as: UTF8.self)
            .split(whereSeparator: { $0.isWhitespace || $0 == "\u{A0}" }).joined(separator: " ")
        return text.isEmpty ? nil : TextPiece(text, line: line)
    }
}
