import ArgumentParser

/// `check`: what the dataset says of a person.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say which plans fit a person, and why.",
        discussion: """
              chartwright check build --height "5'6\\"" --weight 201
              chartwright check medication warfarin
              chartwright check --build "5'6\\" 201" --medication warfarin
            """,
        subcommands: [CheckBuild.self, CheckMedication.self, CheckPlans.self], defaultSubcommand: CheckPlans.self)
}
