import ChartSchema

/// A metric figure that is not its imperial one.
struct UnitsDisagree: Rule<BuildEvidence> {
    let code = "build.units.disagree"
    let severity = Finding.Severity.warning
    let explanation =
        "A figure in centimetres, metres or kilograms is not the one in inches or pounds printed beside it."
    let needs: [BuildNeed] = [.metric]

    let triggering = [
        BuildExample(
            "the last row repeats the centimetres of the row before (Assumption Life)",
            """
            height | height cm | Standard max | Standard max kg
            6'4"   | 193  | 271 | 123
            6'5"   | 196  | 277 | 126
            6'6"   | 198  | 285 | 129
            6'7"   | 201  | 293 | 133
            6'8"   | 203  | 299 | 136
            6'9"   | ↓203 | 308 | 140
            """),
        BuildExample(
            "the pounds are off their column, and the kilograms are not (after iA Accès Vie)",
            """
            height        | Standard max | Standard max kg
            4'8" – 4'10"  | 190  | 86
            4'11" – 5'1"  | 200  | 91
            5'2" – 5'4"   | ↓202 | 100
            5'5" – 5'7"   | 240  | 109
            5'8" – 5'10"  | 260  | 118
            5'11" – 6'1"  | 280  | 127
            6'2" – 6'4"   | 300  | 136
            """),
    ]
    let nonTriggering = [
        BuildExample(
            "carriers round up, down, and to the nearest (Humania)",
            """
            height | height m | Standard max | Standard max kg
            5'4"   | 1.62 | 251 | 114
            6'0"   | 1.82 | 318 | 144
            6'1"   | 1.85 | 327 | 148
            6'2"   | 1.88 | 336 | 153
            6'3"   | 1.90 | 345 | 157
            """),
        BuildExample(
            "a metric band ends where the next one begins (iA Accès Vie)",
            """
            height        | height m    | Standard max
            4'8" – 4'10"  | 1,42 – 1,49 | 230
            4'11" – 5'1"  | 1,50 – 1,56 | 260
            5'2" – 5'4"   | 1,57 – 1,64 | 285
            5'5" – 5'7"   | 1,65 – 1,72 | 310
            5'8" – 5'10"  | 1,73 – 1,79 | 335
            """),
    ]

    func observations(in evidence: BuildEvidence) -> [Observation] {
        UnitDeviations(evidence.unitChecks.filter { !isKnown($0, evidence) }).runs.map { run in
            let check = run.checks[0]
            let more = run.checks.count - 1
            let others = more == 0 ? "" : ", and \(more) more of the column \(more == 1 ? "disagrees" : "disagree")"
            // The pounds or the height may be the wrong one of the two: then another rule has said so already.
            let figures = ([run.before].compactMap { $0 } + run.checks).map { evidence.figures(beside: $0) }
            return Observation(
                message: "\(check.imperialText) is \(shown(UnitDeviations.metric(check), check)) "
                    + "\(check.unit.rawValue), but \(check.cell.text) is printed beside it\(others).",
                help: "The inches and pounds are kept; correct the figure that is wrong.",
                cell: more == 0 ? wrongPounds(check, evidence) ?? check.cell : check.cell,
                context: [
                    "imperial": check.imperial.description, "metric": check.metric.description,
                    "unit": check.unit.rawValue,
                ], compared: figures.reduce(into: []) { $0.formUnion($1) })
        }
    }

    /// Whether the inches or pounds are known to be wrong: they could not be read, or are a misread height.
    private func isKnown(_ check: UnitCheck, _ evidence: BuildEvidence) -> Bool {
        evidence.readingFindings.mention(check.imperialText)
            || check.unit != .kilograms
                && evidence.ladder.strays.contains { stray in
                    let label = stray.label.cell
                    return stray.label.height == check.imperial && label.table == check.cell.table
                        && (label.row == check.cell.row || label.column == check.cell.column)
                }
    }

    /// The pounds' cell, where the pounds are far off what the heights beside it suggest and the kilograms are not.
    private func wrongPounds(_ check: UnitCheck, _ evidence: BuildEvidence) -> CellReference? {
        guard check.unit == .kilograms else { return nil }
        let pounds = UnitFactor.pounds(ofKilograms: check.metric.doubleValue)
        let beside = evidence.figures(beside: check)
        for curve in evidence.curves where curve.axis == .height {
            guard let place = curve.points.firstIndex(where: { beside.contains($0.id) }) else { continue }
            let point = curve.points[place]
            let neighbours = [place - 1, place + 1].filter(curve.points.indices.contains).map { curve.points[$0] }
            guard !neighbours.isEmpty, neighbours.allSatisfy({ $0.x > 0 }) else { continue }
            let expected =
                neighbours.reduce(0) { $0 + $1.value * (point.x / $1.x) * (point.x / $1.x) } / Double(neighbours.count)
            // Twice as far, and by more than kilograms are rounded by.
            if abs(point.value - expected) > 2 * abs(pounds - expected) + 3 { return point.cell }
        }
        return nil
    }

    private func shown(_ value: Double, _ check: UnitCheck) -> String {
        Figure(rounding: value)?.rounded(decimals: min(check.decimals + 1, 4)).description ?? ""
    }
}

extension BuildEvidence {
    /// The figures that a check speaks of: those of its raw row, or of its raw column where heights are columns, and of
    /// kilograms only those that equal its pounds.
    fileprivate func figures(beside check: UnitCheck) -> Set<FigureID> {
        let isAcross = isAcross
        let points = curves.lazy.flatMap(\.points).filter { point in
            guard let own = point.cell, own.table == check.cell.table else { return false }
            if check.unit == .kilograms && point.figure != check.imperial { return false }
            return own.row == check.cell.row || isAcross && own.column == check.cell.column
        }
        return Set(points.map(\.id))
    }

    /// Whether heights are columns: their names stand side by side.
    private var isAcross: Bool {
        let labels = chart.rows.compactMap(\.cells.first)
        return Set(labels.map(\.column)).count > Set(labels.map(\.row)).count
    }
}
