import ChartSchema

/// Answers what a medication means for every plan.
///
///     let store = DatasetStore(root: "normalized")
///     let dataset = try EligibilityDataset(store.latest()!, in: store) { $0.carrier == "kansas-city-life" }
///     let checker = MedicationChecker(index: dataset.medication)
///     let query = MedicationQuery(name: "warfarin")
///     let answers = checker.answers(for: query, as: NamedMedication(query.name), MedicationContext())
///     answers[0].kind  // decided
public struct MedicationChecker: Sendable {
    public let index: MedicationIndex

    public init(index: MedicationIndex) { self.index = index }

    /// Whether any chart lists the medication.
    public func isListed(_ medication: NamedMedication) -> Bool { !index.rules(for: medication).isEmpty }

    /// What every plan says that `isWanted`: decided outcomes, the most favourable first, then what depends on more,
    /// then plans without a statement; as good as each other in the order of carriers and products.
    public func answers(
        for query: MedicationQuery, as medication: NamedMedication, _ context: MedicationContext,
        where isWanted: (MedicationIndex.Plan) -> Bool = { _ in true }
    ) -> [MedicationAnswer] {
        let question = RuleQuestion(query, context)
        var listed = [Bool](repeating: false, count: index.plans.count)
        var readings = [[RuleReading]](repeating: [], count: index.plans.count)
        for number in index.rules(for: medication) {
            let words = index.rules[number]
            let source = index.stated[words.chart]
            for plan in words.plans { listed[plan] = true }
            guard let open = question.open(source.chart.rules[words.number], words) else { continue }
            let reading = RuleReading(source: source, number: words.number, open: open)
            for plan in words.plans { readings[plan].append(reading) }
        }
        var answers: [MedicationAnswer] = []
        var order: [(order: Int, number: Int)] = []
        answers.reserveCapacity(index.plans.count)
        order.reserveCapacity(index.plans.count)
        for (number, plan) in index.plans.enumerated() where isWanted(plan) {
            let answer = answer(plan, readings[number], isListed: listed[number])
            order.append((answer.order, answers.count))
            answers.append(answer)
        }
        order.sort { $0 < $1 }
        return order.map { answers[$0.number] }
    }

    private func answer(_ plan: MedicationIndex.Plan, _ readings: [RuleReading], isListed: Bool) -> MedicationAnswer {
        var answer = MedicationAnswer(
            carrier: plan.carrier, product: plan.product, kind: isListed ? .unspoken : .unlisted, outcome: nil,
            rules: [], isContradicted: false)
        guard !readings.isEmpty else { return answer }
        // A rule that holds for certain speaks instead of every rule that is less exact.
        let certain = readings.filter(\.open.isEmpty)
        let left =
            certain.isEmpty
            ? readings
            : readings.filter { reading in
                readings.count == 1 || !certain.contains { $0.rule.overrides(reading.rule) }
            }
        answer.rules = left
        let isOneOutcome = left.allSatisfy { $0.outcome == left[0].outcome }
        let holding = left.filter(\.open.isEmpty)
        if left.count == holding.count || isOneOutcome && !holding.isEmpty {
            answer.kind = .decided
            answer.rules = holding
            answer.outcome = holding.max { $0.outcome.favour < $1.outcome.favour }?.outcome
            answer.isContradicted = holding.contains { $0.outcome != holding[0].outcome }
        } else {
            answer.kind = .depends
        }
        return answer
    }
}

extension MedicationAnswer {
    fileprivate var order: Int {
        switch kind {
        case .decided: outcome?.favour ?? 0
        case .depends: 20
        case .unspoken: 30
        case .unlisted: 40
        }
    }
}
