import ChartSchema
import Foundation
import Pipeline
import Testing
import Validation

/// The errors that people noted in the shipped charts are found in the raw files, and nothing else is.
@Suite struct DocumentedErrorTests {
    private struct Place: Hashable, CustomStringConvertible {
        var file: String
        var rule: String
        var text: String

        var description: String { "\(rule) in \(file): \(text)" }
    }

    @Test func notedErrorsAreFoundAndNothingElse() throws {
        let errors = try DocumentedErrors()
        let charts = try RepositorySource.all.get().map { try $0.read().1 }
        let own = charts.flatMap { draft in
            Validator.findings(
                for: draft.chart, unitChecks: draft.unitChecks, readingFindings: draft.findings,
                refusals: draft.refusals)
        }
        let across = Validator.judgement(across: charts.map(\.chart)).findings
        let found = (own + across).map {
            Place(file: $0.location.file, rule: $0.rule, text: $0.location.text ?? "")
        }
        let noted = errors.lines.filter(\.isFound).map { Place(file: $0.source, rule: $0.rule, text: $0.text) }
        #expect(Set(found) == Set(noted))
        #expect(found.count == noted.count, "one finding for one mistake")
        try RecordedTable("documented").record(errors.markdown)
    }
}
