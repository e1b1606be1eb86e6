import ArgumentParser

/// The forms of a result that every command prints.
enum ResultFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}

struct ResultFormatOption: ParsableArguments {
    @Option(help: "The form of the result.")
    var format: ResultFormat = .text
}
