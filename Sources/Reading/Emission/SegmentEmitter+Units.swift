import ChartSchema
import Notation

extension SegmentEmitter {
    /// Decides the unit of the weights; `false` when it cannot be told, and then nothing is read.
    mutating func settleUnits(_ session: inout ReadingSession) -> Bool {
        let weights = slots.flatMap(\.columns).filter {
            $0.quantity == .weight && session.givenUnit(of: $0, grid) == nil
        }
        guard !weights.isEmpty else { return true }
        let cellUnits = weights.flatMap { column in
            segment.body.compactMap { grid.sense(row: $0, column: column.column).firstInterval?.unit }
        }
        let inCells = Set(cellUnits.filter(\.isWeight))
        let printed = Set(weights.compactMap(\.unit).filter(\.isWeight)).union(inCells)
        let figures = session.weightsByHeight(layout, before: before, segment: segment, roles: roles)
        let isTwinned = roles.values.contains { if case .weightTwin = $0 { true } else { false } }
        let said = printed.contains(.pounds) ? .pounds : printed.first ?? context.unit
        let named = said ?? session.instructions.given.unit.map { $0 == .pounds ? PrintedUnit.pounds : .kilograms }
        if let unit = named ?? (isTwinned ? .pounds : nil) {
            if inCells.isEmpty, !isTwinned, let wrong = UnitJudgement.contradiction(figures, unit: unit) {
                report(
                    &session, "reading.unit.contradicts", "The chart says \(unit.rawValue), its figures the other unit",
                    wrong)
                return false
            }
            isMetric = unit == .kilograms
            return true
        }
        if UnitJudgement.canOnlyBePounds(figures) || session.isAmongPounds(layout) {
            session.reportAssumedUnit(table: table)
            return true
        }
        if let unit = session.unitOfFile, UnitJudgement.contradiction(figures, unit: unit) == nil {
            isMetric = unit == .kilograms
            return true
        }
        report(
            &session, "reading.unit.unknown", "The weights have no unit and could be pounds or kilograms",
            figures.first)
        return false
    }

    /// Shows one figure in both units.
    private func report(
        _ session: inout ReadingSession, _ rule: String, _ message: String, _ figure: (height: Double, weight: Double)?
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
            rule, .error, "\(message); nothing was read from the table\(readings).",
            help: "Say which in the source of pipeline.json: \"given\": {\"unit\": \"pounds\"}, or \"kilograms\".",
            table: table)
    }
}
