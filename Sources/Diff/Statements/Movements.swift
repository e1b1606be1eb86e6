import ChartSchema

/// The ends of a chart's limits that moved, came or went, put together to the fewest statements.
struct Movements {
    /// What happened to one end of a column's limits.
    private struct Track: Hashable {
        var column: Int
        /// The place of the interval among those of its cell.
        var zone: Int
        var end: LimitEnd
        var kind: DiffStatement.Kind
        var direction: DiffDirection?
        var isUpward: Bool
        var causes: [DiffCause]
    }

    private struct Step: Hashable {
        var place: LimitPlace
        var before: Figure?
        var after: Figure?
    }

    private var steps: [Track: [Step]] = [:]
    private var order: [Track] = []
    private(set) var directions: [Int: [LimitPlace: Set<DiffDirection>]] = [:]

    /// Looks at one cell with as many intervals before as after.
    mutating func add(
        _ cell: BuildChartPatch.CellPatch, column: Int, key: ColumnKey, causes: [DiffCause] = [],
        in neighbourhood: Neighbourhood
    ) {
        for (zone, (old, new)) in zip(cell.before, cell.after).enumerated() {
            for end in LimitEnd.allCases {
                let (before, after) = (end.figure(of: old), end.figure(of: new))
                guard before != after else { continue }
                var track = Track(
                    column: column, zone: zone, end: end, kind: .moved, direction: nil, isUpward: false, causes: causes)
                if let before, let after {
                    track.isUpward = after > before
                    track.direction = neighbourhood.direction(
                        of: after - before, at: end, of: key, cell.place, now: after)
                } else {
                    track.kind = after == nil ? .endRemoved : .endAdded
                }
                if let direction = track.direction {
                    directions[column, default: [:]][cell.place, default: []].insert(direction)
                }
                if steps[track] == nil { order.append(track) }
                steps[track, default: []].append(Step(place: cell.place, before: before, after: after))
            }
        }
    }

    /// One statement for what moved alike at the same places, whatever the number of columns.
    ///
    /// - Parameters:
    ///   - columns: What the columns are called.
    ///   - places: How many places each column has.
    func statements(columns: [DiffColumn], places: [Int]) -> [DiffStatement] {
        struct Sentence: Hashable {
            var kind: DiffStatement.Kind
            var end: LimitEnd
            var direction: DiffDirection?
            var causes: [DiffCause]
            var movements: [Step]
        }
        var result: [DiffStatement] = []
        var known: [Sentence: Int] = [:]
        for track in order {
            let own = steps[track]!
            let deltas = own.map { step in
                Step(
                    place: step.place, before: nil,
                    after: step.before.flatMap { before in step.after.map { $0 - before } })
            }
            let sentence = Sentence(
                kind: track.kind, end: track.end, direction: track.direction, causes: track.causes, movements: deltas)
            if let index = known[sentence] {
                if result[index].columns.last != columns[track.column] {
                    result[index].columns.append(columns[track.column])
                }
                result[index].count += own.count
                (result[index].before, result[index].after) = (nil, nil)
                continue
            }
            known[sentence] = result.count
            var statement = DiffStatement(track.kind, .corrective, count: own.count)
            statement.direction = track.direction
            statement.causes = track.causes
            statement.columns = [columns[track.column]]
            statement.end = track.end
            statement.places = DiffPlaces(own.map(\.place), of: places[track.column])
            let moved = deltas.compactMap(\.after)
            (statement.least, statement.greatest) = (moved.min(), moved.max())
            if own.count == 1 {
                (statement.before, statement.after) = (own[0].before?.description, own[0].after?.description)
            }
            result.append(statement)
        }
        return result
    }
}
