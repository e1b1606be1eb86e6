/// A piece of HTML inside an XML file that holds something else: the content of a feed's entry, a cell of an export.
///
/// It is read as a page: from its outermost element (``start(_:attributes:line:)``) until that one ends.
struct EmbeddedPage {
    private(set) var events: MarkupEvents
    /// The outermost element's name, and the line it begins on.
    let name: String
    let line: Int
    /// What the outermost element says in attributes that HTML gives no meaning: `<table title="Ages 50-64">`.
    private(set) var sayings: [RecordField] = []
    private var depth = 0

    init(name: String, line: Int, firstTable: Int) {
        self.name = name
        self.line = line
        events = MarkupEvents(firstTable: firstTable)
    }

    mutating func start(_ element: Element, attributes: Attributes, line: Int) {
        depth += 1
        events.startElement(element, attributes: attributes, line: line)
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) { events.text(bytes, line: line) }

    /// Whether the outermost element has ended.
    mutating func end(_ element: Element) -> Bool {
        depth -= 1
        events.endElement(element)
        if depth == 0 { events.finish() }
        return depth == 0
    }

    /// The tables of the page once it has ended.
    mutating func takeTables() -> [Table] { events.takeReady() }

    /// Replays elements that were taken for records until a cell of HTML began in them: `<table class="a">`, its caption
    /// and columns, `<thead>`, `<tr>`.
    mutating func replay(_ frames: ArraySlice<RecordFrame>) {
        sayings = frames.first?.attributes.filter { !Self.drawing.contains($0.name.lowercased()) } ?? []
        for frame in frames {
            let element = Element(text: frame.name)
            Attributes.with(frame.attributes) { start(element, attributes: $0, line: frame.line) }
            for column in frame.columns {
                Attributes.with(column) { start(.col, attributes: $0, line: frame.line) }
                _ = end(.col)
            }
            for leaf in frame.leaves {
                start(.caption, attributes: Attributes(nil), line: leaf.line)
                Array(leaf.text.utf8).withUnsafeBufferPointer { text($0, line: leaf.line) }
                _ = end(.caption)
            }
        }
    }

    /// Attributes that say how a table looks, or what it is to a program.
    private static let drawing: Set<String> = [
        "align", "bgcolor", "border", "cellpadding", "cellspacing", "class", "dir", "frame", "height", "id", "lang",
        "role",
        "rules", "style", "valign", "width",
    ]

    /// Whether a text is markup with a table in it, as `<![CDATA[…]]>` and `&lt;table&gt;` carry it.
    static func isMarkup(_ text: [UInt8]) -> Bool {
        contains(text, "<table") && (contains(text, "<td") || contains(text, "<th"))
    }

    private static func contains(_ text: [UInt8], _ tag: StaticString) -> Bool {
        let size = tag.utf8CodeUnitCount
        guard text.count >= size else { return false }
        return (0...text.count - size).contains { place in
            text[place] == 0x3C && (1..<size).allSatisfy { text[place + $0] | 0x20 == tag.utf8Start[$0] }
        }
    }
}
