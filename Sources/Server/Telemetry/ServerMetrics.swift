import ChartSchema
import Synchronization

/// What the server counts, for Prometheus.
final class ServerMetrics: Sendable {
    /// The upper ends of the buckets of answer times, in seconds.
    private static let bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

    private final class Series: Sendable {
        /// By hundreds of the status: 2xx to 5xx.
        let statuses = (0..<4).map { _ in Counter() }
        let buckets = (0...bounds.count).map { _ in Counter() }
        let nanoseconds = Counter()
    }

    final class Counter: Sendable {
        private let held = Atomic<Int>(0)

        var value: Int { held.load(ordering: .relaxed) }
        func add(_ amount: Int = 1) { held.add(amount, ordering: .relaxed) }
    }

    /// In the order of their names.
    private let series: [(name: String, series: Series)]
    private let byName: [String: Series]
    let cacheHits = Counter()
    let cacheMisses = Counter()
    let reloads = Counter()
    let reloadFailures = Counter()
    let openConnections = Counter()
    let connections = Counter()
    /// Connections closed because a request or the reading of an answer took too long.
    let timeouts = Counter()

    /// - Parameter operations: What is counted apart.
    init(_ operations: [String]) {
        series = operations.sorted().map { ($0, Series()) }
        byName = Dictionary(uniqueKeysWithValues: series)
    }

    func count(_ operation: String, status: Int, nanoseconds: Int) {
        guard let series = byName[operation] else { return }
        series.statuses[min(max(status / 100 - 2, 0), 3)].add()
        let seconds = Double(nanoseconds) / 1e9
        series.buckets[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count].add()
        series.nanoseconds.add(nanoseconds)
    }

    /// In Prometheus' text form.
    func text(version: VersionNumber) -> [UInt8] {
        var lines: [String] = []
        func metric(_ name: String, _ type: String, _ help: String) {
            lines.append("# HELP chartwright_\(name) \(help)")
            lines.append("# TYPE chartwright_\(name) \(type)")
        }
        metric("dataset_info", "gauge", "The version that is served.")
        lines.append("chartwright_dataset_info{version=\"\(version)\"} 1")
        metric("http_requests_total", "counter", "Answers by operation and class of status.")
        for (name, series) in series {
            for (number, counter) in series.statuses.enumerated() where counter.value > 0 {
                lines.append(
                    "chartwright_http_requests_total{operation=\"\(name)\",status=\"\(number + 2)xx\"} \(counter.value)"
                )
            }
        }
        metric("http_request_duration_seconds", "histogram", "Time from the whole request to the answer.")
        for (name, series) in series where series.buckets.contains(where: { $0.value > 0 }) {
            var total = 0
            for (number, counter) in series.buckets.enumerated() {
                total += counter.value
                let end = number < Self.bounds.count ? "\(Self.bounds[number])" : "+Inf"
                lines.append(
                    "chartwright_http_request_duration_seconds_bucket{operation=\"\(name)\",le=\"\(end)\"} \(total)")
            }
            let seconds = Double(series.nanoseconds.value) / 1e9
            lines.append("chartwright_http_request_duration_seconds_sum{operation=\"\(name)\"} \(seconds)")
            lines.append("chartwright_http_request_duration_seconds_count{operation=\"\(name)\"} \(total)")
        }
        let single = [
            ("answer_cache_hits_total", "counter", "Answers that had been given before.", cacheHits),
            ("answer_cache_misses_total", "counter", "Answers that were made.", cacheMisses),
            ("dataset_reloads_total", "counter", "Versions picked up while running.", reloads),
            ("dataset_reload_failures_total", "counter", "Versions that could not be read.", reloadFailures),
            ("connections_open", "gauge", "Connections that are open.", openConnections),
            ("connections_total", "counter", "Connections accepted.", connections),
            ("connection_timeouts_total", "counter", "Connections closed because they were too slow.", timeouts),
        ]
        for (name, type, help, counter) in single {
            metric(name, type, help)
            lines.append("chartwright_\(name) \(counter.value)")
        }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }
}
