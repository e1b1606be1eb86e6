import Foundation

/// Swift code that stands in the documentation: indented in the doc comment of a type, or a ```` ```swift ```` block of a page.
struct DocumentedExample: Hashable {
    /// What it is an example of: the type's name, or the page's.
    var subject: String
    /// Relative to the repository.
    var file: String
    /// Without imports.
    var code: [String]
    /// Modules that it imports itself.
    var imports: [String] = []

    /// The examples of a Swift file: lines that are indented in a doc comment behind a blank one.
    static func inComments(of text: String, file: String) -> [DocumentedExample] {
        var examples: [DocumentedExample] = []
        var blocks: [[String]] = []
        var (before, isInside) = ("", false)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = line.drop { $0 == " " }
            if line.hasPrefix("///     "), isInside || before == "///" {
                if !isInside { blocks.append([]) }
                blocks[blocks.count - 1].append(String(line.dropFirst(8)))
                isInside = true
            } else if !line.hasPrefix("///") {
                examples += blocks.map { DocumentedExample(subject: subject(of: line), file: file, code: $0) }
                (blocks, isInside) = ([], false)
            } else if line != "///" {
                isInside = false
            }
            before = String(line)
        }
        return examples
    }

    /// The blocks of a page.
    static func inPage(_ text: String, file: String) -> [DocumentedExample] {
        let subject = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? file
        var examples: [DocumentedExample] = []
        var open: DocumentedExample?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "```swift" {
                open = DocumentedExample(subject: subject, file: file, code: [])
            } else if line == "```", let example = open {
                examples.append(example)
                open = nil
            } else if line.hasPrefix("import ") {
                open?.imports.append(String(line.dropFirst(7)))
            } else if !line.isEmpty || open?.code.isEmpty == false {
                open?.code.append(String(line))
            }
        }
        return examples
    }

    /// The name that a declaration declares.
    private static func subject(of line: Substring) -> String {
        let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "func"]
        let words = line.split { !$0.isLetter && !$0.isNumber }
        return words.firstIndex { kinds.contains($0) }.map { String(words[$0 + 1]) } ?? "example"
    }
}
