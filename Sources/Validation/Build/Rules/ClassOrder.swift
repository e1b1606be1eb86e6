import ChartSchema

/// A better class that allows more than a worse one.
struct ClassOrder: Rule<BuildEvidence> {
    let code = "build.class.order"
    let severity = Finding.Severity.warning
    let explanation = "At one height a better rate class allows a higher weight than a worse class of the same product."
    let needs: [BuildNeed] = [.classes]
    var precedes: [any Rule<BuildEvidence>] { [UnitsDisagree()] }

    let triggering = [
        BuildExample(
            "two classes turned round at one height",
            """
            height | Preferred max | Standard max
            5'5"   | 194           | 196
            5'6"   | ↓203          | 202
            5'7"   | 205           | 208
            """)
    ]
    let nonTriggering = [
        BuildExample(
            "a zone below the better class is no looser for it, and families of classes are not compared",
            """
            height | Graded min | Graded max | Level min | Level max | Graded min | Graded max | Standard max
            5'5"   | 91         | 111        | 112       | 276       | 277        | 288        | 215
            5'6"   | 93         | 114        | 115       | 285       | 286        | 297        | 222
            """),
        BuildExample(
            "a return of premiums for those whom the graded benefit is not for, or the other way round",
            """
            height | Level max | Modified max | Graded max
            5'5"   | 200       | 220          | 235
            5'6"   | 205       | 226          | 241
            5'7"   | 211       | 232          | 248
            """),
        BuildExample(
            "tobacco and non-tobacco classes are not compared",
            """
            height | nontobacco Standard max | tobacco Preferred max | tobacco Standard max
            5'5"   | 170                     | 182                   | 200
            5'6"   | 175                     | 187                   | 207
            """),
    ]

    /// The largest limit of one class in one row.
    private struct Top {
        var column: Int
        var rateClass: RateClass
        var figure: Figure
        var id: FigureID
        var rowIndex: Int
        /// The index of the limit in its row.
        var limit: Int
        var bound: Bound
    }

    private struct Pair: Hashable {
        var better: Int
        var worse: Int
    }

    func observations(in evidence: BuildEvidence) -> [Observation] {
        let kilograms = Set(evidence.kilograms.flatMap(\.columns))
        let comparable = ComparableColumns(evidence.chart.columns)
        let offers = OfferedColumns(evidence.chart.columns)
        var compared: [Pair: Int] = [:]
        var turned: [Pair: [(better: Top, worse: Top)]] = [:]
        var order: [Pair] = []
        for (index, row) in evidence.chart.rows.enumerated() {
            for bound in [Bound.weightMax, .bmiMax] where row.limits.contains(where: { $0[bound] != nil }) {
                let tops = tops(of: row, index: index, bound: bound, offers)
                for (better, worse) in neighbours(tops, comparable)
                where !kilograms.contains(better.column) && !kilograms.contains(worse.column) {
                    let pair = Pair(better: better.column, worse: worse.column)
                    compared[pair, default: 0] += 1
                    guard better.figure > worse.figure else { continue }
                    if turned[pair] == nil { order.append(pair) }
                    turned[pair, default: []].append((better, worse))
                }
            }
        }
        order.removeAll { pair in
            turned[pair]!.count == compared[pair]! && Self.areOrderedEitherWay(turned[pair]![0])
        }
        let isThroughout = { (pair: Pair) in turned[pair]!.count >= 3 && turned[pair]!.count * 2 >= compared[pair]! }
        let single = order.filter { !isThroughout($0) }.flatMap { turned[$0]!.map { observation($0, evidence) } }
        return joined(order.filter(isThroughout)).map { pairs in
            let first = pairs[0]
            return throughout(
                turned[first]!, of: compared[first]!, others: pairs.dropFirst().map { turned[$0]![0] }, evidence)
        } + single
    }

    /// Of a graded benefit and a return of premiums some carriers sell the one to the heavier applicants, and some the other.
    private static func areOrderedEitherWay(_ tops: (better: Top, worse: Top)) -> Bool {
        [tops.better.rateClass, tops.worse.rateClass] == [.graded, .modified]
    }

