/// A place where text is no JSON: the first one found, for what follows it cannot be judged.
package struct JSONMistake: Error, Sendable, Hashable {
    package var range: Range<Int>
    package var expected: String
    package var found: String
    package var help: String

    init(at range: Range<Int>, expected: String, found: String, help: String) {
        self.range = range
        self.expected = expected
        self.found = found
        self.help = help
    }
}
