import Paper

/// A table as it was found on a page, before its cells are text.
struct TableSketch {
    struct Cell {
        var row: Int
        var column: Int
        var rowSpan = 1
        var columnSpan = 1
        var words: [PrintedWord] = []
        /// The cell's own area on the turned page, where lines draw it.
        var area: PaperBox?

        var box: PaperBox? {
            words.isEmpty ? area : words.dropFirst().reduce(words[0].box) { $0.union($1.box) }
        }
    }

    /// What shows where rows and columns are.
    enum Evidence: String, Sendable { case lines, bands, strips }

    var evidence: Evidence
    /// On the turned page.
    var box: PaperBox
    var rowCount: Int
    var columnCount: Int
    /// In reading order, each place covered at most once.
    var cells: [Cell]
    /// Where columns part, `columnCount + 1` of them: the outer edges too.
    var edges: [Double]
    /// The columns of a table that lines do not close.
    var strips: ColumnStrips?
    /// Why the table cannot be read with certainty.
    var doubts: [PaperDoubt] = []

    /// How near its texts come to the lines of their cells.
    var margin: Double {
        cells.compactMap { cell in
            guard let area = cell.area, let box = cell.box, !cell.words.isEmpty else { return nil }
            return max(0, min(box.left - area.left, area.right - box.right))
        }.min() ?? 0
    }

    /// A cell's text: words with a blank between, lines with a line end.
    ///
    /// - Parameter room: How wide a line may be in the cell, where lines draw it. A phrase that goes on in small letters on the
    ///   next line because its next word had no room is one line; names below one another stay apart.
    static func text(of words: [PrintedWord], room: Double? = nil) -> String {
        let turned = words.filter(\.isTurned)
        guard turned.isEmpty else {
            // Writing from below upwards or from above downwards: its lines stand side by side.
            return words.map(\.text).joined(separator: " ")
        }
        let lines = PrintedLine.lines(of: words)
        guard let first = lines.first else { return "" }
        return zip(lines, lines.dropFirst()).reduce(first.text) { text, pair in
            text + (room.map { isWrapped(pair.0, before: pair.1, room: $0) } ?? false ? " " : "\n") + pair.1.text
        }
    }

    private static func isWrapped(_ line: PrintedLine, before next: PrintedLine, room: Double) -> Bool {
        guard line.words.count > 1, let word = next.words.first,
            word.text.unicodeScalars.first?.properties.isLowercase ?? false
        else { return false }
        let blank = zip(line.words, line.words.dropFirst()).map { $1.box.left - $0.box.right }.min() ?? 0
        return line.box.width + blank + word.box.width > room
    }
}

/// Why something on a page is not read with certainty, and where on the turned page.
struct PaperDoubt {
    enum Kind: Hashable {
        /// Lines that do not close a cell.
        case openCell
        /// A text that goes over a line of the table.
        case textAcrossLine
        /// Figures that no blank strip parts into columns.
        case columns
        /// A heading of which it is not clear which columns it stands over.
        case heading
        /// Words of which it is not clear whether they are headings or a row.
        case headingOrRow
        /// Lines right below a table that may be further lines of its last row.
        case rowBelow
        /// Lines of text of which it is not clear which make a row.
        case rows
        /// Words with a line over them that is none of the table's.
        case crossed
        /// Text in columns that is no table that could be read.
        case tabularText
        /// Writing in two directions in a cell, or turned in a table without lines.
        case turned
    }

    var kind: Kind
    var box: PaperBox
    var text = ""
}
