import ChartSchema

/// The curves of a chart with the figures that findings are about.
struct MarkedCurves {
    let curves: ChartCurves
    /// By group: what is marked in it.
    private(set) var marks: [Int: [ChartPlot.Mark]] = [:]
    private let hits: [Cell: [Hit]]

    /// One figure of a group.
    struct Hit: Hashable {
        var group: Int
        var curve: Int
        var point: Int
    }

    private struct Cell: Hashable {
        var table, row, column: Int
    }

    init(_ chart: BuildChart) {
        curves = ChartCurves(chart)
        var hits: [Cell: [Hit]] = [:]
        for (group, each) in curves.groups.enumerated() {
            for (curve, line) in each.curves.enumerated() {
                for (point, figure) in line.points.enumerated() {
                    for cell in figure.cells {
                        hits[Cell(table: cell.table, row: cell.row, column: cell.column), default: []].append(
                            Hit(group: group, curve: curve, point: point))
                    }
                }
            }
        }
        self.hits = hits
    }

    /// The figures that a finding is about: those read from its cell, or the one of them whose value it names.
    func figures(of finding: Finding) -> [Hit] {
        let location = finding.location
        guard let table = location.table, let row = location.row, let column = location.column else { return [] }
        let all = hits[Cell(table: table, row: row, column: column)] ?? []
        guard let value = finding.context["value"].flatMap({ Figure($0) }) else { return all }
        let named = all.filter { point($0).figure == value }
        return named.isEmpty ? all : named
    }

    func point(_ hit: Hit) -> ChartCurves.Point { curves.groups[hit.group].curves[hit.curve].points[hit.point] }

    /// Marks what a finding is about with its number.
    mutating func mark(_ finding: Finding, label: String) {
        var named: Set<Int> = []
        for hit in figures(of: finding) {
            // A finding about a row marks every curve of it and says its number once in each group.
            let isFirst = named.insert(hit.group).inserted
            marks[hit.group, default: []].append(mark(finding, hit, label: isFirst ? label : ""))
        }
    }

    private func mark(_ finding: Finding, _ hit: Hit, label: String) -> ChartPlot.Mark {
        ChartPlot.Mark(
            point(hit).place, label: label, severity: finding.severity,
            expected: finding.context["expected"].flatMap { Figure($0) }?.doubleValue)
    }

    /// How many rows above and below a figure a close-up shows.
    private static let reach = 6

    /// The neighbourhood of the figure that a finding is about, large enough to see a slip of a pound; `nil` where it
    /// is about none or many.
    func closeUp(of finding: Finding) -> ChartPlot? {
        let found = figures(of: finding)
        guard let hit = found.first, found.count <= 2 else { return nil }
        let group = curves.groups[hit.group]
        let line = group.curves[hit.curve]
        let shown = line.points[max(0, hit.point - Self.reach)...].prefix(2 * Self.reach + 1)
        guard shown.count > 2, let left = shown.first?.x, let right = shown.last?.x else { return nil }
        let weights = shown.map(\.figure.doubleValue)
        let room = max(4, (weights.max()! - weights.min()!) * 0.4)
        let window = weights.min()! - room...weights.max()! + room
        var plot = ChartPlot(
            title: "Close-up of \(line.name)",
            summary: "\(line.name) around the figure \(point(hit).figure), which is marked.", across: group.across,
            up: group.up, curves: [], marks: [mark(finding, hit, label: point(hit).figure.description)])
        plot.across.range = left...right
        for (number, other) in group.curves.enumerated() where number != hit.curve {
            let points = other.points.filter { (left...right).contains($0.x) && window.contains($0.figure.doubleValue) }
            guard points.count > 2 else { continue }
            plot.curves.append(
                ChartPlot.Curve(other.name, points.map(\.place), tone: .faded, isDashed: other.isMinimum))
        }
        plot.curves.append(
            ChartPlot.Curve(line.name, shown.map(\.place), tone: .colour(0), isDashed: line.isMinimum))
        (plot.width, plot.height) = (440, 230)
        return plot
    }
}
