import ChartSchema
import Reports

extension Site {
    private static let rowsOnPage = 120
    private static let columnsShown = 60
    private static let plotsShown = 12

    /// A build chart: heights down, columns across, each figure a way to its origin, and its curves.
    func buildChartPage(_ chart: BuildChart, _ entry: ManifestEntry, _ query: SiteQuery) -> SitePage {
        var values = chartHead(.build(chart), entry)
        let paging = Paging(total: chart.rows.count, page: query.page, size: Self.rowsOnPage)
        let hasAges = chart.rows.contains { $0.age != nil }
        let hasHeights = chart.rows.contains { !$0.height.isAny } || !hasAges
        let columns = chart.columns.prefix(Self.columnsShown)
        values["has-ages"] = hasAges
        values["has-heights"] = hasHeights
        let applicants = applicants(chart, Array(columns))
        values["applicants"] = applicants
        values["has-applicants"] = !applicants.isEmpty
        values["columns"] = columns.map { column in
            [String: Any]([
                "label": column.classLabel?.onOneLine.cut(to: 80),
                "class": column.rateClass?.badge.name ?? (column.classLabel == nil ? nil : "class not known"),
                "tone": column.rateClass?.badge.tone ?? "silent",
            ])
        }
        values["rows"] = zip(paging.range, chart.rows[paging.range]).map { number, row in
            [
                "number": number, "height": row.height.inWords, "age": row.age?.inWords ?? "",
                "cells": columns.indices.map { cell(chart, row: number, column: $0) },
            ] as [String: Any]
        }
        values["left-out"] = chart.columns.count > columns.count ? chart.columns.count - columns.count : nil
        values["paging"] = paging.values { query.address(Address.chart(chart.id), with: [("page", String($0))]) }
        let plots = plots(chart)
        values["plots"] = plots
        values["has-plots"] = !plots.isEmpty
        return render(
            "build-chart", title: "\(names.carrier(chart.carrier)): \(chart.id.chart)", here: "/charts", values)
    }

    /// Runs of columns that are for the same people and product; empty where one run is all and says nothing.
    private func applicants(_ chart: BuildChart, _ columns: [BuildColumn]) -> [[String: Any]] {
        var runs: [(words: String, span: Int)] = []
        for column in columns {
            var parts: [String] = []
            if let product = column.product { parts.append(names.product(chart.carrier, product)) }
            if column.sex != .any { parts.append(column.sex.rawValue) }
            if column.tobacco != .any { parts.append(column.tobacco.inWords) }
            if !column.age.isAny { parts.append("age \(column.age.inWords)") }
            if let condition = column.condition { parts.append("only if “\(condition.onOneLine)”") }
            let words = parts.joined(separator: ", ")
            if runs.last?.words == words { runs[runs.count - 1].span += 1 } else { runs.append((words, 1)) }
        }
        return runs.allSatisfy(\.words.isEmpty) ? [] : runs.map { ["words": $0.words, "span": $0.span] }
    }

    private func cell(_ chart: BuildChart, row: Int, column: Int) -> [String: Any] {
        let limits = chart.rows[row].limits.enumerated().filter { $0.element.column == column }
        return [
            "limits": limits.map { number, limit in
                let weight = intervalInWords(limit.weightMin, limit.weightMax)
                let bmi = intervalInWords(limit.bmiMin, limit.bmiMax).map { "BMI \($0)" }
                return [
                    "figures": [weight, bmi].compactMap(\.self).joined(separator: ", "),
                    "address": Address.limit(chart.id, row: row, limit: number),
                    "is-corrected": !limit.corrections.isEmpty,
                ] as [String: Any]
            }
        ]
    }

    private func plots(_ chart: BuildChart) -> [[String: Any]] {
        let groups = ChartCurves(chart).groups.filter { group in group.curves.contains { $0.points.count > 2 } }
        return groups.prefix(Self.plotsShown).enumerated().map { number, group in
            let name = group.name.isEmpty ? "" : group.name
            let classes = group.curves.prefix(20).map(\.name).joined(separator: ", ")
            var plot = group.plot(
                title: "Limits by height" + (name.isEmpty ? "" : ": \(name)"),
                summary: "Curves: \(classes).".cut(to: 400))
            plot.height = group.curves.count > 8 ? 400 : 320
            return ["name": name.capitalizedFirst, "drawing": plot.svg(id: "plot-\(number)")]
        }
    }
}
