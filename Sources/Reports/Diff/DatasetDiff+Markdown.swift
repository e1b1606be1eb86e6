import ChartSchema
import Diff

extension DatasetDiff {
    /// The diff for a pull request: a heading a chart, a list of statements, and the changed limits folded away.
    ///
    /// - Parameter cells: How many changed limits a chart shows.
    package func markdown(cells: Int = 200) -> String {
        var text = "## Charts: \(from.name.inMarkdown) → \(to.name.inMarkdown)\n\n**\(summary)**\n"
        if !statements.isEmpty { text += "\n" + list(statements) }
        for chart in charts {
            text += "\n### \(chart.heading.inMarkdown)\n\n"
            let about = [chart.statusInWords, chart.causeWords].compactMap(\.self)
            if !about.isEmpty { text += about.joined(separator: ", ").inMarkdown + "\n\n" }
            text += list(chart.statements, withCauses: chart.tellsCausesApart)
            if let remark = chart.causeRemark { text += "\n_\(remark.inWords.inMarkdown)_\n" }
            if chart.statementTotal > chart.statements.count {
                text += "- … and \(chart.statementTotal - chart.statements.count) more\n"
            }
            if let impact = chart.impact { text += impact.markdown }
            if !chart.cells.isEmpty { text += table(chart, cells) }
        }
        if chartTotal > charts.count { text += "\n… and \(counted(chartTotal - charts.count, "more chart"))\n" }
        return text
    }

    private func list(_ statements: [DiffStatement], withCauses: Bool = false) -> String {
        statements.map { "- **\($0.mark)** \($0.sentence(withCauses: withCauses).inMarkdown)\n" }.joined()
    }

    private func table(_ chart: ChartDiff, _ bound: Int) -> String {
        var text = "\n<details><summary>\(counted(chart.cellTotal, "changed limit"))</summary>\n\n"
        text += "| class | at | before | after | |\n|---|---|---|---|---|\n"
        for cell in chart.cells.prefix(bound) {
            let columns = [
                chart.columns[cell.column].name, cell.place.inWords, cell.before.inWords, cell.after.inWords,
                cell.direction?.rawValue ?? "",
            ]
            text += "| " + columns.map(\.inMarkdown).joined(separator: " | ") + " |\n"
        }
        let left = chart.cellTotal - min(bound, chart.cells.count)
        if left > 0 { text += "\n… and \(left) more\n" }
        return text + "\n</details>\n"
    }
}

extension ChartImpact {
    fileprivate var markdown: String {
        var text = "\nBest class of \(population.inMarkdown):\n\n"
        text += "| who | change class | better | worse | of all builds | most |\n|---|---|---|---|---|---|\n"
        for group in groups {
            let most = group.moves.first.map { "\($0.before) → \($0.after) \($0.adultShare.asPercent)" } ?? ""
            let who = group.sentence.prefix { $0 != ":" }
            let cells = [
                String(who), group.adultShare.asPercent, group.betterShare.asPercent, group.worseShare.asPercent,
                group.buildShare.asPercent, most,
            ]
            text += "| " + cells.map(\.inMarkdown).joined(separator: " | ") + " |\n"
        }
        return text
    }
}

extension [DiffInterval] {
    /// `≤ 200`, `BMI 18–30`; `–` for none.
    package var inWords: String {
        if isEmpty { return "–" }
        return map { interval in
            let weight = intervalInWords(interval.weightMin, interval.weightMax)
            let index = intervalInWords(interval.bmiMin, interval.bmiMax).map { "BMI \($0)" }
            return [weight, index].compactMap(\.self).joined(separator: ", ")
        }.joined(separator: "; ")
    }
}
