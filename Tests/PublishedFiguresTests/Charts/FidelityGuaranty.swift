import ChartSchema

/// Chart 21 (F&G).
enum FidelityGuaranty {
    static let charts = [quantum]

    /// Sex by columns, one minimum for all of them, and a footnote by age. The footnote is reported; or added as
    /// further records; or the ages are told apart throughout.
    static let quantum = ChartExpectation("fg/quantum/2025-07-01", notes: "21-fg-quantum", hasExample: true) { notes in
        let minimum = "Adult minimum (both)"
        let both = "Adult maximum = Table D 200% (both)"
        let records = try notes.onlyTable().records([
            .between(minimum, "Male Preferred", .exactly(.preferred, "Preferred", "Male Preferred").sex(.male)),
            .between(minimum, "Male Standard", .exactly(.standard, "Standard", "Male Standard").sex(.male)),
            .between(minimum, "Female Preferred", .exactly(.preferred, "Preferred", "Female Preferred").sex(.female)),
            .between(minimum, "Female Standard", .exactly(.standard, "Standard", "Female Standard").sex(.female)),
            .between(minimum, both, .exactly(.table(4), "Table D 200%", "Table D", both)),
        ])
        let older = records.map { $0.ages(51, 60).addingPounds(5) }
        return [
            RightReading(records, footnotes: [.init("Ages 51-60: add 5 lb", applied: older)]),
            RightReading(
                "ages apart", records.map { $0.ages(nil, 50) } + older + records.map { $0.ages(61, nil) }),
        ]
    }
}
