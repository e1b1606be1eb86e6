/// Parts of a page that have a label elsewhere on it: see ``PageTabs``.
extension MarkupEvents {
    /// A label of a part of the page.
    mutating func beginLabel(_ name: Element, _ attributes: Attributes) {
        guard frames.isEmpty, menuDepth == 0, !around.inHeading, !inTitle else { return }
        tabs.begin(name, attributes, isAlone: around.isBlank)
    }

    /// A block in an open label: it was none.
    mutating func loseLabel() {
        if let text = tabs.takeBack() { keepAgain(text) }
    }

    /// A part that has a label, below all headings that hold here.
    mutating func beginPart(_ name: Element, _ attributes: Attributes) {
        guard frames.isEmpty, menuDepth == 0, !around.inHeading, name.isBlock || name == .table else { return }
        endParagraph()
        if let label = tabs.label(of: attributes) {
            beginHeading(Self.levelOfParts)
            keepAgain(label)
            endHeading()
            around.beginPart()
            parts.append(depth)
        }
        if name == .table { keepLostLabels() }
    }

    /// A link of the contents says no more than the heading that it leads to; where it does, it is a text below it.
    mutating func keepHeadingLabel() {
        guard let label = headingLabel else { return }
        headingLabel = nil
        // "Male build table" of "Male"
        let words = Set(label.text.lowercased().split(separator: " "))
        let said = around.headings.last.map { $0.text.lowercased().split(separator: " ") } ?? []
        if !said.isEmpty, said.allSatisfy(words.contains) { return }
        keepAgain(label)
        endParagraph()
    }

    /// Labels of which no part has begun are texts of the page.
    mutating func keepLostLabels() {
        for text in tabs.takeLost() {
            keepAgain(text)
            endParagraph()
        }
    }

    mutating func endPart() {
        guard parts.last == depth + 1 else { return }
        parts.removeLast()
        around.endPart()
    }

    private static let levelOfParts = 7

    /// A row of the open table, unless the cells above it span too much.
    mutating func beginRow(line: Int) {
        guard let last = frames.indices.last else { return }
        excess = excess ?? SparsePlaces.excess(of: frames[last].builder, line: line)
        frames[last].beginRow()
    }

    mutating func keepAgain(_ piece: TextPiece) {
        var text = piece.text
        text.withUTF8 { around.append($0, line: piece.line ?? 0) }
        around.appendBlank()
    }
}
