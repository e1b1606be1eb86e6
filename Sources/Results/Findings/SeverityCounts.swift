import ChartSchema

/// How many findings there are of each severity; those that a person has accepted are counted apart.
package struct SeverityCounts: Sendable, Hashable, Codable {
    package var error: Int
    package var warning: Int
    package var info: Int
    package var accepted: Int
    /// Findings that policy has set off.
    package var off: Int

    package var all: [Int] { [error, warning, info, accepted, off] }

    package init(_ findings: some Sequence<Finding> = [], off: Int = 0) {
        (error, warning, info, accepted) = (0, 0, 0, 0)
        self.off = off
        for finding in findings {
            guard finding.isOpen else {
                accepted += 1
                continue
            }
            switch finding.severity {
            case .error: error += 1
            case .warning: warning += 1
            case .info: info += 1
            }
        }
    }

    /// The severities of open findings that there are.
    package var severities: [Finding.Severity] {
        [(error, .error), (warning, .warning), (info, .info)].compactMap { $0 > 0 ? $1 : nil }
    }

    package static func + (a: SeverityCounts, b: SeverityCounts) -> SeverityCounts { a.adding(b, times: 1) }
    static func - (a: SeverityCounts, b: SeverityCounts) -> SeverityCounts { a.adding(b, times: -1) }

    private func adding(_ other: SeverityCounts, times: Int) -> SeverityCounts {
        var sum = self
        sum.error += other.error * times
        sum.warning += other.warning * times
        sum.info += other.info * times
        sum.accepted += other.accepted * times
        sum.off += other.off * times
        return sum
    }
}
