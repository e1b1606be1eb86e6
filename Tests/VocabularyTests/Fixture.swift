import Foundation

/// Files of `Tests/Fixtures`.
enum Fixture {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// The fields of a tab-separated file, without its comments and its heading.
    static func rows(_ path: String) throws -> [[String]] {
        try text(path).split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    /// The distinct values of one column of a comma-separated file with a heading, in order of first appearance.
    static func column(_ name: String, of path: String) throws -> [String] {
        let records = csv(try text(path))
        guard let index = records.first?.firstIndex(of: name) else { return [] }
        var seen: Set<String> = []
        return records.dropFirst().map { $0[index] }.filter { seen.insert($0).inserted }
    }

    private static func csv(_ text: String) -> [[String]] {
        var records: [[String]] = [[""]]
        var isQuoted = false
        for scalar in text.unicodeScalars where scalar != "\u{FEFF}" && scalar != "\r" {
            switch scalar {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: records[records.count - 1].append("")
            case "\n" where !isQuoted: records.append([""])
            default:
                let last = records[records.count - 1].count - 1
                records[records.count - 1][last].unicodeScalars.append(scalar)
            }
        }
        return records.filter { $0 != [""] }
    }
}
