import ArgumentParser

@main
struct Chartwright: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chartwright",
        abstract: "Reads life insurers' charts and publishes them as versioned, canonical datasets.",
        subcommands: [
            IngestCommand.self, Log.self, Validate.self, Inspect.self, Normalize.self, TablesCommand.self,
        ])
}
