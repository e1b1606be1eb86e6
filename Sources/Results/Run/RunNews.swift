import ChartSchema
import Diff

/// What a run of `ingest` has to tell beside what is known already: known is what is published.
package struct RunNews: Sendable, Hashable {
    /// Charts that changed, came, went, or could not be read, and those that have another finding than is published with
    /// them; in the order of their ids.
    package var charts: [Chart]
    /// Findings about no chart of the run: entries of the review files that nothing fits.
    package var others: [Finding]

    package init(charts: [Chart] = [], others: [Finding] = []) {
        self.charts = charts
        self.others = others
    }

    package struct Chart: Sendable, Hashable {
        package var id: String
        package var state: RunReport.State
        /// What is otherwise than before, or than in the edition before; `nil` where there is nothing to compare.
        package var diff: ChartDiff?
        /// Findings that are not published with the chart's last version.
        package var came: [Finding]
        /// Findings that are, and are not found any more.
        package var gone: [Finding]

        package init(
            id: String, state: RunReport.State, diff: ChartDiff? = nil, came: [Finding] = [], gone: [Finding] = []
        ) {
            self.id = id
            self.state = state
            self.diff = diff
            self.came = came
            self.gone = gone
        }

        /// Whether the chart's source has errors, so that nothing of it is published.
        package var isHeldBack: Bool { state == .kept || state == .failed }
    }

    /// Every finding that is new.
    package var came: [Finding] { charts.flatMap(\.came) + others }
}

extension RunNews.Chart {
    /// Puts the findings of a run and those that were published apart into those that came and those that went.
    ///
    /// A finding is the same as long as its fingerprint is, nobody accepted it or took that back, and it is as severe.
    package mutating func compare(published: [Finding], found: [Finding]) {
        var known = Dictionary(grouping: published, by: Known.init)
        for finding in found where finding.isOpen {
            if known[Known(finding)]?.popLast() == nil { came.append(finding) }
        }
        let still = Set(found.map(\.fingerprint))
        gone = published.filter { $0.isOpen && !still.contains($0.fingerprint) }
    }

    private struct Known: Hashable {
        var fingerprint: String
        var severity: Finding.Severity
        var isOpen: Bool

        init(_ finding: Finding) {
            (fingerprint, severity, isOpen) = (finding.fingerprint, finding.severity, finding.isOpen)
        }
    }
}
