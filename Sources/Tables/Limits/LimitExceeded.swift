/// A limit of ``TextLimits`` that a file goes beyond.
struct LimitExceeded: Error, Equatable {
    /// The limit's name in `CHARTWRIGHT_LIMITS`.
    var limit: String
    /// What it bounds, for a sentence: "a line of 20000000 bytes".
    var found: String
    var most: Int
    /// From 1, where it is known.
    var line: Int?

    private static let names = [
        "line": "bytes a line", "tag": "bytes a tag", "attributes": "attributes a tag", "cell": "bytes a cell",
        "depth": "elements in each other",
        "tables": "tables a file of a chart", "text": "bytes a text of a chart",
        "headings": "headings above the tables of a chart",
        "chart-columns": "columns a table of a chart",
        "nesting": "tables or lists in each other",
        "places": "places (rows × columns) a table",
    ]

    func unreadable(_ file: String) -> UnreadableFile {
        UnreadableFile(
            file: file, line: line, code: FileFinding.limit,
            message: "The file has \(found); the limit of \(Self.names[limit] ?? limit) is \(most).",
            help: "Ask the carrier for the chart alone, or raise the limit: CHARTWRIGHT_LIMITS=\(limit)=….")
    }
}
