import ChartSchema
import Results

/// The findings as one page that stands alone: each chart with its curves, each finding with the raw cells around it.
///
/// The page has a largest size whatever was found; where it leaves something out it says how much, and its totals are
/// always the true ones. The gravest findings come first and are never those left out.
package struct FindingsPage {
    let report: FindingsReport
    let sources: Sources
    /// In bytes, about: beyond it, findings and charts are counted only.
    let largest: Int
    let carriers: [String]

    /// Where the page finds what it shows beside a finding.
    package struct Sources {
        /// A published build chart.
        package var chart: (ChartID) -> BuildChart?
        /// The raw cells around a place.
        package var cells: (Finding.Location) -> RawNeighbourhood?
        /// Where a finding stands in its raw file; `nil` when the line cannot be had.
        package var place: (Finding) -> LinePlace?

        package init(
            chart: @escaping (ChartID) -> BuildChart?, cells: @escaping (Finding.Location) -> RawNeighbourhood?,
            place: @escaping (Finding) -> LinePlace?
        ) {
            self.chart = chart
            self.cells = cells
            self.place = place
        }
    }

    package init(_ report: FindingsReport, sources: Sources, largest: Int = 6_000_000) {
        self.report = report
        self.sources = sources
        self.largest = largest
        carriers = Set(report.charts.map(\.id.carrier)).sorted()
    }

    package func html() -> String {
        let tallies = ChartTally.all(of: report)
        var sections = ""
        var left = (charts: 0, findings: 0)
        for (number, tally) in tallies.enumerated() where tally.total > 0 {
            if sections.utf8.count > largest {
                left.charts += 1
                left.findings += tally.total
            } else {
                sections += section(tally, number: number, room: largest - sections.utf8.count)
            }
        }
        if left.charts > 0 {
            sections += """
                <p class="rest">\(counted(left.findings, "more finding")) in \(counted(left.charts, "more chart")) are \
                counted above and not shown: see <code>chartwright validate --format json</code>.</p>

                """
        }
        let clean = tallies.filter { $0.total == 0 }
        let body = """
            <header>
            <h1>Findings of \(report.name)</h1>
            <p class="soft">\(counted(report.charts.count, "chart")) of \(counted(carriers.count, "carrier")), \
            \(counted(report.charts.map(\.records).reduce(0, +), "record"))</p>
            </header>
            \(toolbar)<main id="main">
            \(overview(tallies))\(sections)\(cleanCharts(clean, room: largest - sections.utf8.count))</main>

            """
        return HTMLPage(
            title: "Findings of \(report.name)", style: Self.style, body: body, script: Self.script
        ).html
    }

    // MARK: Totals and filters

    private var toolbar: String {
        let counts = report.counts
        let kinds = [
            ("error", "Errors", counts.error), ("warning", "Warnings", counts.warning), ("info", "Infos", counts.info),
            ("accepted", "Accepted", counts.accepted),
        ]
        var text = "<div class=\"bar\"><div class=\"tools\" role=\"group\" aria-label=\"Filter findings\">\n"
        for (kind, title, count) in kinds {
            text += """
                <button type="button" class="tile \(kind)" data-kind="\(kind)" aria-pressed="true">\
                <b>\(count)</b> \(title)</button>

                """
        }
        if carriers.count > 1 {
            text += "<label>Carrier <select id=\"carrier\"><option value=\"\">all</option>"
            for carrier in carriers {
                text += "<option>\(carrier.inMarkup)</option>"
            }
            text += "</select></label>\n"
        }
        return text + "<output id=\"shown\" class=\"soft\"></output>\n</div></div>\n"
    }

    /// How many charts the overview names.
    private static let overviewRows = 1000

    private func overview(_ tallies: [ChartTally]) -> String {
        let found = tallies.filter { $0.total > 0 }
        guard !found.isEmpty else { return "<p class=\"rest\">Nothing was found.</p>\n" }
        var text = """
            <details class="card overview"\(found.count <= 30 ? " open=\"\"" : "")><summary><h2>\
            \(counted(found.count, "chart")) with findings</h2></summary>
            <table><thead><tr><th scope="col">chart</th><th scope="col">errors</th><th scope="col">warnings</th>\
            <th scope="col">infos</th><th scope="col">accepted</th></tr></thead><tbody>

            """
        for (number, tally) in found.prefix(Self.overviewRows).enumerated() {
            let counts = tally.counts
            let cells = [
                ("error", counts.error), ("warning", counts.warning), ("info", counts.info),
                ("accepted", counts.accepted),
            ].map { kind, count in "<td class=\"\(count > 0 ? kind : "none")\">\(count)</td>" }
            text += "<tr><th scope=\"row\"><a href=\"#c\(number)\">\(tally.name.cut(to: 120).inMarkup)</a></th>"
            text += cells.joined() + "</tr>\n"
        }
        text += "</tbody></table>\n"
        if found.count > Self.overviewRows {
            text += "<p class=\"soft\">\(found.count - Self.overviewRows) more charts have findings.</p>\n"
        }
        return text + "</details>\n"
    }
}
