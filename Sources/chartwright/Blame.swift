import ArgumentParser
import ChartSchema
import Diff
import Eligibility
import Reports
import Store

/// `blame`: how one chart became what it is, and since when a value holds.
struct Blame: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "blame",
        abstract: "Show which versions changed a chart, and since when a value holds.",
        discussion: """
              chartwright blame acme-life/term
              chartwright blame acme-life/term --height 5-10 --class preferred
            """)

    @Argument(help: ArgumentHelp("The chart: carrier/chart.", valueName: "chart"))
    var chart: String

    @Option(
        help: ArgumentHelp("Tell since when the values at this height hold: 5'10\", 5-10 or 70.", valueName: "height"))
    var height: HeightText?

    @Option(
        name: .customLong("class"),
        help: ArgumentHelp("Only this class: a rate class id, or a label as printed.", valueName: "class"))
    var label: String?

    @OptionGroup var format: ResultFormatOption
    @OptionGroup var project: ProjectOptions

    func validate() throws {
        if label != nil, height == nil { throw ValidationError("--class belongs to --height.") }
    }

    func perform() async throws -> Completion {
        let store = try project.dataset(in: try project.enter())
        let found = try store.found(chart)
        let history = try withStore { () throws(StoreError) in
            try ChartHistory(of: found.entry.id, in: store, height: height?.inches, label: label)
        }
        if height != nil, history.values.isEmpty, history.gone.isEmpty {
            throw Failure(
                code: "blame.value", message: "\(history.chart) has no such value",
                help: "chartwright show \(history.chart) shows its heights and classes")
        }
        switch format.format {
        case .text: try Console.write(history.text(Console.outPalette))
        case .json: try Console.write(try history.json())
        }
        return .done
    }
}
