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
    /// Tables, or lists, of a page that stand in each other; pages that are laid out by tables have some twenty.
    package var nesting = 100
    /// Bytes of a cell.
    package var cell = 1 << 20
    /// Bytes of a text that is to be understood, in a cell or around tables; the longest that we know has 733.
    package var text = 16_384
    /// Columns of a table, as many as a worksheet has.
    package var columns = 16_384
    /// Tables of a file that is to be read as a chart: each is held against each other; the file with most that we know has 40.
    package var tables = 1_000
    /// Texts above the tables of a file that is to be read as a chart, each counted with every table that it stands above.
    package var headings = 10_000
    /// Columns of a table that is to be read as a chart: each is held against each other. The widest chart that we know has
    /// 24, and a cell that is to span them all may span 1,000.
    package var chartColumns = 1_200
    /// Rows of a table that is to be read as a chart; the longest chart that we know has 2,600.
    package var rows = 200_000
    /// Rows by columns of such a table.
    package var places = 4_000_000

    package init() {}

    /// The variable that raises limits.
    package static let variable = "CHARTWRIGHT_LIMITS"

    /// The limits of this process. What the variable says and nobody can follow is refused before anything is read
    /// (``environment``).
    package static let current = (try? environment.get()) ?? TextLimits()

    /// What the variable says.
    package static let environment = Result { () throws(InvalidLimits) in
        try TextLimits(environment: ProcessInfo.processInfo.environment[variable])
    }

    /// - Parameter text: `line=4000000,rows=500000`; nothing for the limits as they are.
    package init(environment text: String?) throws(InvalidLimits) {
        var seen: Set<String> = []
        for part in text?.split(separator: ",", omittingEmptySubsequences: false) ?? [] where text?.isEmpty == false {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2, let limit = Self.named[pair[0]], let most = Int(pair[1]), most > 0,
                seen.insert(pair[0]).inserted
            else { throw InvalidLimits(part: String(part), known: Self.named.keys.sorted()) }
            self[keyPath: limit] = most
        }
    }

    private static var named: [String: WritableKeyPath<TextLimits, Int>] {
        [
            "line": \.line, "tag": \.tag, "attributes": \.attributes, "depth": \.depth, "nesting": \.nesting,
            "cell": \.cell, "text": \.text,
            "columns": \.columns, "chart-columns": \.chartColumns,
            "tables": \.tables, "headings": \.headings, "rows": \.rows, "places": \.places,
        ]
    }
}
