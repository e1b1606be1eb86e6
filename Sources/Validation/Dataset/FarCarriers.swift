import ChartSchema

/// What `dataset.carrier.far` finds where of most carriers only ``CarrierBodies`` are known.
package struct FarCarriers: Sendable {
    private struct Group: Hashable {
        var rateClass: RateClass
        var people: People

        init(_ row: CarrierBodies.Row) {
            (rateClass, people) = (row.rateClass, People(sex: row.sex, tobacco: row.tobacco))
        }

        init(_ body: ClassBody) {
            (rateClass, people) = (body.rateClass, People(sex: body.sex, tobacco: body.tobacco))
        }
    }

    private var allowed: [Group: CarrierExtremes] = [:]
    /// The carriers about whose charts the rule finds anything, by their numbers.
    package private(set) var far: Set<Int> = []

    /// - Parameter carriers: All of a version; their places are their numbers.
    package init(_ carriers: [CarrierBodies]) {
        for (number, carrier) in carriers.enumerated() {
            for row in carrier.rows { allowed[Group(row), default: CarrierExtremes()].add(number, row.middle) }
        }
        for (number, carrier) in carriers.enumerated() where carrier.rows.contains(where: { isFar($0, number) }) {
            far.insert(number)
        }
    }

    private func isFar(_ row: CarrierBodies.Row, _ carrier: Int) -> Bool {
        guard let own = row.own, let others = others(Group(row), besides: carrier) else { return false }
        return CarrierFar.isFar(own.lowerBound, from: others.range)
            || CarrierFar.isFar(own.upperBound, from: others.range)
    }

    private func others(_ group: Group, besides carrier: Int) -> (range: ClosedRange<Double>, count: Int)? {
        guard let others = allowed[group]?.without(carrier), others.count >= DatasetEvidence.leastCarriers else {
            return nil
        }
        return others
    }

    /// What the rule finds about the charts of a carrier, by their ids.
    ///
    /// - Parameters:
    ///   - charts: All build charts of the carrier.
    ///   - carrier: Its number.
    package func findings(of charts: [ChartBodies], carrier: Int) -> [ChartID: [Finding]] {
        let rule = CarrierFar()
        var found: [ChartID: [Finding]] = [:]
        for (index, chart) in charts.enumerated() {
            let observations = chart.bodies.compactMap { body -> CarrierFar.Observation? in
                guard let others = others(Group(body), besides: carrier) else { return nil }
                return rule.observation(
                    .init(chart: index, own: body, others: others.range, carriers: others.count))
            }
            guard !observations.isEmpty else { continue }
            let subject = RuleSubject(id: chart.id.description, path: chart.path)
            found[chart.id] = observations.map { observation in
                Validator.finding(
                    Noticed(rule: rule, observation: observation), of: subject,
                    at: observation.cell.map { Finding.Location(file: chart.path, cell: $0) })
            }
        }
        return found
    }
}
