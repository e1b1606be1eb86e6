import Foundation

/// A part of docs/accuracy.md that is written by the tests, between two marks.
struct RecordedTable {
    private let marks: (begin: String, end: String)

    init(_ name: String) { marks = ("<!-- \(name) -->\n", "<!-- /\(name) -->") }

    /// Writes the part anew, when recording is asked for.
    func record(_ text: String) throws {
        guard ProcessInfo.processInfo.environment["CHARTWRIGHT_RECORD"] == "1" else { return }
        let file = RepositorySource.root.appending(path: "docs/accuracy.md")
        var page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        guard let begin = page.range(of: marks.begin), let end = page.range(of: marks.end) else { return }
        page.replaceSubrange(begin.upperBound..<end.lowerBound, with: "\(text)\n\n")
        try Data(page.utf8).write(to: file)
    }
}
