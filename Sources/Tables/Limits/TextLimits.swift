import Foundation

/// What a text, or a table read from one, may not exceed: more is a mistake or an attack, and is refused before time or
/// memory are spent on it.
///
/// Every chart of ``raw/`` keeps far below. `CHARTWRIGHT_LIMITS` raises them, such as `line=4000000,rows=500000`.
package struct TextLimits: Sendable, Equatable {
    /// Bytes of a line of delimited text.
    package var line = 1 << 20
    /// Bytes of a tag.
    package var tag = 1 << 23
    /// Attributes of a tag.
    package var attributes = 1_000
    /// Elements of XML that stand in each other.
    package var depth = 5_000
    /// Bytes of a cell.
    package var cell = 1 << 20
    /// Columns of a table, as many as a worksheet has.
    package var columns = 16_384
    /// Rows of a table that is to be read as a chart; the longest chart that we know has 2,600.
    package var rows = 200_000
    /// Rows by columns of such a table.
    package var places = 4_000_000

    package init() {}

    /// The limits of this process.
    package static let current = TextLimits(environment: ProcessInfo.processInfo.environment["CHARTWRIGHT_LIMITS"])

    /// What `CHARTWRIGHT_LIMITS` says; a part that is no limit's name and a number counts for nothing.
    package init(environment text: String?) {
        for part in text?.split(separator: ",") ?? [] {
            let pair = part.split(separator: "=")
            guard pair.count == 2, let limit = Self.named[String(pair[0])], let most = Int(pair[1]), most > 0 else {
                continue
            }
            self[keyPath: limit] = most
        }
    }

    private static var named: [String: WritableKeyPath<TextLimits, Int>] {
        [
            "line": \.line, "tag": \.tag, "attributes": \.attributes, "depth": \.depth, "cell": \.cell,
            "columns": \.columns,
            "rows": \.rows, "places": \.places,
        ]
    }
}
