import ChartSchema
import Results

extension FindingsPage {
    /// How many findings of one chart are shown, and how many plots.
    private static let findingsShown = 60
    private static let plotsShown = 12

    /// A chart with its findings.
    ///
    /// - Parameter room: Bytes; beyond it, findings are counted only.
    func section(_ tally: ChartTally, number: Int, room: Int) -> String {
        let findings = tally.findings.gravestFirst
        var curves = build(tally).map { MarkedCurves($0) }
        for (index, finding) in findings.prefix(Self.findingsShown).enumerated() {
            curves?.mark(finding, label: String(index + 1))
        }
        let carrier = tally.chart?.id.carrier ?? ""
        var text = """
            <section class="card chart" id="c\(number)" data-carrier="\(carrier.inMarkup)" aria-labelledby="c\(number)-h">
            \(heading(tally, id: "c\(number)-h"))
            """
        if let curves { text += plots(curves, chart: number) }
        var shown = 0
        for (index, finding) in findings.prefix(Self.findingsShown).enumerated() {
            guard text.utf8.count < room else { break }
            text += article(finding, number: index + 1, id: "c\(number)f\(index + 1)", curves: curves)
            shown += 1
        }
        if shown < findings.count {
            text += "<p class=\"rest\">The gravest \(shown) of \(findings.count) findings of this chart.</p>\n"
        }
        return text + unchecked(tally) + "</section>\n"
    }

    /// The rules that could say nothing about a chart, folded.
    private func unchecked(_ tally: ChartTally) -> String {
        guard !tally.unchecked.isEmpty else { return "" }
        let items = tally.unchecked.map {
            "<li><code>\($0.rule.inMarkup)</code> <span class=\"soft\">\($0.reason.inMarkup)</span></li>"
        }
        return """
            <details><summary class="soft">\(counted(items.count, "rule")) not checked</summary><ul>
            \(items.joined(separator: "\n"))
            </ul></details>

            """
    }

    private func build(_ tally: ChartTally) -> BuildChart? {
        guard let chart = tally.chart, chart.kind == .build else { return nil }
        return chart.build ?? sources.chart(chart.id)
    }

    private func heading(_ tally: ChartTally, id: String) -> String {
        guard let chart = tally.chart else {
            return "<h2 id=\"\(id)\" class=\"mono\">\(tally.name.cut(to: 200).inMarkup)</h2>\n"
        }
        return """
            <h2 id="\(id)"><span class="soft">\(chart.id.carrier.inMarkup) /</span> \(chart.id.chart.inMarkup) \
            <span class="soft">\(chart.id.edition.inMarkup)</span></h2>
            <p class="soft"><span class="mono">\(chart.path.inMarkup)</span> · \
            \(chart.products.joined(separator: ", ").cut(to: 200).inMarkup) · \(counted(chart.records, "record"))</p>

            """
    }

    /// Groups with something marked first and open, the others folded.
    private func plots(_ curves: MarkedCurves, chart: Int) -> String {
        let drawn = curves.curves.groups.indices.filter { curves.curves.groups[$0].length > 2 }
        let marked = drawn.filter { curves.marks[$0] != nil }
        let others = drawn.filter { curves.marks[$0] == nil }
        var text = figures(marked.prefix(Self.plotsShown), curves, chart: chart)
        let rest = others.prefix(max(0, Self.plotsShown - marked.count))
        if !rest.isEmpty {
            let title = marked.isEmpty ? "Curves" : "\(others.count) more \(others.count == 1 ? "group" : "groups")"
            text += "<details><summary>\(title)</summary>\n\(figures(rest, curves, chart: chart))</details>\n"
        }
        let left = drawn.count - min(marked.count, Self.plotsShown) - rest.count
        if left > 0 { text += "<p class=\"soft\">\(left) more of \(drawn.count) groups are not drawn.</p>\n" }
        return text
    }

    private func figures(_ groups: some Sequence<Int>, _ curves: MarkedCurves, chart: Int) -> String {
        let all = groups.map { number in
            let group = curves.curves.groups[number]
            let marks = curves.marks[number] ?? []
            let name = group.name.isEmpty ? "everybody" : group.name
            let classes = group.curves.map(\.name).joined(separator: ", ")
            let plot = group.plot(
                title: "Limits by height: \(name)".cut(to: 200),
                summary: "\(classes).".cut(to: 400)
                    + (marks.isEmpty ? "" : " \(counted(marks.count, "figure")) marked."),
                marks: marks)
            let isOnly = curves.curves.groups.count == 1
            let caption = isOnly && group.name.isEmpty ? "" : "<figcaption>\(name.cut(to: 120).inMarkup)</figcaption>"
            return "<figure>\(caption)\(plot.svg(id: "c\(chart)g\(number)"))</figure>\n"
        }
        return all.isEmpty ? "" : "<div class=\"plots\">\n\(all.joined())</div>\n"
    }

    /// Charts in which nothing was found, folded.
    func cleanCharts(_ tallies: [ChartTally], room: Int) -> String {
        guard !tallies.isEmpty else { return "" }
        var text =
            "<details class=\"card\"><summary><h2>\(counted(tallies.count, "chart")) without findings</h2></summary>\n"
        var drawn = 0
        for (number, tally) in tallies.enumerated() {
            guard text.utf8.count < room else { break }
            text += "<section aria-labelledby=\"n\(number)-h\" class=\"clean\">\n\(heading(tally, id: "n\(number)-h"))"
            if let curves = build(tally).map({ MarkedCurves($0) }) {
                text += plots(curves, chart: report.charts.count + number)
            }
            text += unchecked(tally) + "</section>\n"
            drawn += 1
        }
        if drawn < tallies.count { text += "<p class=\"soft\">\(tallies.count - drawn) more are not shown.</p>\n" }
        return text + "</details>\n"
    }
}
