import ChartSchema
import Pipeline
import Reading
import Tables

/// A real chart as lines of cells, written as CSV and read like any file: what damage is done to.
struct PlainSheet: Sendable {
    /// Every cell of every line; titles and headings are lines of one cell.
    var lines: [[String]]
    let instructions: ReadingInstructions

    /// - Parameter isFilled: Repeat the text of a merged cell in every place it covers, where it is else in the first.
    init(_ document: Document, instructions: ReadingInstructions, isFilled: Bool) {
        var lines: [[String]] = []
        for table in document.tables where table.furniture == nil {
            if !lines.isEmpty { lines.append([]) }
            lines += (table.headings.suffix(1) + [table.caption].compactMap(\.self)).map { [$0.text] }
            for row in 0..<table.rowCount {
                lines.append(
                    (0..<table.columnCount).map { column in
                        let cell = table.cell(row: row, column: column)
                        let isAnchor = isFilled || table.isAnchor(row: row, column: column)
                        let isShown = isAnchor && cell?.isHidden == false
                        return isShown ? table.text(row: row, column: column) : ""
                    })
            }
        }
        self.lines = lines
        var instructions = instructions
        instructions.layout = nil
        self.instructions = instructions
    }

    /// Lines and columns exchanged.
    var turned: [[String]] { Self.turned(lines) }

    static func turned(_ lines: [[String]]) -> [[String]] {
        let width = lines.map(\.count).max() ?? 0
        return (0..<width).map { column in lines.map { column < $0.count ? $0[column] : "" } }
    }

    /// The sheet as a file, every cell in quotes and on one line.
    var bytes: [UInt8] {
        let width = lines.map(\.count).max() ?? 0
        return lines.flatMap { cells in
            let all = cells + Array(repeating: "", count: width - cells.count)
            let line = all.map { cell in
                "\"" + cell.replacing("\"", with: "\"\"").replacing("\n", with: " ") + "\""
            }
            return Array((line.joined(separator: ",") + "\n").utf8)
        }
    }

    func read() -> SourceReading {
        SourceReading(.build, bytes, file: "sheet.csv", sha256: "", instructions: instructions)
    }
}
