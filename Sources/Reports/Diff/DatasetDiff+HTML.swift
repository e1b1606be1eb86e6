import ChartSchema
import Diff

extension DatasetDiff {
    /// The diff as one page without any external asset: sentences, the changed cells coloured, old and new curves drawn.
    package func html() -> String {
        let body = "<h1>\(from.name.inMarkup) → \(to.name.inMarkup)</h1>\n<p class=\"sum\">\(summary.inMarkup)</p>\n"
        return """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>\(from.name.inMarkup) → \(to.name.inMarkup)</title>
            <style>\(Self.styleSheet)</style></head>
            <body>
            \(body)\(sections)</body></html>

            """
    }

    /// What changed as elements of a page, one section a chart; ``styleSheet`` colours them.
    package var sections: String {
        var text = statements.isEmpty ? "" : list(statements)
        for (number, chart) in charts.enumerated() { text += section(chart, number) }
        if chartTotal > charts.count {
            text += "<p>… and \(counted(chartTotal - charts.count, "more chart"))</p>\n"
        }
        return text
    }

    private func section(_ chart: ChartDiff, _ number: Int) -> String {
        var text = "<section><h2>\(chart.heading.inMarkup)</h2>\n"
        let about = [chart.statusInWords, chart.causeWords].compactMap(\.self)
        if !about.isEmpty { text += "<p>\(about.joined(separator: ", ").inMarkup)</p>\n" }
        text += list(chart.statements, withCauses: chart.tellsCausesApart)
        if let remark = chart.causeRemark { text += "<p>\(remark.inWords.inMarkup)</p>\n" }
        if chart.statementTotal > chart.statements.count {
            text += "<p>… and \(chart.statementTotal - chart.statements.count) more</p>\n"
        }
        if !chart.cells.isEmpty { text += grid(chart) }
        if let impact = chart.impact { text += impact.html }
        for (index, plot) in chart.plots.enumerated() {
            text += "<figure><figcaption>\(plot.title.inMarkup)</figcaption>"
            text += "\(plot.svg(id: "p\(number)-\(index)"))</figure>\n"
        }
        return text + "</section>\n"
    }

    private func list(_ statements: [DiffStatement], withCauses: Bool = false) -> String {
        let items = statements.map {
            "<li><b class=\"\($0.mark)\">\($0.mark)</b> \($0.sentence(withCauses: withCauses).inMarkup)</li>\n"
        }
        return "<ul>\n\(items.joined())</ul>\n"
    }

    /// Places down, changed columns across; each cell with what was and what is.
    private func grid(_ chart: ChartDiff) -> String {
        let columns = Array(Set(chart.cells.map(\.column))).sorted()
        var places: [DiffPlaces] = []
        var cells: [DiffPlaces: [Int: DiffCell]] = [:]
        for cell in chart.cells {
            var place = cell.place
            place.total = 1
            if cells[place] == nil { places.append(place) }
            cells[place, default: [:]][cell.column] = cell
        }
        places.sort { ($0.heightMin ?? 0, $0.ageMin ?? 0) < ($1.heightMin ?? 0, $1.ageMin ?? 0) }
        var text =
            "<div class=\"grid\" role=\"region\" aria-label=\"Changed limits\" tabindex=\"0\"><table><thead><tr><th scope=\"col\">place</th>"
        text +=
            columns.map { "<th scope=\"col\">\(chart.columns[$0].name.inMarkup)</th>" }.joined()
            + "</tr></thead><tbody>\n"
        for place in places {
            text += "<tr><th scope=\"row\">\(place.inWords.inMarkup)</th>"
            for column in columns {
                guard let cell = cells[place]?[column] else {
                    text += "<td></td>"
                    continue
                }
                let name =
                    cell.direction?.rawValue ?? (cell.before.isEmpty ? "new" : cell.after.isEmpty ? "gone" : "other")
                let before = cell.before.isEmpty ? "" : "<del>\(cell.before.inWords.inMarkup)</del> "
                let after = cell.after.isEmpty ? "" : "<ins>\(cell.after.inWords.inMarkup)</ins>"
                let why = chart.tellsCausesApart ? cell.causes.inWords.map { " title=\"\($0)\"" } ?? "" : ""
                text += "<td class=\"\(name)\"\(why)>\(before)\(after)</td>"
            }
            text += "</tr>\n"
        }
        text += "</tbody></table></div>\n"
        if chart.cellTotal > chart.cells.count {
            text += "<p>… and \(chart.cellTotal - chart.cells.count) more changed limits</p>\n"
        }
        return text
    }

