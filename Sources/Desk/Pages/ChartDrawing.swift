import ChartSchema
import Pages
import Reports

/// The canonical chart as the answers given so far make it: its limits or rules, each with the cells it came from, and its curves.
struct ChartDrawing {
    private static let plotsShown = 6
    /// More than any chart of an office has.
    private static let mostFiguresPlotted = 20_000

    let chart: Chart
    /// The same without the answer that is only looked at: what is another now is marked.
    let before: Chart?
    /// The edition that is published: what is another there is shown beside.
    var edition: EditionBefore?
    let view: FileView
    /// Beside another drawing of the same chart: its records have no names of their own, and no curves are drawn.
    var isBeside = false

    var markup: String {
        switch chart {
        case .build(let chart): build(chart)
        case .medication(let chart): medication(chart)
        }
    }

    /// The address of the cell that a record came from.
    private func link(_ cell: String?) -> String { cell.map { view.link(cell: $0).inMarkup } ?? "#chart" }

    /// By which a cell finds it.
    private func id(_ name: String) -> String { isBeside ? "" : " id=\"\(name)\"" }

    // MARK: Limits

    private func build(_ chart: BuildChart) -> String {
        guard !chart.rows.isEmpty else { return "<p class=\"empty\">No limit can be read yet.</p>\n" }
        let rows = view.records.rows.clamped(to: chart.rows.indices)
        let columns = view.records.classes.clamped(to: chart.columns.indices)
        let common = common(chart)
        var text = common.isEmpty ? "" : "<p>All for \(common.joined(separator: ", ").inMarkup).</p>\n"
        text +=
            "<div class=\"scroll tall\" role=\"region\" tabindex=\"0\" aria-label=\"What would be published\"><table class=\"grid-table\">"
        text +=
            "<caption class=\"hidden\">Limits by height and class, in pounds</caption><thead><tr><th scope=\"col\" class=\"corner\">Height</th>"
        for number in columns { text += head(chart.columns[number], number, without: common) }
        text += "</tr></thead>\n<tbody>\n"
        for (number, row) in zip(rows, chart.rows[rows]) {
            let names = row.cells.map { CellName.cell($0) }.joined(separator: " ")
            let name = [row.height.isAny ? nil : row.height.inWords, row.age?.inWords].compactMap(\.self)
            text +=
                "<tr\(isBeside ? "" : Self.data(CorrectedFigure.of(row)))><th scope=\"row\" data-from=\"\(names)\">\(name.joined(separator: ", ").inMarkup)</th>"
            let limits = Dictionary(grouping: row.limits.enumerated(), by: \.element.column)
            for column in columns {
                let was = limits[column]?.count == 1 ? edition?.limit(row, chart.columns[column]) : nil
                text += cell(limits[column] ?? [], row: number, was: was)
            }
            text += "</tr>\n"
        }
        text += "</tbody></table></div>\n"
        if let edition {
            text += "<p class=\"soft\">Struck through beside a figure: what it is in edition \(edition.edition).</p>\n"
        }
        return isBeside ? text : text + plots(chart)
    }

    private static func people(_ column: BuildColumn) -> [String] {
        [
            column.product, column.sex == .any ? nil : column.sex.rawValue,
            column.tobacco == .any ? nil : column.tobacco.inWords, column.age.isAny ? nil : "age \(column.age.inWords)",
            column.condition.map { "only if “\($0.onOneLine)”" },
        ].compactMap(\.self)
    }

    /// What all columns are for is said once.
    private func common(_ chart: BuildChart) -> [String] {
        guard chart.columns.count > 1 else { return [] }
        return Self.people(chart.columns[0]).filter { who in
            chart.columns.allSatisfy { Self.people($0).contains(who) }
        }
    }

    /// What names a figure, for the form that corrects it.
    private static func data(_ named: [String: String]) -> String {
        named.sorted { $0.key < $1.key }.map { " data-\($0.key)=\"\($0.value.onOneLine.cut(to: 200).inMarkup)\"" }
            .joined()
    }

