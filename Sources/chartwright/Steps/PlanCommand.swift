import ArgumentParser
import ChartSchema
import Foundation
import Pipeline

/// `plan`: one job a source, as lines that other processes and machines can read charts from.
struct PlanCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Print one job a source, for read to do anywhere.",
        discussion: """
            A job is a line of JSON with all that a chart depends on: the raw file's
            bytes, and what pipeline.json and the review files decide about it. Whoever
            reads it needs no project. plan, read, judge and publish are the steps of
            ingest.

              chartwright plan | chartwright read | chartwright judge | chartwright publish
              chartwright plan > jobs; split --number r/8 jobs part.
              chartwright plan --by-path --carrier acme-life
            """)

    @OptionGroup var carriers: CarrierOptions

    @Flag(
        name: .customLong("by-path"),
        help: "Leave the raw files' bytes out: the reader has the same files, at the same paths of its -C folder.")
    var isByPath = false

    @OptionGroup var today: TodayOption
    @OptionGroup var project: ProjectOptions

    func perform() async throws -> Completion {
        let folder = try project.enter()
        let configuration = try project.configuration(in: folder)
        let ingest = Ingest(
            project: folder, configuration: configuration, carriers: try carriers.chosen(in: configuration), jobs: 1,
            today: today.day)
        for source in ingest.sources { try Console.write(ingest.job(source).line(inlining: !isByPath)) }
        return .done
    }
}
