/// One command of a ```` ```console ```` block of the documentation, with the output that stands below it.
///
/// - A line that begins with `$ ` is a command; lines that begin with `> ` continue it.
/// - What follows is what it prints, both streams together.
/// - A line `…` stands for any number of lines, and `…` within a line for any text.
struct ConsoleExample: Sendable, Hashable {
    /// Counts from 1 in the document.
    var line: Int
    var command: String
    var output: [String]

    /// Every example of a document, in order.
    static func all(in document: String) -> [ConsoleExample] {
        var examples: [ConsoleExample] = []
        var isInside = false
        for (index, line) in document.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                isInside = !isInside && line == "```console"
            } else if isInside, line.hasPrefix("$ ") {
                examples.append(ConsoleExample(line: index + 1, command: String(line.dropFirst(2)), output: []))
            } else if isInside, let last = examples.indices.last {
                if line.hasPrefix("> "), examples[last].output.isEmpty {
                    examples[last].command += "\n" + line.dropFirst(2)
                } else {
                    examples[last].output.append(String(line))
                }
            }
        }
        return examples
    }

    /// Whether a run printed what the document says.
    func matches(_ printed: String) -> Bool {
        // CSV ends its lines by the book (RFC 4180); a document does not show that.
        var lines = printed.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        while lines.last?.isEmpty == true { lines.removeLast() }
        var expected = output
        while expected.last?.isEmpty == true { expected.removeLast() }
        return Self.matches(expected[...], lines[...])
    }

    private static func matches(_ expected: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
        guard let first = expected.first else { return lines.isEmpty }
        if first == "…" {
            return (lines.startIndex...lines.endIndex).contains { matches(expected.dropFirst(), lines[$0...]) }
        }
        guard let line = lines.first, matches(pattern: first, line) else { return false }
        return matches(expected.dropFirst(), lines.dropFirst())
    }

    /// A line with `…` for any text.
    private static func matches(pattern: String, _ line: String) -> Bool {
        let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return pattern == line }
        guard line.hasPrefix(parts[0]) else { return false }
        var rest = line.dropFirst(parts[0].count)
        for part in parts.dropFirst().dropLast() {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(parts[parts.count - 1])
    }
}
