/// The running text of a page outside its tables: title, headings and paragraphs, each with its place.
struct Surroundings {
    /// A heading and what stands below it, above deeper headings and tables.
    private struct Section {
        var level: Int
        var piece: TextPiece
        var isKept: Bool
        var paragraphs: [TextPiece] = []
        var hasTable = false
        /// The label of a part of the page: deeper headings stand in it, and it ends with its part.
        var isPart = false

        var texts: [TextPiece] { (isKept ? [piece] : []) + paragraphs }
    }

    private var stack: [Section] = []
    /// Above the first heading.
    private var first: [TextPiece] = []
    /// Of sections that ended without a table.
    private var sectionsWithoutTable: [TextPiece] = []
    private(set) var paragraphs: [TextPiece] = []
    /// The term of a list of definitions, and whether one of them has followed it.
    private var term: (piece: TextPiece, isDefined: Bool)?
    private var loose = LooseText()
    private var headingLevel: Int?
    /// Whether a table has begun.
    private var hasTables = false
    private(set) var title: TextPiece?
    /// What of the text looks like a table.
    private(set) var tabular = TabularText()

    /// The headings that hold here, outermost first.
    var headings: [TextPiece] { stack.map(\.piece) }
    /// Whether no paragraph has begun.
    var isBlank: Bool { loose.isEmpty }
    var inHeading: Bool { headingLevel != nil }

    /// What stands above the deeper headings that hold here: it holds for every table below it.
    var above: [TextPiece] { first + stack.flatMap(\.paragraphs) }

    mutating func dropTrailingBlanks() { loose.dropTrailingBlanks() }

    /// "Smoker or non-smoker?" before "Smoker": the open paragraph names what may be chosen.
    func offers(_ choice: String) -> Bool { loose.offers(choice) }

    /// The last byte of the open paragraph that is no blank.
    var lastSign: UInt8? { inHeading ? nil : loose.lastSign }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) { loose.append(bytes, line: line) }

    mutating func strike(_ bytes: UnsafeBufferPointer<UInt8>) { loose.strike(bytes) }

    /// The paragraphs that were struck out whole, since it was last asked for.
    mutating func takeStruck() -> [String] {
        defer { loose.lost = [] }
        return loose.lost
    }

    mutating func appendBlank() { loose.append(0x20) }

    mutating func endTitle() {
        let piece = loose.take()
        title = title ?? piece
    }

    mutating func beginHeading(_ level: Int) { headingLevel = level }

    /// Ends a heading, where one is open. The paragraphs above it, where they belong to the table that ended before them.
    ///
    /// - Parameters:
    ///   - isBehindTable: Whether nothing but paragraphs stands between the heading and a table.
    ///   - isKept: Whether the text is the page's and not that of its menus.
    mutating func endHeading(isBehindTable: Bool, isKept: Bool) -> [TextPiece] {
        guard let level = headingLevel else { return [] }
        headingLevel = nil
        guard let piece = loose.take() else { return [] }
        let before = takeParagraphs()
        if !isBehindTable {
            if stack.isEmpty { first += before } else { stack[stack.count - 1].paragraphs += before }
        }
        joinTitle(level: level)
        let open = stack.firstIndex { $0.level >= level && !$0.isPart } ?? stack.count
        close(from: open)
        stack.append(Section(level: level, piece: piece, isKept: isKept))
        return isBehindTable ? before : []
    }

    /// The heading that ended last is that of a part.
    mutating func beginPart() {
        if let last = stack.indices.last { stack[last].isPart = true }
    }

    /// Ends the innermost part; what stands in it, and under no table's heading, goes on with what is around it.
    mutating func endPart() {
        guard let place = stack.lastIndex(where: \.isPart) else { return }
        let rest = stack[place...].flatMap(\.paragraphs)
        stack.removeSubrange(place...)
        if stack.isEmpty { first += rest } else { stack[stack.count - 1].paragraphs += rest }
    }

    private mutating func close(from place: Int) {
        let ended = stack[place...].filter { !$0.hasTable }
        sectionsWithoutTable += ended.flatMap(\.texts)
        stack.removeSubrange(place...)
    }

    /// Takes a top heading with nothing below it, where no table came before, as a line of the page's title that goes on with the
    /// next one.
    private mutating func joinTitle(level: Int) {
        guard level == 1, let last = stack.last, last.level == level, last.isKept, last.paragraphs.isEmpty,
            !last.hasTable,
            !hasTables
        else { return }
        stack.removeLast()
        if stack.isEmpty { first.append(last.piece) } else { stack[stack.count - 1].paragraphs.append(last.piece) }
    }

    /// A table begins under the headings that hold here.
    mutating func beginTable() {
        hasTables = true
        for place in stack.indices { stack[place].hasTable = true }
    }

    /// What sections without a table said, since it was last asked for.
    mutating func takeSectionsWithoutTable() -> [TextPiece] {
        defer { sectionsWithoutTable = [] }
        return sectionsWithoutTable
    }

    /// The end of the page: what stands behind its last table under headings of its own.
    mutating func takeRest() -> [TextPiece] {
        if let last = stack.indices.last, !stack[last].hasTable { stack[last].paragraphs += takeParagraphs() }
        close(from: stack.firstIndex { !$0.hasTable } ?? stack.count)
        return takeSectionsWithoutTable() + takeParagraphs()
    }

    /// - Parameters:
    ///   - isKept: Whether the text is the page's and not that of its menus.
    ///   - element: What the paragraph is made of.
    mutating func endParagraph(isKept: Bool, in element: Element) {
        guard let piece = loose.take(), isKept else { return }
        tabular.add(piece, in: element)
        switch element {
        case .dt:
            endTerm()
            term = (piece, false)
        case .dd: paragraphs.append(defined(piece))
        default:
            endTerm()
            paragraphs.append(piece)
        }
    }

    /// "Issue ages: 50–80" of `<dt>Issue ages</dt><dd>50–80</dd>`: neither says anything without the other.
    private mutating func defined(_ piece: TextPiece) -> TextPiece {
        guard let own = term, own.piece.struck.isEmpty else { return piece }
        term?.isDefined = true
        let lead =
            own.piece.text.hasSuffix(":") || own.piece.text.hasSuffix("?") ? own.piece.text : own.piece.text + ":"
        var joined = piece
        joined.text = "\(lead) \(piece.text)"
        joined.struck = piece.struck.map { StruckText($0.text, at: $0.offset + lead.utf8.count + 1) }
        return joined
    }

    /// A term without a definition is a paragraph.
    private mutating func endTerm() {
        if let own = term, !own.isDefined { paragraphs.append(own.piece) }
        term = nil
    }

    mutating func takeParagraphs() -> [TextPiece] {
        endTerm()
        defer { paragraphs = [] }
        return paragraphs
    }

    mutating func takeCaption() -> TextPiece? { loose.take() }
}
