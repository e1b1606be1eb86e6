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
    /// Why the table cannot be read with certainty.
    var doubts: [PaperDoubt] = []

    /// A cell's text: words with a blank between, lines with a line end.
    static func text(of words: [PrintedWord]) -> String {
        let turned = words.filter(\.isTurned)
        guard turned.isEmpty else {
            // Writing from below upwards or from above downwards: its lines stand side by side.
            return words.map(\.text).joined(separator: " ")
        }
        return PrintedLine.lines(of: words).map(\.text).joined(separator: "\n")
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
        /// Lines of text of which it is not clear which make a row.
        case rows
        /// Text in columns that is no table that could be read.
        case tabularText
        /// Writing in two directions in a cell, or turned in a table without lines.
        case turned
    }

    var kind: Kind
    var box: PaperBox
    var text = ""
}
