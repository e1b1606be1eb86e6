import ChartSchema

/// Feet and inches without marks, parted by one sign: `5-10`, `5:10`, `5 10`, `5.10`.
package struct SeparatedHeight: Hashable {
    package let feet: Int
    package var inches: Figure
    /// How many digits the whole inches are printed with.
    package let digits: Int
    package let separator: Unicode.Scalar

    /// `nil` unless the text is such a height and nothing else.
    package init?(_ text: FoldedText, feet possible: ClosedRange<Int> = 3...7) {
        var scanner = Scanner(text)
        guard let feet = scanner.takeDigits(limit: 1), possible.contains(feet.value) else { return nil }
        let end = scanner.position
        scanner.skipBlanks()
        let sign = [Unicode.Scalar]("-:.,".unicodeScalars).first { scanner.take($0) }
        scanner.skipBlanks()
        let start = scanner.position
        guard sign != nil || start > end, let digits = scanner.takeDigits(limit: 2)?.count else { return nil }
        scanner.reset(to: start)
        guard let inches = scanner.takeNumber()?.value, inches < 12 else { return nil }
        scanner.skipFootnoteMarks()
        guard scanner.isAtEnd else { return nil }
        (self.feet, self.inches, self.digits, separator) = (feet.value, inches, digits, sign ?? " ")
    }

    /// The heights of a column, top first, as they were meant: a spreadsheet drops the last 0 of `5.10`. `nil` where figures
    /// with a point may be feet in tenths.
    package static func settled(_ heights: [SeparatedHeight]) -> [SeparatedHeight]? {
        guard Set(heights.map(\.separator)).count == 1, let separator = heights.first?.separator else { return nil }
        guard separator == "." || separator == "," else { return heights }
        var settled: [SeparatedHeight] = []
        for height in heights {
            var own = height
            if let last = settled.last, own.inches == 1, own.digits == 1, last.feet == own.feet, last.inches == 9 {
                own.inches = 10
            }
            settled.append(own)
        }
        let steps = zip(settled, settled.dropFirst()).map { $1.total - $0.total }
        let isLadder = !steps.isEmpty && steps.allSatisfy { $0 == 1 }
        return isLadder || settled.contains { $0.digits == 2 && $0.inches > 9 } ? settled : nil
    }

    /// In inches.
    package var total: Figure { Figure(feet * 12) + inches }
}
