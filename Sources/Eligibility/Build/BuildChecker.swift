import ChartSchema
import Store

/// Answers which plans fit a build, with the limit that decides, the room left and the way to the next better class.
public struct BuildChecker: Sendable {
    public let index: BuildIndex
    /// Of each chart of `index`.
    private let findings: [[Finding]]

    /// - Parameter findings: Those of the charts, as their manifest has them.
    public init(index: BuildIndex, findings: [ChartID: [Finding]]) {
        self.index = index
        self.findings = index.charts.map { findings[$0.id] ?? [] }
    }

    /// What every plan says that `isWanted`, the most favourable first; plans that say as much are in the order of
    /// carriers and products.
    public func answers(
        for person: Person, where isWanted: (BuildIndex.Plan) -> Bool = { _ in true }
    ) -> [PlanAnswer] {
        let answers = index.plans.filter(isWanted).map { answer(for: person, of: $0) }
        return answers.enumerated().sorted { ($0.element.favour, $0.offset) < ($1.element.favour, $1.offset) }
            .map(\.element)
    }

    private func answer(for person: Person, of plan: BuildIndex.Plan) -> PlanAnswer {
        let ladders = plan.ladders.map { index.ladders[$0] }
        let cases = FactCases(ladders, person: person).map { condition, facts in
            let statements = zip(plan.charts, ladders).map { statement(of: $1, chart: $0, facts) }
            let ranked = statements.enumerated().sorted {
                ($0.element.standing.favour, $0.offset) < ($1.element.standing.favour, $1.offset)
            }
            return PlanAnswer.Case(condition: condition, statements: ranked.map(\.element))
        }
        return PlanAnswer(
            carrier: plan.carrier, product: plan.product, cases: cases,
            independentOf: PlanAnswer.Fact.allCases.filter { fact in !ladders.contains { $0.depends(on: fact) } })
    }

    private func statement(of ladder: ClassLadder, chart: Int, _ facts: ClassLadder.Facts) -> ChartStatement {
        let standing = ladder.standing(of: facts)
        let better = ladder.nextBetter(than: standing, for: facts).flatMap { pounds, there in
            there.limit.map { BetterClass(pounds: pounds, limit: index.record(at: $0)) }
        }
        return ChartStatement(
            chart: index.charts[chart].id, standing: standing, limit: standing.limit.map(index.record),
            unranked: ladder.unranked(of: facts, in: standing).map(index.record),
            room: ladder.room(of: facts, in: standing), better: better,
            corrections: standing.limit.map { index.charts[chart].rows[$0.row].limits[$0.limit].corrections } ?? [],
            caveats: caveats(chart: chart, limit: standing.limit))
    }

    /// Warnings at the cells of the deciding limit, its row and its column, warnings of whole tables, and footnotes
    /// that no limit holds.
    private func caveats(chart: Int, limit place: LimitPlace?) -> [Finding] {
        let source = index.charts[chart]
        var cells: [CellReference] = []
        if let place {
            let row = source.rows[place.row]
            cells = row.cells + row.limits[place.limit].cells + source.columns[row.limits[place.limit].column].cells
        }
        return findings[chart].filter { finding in
            if finding.rule == "reading.footnote.unapplied" { return true }
            guard finding.severity >= .warning else { return false }
            let location = finding.location
            guard let row = location.row else { return true }
            return cells.contains { $0.table == location.table && $0.row == row && $0.column == location.column }
        }
    }
}

extension PlanAnswer {
    /// Plans are ordered by their most favourable case.
    fileprivate var favour: Int { cases.map(\.best.standing.favour).min() ?? .max }
}
