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
    /// What of all this is new.
    package var news: RunNews
    /// What was read again though its raw file is the same.
    package var reread: [Rereading]
    /// What there is beside ``charts`` and ``findings``, where these are only those of the carriers for which there was something to do.
    package var rest: RunSummary?
    /// How many charts came, changed and went, where ``charts`` does not have them all.
    package var moved: Moved?
    /// The version that ``news`` is told against; `nil`: the one before the run.
    package var since: String?

    package init(
        charts: [Chart], findings: [Finding], unchecked: [UncheckedRule] = [], outcome: Outcome,
        news: RunNews = RunNews(), reread: [Rereading] = [], rest: RunSummary? = nil
    ) {
        self.charts = charts
        self.findings = findings
        self.unchecked = unchecked
        self.outcome = outcome
        self.news = news
        self.reread = reread
        self.rest = rest
    }

    /// How much there is of all.
    package var summary: RunSummary { RunSummary(charts) + (rest ?? RunSummary([])) }

    /// The severities of open findings that there are.
    package var severities: [Finding.Severity] {
        (SeverityCounts(findings) + (rest?.findings ?? SeverityCounts())).severities
    }

    package struct Moved: Sendable, Hashable {
        package var added: Int
        package var changed: Int
        package var removed: Int

        package init(added: Int, changed: Int, removed: Int) {
            (self.added, self.changed, self.removed) = (added, changed, removed)
        }
    }

    /// Charts that were read again because something beside their raw files is another.
    package struct Rereading: Sendable, Hashable {
        /// What: `meanings`, `program`, ….
        package var because: String
        package var charts: Int
        package var carriers: Int

        package init(because: String, charts: Int, carriers: Int) {
            self.because = because
            self.charts = charts
            self.carriers = carriers
        }
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
