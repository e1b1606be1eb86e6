import ChartSchema
import Foundation
import Testing

@testable import Pipeline

@Suite struct ReviewLoadTests {
    static let accepted =
        ##"{"rule": "build.zones.gap", "fingerprint": "0123456789abcdef", "chart": "a/b/2020-01-01", "reason": "x", "who": "y", "date": "2020-01-01"}"##

    static let mistakes: [(what: String, change: (String, String), help: String)] = [
        ("a rule", ("build.zones.gap", "build.zones.gpa"), #"did you mean "build.zones.gap"?"#),
        (
            "a review rule", ("build.zones.gap", "review.accepted.stale"),
            "chartwright validate prints codes in brackets"
        ),
        ("a fingerprint", ("0123456789abcdef", "0123"), "chartwright validate --format json prints them"),
        ("a chart", ("a/b/2020-01-01", "a/b"), "chartwright ingest prints them"),
        (
            "a date", ("\"date\": \"2020-01-01\"", "\"date\": \"2020-02-30\""),
            "write year-month-day; a month stands for its first day, a year for its first of January"
        ),
        ("no reason", ("\"reason\": \"x\"", "\"reason\": \" \""), "write it, or remove the key"),
        ("no name", ("\"who\": \"y\", ", ""), #"add "who": …"#),
        ("a key", ("\"who\"", "\"whom\""), #"did you mean "who"?"#),
    ]

    @Test(arguments: mistakes.indices)
    func mistakesOfAcceptedFindings(_ index: Int) throws {
        let mistake = Self.mistakes[index]
        let project = try ReviewedProject()
        try project.accept([Self.accepted.replacing(mistake.change.0, with: mistake.change.1)])
        let error = #expect(throws: InvalidConfiguration.self) { try project.configuration() }
        #expect(error?.file == "review/accepted.json")
        #expect(error?.problems.map(\.help) == [mistake.help], "\(mistake.what)")
        #expect(error?.problems.allSatisfy { $0.code.hasPrefix("review.") && $0.place.line == 4 } == true)
    }

    @Test func oneFindingIsAcceptedOnce() throws {
        let project = try ReviewedProject()
        try project.accept([Self.accepted, Self.accepted])
        let error = #expect(throws: InvalidConfiguration.self) { try project.configuration() }
        #expect(error?.problems.map(\.code) == ["review.repeated"])
    }

    static let corrections: [(what: String, entry: String, code: String)] = [
        ("no place", ReviewedProject.correction("\"until\": \"2030-01-01\""), "review.correction.place"),
        (
            "two places",
            ReviewedProject.correction(
                #""where": {"class": "x"}, "cell": {"file": "f", "table": 0, "row": 1, "column": 1}"#),
            "review.correction.place"
        ),
        (
            "a row below nothing",
            ReviewedProject.correction(#""cell": {"file": "f", "table": 0, "row": -1, "column": 1}"#), "review.number"
        ),
        ("a height", ReviewedProject.correction(#""where": {"height": "tall"}"#), "review.height"),
        ("a sex", ReviewedProject.correction(#""where": {"sex": "both"}"#), "review.word"),
        ("a field", ReviewedProject.correction(field: "weight"), "review.field"),
        ("a word for a figure", ReviewedProject.correction(publish: "\"190\""), "review.value"),
        ("no figure", ReviewedProject.correction(publish: "null"), "review.value"),
        ("less than nothing", ReviewedProject.correction(publish: "-1"), "review.value"),
        (
            "no outcome", ReviewedProject.correction(field: "outcome", expect: "\"accept\"", publish: "\"refuse\""),
            "review.outcome"
        ),
        ("nothing to correct", ReviewedProject.correction(publish: "180"), "review.correction.empty"),
    ]

    @Test(arguments: corrections.indices)
    func mistakesOfCorrections(_ index: Int) throws {
        let mistake = Self.corrections[index]
        let project = try ReviewedProject()
        try project.correct([mistake.entry])
        let error = #expect(throws: InvalidConfiguration.self) { try project.configuration() }
        #expect(error?.problems.map(\.code) == [mistake.code], "\(mistake.what)")
    }

    @Test func oneValueIsCorrectedOnce() throws {
        let project = try ReviewedProject()
        try project.correct([ReviewedProject.correction(), ReviewedProject.correction(publish: "191")])
        let error = #expect(throws: InvalidConfiguration.self) { try project.configuration() }
        #expect(error?.problems.map(\.code) == ["review.repeated"])
    }

    @Test func whatIsNoJSONIsPointedAt() throws {
        let project = try ReviewedProject()
        try project.files.write("review/accepted.json", Array("{\"schema\": 1".utf8))
        let error = #expect(throws: InvalidConfiguration.self) { try project.configuration() }
        #expect(error?.problems.map(\.code) == ["review.json"])
    }

    @Test func withoutReviewFilesNothingIsSaid() throws {
        let review = try ReviewedProject().configuration().review
        #expect(review.accepted.isEmpty && review.corrections.isEmpty)
    }

    @Test func otherNamesOfTheFiles() throws {
        let project = try TemporaryProject([
            "known.json": "{\"schema\": 1, \"accepted\": [\(Self.accepted)]}"
        ])
        let text = #"{"schema": 1, "carriers": [], "review": {"accepted": "known.json"}}"#
        let configuration = try PipelineConfiguration.load(
            Array(text.utf8), file: "pipeline.json", project: project.folder)
        #expect(configuration.review.accepted.map(\.rule) == ["build.zones.gap"])
        #expect(configuration.review.files.corrections == "review/corrections.json")
    }
}
