import ArgumentParser
import ChartSchema
import Foundation
import Pipeline
import Reports

/// `correct`: writes a correction of a printed figure into the review file.
struct Correct: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "correct",
        abstract: "Have a misprinted figure or decision published as it should be, with the reason.",
        discussion: """
            The options say which limit or rule is meant, as those of explain do; together they must leave one raw cell. What is
            printed there is written down beside what is to be published, so that the correction never meets another
            figure. The next ingest applies it. Correct only what a source proves: name it in the reason.

              chartwright correct acme-life/build --height "5'11\\"" --class preferred --field weight_max_lb \\
                --publish 196 --reason "the agent guide of 2023, page 4, has 196"
              chartwright correct acme-life/drugs --medication warfarin --use "atrial fibrillation" --field outcome \\
                --publish decline --reason "bulletin 2026-3 lists it under decline"
            """)

    @Argument(help: ArgumentHelp("The chart: carrier/chart[/edition].", valueName: "chart"))
    var chart: String

    @OptionGroup var value: ValueOptions

    @OptionGroup var rule: RuleOptions

    @Option(
        help: ArgumentHelp(
            "Which value is wrong: weight_min_lb, weight_max_lb, bmi_min, bmi_max, outcome, lookback_min_months or "
                + "lookback_max_months.", valueName: "field"))
    var field: AppliedCorrection.Field

    @Option(help: ArgumentHelp("What to publish instead: a figure, a decision, or none.", valueName: "value"))
    var publish: String

    @Option(help: ArgumentHelp("What is printed there, where one place prints several.", valueName: "value"))
    var printed: String?

    @Flag(help: "Take the place of a correction of the value that stands already.")
    var replace = false

    @OptionGroup var signature: SignatureOptions
    @OptionGroup var project: ProjectOptions

    func validate() throws { _ = try signature.signature() }

    func perform() async throws -> Completion {
        let folder = try project.enter()
        return try folder.writing { try correct(in: folder) }
    }

    private func correct(in folder: ProjectFolder) throws -> Completion {
        let configuration = try project.configuration(in: folder)
        let signature = try signature.signature()
        let query: ValueToCorrect.Query =
            rule.isAsked ? .rule(rule.query(product: value.product)) : .limit(value.query)
        if rule.isAsked, let stray = value.buildOption {
            throw Failure(
                code: "correct.option",
                message: "\(stray) asks about a build chart, --medication about a medication chart",
                help: "leave one of them out")
        }
        let published = try value(publish)
        let printed = try printed.map { try value($0) }
        try withReview { () throws(ReviewProblem) in
            let found = try ValueToCorrect(
                field, of: query, printed: printed, in: chart, configuration: configuration, project: folder)
            let file = try found.correct(to: published, signature, replacing: replace)
            Console.tell(
                "\(found.chart): \(field.rawValue) \(found.placeInWords) is printed \(found.printed), to be published as "
                    + "\(published)\nwrote \(file)\n")
        }
        return .done
    }

    /// What a person typed, as the field holds it.
    private func value(_ typed: String) throws(Failure) -> AppliedCorrection.Value {
        if let value = field.value(typed) { return value }
        let (expected, help) =
            field == .outcome
            ? ("a decision", "decisions are \(MedicationOutcome.allCases.map(\.rawValue).joined(separator: ", "))")
            : ("a figure", "write it as chartwright show prints it")
        throw Failure(
            code: "correct.value", message: "expected \(expected) for \(field.rawValue), found \"\(typed)\"",
            help: help)
    }
}

extension AppliedCorrection.Field: ExpressibleByArgument {}
