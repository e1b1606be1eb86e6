import ChartSchema

/// Charts that are not withdrawn and whose newest edition is older than it should be, so that somebody ought to ask the carrier for a newer one.
public struct DueForReview: Codable, Hashable, Sendable {
    /// The day it was judged on, an ISO date.
    public var today: String
    /// How many months old an edition may be.
    public var months: Int
    /// Oldest first.
    public var charts: [Chart]

    public struct Chart: Codable, Hashable, Sendable {
        /// The newest edition's id.
        public var chart: String
        public var edition: String
        /// Completed months.
        public var age: Int
    }

    public init(_ manifest: DatasetManifest, today: String, after months: Int) {
        self.today = today
        self.months = months
        var newest: [String: ManifestEntry] = [:]
        for entry in manifest.charts where newest[entry.id.series].map({ $0.edition < entry.edition }) ?? true {
            newest[entry.id.series] = entry
        }
        let day = CalendarDay(today)
        charts = newest.values.compactMap { entry in
            guard !entry.isWithdrawn(on: today), let day, let edition = CalendarDay(entry.edition),
                let age = edition.completedMonths(until: day), age >= months
            else { return nil }
            return Chart(chart: entry.id.description, edition: entry.edition, age: age)
        }.sorted { ($0.edition, $0.chart) < ($1.edition, $1.chart) }
    }
}
