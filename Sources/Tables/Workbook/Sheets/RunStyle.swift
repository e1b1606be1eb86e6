/// How a run of a cell's text is shown, as far as it changes what the text says.
struct RunStyle: Equatable, Sendable {
    var isStruck = false
    var isRaised = false
    var symbolFont: SymbolFont?

    static let plain = RunStyle()
}

/// What of a cell's runs is not its text.
struct RunAsides: Sendable {
    var struck: [StruckText] = []
    var symbols = ""

    var isEmpty: Bool { struck.isEmpty && symbols.isEmpty }

    mutating func add(_ other: RunAsides) {
        for piece in other.struck { struck.strike(piece.text, at: piece.offset) }
        symbols += other.symbols
    }
}

extension CellText {
    /// Appends a run as it is shown: raised digits as marks, symbols as what they show, struck text not at all.
    mutating func append(
        _ bytes: UnsafeBufferPointer<UInt8>, _ style: RunStyle, to sink: inout some CellSink, _ asides: inout RunAsides
    ) {
        if style == .plain {
            lines(bytes, to: &sink)
        } else if style.isStruck {
            asides.struck.strike(String(decoding: bytes, as: UTF8.self), at: sink.cellTextCount)
        } else if let font = style.symbolFont {
            let text = String(decoding: bytes, as: UTF8.self)
            let shown = font.shown(text)
            if shown == nil { asides.symbols += text }
            Array((shown ?? "\u{FFFD}").utf8).withUnsafeBufferPointer { lines($0, to: &sink) }
        } else {
            Superscript.raised(bytes).withUnsafeBufferPointer { lines($0, to: &sink) }
        }
    }

    /// A line end in a cell's text begins a new line, as the sheet shows it.
    private mutating func lines(_ bytes: UnsafeBufferPointer<UInt8>, to sink: inout some CellSink) {
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == 0x0A {
            append(UnsafeBufferPointer(rebasing: bytes[start..<index]), to: &sink)
            lineBreak()
            start = index + 1
        }
        append(UnsafeBufferPointer(rebasing: bytes[start...]), to: &sink)
    }
}
