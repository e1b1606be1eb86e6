import Paper

/// Words of headings a blank apart: one text over several columns, or a heading for each.
extension HeadingRows {
    /// The words of a line as headings of one column each, where there are as many and nothing says that some are one text.
    ///
    /// Headings nearer to one another than words of a text all stand so, each aligned with its column.
    func words(oneEach line: PrintedLine) -> [PrintedLine]? {
        guard line.words.count == strips.count else { return nil }
        let gaps = zip(line.words, line.words.dropFirst()).map { $1.box.left - $0.box.right }
        let isClose = gaps.map { $0 < line.wordSpace }
        guard isClose.contains(true) else { return line.words.map { PrintedLine(words: [$0]) } }
        let areAligned = zip(line.words, strips.columns).allSatisfy { word, column in
            TextSide.allCases.contains { side in
                abs(side.place(of: word.box) - side.place(of: box(column))) <= 0.35 * line.size
            }
        }
        return !isClose.contains(false) && areAligned ? line.words.map { PrintedLine(words: [$0]) } : nil
    }

    /// Whether a text over several columns could as well be a heading for each of them: its words stand as the columns do.
    func mayBeParted(_ heading: Heading, _ widths: [ClosedRange<Double>]) -> Bool {
        guard heading.columns.count > 1, spanner(under: heading.line) == nil else { return false }
        let pieces = heading.columns.map { column in
            heading.line.words.filter { strips.territory(column).contains($0.box.middle.x) }
        }
        guard !pieces.contains(where: \.isEmpty) else { return false }
        let boxes = pieces.map { PrintedLine(words: $0).box }
        return [strips.columns, widths].contains { columns in
            TextSide.allCases.contains { side in
                zip(boxes, heading.columns).allSatisfy { piece, column in
                    abs(side.place(of: piece) - side.place(of: box(columns[column]))) <= 0.1 * heading.line.size
                }
            }
        }
    }

    private func box(_ column: ClosedRange<Double>) -> PaperBox {
        PaperBox(left: column.lowerBound, top: 0, right: column.upperBound, bottom: 0)
    }
}
