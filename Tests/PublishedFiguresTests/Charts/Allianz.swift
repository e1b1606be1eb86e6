import ChartSchema

/// Charts 29 and 30.
enum Allianz {
    static let charts = [classes, tables]

    /// Tobacco is part of the class names; one minimum for all.
    static let classes = ChartExpectation("allianz/classes/2026-01-01", notes: "29-allianz-classes", hasExample: true) {
        notes in
        func meaning(_ rateClass: RateClass, _ tobacco: Tobacco, _ name: String) -> ColumnMeaning {
            .between("Minimum", name, .exactly(rateClass, name).tobacco(tobacco))
        }
        return [
            RightReading(
                try notes.onlyTable().records([
                    meaning(.preferredPlus, .no, "Preferred Plus Nontobacco"),
                    meaning(.preferred, .no, "Preferred Nontobacco"),
                    meaning(.standard, .no, "Standard Nontobacco"),
                    meaning(.preferred, .yes, "Preferred Tobacco"),
                    meaning(.standard, .yes, "Standard Tobacco"),
                ]))
        ]
    }

    /// Upper ends only: the lower end of a table is not printed, and so is none.
    static let tables = ChartExpectation("allianz/tables/2026-01-01", notes: "30-allianz-tables") { notes in
        let table = try notes.onlyTable()
        let beyond = "Above Table 12 = individual consideration"
        return [
            RightReading(
                try table.records(
                    [3, 4, 5, 6, 7, 8, 10, 12].map { .upTo("Table \($0)", .exactly(.table($0), "Table \($0)")) }),
                footnotes: [
                    .init(
                        beyond,
                        applied: try table.records([
                            .from("Table 12", .exactly(.refer, beyond, "individual consideration"))
                        ]))
                ])
        ]
    }
}
