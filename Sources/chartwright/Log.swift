import ArgumentParser
import ChartSchema
import Diff
import Pipeline
import Reports
import Results
import Store

/// `log`: the versions of the dataset, in one of its two times.
struct Log: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Show the versions of the dataset and what each changed, newest first.",
        discussion: """
            --on shows what happened on one day: versions that were published, editions that came into force. --due names the
            charts whose newest edition is older than review.due_after_months of pipeline.json allows. atom and jsonfeed are
            feeds to subscribe to, of the versions that say their day.

              chartwright log
              chartwright log --limit 1 --format json
              chartwright log --on 2024-05-01
              chartwright log --due --today 2026-01-01
              chartwright log --format atom --link https://charts.example/feed.atom
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, atom, jsonfeed }

    @Option(help: ArgumentHelp("Show at most so many versions.", valueName: "count"))
    var limit: Int?

    @Option(help: ArgumentHelp("Show what happened on this day.", valueName: "date"))
    var on: Day?

    @Flag(help: "Show the charts that are due for review.")
    var due = false

    @Option(
        help: ArgumentHelp(
            "How old an edition may be, with --due (default: as pipeline.json says).", valueName: "months"))
    var months: Int?

    @Option(help: ArgumentHelp("The day that --due is judged on (default: today).", valueName: "date"))
    var today: Day?

    @Option(help: ArgumentHelp("Where a feed will be had.", valueName: "url"))
    var link: String?

    @Option(help: "The form of the result.")
    var format: Format = .text

    @OptionGroup var project: ProjectOptions

    private var isFeed: Bool { format == .atom || format == .jsonfeed }

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError("--limit takes a number from 1, not \(limit).") }
        if let months, months < 1 { throw ValidationError("--months takes a number from 1, not \(months).") }
        if on != nil, due { throw ValidationError("--on and --due are two questions: ask one.") }
        if on != nil || due, isFeed { throw ValidationError("A feed is of all versions, without --on or --due.") }
        if on != nil || due, limit != nil { throw ValidationError("--limit is for the list of versions.") }
        if !due, months != nil || today != nil { throw ValidationError("--months and --today belong to --due.") }
        if !isFeed, link != nil { throw ValidationError("--link belongs to a feed.") }
    }

    func perform() async throws -> Completion {
        let folder = try project.enter()
        let store = try project.dataset(in: folder)
        if let on {
            let day = try withStore { () throws(StoreError) in try DatasetDay(on.text, in: store) }
            try format == .json ? Console.write(day.json()) : Console.write(day.text(Console.outPalette))
            return .done
        }
        if due { return try tellDue(in: folder, store) }
        if isFeed {
            let history = try withStore { () throws(StoreError) in try store.history(newest: limit) }
            let feed = VersionFeed(history, link: link)
            try Console.write(format == .atom ? feed.atom() : feed.json())
            return .done
        }
        let versions = try withStore { () throws(StoreError) in try store.versions() }
        if versions.isEmpty { Console.tell("no version has been published in \(store.root)\n") }
        let log = try withStore { () throws(StoreError) in
            var heads: [VersionHead] = []
            for version in versions.suffix(limit ?? .max) { heads.append(try store.head(version)) }
            return VersionLog(heads)
        }
        try format == .json ? Console.write(log.json()) : Console.write(log.text(Console.outPalette))
        return .done
    }

    private func tellDue(in folder: ProjectFolder, _ store: DatasetStore) throws -> Completion {
        let age = try months ?? project.configuration(in: folder).dueAfterMonths
        guard let age else {
            throw Failure(
                code: "log.due", file: project.pipelineFile, message: "it does not say how old an edition may be",
                help: "write \"review\": {\"due_after_months\": 24}, or name --months")
        }
        let manifest = try withStore { () throws(StoreError) in try store.published(nil) }
        let due = DueForReview(manifest, today: (today ?? .today).text, after: age)
        try format == .json ? Console.write(due.json()) : Console.write(due.text(Console.outPalette))
        return .done
    }
}