    private func head(_ column: BuildColumn, _ number: Int, without common: [String]) -> String {
        let badge = column.rateClass?.badge
        let who = Self.people(column).filter { !common.contains($0) }.joined(separator: ", ")
        var isNew = false
        if let before, case .build(let old) = before {
            isNew =
                !old.columns.indices.contains(number) || old.columns[number].rateClass != column.rateClass
                || old.columns[number].sex != column.sex || old.columns[number].tobacco != column.tobacco
        }
        let from = column.cells.map { CellName.cell($0) }.joined(separator: " ")
        let named = isBeside ? "" : Self.data(CorrectedFigure.of(column))
        var text = "<th scope=\"col\" data-from=\"\(from)\"\(named)\(isNew ? " class=\"new\"" : "")>"
        if let label = column.classLabel {
            text += "<span class=\"label\">\(label.onOneLine.cut(to: 80).inMarkup)</span> "
        }
        if let badge {
            text += "<span class=\"badge \(badge.tone)\">\(badge.name.inMarkup)</span>"
        } else if column.classLabel != nil {
            text += "<span class=\"badge silent\">not known</span>"
        }
        if !who.isEmpty { text += " <span class=\"who\">\(who.inMarkup)</span>" }
        return text + "</th>"
    }

    /// - Parameters:
    ///   - limits: Of one class, with their places in the row.
    ///   - was: The only one there in the edition before.
    private func cell(_ limits: [(offset: Int, element: BuildLimit)], row: Int, was: BuildLimit?) -> String {
        guard !limits.isEmpty else { return "<td></td>" }
        let figures = limits.map { number, limit in
            let words = limit.inWords
            let from = limit.cells.map { CellName.cell($0) }
            let mark = limit.corrections.isEmpty ? "" : "<abbr title=\"corrected\">*</abbr>"
            return
                "<a\(id(CellName.limit(row, number))) href=\"\(link(from.first))\" data-from=\"\(from.joined(separator: " "))\""
                + "\(isChanged(limit, row: row, number: number) ? " class=\"new\"" : "")>\(words.inMarkup)</a>\(mark)\(Self.was(was?.inWords, words, edition))"
        }
        return "<td>\(figures.joined(separator: " "))</td>"
    }

    /// What stood there, where it was another.
    private static func was(_ was: String?, _ now: String, _ edition: EditionBefore?) -> String {
        guard let edition, let was, was != now else { return "" }
        return
            " <span class=\"was\" title=\"edition \(edition.edition)\"><span class=\"hidden\">in edition \(edition.edition) </span>\(was.inMarkup)</span>"
    }

    private func isChanged(_ limit: BuildLimit, row: Int, number: Int) -> Bool {
        guard let before, case .build(let old) = before else { return false }
        guard old.rows.indices.contains(row), old.rows[row].limits.indices.contains(number) else { return true }
        let was = old.rows[row].limits[number]
        return (was.weightMin, was.weightMax) != (limit.weightMin, limit.weightMax)
            || (was.bmiMin, was.bmiMax) != (limit.bmiMin, limit.bmiMax)
    }

    private func plots(_ chart: BuildChart) -> String {
        guard chart.rows.count * chart.columns.count <= Self.mostFiguresPlotted else {
            return "<p class=\"soft\">The curves of so many figures are not drawn.</p>\n"
        }
        let groups = ChartCurves(chart).groups.filter { group in group.curves.contains { $0.points.count > 2 } }
        return groups.prefix(Self.plotsShown).enumerated().map { number, group in
            let classes = group.curves.prefix(20).map(\.name).joined(separator: ", ")
            var plot = group.plot(
                title: "Limits by height" + (group.name.isEmpty ? "" : ": \(group.name)"),
                summary: "Curves: \(classes).".cut(to: 400))
            plot.height = 300
            let name = group.name.isEmpty ? "" : "<figcaption>\(group.name.inMarkup)</figcaption>"
            return "<figure>\(name)\(plot.svg(id: "plot-\(number)"))</figure>\n"
        }.joined()
    }

    // MARK: Rules

    private func medication(_ chart: MedicationChart) -> String {
        guard !chart.rules.isEmpty else { return "<p class=\"empty\">No rule can be read yet.</p>\n" }
        let rows = view.records.rows.clamped(to: chart.rules.indices)
        var text =
            "<div class=\"scroll tall\" role=\"region\" tabindex=\"0\" aria-label=\"What would be published\"><table class=\"grid-table rules-table\">"
        text += "<caption class=\"hidden\">Rules of the chart</caption><thead><tr>"
        for name in ["Medication", "Use", "Fill", "Condition", "Outcome"] { text += "<th scope=\"col\">\(name)</th>" }
        text += "</tr></thead>\n<tbody>\n"
        for (number, rule) in zip(rows, chart.rules[rows]) {
            let from = rule.cells.filter { $0.row >= 0 }.map { CellName.cell($0) }
            let badge = rule.outcome.badge
            let texts = [
                rule.use ?? "", rule.lookback == .always ? "" : rule.lookback.inWords, rule.condition ?? "",
            ]
            let named = ["medication": rule.medication, "use": rule.use, "product": rule.product].compactMapValues(
                \.self)
            text +=
                "<tr\(isBeside ? "" : Self.data(named))><th scope=\"row\">\(rule.medication.onOneLine.cut(to: 120).inMarkup)</th>"
            text += texts.map { "<td>\($0.onOneLine.cut(to: 160).inMarkup)</td>" }.joined()
            text +=
                "<td><a\(id(CellName.rule(number))) href=\"\(link(from.first))\" data-from=\"\(from.joined(separator: " "))\""
            text += isChanged(rule, number) ? " class=\"new\">" : ">"
            text += "<span class=\"badge \(badge.tone)\">\(badge.name.inMarkup)</span></a>"
            // The carrier's own word, where it is another.
            let label = rule.outcomeLabel.onOneLine
            if !label.isEmpty, label.lowercased() != badge.name.lowercased() {
                text += " <span class=\"soft\">“\(label.cut(to: 40).inMarkup)”</span>"
            }
            if let product = rule.product { text += " <span class=\"soft\">\(product.inMarkup)</span>" }
            text += rule.corrections.isEmpty ? "</td></tr>\n" : "<abbr title=\"corrected\">*</abbr></td></tr>\n"
        }
        text += "</tbody></table></div>\n"
        return text
    }

    private func isChanged(_ rule: MedicationRule, _ number: Int) -> Bool {
        guard let before, case .medication(let old) = before else { return false }
        return !old.rules.indices.contains(number) || old.rules[number].outcome != rule.outcome
    }
}
