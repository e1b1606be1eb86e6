import ChartSchema

/// A blank cell inside a column.
struct MissingValue: Rule<BuildEvidence> {
    let code = "build.value.missing"
    let severity = Finding.Severity.warning
    let explanation = "A column has no limit at a height of the chart, though it has limits above and below it."
    let needs: [BuildNeed] = [.rows]
    var precedes: [any Rule<BuildEvidence>] { BuildRules.comparisons }

    let triggering = [
        BuildExample(
            "a blank cell",
            """
            height | Preferred max | Standard max
            5'4"   | 189           | 209
            5'5"   | 194           | 215
            ↓5'6"  |               | 222
            5'7"   | 205           | 228
            5'8"   | 209           | 235
            """),
        BuildExample(
            "one end of an interval is blank in the last row, where a column may end",
            """
            height | Standard min | Standard max
            5'4"   | 110          | 209
            5'5"   | 113          | 215
            5'6"   | 117          | 222
            5'7"   | 120          | 228
            ↓5'8"  | 124          |
            """),
        BuildExample(
            "the maximum of one age is nowhere",
            """
            height | 16-59 min | 60-75 min | 60-75 max
            5'4"   | ↓97       | 108       | 238
            5'5"   | 100       | 111       | 246
            5'6"   | 103       | 114       | 253
            5'7"   | 106       | 118       | 261
            """),
        BuildExample(
            "a column that ends one row before all others",
            """
            height | Preferred max | Standard max | Table 2 max
            5'4"   | 189           | 209          | 230
            5'5"   | 194           | 215          | 236
            5'6"   | 200           | 222          | 244
            5'7"   | 205           | 228          | 251
            ↓5'8"  | 209           |              | 258
            """),
    ]
    let nonTriggering = [
        BuildExample(
            "classes may cover different heights (American-Amicable Express Term)",
            """
            height | Preferred max | Standard max
            4'8"   | 144           |
            4'9"   | 149           |
            4'10"  | 154           | 182
            4'11"  | 160           | 188
            5'0"   |               | 195
            """)
    ]

    func observations(in evidence: BuildEvidence) -> [Observation] {
        var holes: [Int: [(curve: Curve, after: Curve.Point)]] = [:]
        let places = PrintedPlaces(evidence.curves)
        let strays = Set(evidence.ladder.strays.map { Stray(height: $0.meant, table: $0.label.cell.table) })
        for curve in evidence.curves where curve.points.count >= 4 {
            guard let rung = rung(of: curve) else { continue }
            for (before, after) in zip(curve.points, curve.points.dropFirst()) where after.x - before.x > rung {
                for row in places.rows(on: curve.axis, between: before.x, and: after.x)
                where holes[row]?.last?.curve.name != curve.name {
                    // A misread height leaves a hole where it belongs, and is reported itself.
                    let height = evidence.chart.rows[row].height.min
                    let isStray = after.cell.map { strays.contains(Stray(height: height, table: $0.table)) } ?? false
                    if !isStray, !isExplained(curve, row, evidence) { holes[row, default: []].append((curve, after)) }
                }
            }
        }
        for end in LostEnds.of(evidence)
        where !(holes[end.row] ?? []).contains(where: { $0.curve.name == end.curve.name })
            && !isExplained(end.curve, end.row, evidence)
        {
            holes[end.row, default: []].append((end.curve, end.point))
        }
        return lostColumns(evidence)
            + holes.sorted { $0.key < $1.key }.map { observation($1.map(\.curve), $0, $1[0].after, evidence) }
    }

