import ChartSchema
import Tables

/// Everything a cell's text can be taken for, before its place decides which of it is meant.
struct CellSense: Sendable {
    let text: String
    let folded: FoldedText
    /// The cell is a height by its own marks.
    let height: HeightCell?
    /// The cell is a number, a range or an open end.
    let interval: Interval?

    init(_ text: String) {
        self.text = text
        folded = FoldedText(text)
        height = HeightCell.read(folded)
        interval = Interval.read(folded)
    }

    static let blank = CellSense("")

    var isBlank: Bool { folded.isEmpty }
    /// A height with feet, not bare inches.
    var isFullHeight: Bool { height?.range != nil }
    var isNumeric: Bool { interval != nil }
    /// Words, and nothing that could be a figure or a height.
    var isWords: Bool { !isBlank && height == nil && interval == nil && !isNothing }
    /// A sign that stands for "nothing here": `-`, `n/a`.
    var isNothing: Bool {
        ["-", "--", "---", "n/a", "na", "n.a.", "x", "none", "s.o."].contains(folded.string)
    }
}
