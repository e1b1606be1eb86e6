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

    private func flush(_ bytes: UnsafeBufferPointer<UInt8>, _ run: Range<Int>, _ builder: inout TableBuilder) {
        if !run.isEmpty { builder.append(UnsafeBufferPointer(rebasing: bytes[run])) }
    }

    private mutating func separate(_ builder: inout TableBuilder) {
        guard wantsBlank || wantsBreak else { return }
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
        if bytes.allSatisfy(Blank.isBlank) {
            // The parser stands at the end of the text by now; its first word may stand lines above.
            guard let first = more.firstIndex(where: { !Blank.isBlank($0) }) else { return }
            self.line = line - more[first...].count { $0 == 0x0A }
        }
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
