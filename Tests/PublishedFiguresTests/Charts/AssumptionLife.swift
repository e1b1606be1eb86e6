/// Chart 34.
enum AssumptionLife {
    static let charts = [adult]

    /// Four stacked tables, one a product, without classes. The first title names ages; pounds are the value and
    /// kilograms and centimetres a check.
    static let adult = ChartExpectation(
        "assumption-life/adult/2016-09-01", notes: "34-assumption-life-adult-stack"
    ) { notes in
        func limits(_ title: String, _ product: String, from age: Int? = nil) throws -> [ExpectedRecord] {
            let printed = try notes.table(title)
            let table = FiguresTable(
                heading: title, header: printed.rows[0], rows: Array(printed.rows.dropFirst()))
            let record = ExpectedRecord(labels: []).product(product).ages(age, nil)
            return try table.records(heights: "pi/po", [.upTo("lb", record)])
        }
        return [
            RightReading(
                try limits("Âge actuel - 15 ans et plus", "flexterm-parplus", from: 15)
                    + limits("Tableau pour Protection Platine", "protection-platine")
                    + limits("Tableau pour Protection Or", "protection-or")
                    + limits("Tableau pour Protection Argent", "protection-argent"))
        ]
    }
}
