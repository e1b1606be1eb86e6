import ArgumentParser
import Foundation
import Pipeline
import Store

/// `judge`: results in, the same with what a carrier's charts say of each other out; or their charts into the store, and a line a carrier
/// out.
struct JudgeCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "judge",
        abstract: "Hold the charts of results against each other, carrier by carrier.",
        discussion: """
            Takes what read prints on standard input: all results, or all of some
            carriers, in any order; a job's result may stand there several times. Prints
            each once, in the order of the charts' ids.

            With --store it needs the project and whole carriers. It puts their charts
            into the dataset, where no version names them yet, and prints a line a
            carrier instead of a chart: publish then reads no chart. Many processes may
            do so at once.

              chartwright judge < results > judged
              chartwright judge --store < results-of-some-carriers > carriers
            """)

    @Flag(help: "Put the charts into the dataset of the project, and print one line a carrier.")
    var store = false

    @Option(help: ArgumentHelp("How many charts are looked at at once (default: one a core).", valueName: "count"))
    var jobs: Int?

    @OptionGroup var today: TodayOption
    @OptionGroup var project: ProjectOptions

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1, not \(jobs).") }
    }

    func perform() async throws -> Completion {
        let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        guard !store else { return try await keep(jobs: jobs) }
        var results = GatheredResults()
        try StepInput.eachLine { line throws(LineRefusal) in try results.add(SourceResult(line: line)) }
        for result in await results.judged(jobs: jobs) {
            try Console.write(result.line(isJudged: true))
        }
        return .done
    }

    private func keep(jobs: Int) async throws -> Completion {
        let folder = try project.enter()
        var results = GatheredResults(puttingAwayOn: ChartShelf())
        try await StepInput.eachLine(reading: results.reader.result) { result throws(LineRefusal) in
            try results.add(result)
        }
        guard
            let judge = CarrierJudge(
                of: results.carriers, file: project.pipelineFile, in: folder, jobs: jobs, today: today.day)
        else { throw try project.cannotFollow(in: folder) }
        do {
            for carrier in try await judge.keep(results) {
                let line = try withStore { () throws(StoreError) in try carrier.line() }
                try Console.write(line)
            }
        } catch let error as StoreError {
            throw Failure(error)
        } catch let error as IncompleteResults {
            throw Failure(error)
        }
        return .done
    }
}
