import ChartSchema

/// What a run of `ingest` did: every chart, every finding, and the version it ended in.
package struct RunReport: Sendable, Hashable {
    /// Of every chart of the dataset before or after the run, in the order of their ids.
    package var charts: [Chart]
    /// Chart by chart in the order of their ids, those of a chart in report order.
    package var findings: [Finding]
    /// The rules that could say nothing about a chart, chart by chart.
    package var unchecked: [UncheckedRule]
    package var outcome: Outcome

    package init(charts: [Chart], findings: [Finding], unchecked: [UncheckedRule] = [], outcome: Outcome) {
        self.charts = charts
        self.findings = findings
        self.unchecked = unchecked
        self.outcome = outcome
    }

    package struct Chart: Sendable, Hashable {
        package var id: String
        package var state: State
        package var records: Int
        package var cells: CellCounts
        /// Values that are published otherwise than they are printed.
        package var corrected: Int
        /// How many findings of this run are about it.
        package var findings: SeverityCounts

        package init(
            id: String, state: State, records: Int, cells: CellCounts, corrected: Int = 0, findings: SeverityCounts
        ) {
            self.id = id
            self.state = state
            self.records = records
            self.cells = cells
            self.corrected = corrected
            self.findings = findings
        }
    }

    /// What became of a chart.
    package enum State: String, Sendable, Hashable, Codable {
        case added, changed, unchanged
        /// Its source could not be read, so its last published form stays.
        case kept
        /// Not read in this run: taken over from the parent version.
        case carried
        /// Its source could not be read, and it was never published.
        case failed
        /// Its source left the configuration.
        case removed
    }

    package enum Outcome: Sendable, Hashable {
        /// A new version; `parent` is the one before.
        case published(version: String, parent: String?)
        /// What a run without `--dry-run` would publish.
        case wouldPublish(version: String, parent: String?)
        /// The dataset is what it was; `nil` when there is none.
        case nothingChanged(version: String?)
    }
}

/// How many findings there are of each severity; those that a person has accepted are counted apart.
package struct SeverityCounts: Sendable, Hashable, Codable {
    package var error: Int
    package var warning: Int
    package var info: Int
    package var accepted: Int
    /// Findings that policy has set off.
    package var off: Int

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

    static func + (a: SeverityCounts, b: SeverityCounts) -> SeverityCounts {
        var sum = a
        sum.error += b.error
        sum.warning += b.warning
        sum.info += b.info
        sum.accepted += b.accepted
        sum.off += b.off
        return sum
    }
}
