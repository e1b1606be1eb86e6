import ArgumentParser
import ChartSchema
import Eligibility
import Pipeline
import Reports
import Store

/// `explain`: the way from published values back to the raw cells they were read from.
struct Explain: ReportingCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show where the values of a chart come from: file, table, row, column, raw text.",
        discussion: """
            Every option narrows the question down. The raw file is read again: when its SHA-256 is still the one that
            the chart was made from, the raw lines are shown; when it is not, the exit status is 1.

              chartwright explain acme-life/build --height "5'10\\"" --class preferred
              chartwright explain acme-life/build --height 178cm --weight 210 --sex female --age 44
            """)

    @Argument(help: ArgumentHelp("The chart: carrier/chart[/edition][@version].", valueName: "chart"))
    var chart: String

    @OptionGroup var value: ValueOptions
    @OptionGroup var format: ResultFormatOption
    @OptionGroup var project: ProjectOptions

    func perform() async throws -> Completion {
        let folder = try project.enter()
        let store = try project.dataset(in: folder)
        let found = try store.found(chart)
        let chart = try withStore { () throws(StoreError) in try store.chart(found.entry) }
        let lineage: Lineage
        do {
            lineage = try Explainer(project: folder).lineage(
                of: value.query, in: chart, entry: found.entry, version: found.version)
        } catch {
            throw Failure(code: "explain.nothing", message: error.message, help: error.help)
        }
        switch format.format {
        case .text: try Console.write(lineage.text(Console.outPalette))
        case .json: try Console.write(lineage.json())
        }
        return lineage.raw == .same ? .done : .withFindings
    }
}

extension HeightText: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension Figure: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension Sex: ExpressibleByArgument {}
extension Tobacco: ExpressibleByArgument {}
