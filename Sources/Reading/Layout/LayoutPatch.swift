/// Two layouts side by side as the lines of a patch.
enum LayoutPatch {
    /// Columns that are gone (`-`) and columns that came (`+`) in reading order, each with its neighbours that both have;
    /// `…` stands for the others.
    static func lines(from old: LayoutSignature, to new: LayoutSignature) -> [String] {
        let (before, after) = (text(old), text(new))
        var gone: Set<Int> = []
        var come: Set<Int> = []
        for change in after.difference(from: before) {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        var lines: [String] = []
        var (i, j) = (0, 0)
        while i < before.count || j < after.count {
            if i < before.count, gone.contains(i) {
                lines.append("- " + before[i])
                i += 1
            } else if j < after.count, come.contains(j) {
                lines.append("+ " + after[j])
                j += 1
            } else {
                lines.append("  " + before[i])
                i += 1
                j += 1
            }
        }
        return shortened(lines)
    }

    private static func shortened(_ lines: [String]) -> [String] {
        let shown = lines.indices.filter { index in
            lines[max(0, index - 1)...min(lines.count - 1, index + 1)].contains { !$0.hasPrefix(" ") }
        }
        var result: [String] = []
        var next = 0
        for index in shown {
            if index > next { result.append("  …") }
            result.append(lines[index])
            next = index + 1
        }
        return next < lines.count ? result + ["  …"] : result
    }

    private static func text(_ layout: LayoutSignature) -> [String] {
        layout.tables.flatMap { ["\($0.rows), \($0.direction)"] + $0.columns.map { "  \"\($0)\"" } }
    }
}
