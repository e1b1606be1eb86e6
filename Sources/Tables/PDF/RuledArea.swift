import Paper

/// Lines that touch one another, as a grid of places with the lines that part them.
struct RuledArea {
    /// Lines nearer than this are one; in points.
    static let near = 3.0
    /// How far from one another lines may end that touch.
    private static let touch = 2.5

    let box: PaperBox
    /// Where columns and rows part, outer edges too.
    let xs: [Double]
    let ys: [Double]
    private let acrosses: [PaperRule]
    private let downs: [PaperRule]

    var columnCount: Int { xs.count - 1 }
    var rowCount: Int { ys.count - 1 }

    /// The areas that a page's lines make, the smallest first.
    static func areas(_ rules: [PaperRule]) -> [RuledArea] {
        let acrosses = merged(rules.filter(\.isAcross))
        let downs = merged(rules.filter { !$0.isAcross })
        var groups = DisjointGroups(count: acrosses.count + downs.count)
        for (first, across) in acrosses.enumerated() {
            for (second, down) in downs.enumerated()
            where across.from - touch <= down.at && down.at <= across.to + touch && down.from - touch <= across.at
                && across.at <= down.to + touch
            {
                groups.join(first, acrosses.count + second)
            }
        }
        var members: [Int: (acrosses: [PaperRule], downs: [PaperRule])] = [:]
        for (index, rule) in acrosses.enumerated() {
            members[groups.root(index), default: ([], [])].acrosses.append(rule)
        }
        for (index, rule) in downs.enumerated() {
            members[groups.root(acrosses.count + index), default: ([], [])].downs.append(rule)
        }
        return members.sorted { $0.key < $1.key }.compactMap { RuledArea($0.value.acrosses, $0.value.downs) }
            .sorted { ($0.box.area, $0.box.top, $0.box.left) < ($1.box.area, $1.box.top, $1.box.left) }
    }

    /// Pieces of one line put together.
    static func merged(_ rules: [PaperRule]) -> [PaperRule] {
        var result: [PaperRule] = []
        var lines: [[PaperRule]] = []
        for rule in rules.sorted(by: { ($0.at, $0.from) < ($1.at, $1.from) }) {
            if let first = lines.last?.first, rule.at - first.at <= 1.0 {
                lines[lines.count - 1].append(rule)
            } else {
                lines.append([rule])
            }
        }
        for line in lines {
            var open: PaperRule?
            for rule in line.sorted(by: { $0.from < $1.from }) {
                if var current = open, rule.from <= current.to + touch {
                    current.to = max(current.to, rule.to)
                    current.thickness = max(current.thickness, rule.thickness)
                    open = current
                } else {
                    if let open { result.append(open) }
                    open = rule
                }
            }
            if let open { result.append(open) }
        }
        return result
    }

    private init?(_ acrosses: [PaperRule], _ downs: [PaperRule]) {
        guard acrosses.count > 1 || downs.count > 1, !acrosses.isEmpty, !downs.isEmpty else { return nil }
        let left = min(acrosses.map(\.from).min()!, downs.map(\.at).min()!)
        let right = max(acrosses.map(\.to).max()!, downs.map(\.at).max()!)
        let top = min(acrosses.map(\.at).min()!, downs.map(\.from).min()!)
        let bottom = max(acrosses.map(\.at).max()!, downs.map(\.to).max()!)
        // A side without a line is where the lines that run to it end.
        xs = Self.clustered(downs.map(\.at) + [left, right])
        ys = Self.clustered(acrosses.map(\.at) + [top, bottom])
        guard xs.count > 1, ys.count > 1 else { return nil }
        self.acrosses = acrosses
        self.downs = downs
        box = PaperBox(left: xs[0], top: ys[0], right: xs[xs.count - 1], bottom: ys[ys.count - 1])
    }

    private static func clustered(_ values: [Double]) -> [Double] {
        var clusters: [[Double]] = []
        for value in values.sorted() {
            if let last = clusters.last?.last, value - last <= near {
                clusters[clusters.count - 1].append(value)
            } else {
                clusters.append([value])
            }
        }
        return clusters.map { $0.reduce(0, +) / Double($0.count) }
    }

    /// Whether a line parts two places, or `nil` where one goes only part of the way.
    private func parts(_ rules: [PaperRule], at place: Double, from start: Double, to end: Double) -> Bool? {
        var covered = 0.0
        var reached = start
        for rule in rules.filter({ abs($0.at - place) <= Self.near }).sorted(by: { $0.from < $1.from }) {
            let from = max(rule.from, reached)
            let to = min(rule.to, end)
            if to > from {
                covered += to - from
                reached = to
            }
        }
        let share = covered / max(0.1, end - start)
        return share > 0.7 ? true : share < 0.2 ? false : nil
    }

    /// The cells: places that no line parts, each a rectangle; `nil` where lines leave one open.
    func cells() -> [TableSketch.Cell]? {
        var groups = DisjointGroups(count: rowCount * columnCount)
        for row in 0..<rowCount {
            for column in 0..<columnCount {
                let place = row * columnCount + column
                if column + 1 < columnCount {
                    guard let isParted = parts(downs, at: xs[column + 1], from: ys[row], to: ys[row + 1]) else {
                        return nil
                    }
                    if !isParted { groups.join(place, place + 1) }
                }
                if row + 1 < rowCount {
                    guard let isParted = parts(acrosses, at: ys[row + 1], from: xs[column], to: xs[column + 1]) else {
                        return nil
                    }
                    if !isParted { groups.join(place, place + columnCount) }
                }
            }
        }
        var found: [Int: (rows: ClosedRange<Int>, columns: ClosedRange<Int>, count: Int)] = [:]
        for row in 0..<rowCount {
            for column in 0..<columnCount {
                let root = groups.root(row * columnCount + column)
                guard let old = found[root] else {
                    found[root] = (row...row, column...column, 1)
                    continue
                }
                found[root] = (
                    old.rows.lowerBound...max(row, old.rows.upperBound),
                    min(column, old.columns.lowerBound)...max(column, old.columns.upperBound), old.count + 1
                )
            }
        }
        guard found.values.allSatisfy({ $0.count == $0.rows.count * $0.columns.count }) else { return nil }
        return found.values.map { cell in
            TableSketch.Cell(
                row: cell.rows.lowerBound, column: cell.columns.lowerBound, rowSpan: cell.rows.count,
                columnSpan: cell.columns.count,
                area: PaperBox(
                    left: xs[cell.columns.lowerBound], top: ys[cell.rows.lowerBound],
                    right: xs[cell.columns.upperBound + 1], bottom: ys[cell.rows.upperBound + 1]))
        }
        .sorted { ($0.row, $0.column) < ($1.row, $1.column) }
    }
}

/// Numbers that are put into groups by pairs.
struct DisjointGroups {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    mutating func root(_ member: Int) -> Int {
        var member = member
        while parents[member] != member {
            parents[member] = parents[parents[member]]
            member = parents[member]
        }
        return member
    }

    mutating func join(_ one: Int, _ other: Int) {
        let (first, second) = (root(one), root(other))
        parents[max(first, second)] = min(first, second)
    }
}
