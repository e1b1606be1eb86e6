import ChartSchema

/// What plans say of a person of whom nothing is left open, as numbers of stretches of weights: the statements of one number
/// differ in pounds alone, so that whoever tells of many people has to put each into words once.
public struct BuildOutline: Sendable {
    /// A statement without words.
    public struct Statement: Sendable {
        /// Among all that are remembered.
        public let number: Int
        public let room: BuildRoom?
        /// Pounds to the next better class.
        public let better: Figure?
        /// Among those of the checker.
        let member: Int
        let favour: Int
    }

    public enum Plan: Sendable {
        /// A plan of the index, and where in ``BuildOutline/statements`` its charts stand, the most favourable first.
        case known(plan: Int, statements: Range<Int>)
        /// A plan with a chart that has to be asked itself.
        case other(PlanAnswer)
    }

    /// The most favourable first, as ``BuildChecker/answers(for:where:)`` has them.
    public let plans: [Plan]
    public let statements: [Statement]
    let facts: ClassLadder.Facts
}

extension BuildChecker {
    /// `nil` where something is left open of the person, and where nothing is remembered.
    ///
    /// - Parameter isWanted: Without it all plans are.
    public func outline(
        for person: Person, where isWanted: ((BuildIndex.Plan) -> Bool)? = nil
    ) -> BuildOutline? {
        guard let remembered, person.sex != nil, person.age != nil, person.usesTobacco != nil else { return nil }
        let facts = ClassLadder.Facts(person)
        var plans: [BuildOutline.Plan] = []
        var statements: [BuildOutline.Statement] = []
        // By favour, then in the order of the index.
        var order: [Int] = []
        plans.reserveCapacity(index.plans.count)
        statements.reserveCapacity(members.count)
        order.reserveCapacity(index.plans.count)
        for number in index.plans.indices {
            if let isWanted, !isWanted(index.plans[number]) { continue }
            let start = statements.count
            let favour: Int
            if let best = add(number, facts, remembered, to: &statements) {
                plans.append(.known(plan: number, statements: start..<statements.count))
                favour = best
            } else {
                statements.removeSubrange(start...)
                let answer = answer(for: facts, ofPlan: number)
                plans.append(.other(answer))
                favour = answer.favour
            }
            order.append(favour << 32 | plans.count - 1)
        }
        order.sort()
        return BuildOutline(plans: order.map { plans[$0 & 0xffff_ffff] }, statements: statements, facts: facts)
    }

    /// Adds what the charts of a plan say, the most favourable first; `nil` where one of them has to be asked itself.
    ///
    /// - Returns: The favour of the first.
    private func add(
        _ plan: Int, _ facts: ClassLadder.Facts, _ remembered: RememberedStretches,
        to statements: inout [BuildOutline.Statement]
    ) -> Int? {
        let start = statements.count
        for member in membersOfPlans[plan] {
            guard let own = remembered.outline(of: members[member].ladder, members[member].number, for: facts)
            else { return nil }
            let statement = BuildOutline.Statement(
                number: own.number, room: own.room, better: own.better, member: member, favour: own.favour)
            let after = statements[start...].firstIndex { $0.favour > own.favour }
            statements.insert(statement, at: after ?? statements.count)
        }
        return statements[start].favour
    }

    /// A statement in full.
    public func statement(_ statement: BuildOutline.Statement, of outline: BuildOutline) -> ChartStatement {
        self.statement(of: members[statement.member], outline.facts)
    }

    /// What a plan says of a person of whom nothing is left open, but for the statements.
    public func emptyAnswer(ofPlan number: Int) -> PlanAnswer {
        PlanAnswer(
            carrier: index.plans[number].carrier, product: index.plans[number].product,
            cases: [PlanAnswer.Case(condition: PlanAnswer.Condition(), statements: [])],
            independentOf: index.planLadders[number].independentOf)
    }
}
