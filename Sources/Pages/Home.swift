import ChartSchema

extension Site {
    /// The build checker's form, ready to be used, and what there is data for.
    func home() -> SitePage {
        let charts = manifest.charts
        let newest = charts.sorted { ($0.edition, $1.id) > ($1.edition, $0.id) }.prefix(6)
        return render(
            "home", title: "Which plans fit?", here: "/",
            [
                "form": BuildQuestion(SiteQuery([])).form(buildForm, carriers: carrierOptions(nil)),
                "carrier-count": Set(charts.map(\.carrier)).count, "product-count": products.count,
                "chart-count": charts.count, "record-count": charts.reduce(0) { $0 + $1.counts.records }.grouped,
                "medication-count": medicationNames.all.count.grouped,
                "newest": newest.map { chartValues($0) },
            ])
    }

    /// Every carrier as an option of a form.
    func carrierOptions(_ chosen: String?) -> [[String: Any]] {
        var ids: [String] = []
        for product in products where ids.last != product.carrier { ids.append(product.carrier) }
        return ids.map { ["value": $0, "name": names.carrier($0), "is-chosen": $0 == chosen] }
            .sorted { ($0["name"] as? String ?? "").lowercased() < ($1["name"] as? String ?? "").lowercased() }
    }

    /// A chart as lists name it.
    func chartValues(_ entry: ManifestEntry) -> [String: Any] {
        [
            "address": Address.chart(entry.id), "carrier": names.carrier(entry.carrier), "chart": entry.chart,
            "edition": entry.edition, "kind": entry.kind.rawValue, "records": entry.counts.records.grouped,
            "products": entry.products.map { names.product(entry.carrier, $0) }.joined(separator: ", "),
            "finding-count": entry.findings.filter { $0.isOpen && $0.severity >= .warning }.count,
            "is-newest": isNewest(entry.id),
        ]
    }

    /// Whether no later edition of the chart is published.
    func isNewest(_ id: ChartID) -> Bool {
        !manifest.charts.contains { $0.carrier == id.carrier && $0.chart == id.chart && $0.edition > id.edition }
    }
}

extension Int {
    /// `4,512`.
    package var grouped: String {
        var digits = String(magnitude)
        var parts: [String] = []
        while digits.count > 3 {
            parts.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (self < 0 ? "-" : "") + ([digits] + parts).joined(separator: ",")
    }
}
