import ArgumentParser

/// `check`: what the dataset says of a person.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say which plans fit a person, and why.",
        subcommands: [CheckBuild.self])
}
