import ChartSchema

/// Chart 41.
enum Humania {
    static let charts = [salary]

    /// An accepted range and a refusal from a weight up; the zone between them is not printed.
    static let salary = ChartExpectation(
        "humania/salary/2024-01-01", notes: "41-humania-salary", hasExample: true
    ) { notes in
        [
            RightReading(
                try notes.table("Standard").records(
                    heights: "Pieds", [.range("Livres", .exactly(.standard, "Standard"))])
                    + notes.table("Refus").records(heights: "Pieds", [.from("Livres", .exactly(.decline, "Refus"))]))
        ]
    }
}