    /// Ends of intervals that a column has nowhere, though the same class has them for another age.
    private func lostColumns(_ evidence: BuildEvidence) -> [Observation] {
        let columns = evidence.chart.columns
        let twins = Dictionary(grouping: columns.indices) { classAlone(columns[$0]) }
        var curves: [Int: [Curve]] = [:]
        for curve in evidence.curves where curve.points.count >= 4 {
            for column in Set(curve.columns) { curves[column, default: []].append(curve) }
        }
        return columns.indices.flatMap { column -> [Observation] in
            let all = twins[classAlone(columns[column])] ?? []
            guard all.count > 1 else { return [] }
            let own = curves[column] ?? []
            guard let present = own.first?.points.first?.cell else { return [] }
            let bounds = Set(own.map(\.bound))
            let lost = Bound.allCases.filter { bound in
                !bounds.contains(bound)
                    && all.allSatisfy { $0 == column || curves[$0, default: []].contains { $0.bound == bound } }
            }
            return lost.map { bound in
                let name = evidence.names.curve([column], bound)
                return Observation(
                    message: "No \(name) at any height, though the same class has one for other ages.",
                    help: "Look whether its column was read as something else.",
                    cell: columns[column].cells.first { $0.column != present.column } ?? present,
                    context: ["columns": name])
            }
        }
    }

    /// A column without its ages: the same for all columns of one class.
    private func classAlone(_ column: BuildColumn) -> BuildColumn {
        var own = column
        (own.age, own.cells) = (.any, [])
        return own
    }

    /// Whether reading said what is wrong with the cell: it holds something that could not be read.
    private func isExplained(_ curve: Curve, _ row: Int, _ evidence: BuildEvidence) -> Bool {
        evidence.empty(curve, row)?.isExplained(by: evidence.readingFindings) ?? false
    }

    /// The finding stands at the row's own name where the column's table has one, else at the figure beside the hole,
    /// and else at the next row's name.
    private func observation(
        _ curves: [Curve], _ index: Int, _ after: Curve.Point, _ evidence: BuildEvidence
    ) -> Observation {
        let row = evidence.chart.rows[index]
        let own = row.cells.first { $0.table == after.cell?.table ?? $0.table }
        let beside = own == nil ? evidence.empty(curves[0], index)?.sibling : nil
        let names = curves.map(\.name)
        let columns = names.joined(separator: ", ")
        return Observation(
            message: "No \(columns) at \(HeightWords.row(row)), though "
                + (names.count == 1 ? "the other rows have one." : "the other rows have them."),
            help: "Look for the figure in the printed chart.",
            cell: own ?? beside ?? evidence.label(of: evidence.chart.rows[after.rowIndex], beside: after.cell),
            context: ["columns": columns])
    }

    /// The usual distance of a column's rows; `nil` where there is none, so that a column with a figure at every third
    /// height is not full of holes.
    private func rung(of curve: Curve) -> Double? {
        let steps = zip(curve.points, curve.points.dropFirst()).map { $1.x - $0.x }
        guard let mode = steps.mode, mode.count * 5 >= steps.count * 3 else { return nil }
        return mode.element
    }
}

/// Where a height stands that a misprint put elsewhere.
private struct Stray: Hashable {
    let height: Figure?
    let table: Int
}

/// The rows in which any column prints a figure, by where on their axis they stand: asked for every hole of every column.
struct PrintedPlaces {
    private var places: [Curve.Axis: [(x: Double, row: Int)]] = [:]

    init(_ curves: [Curve]) {
        var seen: Set<Place> = []
        for curve in curves {
            for point in curve.points
            where seen.insert(Place(axis: curve.axis, x: point.x, row: point.rowIndex)).inserted {
                places[curve.axis, default: []].append((point.x, point.rowIndex))
            }
        }
        for axis in places.keys { places[axis]?.sort { ($0.x, $0.row) < ($1.x, $1.row) } }
    }

    private struct Place: Hashable {
        let axis: Curve.Axis
        let x: Double
        let row: Int
    }

    /// The rows of the places strictly between two.
    func rows(on axis: Curve.Axis, between low: Double, and high: Double) -> [Int] {
        let all = places[axis] ?? []
        var (start, end) = (0, all.count)
        while start < end {
            let middle = (start + end) / 2
            if all[middle].x > low { end = middle } else { start = middle + 1 }
        }
        return all[start...].prefix { $0.x < high }.map(\.row)
    }
}
