import ArgumentParser

@main
struct Chartwright: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chartwright",
        abstract: "Reads life insurers' charts and publishes them as versioned, canonical datasets.",
        subcommands: [
            IngestCommand.self, TablesCommand.self, Inspect.self, Normalize.self, Validate.self, Log.self, Show.self,
            Explain.self, Verify.self,
        ])
}
