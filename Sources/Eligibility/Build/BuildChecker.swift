import ChartSchema
import Store

/// Answers which plans fit a build, with the limit that decides, the room left and the way to the next better class.
public struct BuildChecker: Sendable {
    public let index: BuildIndex
    /// The charts of all plans, one plan after the other.
    let members: [Member]
    /// Where those of each plan stand in `members`.
    let membersOfPlans: [Range<Int>]
    /// Where questions are expected that outlines answer.
    let remembered: RememberedStretches?

    /// A chart of a plan, with its ladder and that one's number.
    struct Member: Sendable {
        var ladder: ClassLadder
        var number: Int
        var chart: StatedChart
    }

    /// - Parameters:
    ///   - findings: Those of the charts, as their manifest has them.
    ///   - stretches: How many stretches of weights may be remembered for later questions, some 700 bytes each with
    ///     the texts that are made of them; the answers are the same.
    public init(index: BuildIndex, findings: [ChartID: [Finding]], remembering stretches: Int = 0) {
        self.index = index
        remembered = stretches > 0 ? RememberedStretches(ladders: index.ladders.count, most: stretches) : nil
        let charts = index.charts.map { StatedChart($0, findings: findings[$0.id] ?? []) }
        var members: [Member] = []
        membersOfPlans = index.plans.map { plan in
            let start = members.count
            members += zip(plan.charts, plan.ladders).map {
                Member(ladder: index.ladders[$1], number: $1, chart: charts[$0])
            }
            return start..<members.count
        }
        self.members = members
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
            let answer = answer(for: facts, ofPlan: number)
            order.append((answer.favour, answers.count))
            answers.append(answer)
        }
        order.sort { $0 < $1 }
        return order.map { answers[$0.number] }
    }

    func answer(for facts: ClassLadder.Facts, ofPlan number: Int) -> PlanAnswer {
        let (plan, own) = (index.plans[number], index.planLadders[number])
        let cases = FactCases(own.ladders, facts: facts).map { condition, facts in
            var statements: [ChartStatement] = []
            statements.reserveCapacity(own.ladders.count)
            for member in members[membersOfPlans[number]] {
                let statement = statement(of: member, facts)
                // The most favourable first, of as favourable ones the first chart.
                let place = statements.firstIndex { $0.standing.favour > statement.standing.favour }
                statements.insert(statement, at: place ?? statements.count)
            }
            return PlanAnswer.Case(condition: condition, statements: statements)
        }
        return PlanAnswer(
            carrier: plan.carrier, product: plan.product, cases: cases, independentOf: own.independentOf)
    }

    func statement(of member: Member, _ facts: ClassLadder.Facts) -> ChartStatement {
        let (ladder, chart) = (member.ladder, member.chart)
        if let known = remembered?.stretch(of: ladder, member.number, for: facts) {
            return ChartStatement(source: chart, known, weight: facts.weight)
        }
        return ladder.withCandidates(for: facts) { candidates, isLower in
            let standing = ladder.standing(of: facts, among: candidates, isLower: isLower)
            let better = ladder.nextBetter(than: standing, for: facts, among: candidates)
            return ChartStatement(
                source: chart, standing: standing,
                unrankedPlaces: ladder.unranked(of: facts, in: standing, among: candidates),
                room: ladder.room(of: facts, in: standing, among: candidates),
                betterPlace: better.flatMap { better in better.standing.limit.map { (better.pounds, $0) } })
        } ?? ChartStatement(source: chart, standing: ladder.standingOutside(facts))
    }
}

extension ChartStatement {
    init(source: StatedChart, _ stretch: WeightStretches.Stretch, weight: Int64) {
        self.init(
            source: source, standing: stretch.standing, unrankedPlaces: stretch.unranked,
            room: stretch.room(at: weight),
            betterPlace: stretch.better.map { (Figure(tenThousandths: $0.weight - weight), $0.limit) })
    }
}

extension WeightStretches.Stretch {
    func room(at weight: Int64) -> BuildRoom? {
        room.map { room in
            BuildRoom(
                up: room.high.map { Figure(tenThousandths: $0 - weight) },
                down: room.low.map { Figure(tenThousandths: weight - $0) })
        }
    }
}

extension PlanAnswer {
    /// Plans are ordered by their most favourable case.
    var favour: Int { cases.lazy.map(\.best.standing.favour).min() ?? .max }
}
