/// The texts that a workbook's cells share, as they are shown.
final class SharedStrings: PartEvents {
    /// One arena of texts.
    struct Arena: CellSink {
        var bytes: [UInt8] = []
        var start = 0

        var cellHasText: Bool { bytes.count > start }
        var cellTextCount: Int { bytes.count - start }
        var lastByte: UInt8? { cellHasText ? bytes.last : nil }
        mutating func append(_ byte: UInt8) { bytes.append(byte) }
        mutating func append(_ piece: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: piece) }
    }

    private(set) var arena = Arena()
    /// By number: where the text lies in the arena.
    private(set) var texts: [Range<Int>] = []
    /// What of a text is struck out or unknown; few texts have such.
    private(set) var asides: [Int: RunAsides] = [:]
    private var runs = RichRuns()

    func start(_ name: ElementName, _ attributes: PartAttributes) {
        guard name == "si" else { return runs.start(name, attributes) }
        arena.start = arena.bytes.count
        runs = RichRuns()
    }

    func end(_ name: ElementName) {
        guard name == "si" else { return runs.end(name, to: &arena) }
        while arena.cellHasText, let last = arena.bytes.last, last == 0x20 || last == 0x0A { arena.bytes.removeLast() }
        if !runs.asides.isEmpty { asides[texts.count] = runs.asides }
        texts.append(arena.start..<arena.bytes.count)
    }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) { runs.text(bytes) }
}
