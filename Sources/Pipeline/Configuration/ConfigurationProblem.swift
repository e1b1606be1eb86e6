/// One mistake in `pipeline.json`, with its place.
package struct ConfigurationProblem: Sendable, Hashable {
    /// A stable code: `pipeline.key.unknown`, `pipeline.date`, ….
    package var code: String
    /// The file that it stands in, where that is another than the one that was to be read.
    package var file: String?
    package var place: TextPlace
    package var expected: String
    package var found: String
    package var help: String

    /// A text that is no JSON.
    init(_ mistake: JSONMistake, in text: LocatedText) {
        self.init(
            code: "pipeline.json", place: text.place(of: mistake.range), expected: mistake.expected,
            found: mistake.found, help: mistake.help)
    }

    init(code: String, place: TextPlace, expected: String, found: String, help: String) {
        self.code = code
        self.place = place
        self.expected = expected
        self.found = found
        self.help = help
    }

    package var message: String { "expected \(expected), found \(found)" }
}

/// Why a configuration cannot be used: all that is wrong with it, in the file's order.
package struct InvalidConfiguration: Error, Sendable, Hashable {
    package var file: String
    package var problems: [ConfigurationProblem]
}
