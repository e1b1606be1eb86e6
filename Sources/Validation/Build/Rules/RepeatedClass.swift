import ChartSchema

/// One class in two columns that follow each other.
struct RepeatedClass: Rule<BuildEvidence> {
    let code = "build.class.repeated"
    let severity = Finding.Severity.warning
    let explanation =
        "One class has two zones that touch or overlap at most heights: one of the two is probably another class."
    let needs: [BuildNeed] = [.severalColumns]
    var precedes: [any Rule<BuildEvidence>] { BuildRules.figures }

    let triggering = [
        BuildExample(
            "the name of one class stands over two columns",
            """
            height | Level min | Level max | Level min | Level max
            5'4"   | 88        | ↓108      | 109       | 268
            5'5"   | 91        | 111       | 112       | 276
            5'6"   | 93        | 114       | 115       | 285
            5'7"   | 96        | 118       | 119       | 294
            5'8"   | 99        | 121       | 122       | 303
            """),
        BuildExample(
            "the name of the heaviest class over a lighter one",
            """
            height | Table 4 min | Table 4 max | Table 2 min | Table 2 max | Table 4 min | Table 4 max
            5'4"   | ↓213        | 225         | 226         | 238         | 239         | 250
            5'5"   | 220         | 232         | 233         | 245         | 246         | 258
            5'6"   | 227         | 240         | 241         | 253         | 254         | 266
            5'7"   | 234         | 247         | 248         | 261         | 262         | 274
            """),
        BuildExample(
            "a minimum under the name of the class beside it",
            """
            height | Graded range | Graded min
            5'4"   | 257-268      | ↓109
            5'5"   | 265-276      | 112
            5'6"   | 274-285      | 115
            5'7"   | 282-294      | 119
            """),
        BuildExample(
            "two columns that were said to be one class",
            """
            height | Preferred max | PREFERRED max
            5'4"   | 157           | ↓164
            5'5"   | 162           | 169
            5'6"   | 167           | 174
            """),
    ]
    let nonTriggering = [
        BuildExample(
            "one class on both sides of a better one",
            """
            height | Graded min | Graded max | Level min | Level max | Graded min | Graded max
            5'4"   | 88         | 108        | 109       | 268       | 269        | 280
            5'5"   | 91         | 111        | 112       | 276       | 277        | 288
            5'6"   | 93         | 114        | 115       | 285       | 286        | 297
            5'7"   | 96         | 118        | 119       | 294       | 295        | 306
            5'8"   | 99         | 121        | 122       | 303       | 304        | 315
            """)
    ]

    func observations(in evidence: BuildEvidence) -> [Observation] {
        // Of a column whose zones are wrong in several ways the first is told.
        var told: Set<String?> = []
        return (overlapping(evidence) + heavy(evidence) + following(evidence) + renamed(evidence))
            .filter { told.insert($0.context["class"]).inserted }
    }

    /// The middle of what the World Health Organization calls overweight: a class has a second zone for the light.
    private static let overweight = 27.5

    /// Two zones of one class that both lie above the ordinary weights.
    private func heavy(_ evidence: BuildEvidence) -> [Observation] {
        let several = evidence.chart.rows.filter { !$0.limits.isOnceAColumn }
        guard several.count >= 3 else { return [] }
        return evidence.chart.columns.indices.compactMap { column in
            let rows = several.compactMap { row -> (row: BuildRow, limits: [BuildLimit])? in
                let limits = row.limits.filter { $0.column == column && $0.weightMin != nil && $0.weightMax != nil }
                return limits.count >= 2 ? (row, limits) : nil
            }
            let heavy = rows.filter { row in row.limits.allSatisfy { isHeavy($0, in: row.row) } }
            guard heavy.count >= 3, heavy.count * 2 > rows.count else { return nil }
            let name = evidence.names[column]
            return Observation(
                message: "\(name) has two zones at \(heavy.count) heights, both of them for heavy people.",
                help: "Look whether both columns carry the right name.",
                cell: evidence.chart.columns[column].cells.first ?? heavy[0].limits[0].cells.first,
                context: ["class": name])
        }
    }

