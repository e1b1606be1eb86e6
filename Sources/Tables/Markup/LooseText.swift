/// Running text outside cells: headings, paragraphs, captions.
struct LooseText {
    private var bytes: [UInt8] = []
    private(set) var line = 0
    /// What is struck out of it, by where in the bytes.
    private var struck: [StruckText] = []
    /// Pieces of which nothing else was left.
    var lost: [String] = []

    var isEmpty: Bool { bytes.isEmpty }
    mutating func dropTrailingBlanks() {
        while let last = bytes.last, Blank.isBlank(last) { bytes.removeLast() }
    }

    /// Whether it holds the words of a choice.
    func offers(_ choice: String) -> Bool {
        func words(_ text: String) -> [Substring] { text.lowercased().split { !$0.isLetter && !$0.isNumber } }
        return words(String(decoding: bytes, as: UTF8.self)).contains(words(choice))
    }

    var lastSign: UInt8? { bytes.last { !Blank.isBlank($0) } }

    mutating func append(_ more: UnsafeBufferPointer<UInt8>, line: Int) {
        if bytes.allSatisfy(Blank.isBlank) {
            // The parser stands at the end of the text by now; its first word may stand lines above.
            guard let first = more.firstIndex(where: { !Blank.isBlank($0) }) else { return }
            bytes.removeAll(keepingCapacity: true)
            self.line = line - more[first...].count { $0 == 0x0A }
        }
        bytes.append(contentsOf: more)
    }

    mutating func append(_ byte: UInt8) {
        if !bytes.isEmpty { bytes.append(byte) }
    }

    mutating func strike(_ more: UnsafeBufferPointer<UInt8>) {
        struck.strike(String(decoding: more.map { Blank.isBlank($0) ? 0x20 : $0 }, as: UTF8.self), at: bytes.count)
    }

    /// The text so far, blanks collapsed; `nil` when there is none.
    mutating func take() -> TextPiece? {
        defer { struck.removeAll() }
        let struck = self.struck.shown
        guard !bytes.isEmpty else {
            lose(struck)
            return nil
        }
        defer { bytes.removeAll(keepingCapacity: true) }
        let text = bytes.allSatisfy { $0 < 0x80 } ? collapsedASCII : collapsed
        guard !text.isEmpty else {
            lose(struck)
            return nil
        }
        var piece = TextPiece(text, line: line)
        piece.struck = struck.map {
            StruckText($0.text, at: Self.collapsed(bytes[..<min($0.offset, bytes.count)]).utf8.count)
        }
        return piece
    }

    private mutating func lose(_ struck: [StruckText]) {
        if !struck.isEmpty, lost.count < 200 { lost.append(struck.map(\.text).joined(separator: " ")) }
    }

    private var collapsed: String { Self.collapsed(bytes[...]) }

    private static func collapsed(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
            .split(whereSeparator: { $0.isWhitespace || $0 == "\u{A0}" }).joined(separator: " ")
    }

    /// The same, without looking characters up.
    private var collapsedASCII: String {
        String(unsafeUninitializedCapacity: bytes.count) { buffer in
            var count = 0
            var wantsBlank = false
            for byte in bytes {
                if Blank.isBlank(byte) {
                    wantsBlank = count > 0
                    continue
                }
                if wantsBlank {
                    buffer[count] = 0x20
                    count += 1
                    wantsBlank = false
                }
                buffer[count] = byte
                count += 1
            }
            return count
        }
    }
}
