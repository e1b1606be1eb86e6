import ChartSchema
import Diff

extension DatasetDiff {
    /// The diff for a terminal: a heading a chart, a line a statement, the totals last.
    package func text(_ palette: Palette = .plain) -> String {
        var parts: [String] = []
        parts.append("\(palette.bold(from.name)) → \(palette.bold(to.name))\n")
        if !statements.isEmpty { parts.append(statements.lines(palette)) }
        for chart in charts { parts.append(text(chart, palette)) }
        if chartTotal > charts.count { parts.append("… and \(counted(chartTotal - charts.count, "more chart"))\n") }
        parts.append(summary + "\n")
        return parts.joined(separator: "\n")
    }

    private func text(_ chart: ChartDiff, _ palette: Palette) -> String {
        let about = ([chart.statusInWords] + [chart.causeWords]).compactMap(\.self)
        var text = palette.bold(chart.heading) + (about.isEmpty ? "" : "  " + about.joined(separator: ", ")) + "\n"
        text += chart.lines(palette)
        if let impact = chart.impact { text += impact.text(palette) }
        return text
    }

}

extension ChartDiff {
    /// A line a statement, and what cannot be said.
    func lines(_ palette: Palette) -> String {
        var text = statements.lines(palette, withCauses: tellsCausesApart)
        if let remark = causeRemark { text += "  " + palette.dim(remark.inWords) + "\n" }
        if statementTotal > statements.count { text += "  … and \(statementTotal - statements.count) more\n" }
        return text
    }
}

extension [DiffStatement] {
    fileprivate func lines(_ palette: Palette, withCauses: Bool = false) -> String {
        var table = TextTable([.leading, .leading, .leading])
        for statement in self {
            let mark = statement.mark
            table.add([
                .init(""), .init(mark, paint: { palette.diff(mark, $0) }),
                .init(statement.sentence(withCauses: withCauses)),
            ])
        }
        return table.text
    }
}

extension DiffStatement {
    /// What it means for applicants, else for readers of the dataset.
    package var mark: String { direction?.rawValue ?? changeClass.rawValue }
}

extension ChartImpact {
    func text(_ palette: Palette) -> String {
        var text = "\n  " + palette.dim("best class of \(population)") + "\n"
        for group in groups {
            text += "  \(group.sentence)\n"
            var table = TextTable([.leading, .trailing, .leading, .leading])
            for move in group.moves.prefix(8) {
                table.add(["", "\(move.adultShare.asPercent)", "\(move.before) → \(move.after)", ""])
            }
            text += table.text.split(separator: "\n").map { "    \($0)\n" }.joined()
        }
        return text
    }
}

extension ChartImpact.ImpactGroup {
    /// `men 40–59: 1.8 % of adults change class (0.0 % better, 1.8 % worse), 2.1 % of all builds`.
    package var sentence: String {
        let people = sex == .female ? "women" : "men"
        let tobacco = tobacco == .any ? "" : tobacco == .yes ? ", tobacco" : ", no tobacco"
        let who = "\(people) \(ageMin)–\(ageMax)\(tobacco)\(product.map { " (\($0))" } ?? "")"
        return "\(who): \(adultShare.asPercent) change class "
            + "(\(betterShare.asPercent) better, \(worseShare.asPercent) worse); \(buildShare.asPercent) of all builds"
    }
}

extension Double {
    /// `1.8 %`; `<0.1 %` for what rounds to nothing and is something.
    package var asPercent: String {
        let tenths = (self * 1_000).rounded()
        if tenths == 0, self > 0 { return "<0.1 %" }
        return "\(Int(tenths) / 10).\(Int(tenths) % 10) %"
    }
}

extension Palette {
    /// A mark of a diff in the colour of what it means.
    func diff(_ mark: String, _ text: String) -> String {
        switch mark {
        case "tightened", "breaking": patch("-" + text).replacing("-" + text, with: text)
        case "loosened", "additive": good(text)
        case "cosmetic": dim(text)
        default: text
        }
    }
}
