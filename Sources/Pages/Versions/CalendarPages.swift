import ChartSchema
import Diff
import Reports
import Store

extension Site {
    private static let daysOnPage = 150
    private static let chartsShown = 100

    /// The days on which editions of charts came into force, ascending.
    private var days: [String] { Set(manifest.charts.map(\.edition)).sorted() }

    /// The days on which something changed, by year, newest first.
    func calendar(_ query: SiteQuery) -> SitePage {
        let days = Array(days.reversed())
        let paging = Paging(total: days.count, page: query.page, size: Self.daysOnPage)
        var years: [(year: String, days: [[String: Any]])] = []
        for day in days[paging.range] {
            let year = String(day.prefix(4))
            if years.last?.year != year { years.append((year, [])) }
            let charts = manifest.charts.filter { $0.edition == day }
            years[years.count - 1].days.append([
                "day": day, "name": Self.dayName(day), "address": Address.day(day),
                "count": counted(charts.count, "chart"),
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

    /// What came into force on a day, compared with what was in force before it.
    func dayPage(_ day: String) throws -> SitePage? {
        guard Self.isDay(day) else { return nil }
        let side = DiffSide(manifest, in: store)
        let before = days.last { $0 < day }
        let own = manifest.charts.filter { $0.edition == day }
        let diff = try DatasetDiffer(bounds: Self.bounds).diff(
            from: side.inForce(on: before ?? "0000-00-00"), to: side.inForce(on: day))
        return render(
            "day", title: "Changes of \(day)", here: "/calendar",
            [
                "day": day, "name": Self.dayName(day), "is-quiet": own.isEmpty,
                "charts": own.prefix(Self.chartsShown).map { chartValues($0) },
                "more-address": own.count > Self.chartsShown ? Address.of("/charts", [("edition", day)]) : nil,
                "has-charts": !own.isEmpty,
                "summary": diff.summary.capitalizedFirst, "sections": own.isEmpty ? nil : Self.bounded(diff),
                "previous": before.map { ["day": $0, "address": Address.day($0)] },
                "next": days.first { $0 > day }.map { ["day": $0, "address": Address.day($0)] },
            ])
    }

    private static func isDay(_ text: String) -> Bool {
        guard let parts = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/), let month = Int(parts.2),
            let day = Int(parts.3)
        else { return false }
        return (1...12).contains(month) && (1...31).contains(day)
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// `2024-05-01` as `1 May 2024`.
    private static func dayName(_ day: String) -> String {
        let parts = day.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, (1...12).contains(parts[1]) else { return day }
        return "\(parts[2]) \(months[parts[1] - 1]) \(parts[0])"
    }
}
