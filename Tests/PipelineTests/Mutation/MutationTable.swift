import Foundation

/// The tables of docs/accuracy.md that say how much damage is found.
extension MutationTally {
    var markdown: String {
        var lines = ["| damage | tried | found there | found at all | precision |", "|---|--:|--:|--:|--:|"]
        for target in Damage.Target.allCases {
            for damage in Damage.allCases where damage.target == target {
                lines.append(Self.line(damage.rawValue, byDamage[damage] ?? Row()))
            }
        }
        lines += [
            "", "| by what was damaged | tried | found there | found at all | precision |", "|---|--:|--:|--:|--:|",
        ]
        for target in Damage.Target.allCases { lines.append(Self.line(target.rawValue, row(of: target))) }
        for size in Size.allCases { lines.append(Self.line("one figure off by \(size.rawValue)", row(of: size))) }
        return lines.joined(separator: "\n")
    }

    /// How often a finding stood where nothing was wrong.
    var falseFindings: String {
        let sum = all
        let rate = sum.elsewhere == 0 ? "" : ", one in \(sum.cleanCells / sum.elsewhere)"
        return "\(sum.elsewhere) in \(sum.cleanCells) clean cells\(rate)"
    }

    private static func line(_ name: String, _ row: Row) -> String {
        func percent(_ part: Int, _ whole: Int) -> String {
            whole == 0 ? "–" : String(format: "%.1f %%", 100 * Double(part) / Double(whole))
        }
        return "| \(name) | \(row.tried) | \(percent(row.there, row.tried)) | \(percent(row.found, row.tried)) "
            + "| \(percent(row.findings - row.elsewhere, row.findings)) |"
    }
}
