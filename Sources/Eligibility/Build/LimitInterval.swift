import ChartSchema

/// The figures from `low` to `high` in ten-thousandths, both included; none when `low` is above `high`.
struct FigureInterval: Hashable {
    var low: Int64
    var high: Int64

    func contains(_ value: Int64) -> Bool { low <= value && value <= high }
}

extension BuildLimit {
    /// The weights that the limit allows; `nil` when it limits no weight.
    func weightInterval(of column: BuildColumn) -> FigureInterval? { interval(weightMin, weightMax, column) }

    /// The body mass indexes that the limit allows; `nil` when it limits none.
    func indexInterval(of column: BuildColumn) -> FigureInterval? { interval(bmiMin, bmiMax, column) }

    private func interval(_ min: Figure?, _ max: Figure?, _ column: BuildColumn) -> FigureInterval? {
        guard min != nil || max != nil else { return nil }
        let excludes = (min == nil || max == nil) && openEndExcludesItself(column)
        return FigureInterval(
            low: min.map { $0.tenThousandths + (excludes ? 1 : 0) } ?? .min,
            high: max.map { $0.tenThousandths - (excludes ? 1 : 0) } ?? .max)
    }

    /// Whether the figure at an open end is no part of the limit.
    ///
    /// A sign in the cell decides (`>46` does not hold 46, `<=16` holds 16). Without one a class holds its figure; a
    /// zone of refusal holds it only when the label says so ("226 and over"), as "decline over 226" does not.
    private func openEndExcludesItself(_ column: BuildColumn) -> Bool {
        for cell in cells where cell.reading == .openEnd {
            if cell.text.contains(where: "≤≥=".contains) { return false }
            if cell.text.contains(where: "<>".contains) { return true }
        }
        guard let rateClass = column.rateClass, !rateClass.isOffer else { return false }
        let words = (column.classLabel ?? "").lowercased()
        return !Self.includingWords.contains { words.contains($0) }
    }

    private static let includingWords = [
        "and over", "and above", "or over", "or above", "or more", "and under", "and below", "or less", "from ",
        "at or", "et plus", "ou plus", "et moins", "ou moins", "à partir",
    ]
}
