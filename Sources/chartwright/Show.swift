import ArgumentParser
import ChartSchema
import Foundation
import Pipeline
import Reports
import Store

/// `show`: one published chart.
struct Show: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show one published chart.",
        discussion: """
            A chart is named carrier/chart, with /edition where there are several and @version for an older version.
            Beginnings of names do, where they can mean only one chart.

              chartwright show acme-life/build
              chartwright show acme-life/build/2024-05-01@1.2.0 --format csv
              chartwright show acme-life/build --as-of 2023-06-30 --known-on 2024-01-15
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, ndjson, csv }

    @Argument(help: ArgumentHelp("The chart: carrier/chart[/edition][@version].", valueName: "chart"))
    var chart: String

    @Option(help: "A table, the chart's canonical JSON, or its flat records.")
    var format: Format = .text

    @OptionGroup var spreadsheet: SpreadsheetOptions
    @OptionGroup var times: TimeOptions
    @OptionGroup var project: ProjectOptions

    func validate() throws {
        try spreadsheet.check(isCSV: format == .csv)
        guard let reference = ChartReference(chart) else { return }
        if times.knownOn != nil, reference.version != nil {
            throw ValidationError("--known-on names a version, and so does @ in \"\(chart)\".")
        }
        if times.asOf != nil, reference.parts.count > 2 {
            throw ValidationError("--as-of names an edition, and so does \"\(chart)\".")
        }
    }

    func perform() async throws -> Completion {
        let store = try project.dataset(in: try project.enter())
        let found = try store.found(chart, times)
        if format == .json {
            try Console.write(try withStore { () throws(StoreError) in try store.chartBytes(found.entry) })
            return .done
        }
        let chart = try withStore { () throws(StoreError) in try store.chart(found.entry) }
        switch format {
        case .ndjson: try Console.write(chart.flatRecords().flatMap { $0.ndjsonLine() })
        case .csv:
            let lines = chart.flatRecords().flatMap { $0.csvLine() }
            try Console.write(FlatRecord.csvHeader(of: chart.kind) + spreadsheet.lines(lines))
        case .text, .json: try Console.write(text(of: chart))
        }
        return .done
    }

    private func text(of chart: Chart) -> String {
        switch chart {
        case .build(let chart): ChartGrid(chart, palette: Console.outPalette, width: Console.width).text
        case .medication(let chart): RuleTable(chart, palette: Console.outPalette).text
        }
    }
}

extension DatasetStore {
    /// The chart that a name leads to.
    func found(_ name: String, _ times: TimeOptions? = nil) throws(Failure) -> ResolvedChart {
        do {
            return try resolve(name, effectiveOn: times?.asOf?.text, knownOn: times?.dayKnown)
        } catch {
            if case .store(let error) = error { throw Failure(error) }
            throw Failure(code: error.code, message: error.message, help: error.help)
        }
    }
}
