import ChartSchema
import Eligibility

/// Small charts, written as a table of limits.
enum SampleChart {
    /// - Parameter rows: Height and, column by column, the limits there (`nil` for an empty cell).
    static func chart(
        _ name: String = "build", edition: String = "2024-01-01", products: [String] = ["term"],
        columns: [BuildColumn], rows: [(height: HeightRange, limits: [BuildLimit?])]
    ) -> BuildChart {
        BuildChart(
            id: ChartID(carrier: "acme", chart: name, edition: edition), products: products,
            source: ChartSource(path: "raw/acme/x.csv", sha256: "", format: "csv", encoding: "utf-8"),
            columns: columns,
            rows: rows.map { row in
                BuildRow(height: row.height, limits: row.limits.compactMap(\.self))
            })
    }

    static func limit(
        _ column: Int, _ low: Figure? = nil, _ high: Figure? = nil, cells: [CellReference] = []
    ) -> BuildLimit {
        BuildLimit(column: column, weightMin: low, weightMax: high, cells: cells)
    }

    static func index(_ column: Int, _ low: Figure? = nil, _ high: Figure? = nil) -> BuildLimit {
        BuildLimit(column: column, bmiMin: low, bmiMax: high)
    }

    static func at(_ inches: Figure) -> HeightRange { HeightRange(exactly: inches) }

    static func column(
        _ label: String?, _ rateClass: RateClass?, sex: Sex = .any, tobacco: Tobacco = .any, age: AgeRange = .any
    ) -> BuildColumn {
        BuildColumn(classLabel: label, rateClass: rateClass, sex: sex, tobacco: tobacco, age: age)
    }

    /// Preferred to 200 and Standard to 230 at 5'10", 210 and 240 at 5'11".
    static let plain = chart(
        columns: [column("Preferred", .preferred), column("Standard", .standard)],
        rows: [
            (at(70), [limit(0, nil, 200), limit(1, nil, 230)]), (at(71), [limit(0, nil, 210), limit(1, nil, 240)]),
        ])
}

extension Person {
    static func sample(
        _ sex: Sex? = .female, age: PersonAge? = PersonAge(52), tobacco: Bool? = false, height: Figure = 70,
        weight: Figure
    ) -> Person {
        Person(sex: sex, age: age, usesTobacco: tobacco, height: height, weight: weight)
    }
}