    private static let styleSheet = """
        :root{color-scheme:light dark;--sans:system-ui,sans-serif;--good:#17692f;--bad:#a3242c;--soft:#5c6570;\
        --goodbg:#e3f3e7;--badbg:#fae6e6;--otherbg:#fdf3da;\(ChartPlot.colours.light)}
        @media (prefers-color-scheme:dark){:root{--good:#76cf8f;--bad:#ff8e92;--soft:#98a3b0;--goodbg:#173521;\
        --badbg:#431c1f;--otherbg:#3d3216;\(ChartPlot.colours.dark)}}
        body{font:15px/1.45 var(--sans);max-width:70rem;margin:2rem auto;padding:0 1rem}
        h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2.5rem;border-top:1px solid var(--plot-grid);padding-top:1rem}
        li{margin:.2rem 0}b{display:inline-block;min-width:6rem;font-weight:600;color:var(--soft)}
        .tightened,.breaking{color:var(--bad)}.loosened,.additive{color:var(--good)}
        .grid{overflow-x:auto;max-height:40rem}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
        th,td{padding:.15rem .6rem;text-align:right;border-bottom:1px solid var(--plot-grid);white-space:nowrap}
        thead th{position:sticky;top:0;background:Canvas}
        td.tightened,td.gone{background:var(--badbg);color:inherit}td.loosened,td.new{background:var(--goodbg);color:inherit}
        td.other{background:var(--otherbg)}del{color:var(--soft)}ins{text-decoration:none;font-weight:600}
        figure{margin:1rem 0;max-width:44rem}
        \(ChartPlot.styleSheet)
        """
}

extension ChartDiff {
    /// One plot a changed column and measure, at most twelve: what was and what is.
    var plots: [ChartPlot] {
        var groups: [(column: Int, isWeight: Bool, curves: [DiffCurve])] = []
        for curve in curves where max(curve.before.count, curve.after.count) > 1 {
            let index = groups.firstIndex { $0.column == curve.column && $0.isWeight == curve.end.isWeight }
            if let index {
                groups[index].curves.append(curve)
            } else {
                groups.append((curve.column, curve.end.isWeight, [curve]))
            }
        }
        return groups.prefix(12).map { group in
            let lines = group.curves.flatMap { curve in
                [(curve.before, "before", ChartPlot.Curve.Tone.before), (curve.after, "after", .after)].compactMap {
                    points, name, tone -> ChartPlot.Curve? in
                    guard !points.isEmpty else { return nil }
                    return ChartPlot.Curve(
                        name, points.map { ChartPlot.Point($0.x, $0.y) }, tone: tone, isDashed: curve.end.isMinimum)
                }
            }
            let isAge = group.curves.allSatisfy(\.isAge)
            return ChartPlot(
                title: columns[group.column].name, summary: "Limits before and after.",
                across: ChartPlot.Axis(isAge ? .plain : .height, isAge ? "age" : ""),
                up: ChartPlot.Axis(.plain, group.isWeight ? "lb" : "BMI"), curves: lines)
        }
    }
}

extension ChartImpact {
    fileprivate var html: String {
        var text = "<details open><summary>Best class of \(population.inMarkup)</summary><ul>\n"
        for group in groups {
            text += "<li>\(group.sentence.inMarkup)"
            if !group.moves.isEmpty {
                text += "<details><summary>from which class to which</summary><table><tbody>"
                for move in group.moves.prefix(8) {
                    text += "<tr><td>\(move.adultShare.asPercent.inMarkup)</td><th>\(move.before.inMarkup) → "
                    text += "\(move.after.inMarkup)</th></tr>"
                }
                text += "</tbody></table></details>"
            }
            text += "</li>\n"
        }
        return text + "</ul></details>\n"
    }
}
