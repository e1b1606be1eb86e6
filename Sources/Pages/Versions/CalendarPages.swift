import ChartSchema
import Diff
import Reports
import Store

extension Site {
    private static let daysOnPage = 150
    private static let chartsShown = 100

    /// The days on which something changed, by year, newest first.
    func calendar(_ query: SiteQuery) throws -> SitePage {
        let published = try store.publishedDays(upTo: manifest.version)
        let days = Array(DatasetDay.all(upTo: manifest, published).reversed())
        let paging = Paging(total: days.count, page: query.page, size: Self.daysOnPage)
        var years: [(year: String, days: [[String: Any]])] = []
        for day in days[paging.range] {
            let year = String(day.prefix(4))
            if years.last?.year != year { years.append((year, [])) }
            let charts = manifest.charts.filter { $0.edition == day }
            let versions = published.all.filter { $0.published == day }.map(\.version)
            let counts = [(charts.count, "chart"), (versions.count, "version")].filter { $0.0 > 0 }
            years[years.count - 1].days.append([
                "day": day, "name": DayName.of(day), "address": Address.day(day),
                "count": counts.map { counted($0.0, $0.1) }.joined(separator: ", "),
                "versions": versions.map { ["number": $0.description, "address": Address.version($0)] },
                "charts": charts.prefix(12).map {
                    ["name": "\(names.carrier($0.carrier)): \($0.chart)", "address": Address.chart($0.id)]
                },
                "more": charts.count > 12 ? [["count": charts.count - 12]] : [],
            ])
        }
        return render(
            "calendar", title: "Calendar of changes", here: "/calendar",
            [
                "years": years.map { ["year": $0.year, "days": $0.days] as [String: Any] },
                "paging": paging.values { query.address("/calendar", with: [("page", String($0))]) },
            ])
    }

    /// What happened on a day, as `log --on` has it.
    func dayPage(_ day: String) throws -> SitePage? {
        guard Self.isDay(day) else { return nil }
        let happened = try DatasetDay(day, upTo: manifest, in: store, bounds: Self.bounds)
        let own = manifest.charts.filter { $0.edition == day }
        return render(
            "day", title: "Changes of \(day)", here: "/calendar",
            [
                "day": day, "name": DayName.of(day), "is-quiet": own.isEmpty && happened.versions.isEmpty,
                "has-versions": !happened.versions.isEmpty,
                "versions": happened.versions.compactMap { each in
                    VersionNumber(each.version).map { number in
                        [String: Any]([
                            "number": each.version, "address": Address.version(number),
                            "class": each.changeClass?.rawValue,
                        ])
                    }
                },
                "charts": own.prefix(Self.chartsShown).map { chartValues($0) },
                "more-address": own.count > Self.chartsShown ? Address.of("/charts", [("edition", day)]) : nil,
                "has-charts": !own.isEmpty,
                "summary": happened.inForce?.summary.capitalizedFirst, "sections": happened.inForce.map(Self.bounded),
                "previous": happened.before.map { ["day": $0, "address": Address.day($0)] },
                "next": happened.after.map { ["day": $0, "address": Address.day($0)] },
            ])
    }

    private static func isDay(_ text: String) -> Bool {
        guard let parts = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/), let month = Int(parts.2),
            let day = Int(parts.3)
        else { return false }
        return (1...12).contains(month) && (1...31).contains(day)
    }
}
