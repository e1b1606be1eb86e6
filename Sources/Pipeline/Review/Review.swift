import ChartSchema
import Vocabulary

/// What people have decided about findings and figures: the review files beside `pipeline.json`.
package struct Review: Sendable {
    /// The form of the JSON files, their `schema`.
    package static let schema = 1

    package var files = ReviewFiles()
    package var accepted: [AcceptedFinding] = []
    package var corrections: [Correction] = []
    /// Medications' names that a person has read for the program.
    package var names = AcceptedNames()

    package init() {}

    /// Findings of entries whose chart the pipeline does not have; `carriers` as in a run, `nil` for all.
    func strays(in plan: [PlannedSource], carriers: Set<String>?) -> [Finding] {
        let known = Set(plan.map(\.id))
        func isStray(_ id: ChartID) -> Bool { !known.contains(id) && carriers?.contains(id.carrier) ?? true }
        let message = "There is no chart of this name in pipeline.json."
        let help = "Correct the chart's name, or remove the entry."
        return accepted.filter { isStray($0.chart) }.map {
            $0.finding(.acceptedStale, message, help: help)
        } + corrections.filter { isStray($0.chart) }.map { $0.finding(.correctionStale, message, help: help) }
    }
}

/// Where the review files are, relative to the project's folder. One that is not there says nothing.
package struct ReviewFiles: Sendable, Hashable {
    package var accepted = "review/accepted.json"
    package var corrections = "review/corrections.json"
    package var names = "review/names.tsv"

    package init() {}
}

/// A finding that a person has accepted.
package struct AcceptedFinding: Sendable, Hashable {
    package var rule: String
    package var fingerprint: String
    package var chart: ChartID
    package var acceptance: Finding.Acceptance
    /// The review file and the place of the entry in it.
    package var file: String
    package var place: TextPlace

    func finding(_ kind: ReviewFinding, _ message: String, help: String) -> Finding {
        Finding(
            kind, message: message, help: help, chart: chart.description,
            location: Finding.Location(file: file, line: place.line, text: fingerprint))
    }
}
