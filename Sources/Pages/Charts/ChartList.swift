import ChartSchema
import Reports

extension Site {
    private static let chartsOnPage = 100

    /// Every published chart, in pages.
    func chartList(_ query: SiteQuery) -> SitePage {
        let kind = query["kind"].flatMap { ManifestEntry.Kind(rawValue: $0) }
        let found = manifest.charts.filter { entry in
            (kind == nil || entry.kind == kind) && (query["carrier"] == nil || entry.carrier == query["carrier"])
                && (query["edition"] == nil || entry.edition == query["edition"])
        }
        let paging = Paging(total: found.count, page: query.page, size: Self.chartsOnPage)
        return render(
            "charts", title: "Charts", here: "/charts",
            [
                "charts": found[paging.range].map { chartValues($0) }, "total": found.count.grouped,
                "is-empty": found.isEmpty, "edition": query["edition"], "carriers": carrierOptions(query["carrier"]),
                "kinds": ManifestEntry.Kind.allCases.map {
                    ["value": $0.rawValue, "name": "\($0.rawValue) charts", "is-chosen": $0 == kind]
                },
                "paging": paging.values { query.address("/charts", with: [("page", String($0))]) },
            ])
    }

    /// A chart, or one of its values: `carrier/chart/edition`, and behind it `limits/ROW-LIMIT` or `rules/NUMBER`, and behind
    /// that `paper`, where the chart was printed.
    func chartPage(_ parts: [String], _ query: SiteQuery) throws -> SitePage? {
        let id = ChartID(carrier: parts[0], chart: parts[1], edition: parts[2])
        guard let entry = manifest.charts.first(where: { $0.id == id }) else { return nil }
        let chart = try store.chart(entry)
        switch (parts.count, chart) {
        case (3, .build(let chart)): return buildChartPage(chart, entry, query)
        case (3, .medication(let chart)): return medicationChartPage(chart, entry, query)
        case (5, .build(let chart)) where parts[3] == "limits": return limitPage(chart, entry, parts[4])
        case (5, .medication(let chart)) where parts[3] == "rules": return rulePage(chart, entry, parts[4])
        case (6, _) where parts[5] == "paper": return printedValue(chart, kind: parts[3], name: parts[4])
        default: return nil
        }
    }

    /// What stands above and below a chart's own table.
    func chartHead(_ chart: Chart, _ entry: ManifestEntry) -> [String: Any?] {
        let editions = manifest.charts.filter { $0.carrier == entry.carrier && $0.chart == entry.chart }
        let open = entry.findings.filter(\.isOpen)
        return [
            "carrier": names.carrier(entry.carrier), "carrier-id": entry.carrier, "chart": entry.chart,
            "edition": entry.edition, "id": entry.id.description, "heading": chart.title?.onOneLine.cut(to: 200),
            "products": entry.products.map { product in
                ["name": names.product(entry.carrier, product), "address": Address.product(entry.carrier, product)]
            },
            "source": entry.source.path, "sha256": entry.source.sha256, "chart-sha256": entry.sha256,
            "records": entry.counts.records.grouped,
            "notices": notices(of: entry),
            "editions": editions.count > 1
                ? editions.suffix(60).map {
                    ["edition": $0.edition, "address": Address.chart($0.id), "is-here": $0.id == entry.id]
                } : nil,
            "notes": chart.notes.prefix(40).map { note in
                [
                    "kind": note.kind.rawValue, "text": note.text.onOneLine.cut(to: 1_000), "place": note.place.inWords,
                    "applied": note.applied,
                ] as [String: Any]
            },
            "has-notes": !chart.notes.isEmpty, "finding-count": open.count,
            "findings": open.gravestFirst.prefix(12).map { findingValues($0, of: entry) },
            "has-findings": !open.isEmpty,
            "findings-address": Address.of("/findings", [("chart", entry.id.description)]),
        ]
    }
}
