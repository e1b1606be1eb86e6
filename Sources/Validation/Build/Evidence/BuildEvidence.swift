import ChartSchema

/// Everything the rules look at, worked out once per chart.
package struct BuildEvidence: Sendable {
    let chart: BuildChart
    let unitChecks: [UnitCheck]
    /// What reading said of the raw cells.
    let readingFindings: ReportedCells
    let names: ColumnNames
    let curves: [Curve]
    /// One for every curve.
    let analyses: [CurveAnalysis]
    /// What its own column says about every figure.
    let appraisals: [FigureID: Appraisal]
    /// Curves whose figures keep one distance.
    let locksteps: [Lockstep]
    let labels: PrintedLabels
    let ladder: HeightLadder
    let duplicates: DuplicateRows
    /// The figures of every height, under their curves.
    let rows: [RowFigures.Row]
    /// Columns that hold kilograms, or seem to.
    let kilograms: [KilogramColumn]

    init(_ chart: BuildChart, unitChecks: [UnitCheck], readingFindings: ReportedCells = ReportedCells([])) {
        self.chart = chart
        self.unitChecks = unitChecks
        self.readingFindings = readingFindings
        labels = PrintedLabels(chart)
        ladder = HeightLadder(chart, labels: labels)
        duplicates = DuplicateRows(chart)
        names = ColumnNames(chart.columns)
        curves = CurveTracer(chart, names: names, strays: ladder.strayRows).curves()
        rows = RowFigures(curves).rows
        var windows = WindowShapes()
        analyses = curves.map { CurveAnalysis($0, windows: &windows) }
        locksteps = LockstepFinder(curves, chart.columns, units: analyses.map(\.unit)).locksteps()
        kilograms = KilogramColumn.all(chart, curves: curves, locksteps: locksteps, unitChecks: unitChecks)
        var appraisals: [FigureID: Appraisal] = [:]
        appraisals.reserveCapacity(curves.reduce(0) { $0 + $1.points.count })
        for (number, (curve, analysis)) in zip(curves, analyses).enumerated() {
            for (index, point) in curve.points.enumerated() {
                appraisals[point.id] = Appraisal(
                    curve: number, index: index, event: analysis.events.first { $0.index == index },
                    expected: analysis.expected.isEmpty ? nil : analysis.expected[index], printed: point.value,
                    noise: analysis.noise, unit: analysis.unit)
            }
        }
        self.appraisals = appraisals
    }

    /// The cell that names the row a figure was printed in. A row of the chart may have been printed twice, and then
    /// has a naming cell for each.
    func label(of row: BuildRow, beside cell: CellReference?) -> CellReference? {
        guard let cell else { return row.cells.first }
        return row.cells.first { $0.table == cell.table && $0.row == cell.row }
            ?? row.cells.first { $0.table == cell.table && $0.column == cell.column } ?? row.cells.first
    }

    /// Which of two figures that contradict each other its own column speaks against; the second when neither.
    func suspect(_ a: FigureID, _ b: FigureID) -> FigureID {
        let (first, second) = (appraisals[a]?.strangeness ?? 0, appraisals[b]?.strangeness ?? 0)
        return first > second ? a : b
    }

    /// A point of a curve with what its column says about it.
    func point(_ appraisal: Appraisal) -> Curve.Point { curves[appraisal.curve].points[appraisal.index] }

    /// Every event of one kind, in the order of curves.
    func events(_ kind: CurveEvent.Kind) -> [Appraisal] {
        zip(curves, analyses).flatMap { curve, analysis in
            analysis.events.filter { $0.kind == kind }.compactMap { appraisals[curve.points[$0.index].id] }
        }
    }
}
