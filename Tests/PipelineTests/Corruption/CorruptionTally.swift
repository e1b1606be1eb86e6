import Foundation

/// How much damage was found, by kind and size.
struct CorruptionTally {
    private struct Row {
        var tried = 0
        var there = 0
        var found = 0
    }

    private var byDamage: [Damage: Row] = [:]
    private var bySize: [Int: Row] = [:]
    /// Findings at lines to which nothing was done.
    private(set) var elsewhere = 0
    private(set) var tried = 0

    /// The least pounds of each size.
    private static let sizes = [1, 2, 4, 10]

    mutating func add(_ outcome: DamageTrial.Outcome, damage: Damage) {
        func count(_ row: inout Row) {
            row.tried += 1
            row.there += outcome.isFoundThere ? 1 : 0
            row.found += outcome.isFound ? 1 : 0
        }
        count(&byDamage[damage, default: Row()])
        if let pounds = outcome.pounds, let size = Self.sizes.last(where: { Double($0) <= pounds }) {
            count(&bySize[size, default: Row()])
        }
        elsewhere += outcome.elsewhere
        tried += 1
    }

    /// The share of one kind that was found where it was done.
    func recall(of damage: Damage) -> Double { Self.share(byDamage[damage] ?? Row()) }

    /// The share of single figures moved by so many pounds or more that was found where it was done.
    func recall(ofAtLeast pounds: Int) -> Double {
        Self.share(
            bySize.filter { $0.key >= pounds }.values.reduce(into: Row()) { sum, row in
                sum.tried += row.tried
                sum.there += row.there
            })
    }

    private static func share(_ row: Row) -> Double { row.tried == 0 ? 0 : Double(row.there) / Double(row.tried) }

    var markdown: String {
        var lines = ["| damage | tried | found there | found at all |", "|---|---|---|---|"]
        for damage in Damage.allCases { lines.append(Self.line(damage.rawValue, byDamage[damage] ?? Row())) }
        for (place, size) in Self.sizes.enumerated() {
            let name = place + 1 < Self.sizes.count ? "\(size) to \(Self.sizes[place + 1] - 1)" : "\(size) and more"
            lines.append(Self.line("one figure off by \(size == 1 ? "1" : name) lb", bySize[size] ?? Row()))
        }
        lines.append("")
        lines.append(
            "Further findings of the same cause, at lines to which nothing was done: \(elsewhere) in \(tried) trials.")
        return lines.joined(separator: "\n")
    }

    private static func line(_ name: String, _ row: Row) -> String {
        func percent(_ count: Int) -> String {
            row.tried == 0 ? "–" : String(format: "%.1f %%", 100 * Double(count) / Double(row.tried))
        }
        return "| \(name) | \(row.tried) | \(percent(row.there)) | \(percent(row.found)) |"
    }

    /// Writes the table between its two marks, when recording is asked for.
    func record(in file: URL, charts: Int) throws {
        guard ProcessInfo.processInfo.environment["CHARTWRIGHT_RECORD"] == "1" else { return }
        var text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let marks = (begin: "<!-- corruption -->\n", end: "<!-- /corruption -->")
        guard let begin = text.range(of: marks.begin), let end = text.range(of: marks.end) else { return }
        text.replaceSubrange(begin.upperBound..<end.lowerBound, with: "\(charts) charts.\n\n\(markdown)\n\n")
        try Data(text.utf8).write(to: file)
    }
}
