import ChartSchema

/// The changes of a version in lines for people.
enum ChangeLines {
    /// One line a chart; charts with the same changes share one when there are many.
    static func lines(of changes: [ChangeSummary.Change]) -> [String] {
        var byChart: [(chart: String?, words: [String])] = []
        for change in changes {
            if byChart.last?.chart != change.chart || byChart.isEmpty { byChart.append((change.chart, [])) }
            byChart[byChart.count - 1].words.append(change.inWords)
        }
        var lines: [(words: String, charts: [String])] = []
        for (chart, words) in byChart {
            let text = words.joined(separator: ", ")
            let name = chart ?? "the dataset"
            if let index = lines.firstIndex(where: { $0.words == text }) {
                lines[index].charts.append(name)
            } else {
                lines.append((text, [name]))
            }
        }
        return lines.map { words, charts in
            charts.count <= 3 ? "\(charts.joined(separator: ", ")): \(words)" : "\(charts.count) charts: \(words)"
        }
    }
}
