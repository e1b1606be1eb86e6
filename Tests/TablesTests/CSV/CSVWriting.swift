import Testing

@testable import Tables

/// A way to write rows as delimited text.
struct CSVWriting: Sendable, CustomTestStringConvertible {
    var name: String
    var delimiter = ","
    var lineEnd = "\r\n"
    /// Between the last line and the end of the file.
    var finalEnd = true
    var head = ""
    /// What a field is written as.
    var field: @Sendable (String, String) -> String = Self.quotedWhereNeeded
    /// How a field's text comes back, where the writing changes it.
    var seen: @Sendable (String) -> String = { $0 }
    /// Rules of findings that the writing may raise.
    var allowed: Set<String> = ["csv.row.width"]
    var encode: @Sendable (String) -> [UInt8] = { Array($0.utf8) }

    var testDescription: String { name }

    func bytes(_ rows: [[String]]) -> [UInt8] {
        let lines = rows.map { row in row.map { field($0, delimiter) }.joined(separator: delimiter) }
        return encode(head + lines.joined(separator: lineEnd) + (finalEnd ? lineEnd : ""))
    }

    @Sendable static func quotedWhereNeeded(_ text: String, _ delimiter: String) -> String {
        let needs = text.contains("\"") || text.contains(delimiter) || text.contains("\n")
        return needs ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
    }

    static let plain = CSVWriting(name: "as it is")

    static let all: [CSVWriting] =
        [
            plain,
            CSVWriting(name: "LF", lineEnd: "\n"),
            CSVWriting(name: "CR only", lineEnd: "\r"),
            CSVWriting(name: "no final line end", finalEnd: false),
            CSVWriting(name: "byte order mark", head: "\u{FEFF}"),
            CSVWriting(
                name: "every field quoted", field: { text, _ in "\"" + text.replacing("\"", with: "\"\"") + "\"" }),
            CSVWriting(
                name: "marks without quotes",
                field: { text, delimiter in
                    text.contains(delimiter) ? quotedWhereNeeded(text, delimiter) : text
                }),
            CSVWriting(
                name: "inch marks not doubled",
                field: { text, delimiter in
                    text.hasSuffix("\"") && !text.contains(delimiter)
                        ? "\"" + text + "\"" : quotedWhereNeeded(text, delimiter)
                }, allowed: ["csv.row.width", "csv.quote.undoubled"]),
            CSVWriting(
                name: "quotes escaped by a backslash",
                field: { text, _ in "\"" + text.replacing("\"", with: "\\\"") + "\"" }),
            CSVWriting(
                name: "blanks around fields",
                field: { text, delimiter in " " + quotedWhereNeeded(text, delimiter) + " " }),
            CSVWriting(
                name: "no-break spaces",
                field: { text, delimiter in
                    quotedWhereNeeded(text.replacing(" ", with: "\u{A0}"), delimiter)
                }),
            CSVWriting(
                name: "a byte order mark inside",
                field: { text, delimiter in
                    quotedWhereNeeded(text == "125" ? "\u{FEFF}125" : text, delimiter)
                }),
            CSVWriting(name: "sep=", delimiter: "#", head: "sep=#\r\n"),
            CSVWriting(
                name: "UTF-16",
                encode: { text in
                    [0xFF, 0xFE]
                        + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
                }),
        ]
        + [";", "\t", "|", "^", "~"].map { CSVWriting(name: "delimiter \($0)", delimiter: $0) }
}

/// What can befall one line.
struct CSVDamage: Sendable, CustomTestStringConvertible {
    var name: String
    /// Whether the row then must be named in a finding.
    var isNamed = true
    var apply: @Sendable (String) -> String?

    var testDescription: String { name }

    static let all: [CSVDamage] = [
        CSVDamage(name: "a delimiter too many") { $0 + "," },
        CSVDamage(name: "a delimiter too many in front") { "," + $0 },
        CSVDamage(name: "a delimiter missing") { line in
            line.lastIndex(of: ",").map { String(line[..<$0] + line[line.index(after: $0)...]) }
        },
        CSVDamage(name: "another delimiter") { line in
            line.lastIndex(of: ",").map { String(line[..<$0] + ";" + line[line.index(after: $0)...]) }
        },
        CSVDamage(name: "a quote in front") { $0.hasPrefix("\"") ? nil : "\"" + $0 },
        CSVDamage(name: "a quote at the end", isNamed: false) { $0 + "\"" },
        CSVDamage(name: "a quote before the last field") { line in
            line.lastIndex(of: ",").map { String(line[..<$0] + ",\"" + line[line.index(after: $0)...]) }
        },
        CSVDamage(name: "an inch mark not doubled") { line in
            line.hasPrefix("\"") && line.contains("\"\"\"") ? line.replacing("\"\"\"", with: "\"\"") : nil
        },
    ]
}
