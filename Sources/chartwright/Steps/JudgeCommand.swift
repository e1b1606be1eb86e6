import ArgumentParser
import Foundation
import Pipeline

/// `judge`: results in, the same with what a carrier's charts say of each other out.
struct JudgeCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "judge",
        abstract: "Hold the charts of results against each other, carrier by carrier.",
        discussion: """
            Takes what read prints on standard input: all results, or all of some
            carriers, in any order; a job's result may stand there several times. Prints
            each once, in the order of the charts' ids.

              chartwright judge < results > judged
            """)

    @Option(help: ArgumentHelp("How many charts are looked at at once (default: one a core).", valueName: "count"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1, not \(jobs).") }
    }

    func perform() async throws -> Completion {
        var results = GatheredResults()
        try StepInput.eachLine { line throws(LineRefusal) in try results.add(SourceResult(line: line)) }
        for result in await results.judged(jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount) {
            try Console.write(result.line(isJudged: true))
        }
        return .done
    }
}