    private func isHeavy(_ limit: BuildLimit, in row: BuildRow) -> Bool {
        guard let height = row.height.min?.doubleValue, let low = limit.weightMin?.doubleValue else { return false }
        return UnitFactor.bodyMassIndex(pounds: low, inches: height) > Self.overweight
    }

    /// Limits of one class that hold common weights in most rows, though they stand in one line.
    private func overlapping(_ evidence: BuildEvidence) -> [Observation] {
        let columns = Dictionary(grouping: evidence.duplicates.overlaps) { $0.second.column }
        return columns.sorted { $0.key < $1.key }.compactMap { column, overlaps in
            let rows = evidence.chart.rows.count { row in row.limits.count { $0.column == column } >= 2 }
            guard overlaps.count >= 3, overlaps.count * 2 > rows else { return nil }
            let name = evidence.names[column]
            return Observation(
                message: "\(name) has two limits at \(overlaps.count) of \(rows) heights that hold common weights.",
                help: "Look whether both columns carry the right name.",
                cell: evidence.chart.columns[column].cells.first ?? overlaps[0].second.cells.first,
                context: ["class": name])
        }
    }

    /// Two names for one class of the same people, with other limits under each.
    private func renamed(_ evidence: BuildEvidence) -> [Observation] {
        let columns = evidence.chart.columns
        var told: [Observation] = []
        for second in columns.indices {
            let first = columns[..<second].firstIndex { other in
                columns[second].rateClass != nil && isSame(other, columns[second])
                    && other.classLabel != columns[second].classLabel
            }
            guard let first else { continue }
            let rows = evidence.chart.rows.compactMap { row in
                row.limits.last { $0.column == first }.flatMap { own in
                    row.limits.last { $0.column == second }.map { (own: own, other: $0) }
                }
            }
            let differing = rows.filter { $0.own.isOtherThan($0.other) }
            guard differing.count >= 3, differing.count * 2 > rows.count else { continue }
            let names = [first, second].map { columns[$0].classLabel ?? "" }
            told.append(
                Observation(
                    message: "\(names[0]) and \(names[1]) are one class, and allow other weights at \(differing.count) "
                        + "of \(rows.count) heights.",
                    help: "Say of each which class it is.",
                    cell: columns[second].cells.first ?? differing[0].other.cells.first,
                    context: ["class": names[1]]))
        }
        return told
    }

    private func following(_ evidence: BuildEvidence) -> [Observation] {
        evidence.locksteps.filter { $0.kind == .zones && $0.distance >= 0 }.compactMap { zones in
            let (lower, upper) = (evidence.curves[zones.lower], evidence.curves[zones.upper])
            guard let first = lower.columns.first, let second = upper.columns.first, lower.columns.count == 1,
                upper.columns.count == 1, isSame(evidence.chart.columns[first], evidence.chart.columns[second])
            else { return nil }
            let (end, start) = (lower.points[0], upper.points[0])
            let name = evidence.names[first]
            return Observation(
                message: "\(name) has two zones that follow each other: at \(start.place) one ends at "
                    + "\(end.figure) and the next begins at \(start.figure).",
                help: "Look whether both columns carry the right name.",
                cell: evidence.chart.columns[first].cells.first ?? end.cell,
                context: ["class": name])
        }
    }

    private func isSame(_ a: BuildColumn, _ b: BuildColumn) -> Bool {
        let isNamed = a.rateClass != nil ? a.rateClass == b.rateClass : a.classLabel != nil
        return isNamed && (a.classLabel == b.classLabel || a.rateClass != nil) && a.product == b.product
            && a.sex == b.sex && a.tobacco == b.tobacco && a.age == b.age && a.condition == b.condition
    }
}

extension BuildLimit {
    /// Whether both hold common weights and end elsewhere: of zones that lie apart one class may have several.
    fileprivate func isOtherThan(_ other: BuildLimit) -> Bool {
        let (low, high) = (weightMin ?? bmiMin, weightMax ?? bmiMax)
        let (otherLow, otherHigh) = (other.weightMin ?? other.bmiMin, other.weightMax ?? other.bmiMax)
        guard let high, let otherHigh, high != otherHigh else { return false }
        return (low.map { $0 < otherHigh } ?? true) && (otherLow.map { $0 < high } ?? true)
    }
}
