/// One mistake in `pipeline.json`, with its place.
package struct ConfigurationProblem: Sendable, Hashable {
    /// A stable code: `pipeline.key.unknown`, `pipeline.date`, ….
    package var code: String
    package var place: SourcePlace
    package var expected: String
    package var found: String
    package var help: String

    package var message: String { "expected \(expected), found \(found)" }
}

/// Why a configuration cannot be used: all that is wrong with it, in the file's order.
package struct InvalidConfiguration: Error, Sendable, Hashable {
    package var file: String
    package var problems: [ConfigurationProblem]
}
