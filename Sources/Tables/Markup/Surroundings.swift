/// The running text of a page outside its tables: title, headings and paragraphs, each with its place.
struct Surroundings {
    private var stack: [(level: Int, piece: TextPiece)] = []
    private(set) var paragraphs: [TextPiece] = []
    private var loose = LooseText()
    private var headingLevel: Int?
    private(set) var title: TextPiece?

    /// The headings that hold here, outermost first.
    var headings: [TextPiece] { stack.map(\.piece) }
    var inHeading: Bool { headingLevel != nil }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) { loose.append(bytes, line: line) }

    mutating func appendBlank() { loose.append(0x20) }

    mutating func endTitle() {
        let piece = loose.take()
        title = title ?? piece
    }

    mutating func beginHeading(_ level: Int) { headingLevel = level }

    /// Whether a heading ended here.
    mutating func endHeading() -> Bool {
        guard let level = headingLevel else { return false }
        headingLevel = nil
        guard let piece = loose.take() else { return false }
        stack.removeAll { $0.level >= level }
        stack.append((level, piece))
        return true
    }

    /// - Parameter isKept: Whether the text is the page's and not that of its menus.
    mutating func endParagraph(isKept: Bool) {
        if let piece = loose.take(), isKept { paragraphs.append(piece) }
    }

    mutating func takeParagraphs() -> [TextPiece] {
        defer { paragraphs = [] }
        return paragraphs
    }

    mutating func takeCaption() -> TextPiece? { loose.take() }
}
