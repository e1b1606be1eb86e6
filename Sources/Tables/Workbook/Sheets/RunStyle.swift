/// How a run of a cell's text is shown, as far as it changes what the text says.
struct RunStyle: Equatable, Sendable {
    var isStruck = false
    var isRaised = false
    var symbolFont: SymbolFont?
    /// `nil` for the colour that the cell gives its text.
    var color: SheetColor?

    static let plain = RunStyle()
}

/// What of a cell's runs is not its text.
struct RunAsides: Sendable {
    var struck: [StruckText] = []
    var symbols = ""
    /// Runs with a colour of their own, by their places in the text.
    var coloured: [ColouredRun] = []

    var isEmpty: Bool { struck.isEmpty && symbols.isEmpty && coloured.isEmpty }

    /// Notes that the text has a colour of its own from a place on.
    mutating func colour(_ places: Range<Int>, _ color: SheetColor?) {
        if let color, !places.isEmpty { coloured.append(ColouredRun(places: places, color: color)) }
    }
}

/// A run with a colour of its own, by the bytes of the cell's text.
struct ColouredRun: Sendable {
    var places: Range<Int>
    var color: SheetColor
}

extension CellText {
    /// Appends a run as it is shown: raised digits as marks, symbols as what they show, struck text not at all.
    mutating func append(
        _ bytes: UnsafeBufferPointer<UInt8>, _ style: RunStyle, to sink: inout some CellSink, _ asides: inout RunAsides
    ) {
        let start = sink.cellTextCount
        if style == .plain {
            lines(bytes, to: &sink)
        } else if style.isStruck {
            asides.struck.strike(String(decoding: bytes, as: UTF8.self), at: sink.cellTextCount)
        } else if let font = style.symbolFont {
            let text = String(decoding: bytes, as: UTF8.self)
            let shown = font.shown(text)
            if shown == nil { asides.symbols += text }
            Array((shown ?? "\u{FFFD}").utf8).withUnsafeBufferPointer { lines($0, to: &sink) }
        } else if style.isRaised {
            Superscript.raised(bytes).withUnsafeBufferPointer { lines($0, to: &sink) }
        } else {
            lines(bytes, to: &sink)
        }
        asides.colour(start..<max(start, sink.cellTextCount), style.color)
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
