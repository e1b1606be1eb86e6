/// Labels of a page that name its own parts: `<li><a href="#p1">Nonsmoker</a></li>` over `<div id="p1">`.
///
/// A label is a heading of its part, and no text of what stands below the row of labels.
struct PageTabs {
    /// The part that the open label names, and the element that ends it.
    private var open: (part: String, element: Element)?
    private var text = LooseText()
    /// A label that has ended, until its paragraph has: "¹" before a note is none.
    private var pending: (part: String, label: TextPiece)?
    private var labels: [String: TextPiece] = [:]
    private static let longest = 60

    var isOpen: Bool { open != nil }

    /// - Parameter isAlone: Whether nothing stands before the label in its paragraph.
    mutating func begin(_ name: Element, _ attributes: Attributes, isAlone: Bool) {
        guard open == nil, pending == nil, isAlone, let part = Self.part(name, attributes) else { return }
        open = (part, name)
        text = LooseText()
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) { text.append(bytes, line: line) }

    /// Ends the label; its text where it is none.
    mutating func end(_ name: Element) -> TextPiece? {
        guard let (part, element) = open, element == name else { return nil }
        open = nil
        guard let label = text.take() else { return nil }
        guard label.text.count <= Self.longest, label.text.count(where: \.isLetter) > 1 else { return label }
        pending = (part, label)
        return nil
    }

    /// What was taken for a label and is followed by more of its paragraph.
    mutating func takeBack() -> TextPiece? {
        defer { pending = nil }
        return pending?.label
    }

    /// The paragraph ended with its label.
    mutating func settle() {
        if let (part, label) = pending { labels[part] = label }
        pending = nil
    }

    /// The label of a part that begins.
    mutating func label(of attributes: Attributes) -> TextPiece? {
        guard !labels.isEmpty, let part = attributes["id"] else { return nil }
        return labels.removeValue(forKey: part)
    }

    private static func part(_ name: Element, _ attributes: Attributes) -> String? {
        if name == .a, let link = attributes["href"], link.hasPrefix("#"), link.count > 1 {
            return String(link.dropFirst())
        }
        return attributes["aria-controls"].flatMap { $0.isEmpty ? nil : $0 }
    }
}
