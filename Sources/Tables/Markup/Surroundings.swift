/// The running text of a page outside its tables: title, headings and paragraphs, each with its place.
struct Surroundings {
    private var stack: [(level: Int, piece: TextPiece)] = []
    private(set) var paragraphs: [TextPiece] = []
    private var loose = LooseText()
    private var headingLevel: Int?
    private(set) var title: TextPiece?
    /// What of the text looks like a table.
    private(set) var tabular = TabularText()

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

    /// - Parameters:
    ///   - isKept: Whether the text is the page's and not that of its menus.
    ///   - element: What the paragraph is made of.
    mutating func endParagraph(isKept: Bool, in element: Element) {
        guard let piece = loose.take(), isKept else { return }
        paragraphs.append(piece)
        tabular.add(piece, in: element)
    }

    mutating func takeParagraphs() -> [TextPiece] {
        defer { paragraphs = [] }
        return paragraphs
    }

    mutating func takeCaption() -> TextPiece? { loose.take() }
}
