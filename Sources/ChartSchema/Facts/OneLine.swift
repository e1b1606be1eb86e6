extension String {
    /// The words with one blank between two: for places that have one line.
    package var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
