import ChartSchema

/// Answers what a medication means for every plan.
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
            let chart = index.charts[words.chart]
            let rule = chart.rules[words.number]
            for plan in words.plans { listed[plan] = true }
            guard let open = question.open(rule, words) else { continue }
            let reading = RuleReading(chart: chart.id, record: chart.flatRecord(rule: words.number), open: open)
            for plan in words.plans { readings[plan].append(reading) }
        }
        let answers = index.plans.indices.filter { isWanted(index.plans[$0]) }.map { number in
            answer(index.plans[number], readings[number], isListed: listed[number])
        }
        return answers.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
            .map(\.element)
    }

    private func answer(_ plan: MedicationIndex.Plan, _ readings: [RuleReading], isListed: Bool) -> MedicationAnswer {
        var answer = MedicationAnswer(
            carrier: plan.carrier, product: plan.product, kind: isListed ? .unspoken : .unlisted, outcome: nil,
            rules: [], isContradicted: false)
        guard !readings.isEmpty else { return answer }
        // A rule that holds for certain speaks instead of every rule that is less exact.
        let certain = readings.filter(\.open.isEmpty)
        let left = readings.filter { reading in
            !certain.contains { $0.record.rule.overrides(reading.record.rule) }
        }
        answer.rules = left
        let outcomes = Set(left.map(\.record.rule.outcome))
        let holding = left.filter(\.open.isEmpty)
        if left.count == holding.count || outcomes.count == 1 && !holding.isEmpty {
            answer.kind = .decided
            answer.rules = holding
            answer.outcome = holding.map(\.record.rule.outcome).max { $0.favour < $1.favour }
            answer.isContradicted = Set(holding.map(\.record.rule.outcome)).count > 1
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
