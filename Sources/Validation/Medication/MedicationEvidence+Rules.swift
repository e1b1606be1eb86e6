import ChartSchema
import Vocabulary

extension MedicationEvidence: RuleEvidence {
    package typealias Part = MedicationPart

    package static let rules = RuleSet<MedicationEvidence>(MedicationRules.all)

    package init(_ example: MedicationExample) {
        self.init(
            MedicationExampleTable(example.table).chart,
            accepting: (try? AcceptedNames(text: example.accepted)) ?? AcceptedNames())
    }

    package var subjects: [RuleSubject] { [RuleSubject(id: chart.id.description, path: chart.source.path)] }

    package func subjects(with need: MedicationNeed) -> Set<Int> { need.isMet(in: self) ? [0] : [] }

    package func location(of part: MedicationPart, in subject: Int) -> Finding.Location { location(of: part) }
}

extension Validator {
    /// What the rules say of one chart.
    ///
    /// - Parameters:
    ///   - accepted: Names whose meaning a person has accepted.
    ///   - readingFindings: What was found while the chart was read: a row that could not be read is missing from the chart,
    ///     and that is one matter.
    package static func judgement(
        of chart: MedicationChart, accepting accepted: AcceptedNames = AcceptedNames(), readingFindings: [Finding] = []
    ) -> Judgement {
        judgement(
            of: MedicationEvidence(chart, accepting: accepted, readingFindings: ReportedCells(readingFindings)))
    }

    /// What the rules find in `chart`: one finding per mistake, in report order.
    package static func findings(
        for chart: MedicationChart, accepting accepted: AcceptedNames = AcceptedNames()
    ) -> [Finding] {
        judgement(of: chart, accepting: accepted).findings
    }
}
