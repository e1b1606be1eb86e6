/// Labels of a page that name its own parts: `<li><a href="#p1">Nonsmoker</a></li>` over `<div id="p1">`.
///
/// A label is a heading of its part, and no text of what stands below the row of labels. Where no part of a row of labels begins
/// before the next table does, they are texts like any others.
struct PageTabs {
    /// The part that the open label names, and the element that ends it.
    private var open: (part: String, element: Element)?
    private var text = LooseText()
    /// A label that has ended, until its paragraph has: "¹" before a note is none.
    private var pending: (part: String, label: TextPiece)?
    /// Labels whose parts have not begun.
    private var labels: [(part: String, label: TextPiece)] = []
    /// The rest of rows of labels of which a part has begun, and that others have followed.
    private var earlier: [(part: String, label: TextPiece)] = []
    /// Whether a part of these labels has begun.
    private var isOfParts = false
    private static let longest = 60
    /// "Skip to content", "Back to top".
    private static let ways: Set<String> = ["skip", "jump", "back", "go", "return", "top"]

    var isOpen: Bool { open != nil }

    /// - Parameter isAlone: Whether nothing stands before the label in its paragraph.
    mutating func begin(_ name: Element, _ attributes: Attributes, isAlone: Bool) {
        guard open == nil, isAlone, let part = Self.part(name, attributes) else { return }
        settle()
        open = (part, name)
        text = LooseText()
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) { text.append(bytes, line: line) }

    /// Ends the label; its text where it is none.
    mutating func end(_ name: Element) -> TextPiece? {
        guard let (part, element) = open, element == name else { return nil }
        open = nil
        guard let label = text.take() else { return nil }
        let first = label.text.prefix { $0 != " " }.lowercased()
        guard label.text.count <= Self.longest, label.text.count(where: \.isLetter) > 1, !Self.ways.contains(first)
        else {
            return label
        }
        pending = (part, label)
        return nil
    }

    /// What was taken for a label, and has a block of its own in it, or more of its paragraph behind it.
    mutating func takeBack() -> TextPiece? {
        defer { (pending, open) = (nil, nil) }
        return open == nil ? pending?.label : text.take()
    }

    /// The paragraph ended with its label.
    mutating func settle() {
        if let pending {
            if isOfParts { (earlier, labels, isOfParts) = (earlier + labels, [], false) }
            labels.append(pending)
        }
        pending = nil
    }

    /// The label of a part that begins.
    mutating func label(of attributes: Attributes) -> TextPiece? {
        guard !labels.isEmpty || !earlier.isEmpty, let part = attributes["id"] else { return nil }
        if let place = labels.firstIndex(where: { $0.part == part }) {
            isOfParts = true
            return labels.remove(at: place).label
        }
        return earlier.firstIndex { $0.part == part }.map { earlier.remove(at: $0).label }
    }

    /// Labels of which no part has begun.
    mutating func takeLost() -> [TextPiece] {
        settle()
        guard !isOfParts else { return [] }
        defer { labels = [] }
        return labels.map(\.label)
    }

    private static func part(_ name: Element, _ attributes: Attributes) -> String? {
        if name == .a, let link = attributes["href"], link.hasPrefix("#"), link.count > 1 {
            return String(link.dropFirst())
        }
        return attributes["aria-controls"].flatMap { $0.isEmpty ? nil : $0 }
    }
}
