import ChartSchema
import Eligibility

// What a chart says of a person, in words.

extension ChartStatement {
    /// The class, and what else must be so for it, or why none fits.
    package var standingInWords: String {
        let text = standing.inWords(by: limit)
        let also = unranked.map { "also \($0.acceptance) (\($0.limitInWords.replacing("weight ", with: "")))" }
        return ([text] + also + readings + conditionInWords).joined(separator: "; ")
    }

    /// `only if “Preferred requires no history of diabetes”`, `otherwise Standard (standard)`.
    private var conditionInWords: [String] {
        guard let condition else { return [] }
        return ["only if “\(condition.onOneLine)”", "otherwise \(otherwiseInWords)"]
    }

    /// What the chart gives those who do not meet the condition.
    package var otherwiseInWords: String {
        guard let otherwise else { return "the chart is for others" }
        let condition = otherwise.kind.isStatement ? otherLimit?.condition : nil
        return otherwise.inWords(by: otherLimit) + (condition.map { " if “\($0.onOneLine)”" } ?? "")
    }

    /// What had to be decided because the chart does not print it, but for the height, which the limit shows.
    private var readings: [String] {
        var parts: [String] = []
        if standing.reading.contains(.lessFavourableSide) { parts.append("between two figures, the worse counts") }
        if standing.reading.contains(.lessFavourableMeasure) {
            parts.append("weight and BMI disagree, the worse counts")
        }
        return parts
    }

    /// `≤ 232 lb at 5'6"`.
    package var limitInWords: String {
        guard let limit else { return "" }
        let figures = limit.limitInWords.replacing("weight ", with: "")
        return limit.height.isAny ? figures : "\(figures) at \(limit.height.inWords)"
    }

    /// Pounds to the upper end, or to the lower one where no upper one is printed.
    package var roomInWords: String {
        if let up = room?.up { return "\(up) lb" }
        return room?.down.map { "-\($0) lb" } ?? ""
    }

    /// The chart and the raw cell that decides.
    var place: String {
        guard let cell = limit?.cell else { return chart.description }
        guard let row = cell.rowInTable, let column = cell.columnInTable else {
            return "\(chart), \(cell.place.inWords)"
        }
        return "\(chart), table \(cell.table) row \(row) column \(column)"
    }
}

extension Standing {
    /// The class of the limit that decides, or why there is none.
    fileprivate func inWords(by limit: FlatBuildRecord?) -> String {
        switch kind {
        case .offer, .refer, .decline: limit?.classInWords ?? ""
        case .unclassified: limit?.acceptance ?? ""
        case .unrefused: "not refused, no class printed"
        case .between: "between the printed zones"
        case .above: "over every limit"
        case .below: "under every limit"
        case .outsideHeight: "nothing for this height"
        case .outsideAge: "nothing for this age"
        case .outsideSex: "nothing for this sex"
        case .outsideTobacco: "nothing for this tobacco state"
        }
    }
}

extension FlatBuildRecord {
    /// What a limit without a known class gives.
    fileprivate var acceptance: String { classLabel == nil ? "accepted, no class printed" : classInWords }
}

extension BetterClass {
    /// `9 lb to Preferred`, `gain 4 lb to Standard`.
    package var inWords: String {
        let name = limit.classLabel ?? limit.rateClass?.rawValue ?? "acceptance"
        let label = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return pounds < 0 ? "\(Figure(0) - pounds) lb to \(label)" : "gain \(pounds) lb to \(label)"
    }
}
