/// A stretch of a line of a file; line and column count from 1, columns and length in characters.
package struct LinePlace: Sendable, Hashable {
    package var line: Int
    /// `nil` when only the line is known.
    package var column: Int?
    package var length: Int
    package var text: String
    /// How many characters of the line stand before ``text``, where that is a piece of it.
    package var textStart: Int

    package init(line: Int, column: Int?, length: Int, text: String, textStart: Int = 0) {
        self.textStart = textStart
        self.line = line
        self.column = column
        self.length = length
        self.text = text
    }

    /// - Parameter range: The characters of the line, counted from 0; `nil` when only the line is known.
    package init(line: Int, _ range: Range<Int>?, text: String) {
        self.init(line: line, column: range.map { $0.lowerBound + 1 }, length: range?.count ?? 0, text: text)
    }
}
