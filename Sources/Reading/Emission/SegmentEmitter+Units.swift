import ChartSchema
import Notation

extension SegmentEmitter {
    /// Decides the unit of the weights; `false` when it cannot be told, and then nothing is read.
    mutating func settleUnits(_ session: inout ReadingSession) -> Bool {
        if let column = columnInOtherUnit(session) {
            report(
                &session, ChartFinding.unitContradicts,
                "The column \"\(column.name)\" is said to be in \(column.unit.rawValue), its figures are in the other unit",
                column.figure, column: column.name)
            return false
        }
        let weights = slots.flatMap(\.columns).filter {
            $0.quantity == .weight && session.givenUnit(of: $0, grid) == nil
        }
        guard !weights.isEmpty else { return true }
        let figures = session.weightsByHeight(layout, before: before, segment: segment, roles: roles)
        if let named = namedUnit(of: weights, session) {
            if !named.isCertain, let wrong = UnitJudgement.contradiction(figures, unit: named.unit) {
                report(
                    &session, ChartFinding.unitContradicts,
                    "The chart says \(named.unit.rawValue), its figures the other unit",
                    wrong, column: named.isPrinted ? nil : "")
                return false
            }
            isMetric = named.unit == .kilograms
            return true
        }
        if UnitJudgement.canOnlyBePounds(figures) || session.isAmongPounds(layout) {
            if !session.saysPounds { session.reportAssumedUnit(table: table) }
            return true
        }
        if let unit = session.unitOfFile, UnitJudgement.contradiction(figures, unit: unit) == nil {
            isMetric = unit == .kilograms
            return true
        }
        report(
            &session, ChartFinding.unitUnknown, "The weights have no unit and could be pounds or kilograms",
            figures.first)
        return false
    }

    /// The unit that the chart prints, or a person has named; certain where it stands in the cells, or the same weights stand
    /// there once more in kilograms.
    private func namedUnit(
        of weights: [ValueColumn], _ session: ReadingSession
    ) -> (unit: PrintedUnit, isPrinted: Bool, isCertain: Bool)? {
        let cellUnits = weights.compactMap { column in
            ColumnRecogniser.unit(
                of: segment.body.map { grid.sense(row: $0, column: column.column) }.filter(\.isNumeric))
        }
        let inCells = Set(cellUnits.filter(\.isWeight))
        let printed = Set(weights.compactMap(\.unit).filter(\.isWeight)).union(inCells)
        let isTwinned = roles.values.contains { if case .weightTwin = $0 { true } else { false } }
        let said = printed.contains(.pounds) ? .pounds : printed.first ?? context.unit
        let named = said ?? session.instructions.given.unit.map { $0 == .pounds ? PrintedUnit.pounds : .kilograms }
        guard let unit = named ?? (isTwinned ? .pounds : nil) else { return nil }
        return (unit, isPrinted: said != nil, isCertain: !inCells.isEmpty || isTwinned)
    }

    /// A column whose unit a person has named, of an edition before perhaps, and whose figures cannot be in it.
    private func columnInOtherUnit(
        _ session: ReadingSession
    ) -> (name: String, unit: Given.WeightUnit, figure: (height: Double, weight: Double))? {
        for column in slots.flatMap(\.columns) where column.quantity == .weight {
            guard let unit = session.givenUnit(of: column, grid) else { continue }
            let own = roles.filter { $0.value.value.map { $0.column == column.column } ?? true }
            let figures = session.weightsByHeight(layout, before: before, segment: segment, roles: own)
            if let figure = UnitJudgement.contradiction(figures, unit: unit == .pounds ? .pounds : .kilograms) {
                return (session.titles.name(grid, column: column.column), unit, figure)
            }
        }
        return nil
    }

    /// Shows one figure in both units.
    ///
    /// - Parameter column: The column of which a person has named the unit; empty where it was that of all.
    private func report(
        _ session: inout ReadingSession, _ kind: ChartFinding, _ message: String,
        _ figure: (height: Double, weight: Double)?, column: String? = nil
    ) {
        var readings = ""
        if let figure, let weight = Figure(rounding: figure.weight), let height = Figure(rounding: figure.height) {
            let bmi = UnitJudgement.bmi(figure)
            let pounds = Figure(rounding: bmi.pounds)?.rounded(decimals: 0).description ?? "?"
            let kilograms = Figure(rounding: bmi.kilograms)?.rounded(decimals: 0).description ?? "?"
            let place = "\(weight) at \(ReadingSession.feetAndInches(height))"
            readings = ": \(place) is a BMI of \(pounds) as pounds and of \(kilograms) as kilograms"
        }
        session.findings.add(
            kind, severity: .error, "\(message); nothing was read from the table\(readings).",
            help: "Say which in the source of pipeline.json: \"given\": {\"unit\": \"pounds\"}, or \"kilograms\".",
            table: table, context: column.map { ["given": $0] } ?? [:])
    }
}
