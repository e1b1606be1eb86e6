/// A text that a file shows struck out: the reading leaves it out, a drawing of the file shows it.
package struct StruckText: Sendable, Hashable {
    /// Before which byte it stands of the text that is read.
    package var offset: Int
    package var text: String

    package init(_ text: String, at offset: Int) {
        self.offset = offset
        self.text = text
    }
}

extension [StruckText] {
    /// What is kept of one text: nobody reads more that does not hold.
    private static let longest = 2_000
    private static let most = 200

    /// Adds what is struck; what follows on the last one is one with it.
    mutating func strike(_ text: String, at offset: Int) {
        if let last = last, last.offset == offset {
            guard last.text.utf8.count < Self.longest else { return }
            self[count - 1].text += text
        } else if count < Self.most {
            append(StruckText(text, at: offset))
        }
        if self[count - 1].text.utf8.count > Self.longest {
            self[count - 1].text = String(self[count - 1].text.prefix(Self.longest))
        }
    }

    /// All of it, for a finding.
    var joined: String { map(\.text).joined() }

    /// Without those that are blank.
    var shown: [StruckText] { filter { !$0.text.allSatisfy(\.isWhitespace) } }
}

/// What a table shows struck out, by the places of its cells: one of which nothing else is shown is no cell of the table.
package struct StruckTexts: Sendable {
    /// What is struck at a place.
    package struct Entry: Sendable {
        package var texts: [StruckText] = []
        package var rowSpan = 1
        package var columnSpan = 1
        /// The cell's own text is struck as a whole, and kept as that of a hidden cell.
        package var isWhole = false
    }

    package struct Place: Hashable, Sendable {
        package var row: Int
        package var column: Int

        init(_ row: Int, _ column: Int) { (self.row, self.column) = (row, column) }
    }

    /// A chart has a few; a file that strikes out everything is not drawn whole.
    private static let most = 20_000

    package private(set) var entries: [Place: Entry] = [:]
    /// Those that cover more than their place.
    private var wide: [Place] = []

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    package subscript(row: Int, column: Int) -> Entry? { entries.isEmpty ? nil : entries[Place(row, column)] }

    /// The place of one that covers another place.
    package func cover(of row: Int, _ column: Int) -> Place? {
        wide.first { place in
            guard let entry = entries[place], (place.row, place.column) != (row, column) else { return false }
            return (place.row..<place.row + entry.rowSpan).contains(row)
                && (place.column..<place.column + entry.columnSpan).contains(column)
        }
    }

    mutating func change(row: Int, column: Int, _ body: (inout Entry) -> Void) {
        let place = Place(row, column)
        guard entries.count < Self.most || entries[place] != nil else { return }
        body(&entries[place, default: Entry()])
        if let entry = entries[place], entry.rowSpan > 1 || entry.columnSpan > 1, wide.count < 200 {
            wide.append(place)
        }
    }

    mutating func strike(_ text: String, at offset: Int, row: Int, column: Int) {
        change(row: row, column: column) { $0.texts.strike(text, at: offset) }
    }

    /// The places moved, or left out where they have none.
    func moved(_ place: (Place) -> Place?) -> StruckTexts {
        guard !isEmpty else { return self }
        var result = StruckTexts()
        for (own, entry) in entries {
            if let place = place(own) { result.entries[place] = entry }
        }
        return result
    }

    /// Without what turns out to be blank.
    var shown: StruckTexts {
        guard !isEmpty else { return self }
        var result = self
        for (place, entry) in entries {
            result.entries[place]?.texts = entry.texts.shown
            if !entry.isWhole, entry.texts.shown.isEmpty { result.entries[place] = nil }
        }
        return result
    }
}

extension Table {
    /// The rows of a drawing of the table: below its last cell something may be struck.
    package var drawnRows: Int { struck.entries.keys.reduce(rowCount) { max($0, $1.row + 1) } }
    /// The same of columns.
    package var drawnColumns: Int { struck.entries.keys.reduce(columnCount) { max($0, $1.column + 1) } }
}
