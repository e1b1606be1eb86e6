import ArgumentParser
import Glibc
import Paper

/// Commands say their names: made from types they cost every start of the program an eighth of a short run.
@main
struct Chartwright: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chartwright",
        abstract: "Reads life insurers' charts and publishes them as versioned, canonical datasets.",
        version: ProgramVersion.text,
        subcommands: [
            IngestCommand.self, TablesCommand.self, Inspect.self, Normalize.self, Adopt.self, Validate.self,
            Correct.self, Log.self, DiffCommand.self, Blame.self, Show.self, Explain.self, Verify.self, Prune.self,
            Check.self,
            PlanCommand.self, ReadCommand.self, JudgeCommand.self, PublishCommand.self,
            Products.self, Medications.self, ExportCommand.self, Serve.self, DeskCommand.self, Rules.self,
        ])

    /// `-C DIR` and `--pipeline FILE` may stand before the command too: `chartwright -C charts ingest`.
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let status = PaperWorker.run(arguments) { Glibc.exit(status) }
        await main(ManyFiles.holdBack(ProjectOptions.moved(behindTheCommand: arguments)))
    }
}
