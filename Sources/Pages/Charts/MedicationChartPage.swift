import ChartSchema
import Reports
import Vocabulary

extension Site {
    private static let rulesOnPage = 100

    /// A medication chart: its rules, filtered by words, outcome and product, in pages.
    func medicationChartPage(_ chart: MedicationChart, _ entry: ManifestEntry, _ query: SiteQuery) -> SitePage {
        var values = chartHead(.medication(chart), entry)
        let outcome = query["outcome"].flatMap { MedicationOutcome(rawValue: $0) }
        let words = FoldedName.of(query["search"] ?? "")
        let found = chart.rules.indices.filter { index in
            let rule = chart.rules[index]
            return (outcome == nil || rule.outcome == outcome)
                && (query["product"] == nil || rule.product == nil || rule.product == query["product"])
                && (words.isEmpty || rule.isAbout(words))
        }
        let paging = Paging(total: found.count, page: query.page, size: Self.rulesOnPage)
        let ownProducts = Set(chart.rules.compactMap(\.product)).sorted()
        let shown = found[paging.range].map { chart.rules[$0] }
        values["columns"] = [String: Any]([
            "use": chart.rules.contains { $0.use != nil } ? true : nil,
            "fill": chart.rules.contains { $0.lookback != .always } ? true : nil,
            "condition": chart.rules.contains { $0.condition != nil } ? true : nil,
            "product": ownProducts.isEmpty ? nil : true,
        ])
        values["search"] = query["search"] ?? ""
        values["outcomes"] = MedicationOutcome.allCases.filter { outcome in
            chart.rules.contains { $0.outcome == outcome }
        }
        .map { ["value": $0.rawValue, "name": $0.badge.name, "is-chosen": $0 == outcome] }
        values["own-products"] = ownProducts.map {
            ["value": $0, "name": names.product(chart.carrier, $0), "is-chosen": $0 == query["product"]]
                as [String: Any]
        }
        values["has-own-products"] = !ownProducts.isEmpty
        values["total"] = found.count.grouped
        values["is-empty"] = found.isEmpty
        values["path"] = Address.chart(chart.id)
        values["rules"] = zip(found[paging.range], shown).map { number, rule in
            [String: Any]([
                "number": number, "address": Address.rule(chart.id, number),
                "name": rule.medication.onOneLine.cut(to: 200),
                "check-address": medicationAddress(rule.medication.onOneLine),
                "use": rule.use?.onOneLine.cut(to: 300) ?? "",
                "fill": rule.lookback == .always ? "" : rule.lookback.inWords,
                "condition": rule.condition?.onOneLine.cut(to: 400) ?? "",
                "product": rule.product.map { names.product(chart.carrier, $0) } ?? "",
                "outcome": rule.outcome.badge.name, "tone": rule.outcome.badge.tone,
                "label": rule.outcomeLabel.onOneLine.lowercased() == rule.outcome.rawValue
                    ? nil : rule.outcomeLabel.onOneLine.cut(to: 48),
                "is-corrected": !rule.corrections.isEmpty,
            ])
        }
        values["paging"] = paging.values { query.address(Address.chart(chart.id), with: [("page", String($0))]) }
        return render(
            "medication-chart", title: "\(names.carrier(chart.carrier)): \(chart.id.chart)", here: "/charts", values)
    }
}

extension MedicationRule {
    /// Whether its name, an ingredient, its use or its condition has a word that begins with folded words.
    fileprivate func isAbout(_ words: String) -> Bool {
        ([medication] + ingredients + [use, condition].compactMap(\.self)).contains {
            (" " + FoldedName.of($0)).contains(" " + words)
        }
    }
}
