import ArgumentParser
import ChartSchema
import Reports
import Store

/// `prune`: what no published version refers to.
struct Prune: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Find, and with --delete remove, charts that no published version refers to.",
        discussion: """
            Runs that were cut short leave charts and settings that no version names. Nothing else is ever removed, and nothing
            at all when a manifest is damaged. Without --delete it only lists them.

              chartwright prune
              chartwright prune --delete
            """)

    @Flag(help: "Remove what is found.")
    var delete = false

    @Flag(name: .customLong("dry-run"), help: "Only list what would be removed: the default.")
    var isDryRun = false

    @OptionGroup var format: ResultFormatOption
    @OptionGroup var project: ProjectOptions

    func validate() throws {
        if delete, isDryRun { throw ValidationError("--delete and --dry-run contradict each other.") }
    }

    func perform() async throws -> Completion {
        let store = try project.dataset(in: try project.enter())
        let pruning = try withStore { () throws(StoreError) in try store.prune(removing: delete) }
        switch format.format {
        case .text: try Console.write(pruning.text(root: store.root))
        case .json: try Console.write(pruning.json())
        }
        return .done
    }
}
