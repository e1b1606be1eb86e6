/// A part of a page outside tables that is not shown, such as `<div hidden>`. Tabbed pages show theirs by a script, which knows them by a
/// class or an id.
struct UnseenPart {
    /// How deep the parser stood where it began.
    fileprivate var start: Int?
    /// Where the tables in it begin.
    var tables: [Int: Int] = [:]
    /// What stands hidden in the open cell.
    var words: [UInt8] = []

    var isOpen: Bool { start != nil }
}

extension MarkupEvents {
    mutating func beginHidden(_ name: Element, _ attributes: Attributes) {
        guard unseen.start == nil, ["id", "class", "role"].allSatisfy({ attributes[$0] == nil }),
            hidden.showing(of: name, attributes) == .hidden
        else { return }
        unseen.start = depth
    }

    mutating func endHidden() {
        if let start = unseen.start, depth < start { unseen.start = nil }
    }

    /// A table of data has ended.
    mutating func reportUnseen(_ table: Int) {
        guard let line = unseen.tables[table] else { return }
        note(MarkupNotice(kind: .hiddenTable, table: table, line: line))
    }

    /// `<th><span hidden>Preferred</span></th>`: the column has lost its name.
    mutating func keepHiddenWords() {
        defer { unseen.words = [] }
        guard let last = frames.last, last.inCell, !last.cellIsHidden, !last.builder.cellHasText else { return }
        let text = String(decoding: unseen.words, as: UTF8.self)
        guard text.contains(where: \.isLetter) || text.contains(where: \.isNumber) else { return }
        note(MarkupNotice(kind: .hiddenWords(text), table: last.index, line: last.line))
    }
}
