import ArgumentParser
import ChartSchema
import Eligibility
import Reports
import Results
import Store

/// `check build`: which plans fit a build.
struct CheckBuild: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Say which plans fit a build, by which limit, and how far the next better class is.",
        discussion: """
            Height and weight in any usual form. What is left out and a chart depends on is answered for each
            possibility. Beyond a chart's heights and ages there is no statement.

              chartwright check build --sex female --age 52 --height "5'6\\"" --weight 201
              chartwright check build --height 168cm --weight 91kg --carrier acme-life --format json
            """)

    @OptionGroup var person: PersonOptions
    @OptionGroup var plans: PlanOptions
    @OptionGroup var format: ResultFormatOption
    @OptionGroup var project: ProjectOptions

    func perform() async throws -> Completion {
        let dataset = try plans.dataset(in: try project.dataset(in: try project.enter()), kind: .build)
        let checker = BuildChecker(index: dataset.build, findings: dataset.findings)
        let answers = checker.answers(for: person.person) { plans.isWanted(carrier: $0.carrier, product: $0.product) }
        let report = BuildReport(
            person: person.person, version: dataset.version, day: plans.namedDay?.text, answers: answers,
            notices: plans.notices(dataset))
        switch format.format {
        case .text: try Console.write(report.text(Console.outPalette))
        case .json: try Console.write(report.json())
        }
        return .done
    }
}
