import ArgumentParser
import Foundation
import Pipeline

/// `read`: jobs in, one result a job out.
struct ReadCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Read the charts of jobs, one line of JSON each, in their order.",
        discussion: """
            Takes what plan prints on standard input and needs no project. Every job
            gets its line, and the exit status is 0 whatever the charts are: one that
            could not be read, took too long or broke its process down is told of in
            its line.

              chartwright read < jobs > results
              parallel --pipe -j 8 -N 50 chartwright read < jobs > results
            """)

    @OptionGroup var lines: LineOptions
    @OptionGroup var project: ProjectOptions

    func perform() async throws -> Completion {
        let folder = try project.enter()
        try await lines.answer(LineReader(STDIN_FILENO), handingOn: []) { line in
            try SourceJob(line: line, in: folder).read(in: folder).line()
        } failure: { line, reason in
            SourceResult.failed(try SourceJob(line: line, in: folder), because: reason).line()
        }
        return .done
    }
}
