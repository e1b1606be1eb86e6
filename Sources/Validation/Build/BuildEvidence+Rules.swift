import ChartSchema

extension BuildEvidence: RuleEvidence {
    package typealias Part = FigureID

    package static let rules = RuleSet<BuildEvidence>(BuildRules.all)

    package init(_ example: BuildExample) {
        let table = ExampleTable(example.table)
        self.init(table.chart, unitChecks: table.unitChecks)
    }

    package var subjects: [RuleSubject] { [RuleSubject(id: chart.id.description, path: chart.source.path)] }

    package func subjects(with need: BuildNeed) -> Set<Int> { need.isMet(in: self) ? [0] : [] }

    package func location(of place: CellReference, in subject: Int) -> Finding.Location {
        Finding.Location(file: chart.source.path, cell: place)
    }
}

extension Validator {
    /// What the rules say of one chart.
    ///
    /// - Parameters:
    ///   - unitChecks: Figures that the chart prints in two systems of units.
    ///   - readingFindings: What reading found: a figure that could not be read is not reported as missing, too.
    ///   - refusals: Cells whose words refuse in place of a figure: none is missing there.
    package static func judgement(
        of chart: BuildChart, unitChecks: [UnitCheck], readingFindings: [Finding] = [], refusals: [CellReference] = []
    ) -> Judgement {
        judgement(
            of: BuildEvidence(
                chart, unitChecks: unitChecks, readingFindings: ReportedCells(readingFindings, refusals: refusals)))
    }

    /// What the rules find in `chart`: one finding per mistake, in report order.
    package static func findings(
        for chart: BuildChart, unitChecks: [UnitCheck], readingFindings: [Finding] = [], refusals: [CellReference] = []
    ) -> [Finding] {
        judgement(of: chart, unitChecks: unitChecks, readingFindings: readingFindings, refusals: refusals).findings
    }
}
