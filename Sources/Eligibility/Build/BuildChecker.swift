import ChartSchema
import Store

/// Answers which plans fit a build, with the limit that decides, the room left and the way to the next better class.
///
///     let store = DatasetStore(root: "normalized")
///     let dataset = try EligibilityDataset(store.latest()!, in: store) { $0.id.series == "sbli/easytrak" }
///     let checker = BuildChecker(index: dataset.build, findings: dataset.findings)
///     let person = Person(sex: .female, age: PersonAge(52), usesTobacco: false, height: 66, weight: 201)
///     let answer = checker.answers(for: person)[0]
///     answer.product  // easytrak-digital-term
///     answer.cases[0].best.standing.rateClass!  // standard-plus
///     answer.cases[0].best.room!.up!  // 22
public struct BuildChecker: Sendable {
    public let index: BuildIndex
    /// In the order of those of `index`.
    private let charts: [StatedChart]

    /// - Parameter findings: Those of the charts, as their manifest has them.
    public init(index: BuildIndex, findings: [ChartID: [Finding]]) {
        self.index = index
        charts = index.charts.map { StatedChart($0, findings: findings[$0.id] ?? []) }
    }

    /// What every plan says that `isWanted`, the most favourable first; plans that say as much are in the order of
    /// carriers and products.
    public func answers(
        for person: Person, where isWanted: (BuildIndex.Plan) -> Bool = { _ in true }
    ) -> [PlanAnswer] {
        let facts = ClassLadder.Facts(person)
        var answers: [PlanAnswer] = []
        var order: [(favour: Int, number: Int)] = []
        answers.reserveCapacity(index.plans.count)
        order.reserveCapacity(index.plans.count)
        for (number, plan) in index.plans.enumerated() where isWanted(plan) {
            let answer = answer(for: facts, of: plan, index.planLadders[number])
            order.append((answer.favour, answers.count))
            answers.append(answer)
        }
        order.sort { $0 < $1 }
        return order.map { answers[$0.number] }
    }

    private func answer(
        for facts: ClassLadder.Facts, of plan: BuildIndex.Plan, _ own: BuildIndex.PlanLadders
    ) -> PlanAnswer {
        let cases = FactCases(own.ladders, facts: facts).map { condition, facts in
            var statements: [ChartStatement] = []
            statements.reserveCapacity(own.ladders.count)
            for (chart, ladder) in zip(plan.charts, own.ladders) {
                let statement = statement(of: ladder, chart: charts[chart], facts)
                // The most favourable first, of as favourable ones the first chart.
                let place = statements.firstIndex { $0.standing.favour > statement.standing.favour }
                statements.insert(statement, at: place ?? statements.count)
            }
            return PlanAnswer.Case(condition: condition, statements: statements)
        }
        return PlanAnswer(
            carrier: plan.carrier, product: plan.product, cases: cases, independentOf: own.independentOf)
    }

    private func statement(of ladder: ClassLadder, chart: StatedChart, _ facts: ClassLadder.Facts) -> ChartStatement {
        ladder.withCandidates(for: facts) { candidates, isLower in
            let standing = ladder.standing(of: facts, among: candidates, isLower: isLower)
            let better = ladder.nextBetter(than: standing, for: facts, among: candidates)
            return ChartStatement(
                source: chart, standing: standing,
                otherwise: chart.condition(of: standing).flatMap { ladder.others[$0]?.standing(of: facts) },
                unrankedPlaces: ladder.unranked(of: facts, in: standing, among: candidates),
                room: ladder.room(of: facts, in: standing, among: candidates),
                betterPlace: better.flatMap { better in better.standing.limit.map { (better.pounds, $0) } })
        } ?? ChartStatement(source: chart, standing: ladder.standingOutside(facts))
    }
}

extension PlanAnswer {
    /// Plans are ordered by their most favourable case.
    fileprivate var favour: Int { cases.lazy.map(\.best.standing.favour).min() ?? .max }
}
