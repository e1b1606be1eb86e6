import ChartSchema
import Eligibility
import Results

extension BuildReport {
    /// Plans that fit, that somebody decides about, that do not fit and that say nothing, each in a table of its own, then what else the charts say.
    package func text(_ palette: Palette = .plain) -> String {
        var parts = [head(palette)]
        for group in BuildGroup.allCases {
            let rows = rows.filter { $0.group == group }
            guard !rows.isEmpty else { continue }
            parts.append(table(group, rows, palette))
        }
        if answers.isEmpty { parts.append("no plan has a build chart here\n") }
        if !notices.isEmpty { parts.append(notices.text(palette)) }
        let caveats = caveats(palette)
        if !caveats.isEmpty { parts.append(palette.bold("what else the charts say") + "\n" + caveats) }
        return parts.joined(separator: "\n")
    }

    private func head(_ palette: Palette) -> String {
        var text = palette.bold(person.inWords) + "\n"
        text += "dataset \(version)\(day.map { ", editions of \($0)" } ?? "")\n"
        if answers.flatMap(\.cases).flatMap(\.statements).contains(where: { $0.standing.reading.contains(.lowerHeight) }
        ) {
            text += "a height between two printed ones is read at the lower one\n"
        }
        return text
    }

    /// One case of one plan by one chart.
    private struct Row {
        var plan: String
        var condition: String
        var statement: ChartStatement
        var dependsOn: String

        /// By what the plan's most favourable chart says.
        var group: BuildGroup
    }

    /// The charts of a plan after the first stand under it.
    private var rows: [Row] {
        answers.flatMap { answer in
            let facts = PlanAnswer.Fact.allCases.filter { !answer.independentOf.contains($0) }
            let dependsOn = facts.isEmpty ? "-" : facts.map(\.rawValue).joined(separator: ", ")
            return answer.cases.flatMap { each in
                each.statements.map {
                    Row(
                        plan: "\(answer.carrier) \(answer.product)", condition: each.condition.inWords,
                        statement: $0, dependsOn: dependsOn,
                        group: BuildGroup(each.best.standing.kind))
                }
            }
        }
    }

    private func table(_ group: BuildGroup, _ rows: [Row], _ palette: Palette) -> String {
        var table = TextTable([.leading, .leading, .leading, .leading, .trailing, .leading, .leading, .leading])
        let titles: [String] = [
            "plan", "if", group == .fits ? "class" : "why", "limit", "room", "next better", "depends on", "chart",
        ]
        table.add(titles.map { TextTable.Cell($0, paint: palette.dim) })
        var last: Row?
        for row in rows {
            let isSamePlan = last?.plan == row.plan
            table.add([
                .init(isSamePlan ? "" : row.plan, paint: palette.bold),
                .init(isSamePlan && last?.condition == row.condition ? "" : row.condition),
                .init(row.statement.standingInWords), .init(row.statement.limitInWords),
                .init(row.statement.roomInWords),
                .init(row.statement.better?.inWords ?? ""), .init(row.dependsOn), .init(row.statement.place),
            ])
            last = row
        }
        return palette.bold(group.inWords) + "\n" + table.text
    }

    /// Findings and footnotes, one line each, by chart.
    private func caveats(_ palette: Palette) -> String {
        var seen: Set<String> = []
        var lines = ""
        for statement in answers.flatMap(\.cases).flatMap(\.statements).sorted(by: { $0.chart < $1.chart }) {
            for correction in statement.corrections {
                let line = "corrected \(statement.chart): \(correction.inWords)\n"
                if seen.insert(line).inserted { lines += line }
            }
            for finding in statement.caveats {
                let line =
                    "\(statement.chart)\(finding.location.place.map { ", \($0.inWords)" } ?? ""): \(finding.asCaveat)\n"
                if seen.insert(line).inserted {
                    lines += palette.severity(finding.severity, finding.severity.rawValue) + " " + line
                }
            }
        }
        return lines
    }
}

extension Finding {
    /// A footnote's own words, or the finding's message.
    package var asCaveat: String {
        let words = rule == "reading.footnote.unapplied" ? "\"\(location.text ?? message)\" is in no limit" : message
        return acceptance.map { "\(words) (accepted: \($0.reason))" } ?? words
    }
}

extension PlanAnswer.Condition {
    /// `female, tobacco, age 16–59`; empty when nothing is open.
    package var inWords: String {
        var parts: [String] = []
        if let sex { parts.append(sex.rawValue) }
        if let usesTobacco { parts.append((usesTobacco ? Tobacco.yes : .no).inWords) }
        if let age { parts.append("age \(age.inWords)") }
        return parts.joined(separator: ", ")
    }
}