    /// Pairs that share a column are one matter: a column in the wrong place is turned round with both its neighbours.
    private func joined(_ pairs: [Pair]) -> [[Pair]] {
        var groups: [[Pair]] = []
        for pair in pairs {
            let near = groups.indices.filter { group in
                groups[group].contains { !Set([$0.better, $0.worse]).isDisjoint(with: [pair.better, pair.worse]) }
            }
            guard let first = near.first else {
                groups.append([pair])
                continue
            }
            groups[first].append(pair)
            for other in near.dropFirst().reversed() { groups[first] += groups.remove(at: other) }
        }
        return groups
    }

    // MARK: Comparing

    /// The best class first.
    private func tops(of row: BuildRow, index: Int, bound: Bound, _ offers: OfferedColumns) -> [Top] {
        var largest: [Int: (figure: Figure, limit: Int)] = [:]
        for (place, limit) in row.limits.enumerated() {
            guard let figure = limit[bound], let rank = offers.rank(of: limit.column),
                largest[rank].map({ figure > $0.figure }) ?? true,
                // An interval that is turned round is told of by itself.
                limit.weightMin ?? figure <= limit.weightMax ?? figure
            else { continue }
            largest[rank] = (figure, place)
        }
        return largest.sorted { $0.key < $1.key }.map { rank, top in
            let column = offers.columns[rank]
            return Top(
                column: column.index, rateClass: column.rateClass, figure: top.figure,
                id: FigureID(row.limits[top.limit], bound: bound, rowIndex: index), rowIndex: index,
                limit: top.limit, bound: bound)
        }
    }

    /// Each class with the next worse ones it can be compared with.
    private func neighbours(_ tops: [Top], _ comparable: ComparableColumns) -> [(Top, Top)] {
        var found: [(Top, Top)] = []
        for (place, better) in tops.enumerated() {
            var next: RateClass?
            for worse in tops[(place + 1)...] {
                if let next, worse.rateClass != next { break }
                guard worse.rateClass != better.rateClass, comparable.contain(better.column, worse.column) else {
                    continue
                }
                next = worse.rateClass
                found.append((better, worse))
            }
        }
        return found
    }

    private func cell(of top: Top, _ evidence: BuildEvidence) -> CellReference? {
        evidence.chart.rows[top.rowIndex].limits[top.limit].cell(of: top.bound)
    }

    // MARK: Wording

    private func observation(_ row: (better: Top, worse: Top), _ evidence: BuildEvidence) -> Observation {
        let wrong = evidence.suspect(row.worse.id, row.better.id)
        let place = HeightWords.row(evidence.chart.rows[row.better.rowIndex])
        return Observation(
            message: "At \(place) \(evidence.names[row.better.column]) allows \(row.better.figure), more than "
                + "\(evidence.names[row.worse.column]) with \(row.worse.figure).",
            help: "Compare both cells with the printed chart.",
            cell: cell(of: wrong == row.better.id ? row.better : row.worse, evidence),
            context: ["better": row.better.figure.description, "worse": row.worse.figure.description],
            suspects: [wrong], compared: [row.better.id, row.worse.id])
    }

    /// The cell that names a class above the figure that was compared.
    private func label(of top: Top, _ evidence: BuildEvidence) -> CellReference? {
        let cells = evidence.chart.columns[top.column].cells
        let figure = cell(of: top, evidence)
        if let own = cells.first(where: { $0.table == figure?.table && $0.column == figure?.column }) { return own }
        // Of a class with several zones the label of one says nothing of the other.
        let zones = evidence.chart.rows[top.rowIndex].limits.count { $0.column == top.column }
        return zones > 1 ? nil : cells.first
    }

    /// Classes turned round at most heights are no misprint: one of the labels means another class than was
    /// said, and everybody would be sold the wrong one.
    private func throughout(
        _ rows: [(better: Top, worse: Top)], of all: Int, others: [(better: Top, worse: Top)],
        _ evidence: BuildEvidence
    ) -> Observation {
        let row = rows[0]
        let names = (evidence.names[row.better.column], evidence.names[row.worse.column])
        let more = others.map {
            "; so does \(evidence.names[$0.better.column]) than \(evidence.names[$0.worse.column])"
        }
        return Observation(
            message: "\(names.0) allows more than \(names.1) at \(rows.count) of \(all) heights\(more.joined()).",
            help: "Check which of the two is the better class, and correct what its label is said to mean.",
            cell: label(of: row.better, evidence) ?? cell(of: row.better, evidence),
            context: ["better": names.0, "worse": names.1])
    }
}
