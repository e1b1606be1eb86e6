import ChartSchema
import Eligibility

/// People around every figure of a chart: at, between and beyond its heights, ages and limits.
struct PeopleGrid {
    private var heights: [Figure]
    private var ages: [PersonAge]
    private var sexes: [Sex] = [.female]
    private var tobacco = [true]
    private var weights: (Figure) -> [Figure]

    init(_ chart: BuildChart, isFull: Bool) {
        let half = Figure("0.5")!
        let printed = Set(chart.rows.flatMap { [$0.height.min, $0.height.max].compactMap(\.self) }).sorted()
        var heights = Set(printed.flatMap { [$0, $0 + half] })
        if let first = printed.first, let last = printed.last {
            heights.formUnion([first - 1, first - half, last + 1])
        }
        if chart.rows.contains(where: \.height.isAny) { heights.formUnion([60, 66, 70].map { Figure($0) }) }
        self.heights = heights.sorted()
        // What the chart does not depend on is asked once; the others' sake is another test.
        if isFull || chart.columns.contains(where: { $0.sex != .any }) { sexes = [.female, .male] }
        if isFull || chart.columns.contains(where: { $0.tobacco != .any }) { tobacco = [true, false] }
        var ages: Set<PersonAge> = [PersonAge(35)]
        for range in chart.columns.map(\.age) + chart.rows.compactMap(\.age) {
            for end in [range.min, range.max].compactMap(\.self) {
                for near in [end - 1, end, end + 1] where near >= 0 { ages.insert(PersonAge(near, range.unit)) }
                ages.insert(PersonAge(7, .months))
            }
        }
        self.ages = ages.sorted { ($0.unit.rawValue, $0.value) < ($1.unit.rawValue, $1.value) }
        let limits = chart.rows.flatMap { row in row.limits.map { (row.height, $0) } }
        weights = { height in
            if isFull { return (80...1200).map { Figure(tenThousandths: Int64($0) * 5_000) } }
            var found: Set<Figure> = [50, 600]
            for (range, limit) in limits where (range.max ?? 120) + 1 > height && (range.min ?? 0) - 1 < height {
                for weight in [limit.weightMin, limit.weightMax].compactMap(\.self) {
                    found.formUnion([weight - half, weight, weight + half])
                }
                for index in [limit.bmiMin, limit.bmiMax].compactMap(\.self) {
                    let weight = BodyMassIndex.greatestWeight(notAbove: index, height: height)
                    found.formUnion([weight, weight + Figure("0.1")!])
                }
            }
            return found.sorted()
        }
    }

    /// Everybody of the grid, those who differ in height and weight only one after the other.
    ///
    /// - Parameters:
    ///   - prepare: Is given sex, age and tobacco state, once for all that share them.
    ///   - stand: Is given the height, once for all that share it too.
    ///   - body: Is given the weight.
    func forEach<Prepared, Standing>(
        _ prepare: (Sex, PersonAge, Bool) throws -> Prepared, at stand: (Prepared, Figure) throws -> Standing,
        _ body: (Standing, Person) throws -> Void
    ) rethrows {
        for age in ages {
            for sex in sexes {
                for usesTobacco in tobacco {
                    let prepared = try prepare(sex, age, usesTobacco)
                    for height in heights {
                        let standing = try stand(prepared, height)
                        for weight in weights(height) {
                            try body(
                                standing,
                                Person(sex: sex, age: age, usesTobacco: usesTobacco, height: height, weight: weight))
                        }
                    }
                }
            }
        }
    }
}
