import ChartSchema
import Reports

extension Site {
    private static let findingsOnPage = 50

    /// What people should know about charts, the gravest first, in pages.
    func findingsPage(_ query: SiteQuery) -> SitePage {
        let severity = query["severity"].flatMap { Finding.Severity(rawValue: $0) }
        var all: [(finding: Finding, entry: ManifestEntry)] = []
        for entry in manifest.charts {
            guard query["carrier"] == nil || entry.carrier == query["carrier"],
                query["chart"] == nil || entry.id.description == query["chart"]
            else { continue }
            all += entry.findings.map { ($0, entry) }
        }
        let matching = all.filter { each in
            (severity == nil || each.finding.severity == severity)
                && (query["rule"] == nil || each.finding.rule == query["rule"])
        }
        let found = Finding.Severity.allCases.reversed().flatMap { severity in
            [true, false].flatMap { isOpen in
                matching.filter { $0.finding.severity == severity && $0.finding.isOpen == isOpen }
            }
        }
        let paging = Paging(total: found.count, page: query.page, size: Self.findingsOnPage)
        return render(
            "findings", title: "Findings", here: "/findings",
            [
                "findings": found[paging.range].map { findingValues($0.finding, of: $0.entry) },
                "total": found.count.grouped, "is-empty": found.isEmpty,
                "carriers": carrierOptions(query["carrier"]), "chart": query["chart"],
                "rule": query["rule"],
                "is-narrowed": query["rule"] != nil || query["chart"] != nil,
                "severities": Finding.Severity.allCases.reversed().map { each in
                    [
                        "value": each.rawValue, "name": each.rawValue.capitalizedFirst, "is-chosen": each == severity,
                        "count": all.count { $0.finding.severity == each && $0.finding.isOpen },
                    ] as [String: Any]
                },
                "paging": paging.values { query.address("/findings", with: [("page", String($0))]) },
            ])
    }

    /// A finding as the template `finding` takes it.
    func findingValues(_ finding: Finding, of entry: ManifestEntry) -> [String: Any] {
        [String: Any]([
            "severity": finding.severity.rawValue, "rule": finding.rule,
            "rule-address": Address.of("/findings", [("rule", finding.rule)]),
            "message": finding.message.asSentence, "help": finding.help?.asSentence,
            "acceptance": finding.acceptance.map { "Accepted: \($0.reason)".asSentence },
            "chart": entry.id.description, "chart-address": Address.chart(entry.id),
            "place": [
                finding.location.place?.inWords, finding.location.row.map { "row \($0)" },
                finding.location.column.map { "column \($0)" },
            ].compactMap(\.self).joined(separator: ", "),
            "file": finding.location.file,
        ])
    }
}
