import ArgumentParser
import ChartSchema
import Foundation
import Pipeline
import Reports

/// `correct`: writes a correction of a printed figure into the review file.
struct Correct: ReportingCommand {
    static let configuration = CommandConfiguration(
        abstract: "Have a misprinted figure published as it should be, with the reason.",
        discussion: """
            The options say which limit is meant, as those of explain do; together they must leave one raw cell. What is
            printed there is written down beside what is to be published, so that the correction never meets another
            figure. The next ingest applies it. Correct only what a source proves: name it in the reason.

              chartwright correct acme-life/build --height "5'11\\"" --class preferred --field weight_max_lb \\
                --publish 196 --reason "the agent guide of 2023, page 4, has 196"
            """)

    @Argument(help: ArgumentHelp("The chart: carrier/chart[/edition].", valueName: "chart"))
    var chart: String

    @OptionGroup var value: ValueOptions

    @Option(
        help: ArgumentHelp("Which end is wrong: weight_min_lb, weight_max_lb, bmi_min or bmi_max.", valueName: "field"))
    var field: AppliedCorrection.Field

    @Option(help: ArgumentHelp("The figure to publish instead.", valueName: "figure"))
    var publish: Figure

    @OptionGroup var signature: SignatureOptions
    @OptionGroup var project: ProjectOptions

    func validate() throws { _ = try signature.signature() }

    func perform() async throws -> Completion {
        let folder = try project.enter()
        let configuration = try project.configuration(in: folder)
        let signature = try signature.signature()
        try withReview { () throws(ReviewProblem) in
            let figure = try FigureToCorrect(
                field, of: value.query, in: chart, configuration: configuration, project: folder)
            let file = try figure.correct(to: publish, signature)
            let cell = figure.cell
            Console.tell(
                "\(figure.chart): \(field.rawValue) at table \(cell.table), row \(cell.row), column \(cell.column) is "
                    + "printed \(figure.printed), to be published as \(publish)\nwrote \(file)\n")
        }
        return .done
    }
}

extension AppliedCorrection.Field: ExpressibleByArgument {}
