import ChartSchema
import Eligibility

/// Holds the index of one chart against a plain reading of its flat records, for everybody of a grid.
struct GridComparison {
    /// How many answers were compared.
    private(set) var answers = 0
    /// What differs, in words; at most ten.
    private(set) var differences: [String] = []

    init(_ chart: BuildChart, isFull: Bool) {
        let index = BuildIndex([chart])
        let records = chart.flatRecords()
        let cells = chart.rows.flatMap(\.limits).flatMap(\.cells)
        let signs = Set(cells.filter { $0.reading == .openEnd }.map(\.text))
        // Products of the same records have the same answers.
        var seen: Set<[FlatBuildRecord]> = []
        var readings: [(plan: Int, reading: FlatReading)] = []
        for (number, plan) in index.plans.enumerated() {
            let own = records.filter { $0.product!.split(separator: "+").contains(Substring(plan.product)) }
            if seen.insert(own).inserted { readings.append((number, FlatReading(records: own, signs: signs))) }
        }
        PeopleGrid(chart, isFull: isFull).forEach {
            sex, age, usesTobacco in
            readings.map { $0.reading.of(sex, age, usesTobacco: usesTobacco) }
        } at: { readings, height in
            readings.map { $0.at(height) }
        } _: { places, person in
            let standings = index.standings(of: person)
            for (place, each) in zip(places, readings) {
                let expected = place.answer(weight: person.weight, index: person.bodyMassIndex)
                let found = standings[each.plan]
                answers += 1
                guard found.kind != expected.kind || found.rateClass != expected.rateClass, differences.count < 10
                else { continue }
                differences.append(
                    "\(chart.id) \(index.plans[each.plan].product): \(person) is \(found), expected \(expected)")
            }
        }
    }
}
