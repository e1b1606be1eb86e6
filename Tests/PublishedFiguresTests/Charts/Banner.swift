import ChartSchema

/// Chart 19.
enum Banner {
    static let charts = [fieldGuide]

    /// The fourth column has no name: its figures are published without a class and never as Standard.
    static let fieldGuide = ChartExpectation("banner/field-guide/2026-03-01", notes: "19-banner-field-guide-2026") {
        notes in
        let table = try notes.onlyTable()
        let review = "Below BMI 18.5: manual review"
        return [
            RightReading(
                try table.records([
                    .upTo("Preferred Plus", .exactly(.preferredPlus, "Preferred Plus")),
                    .upTo("Preferred", .exactly(.preferred, "Preferred")),
                    .upTo("Standard Plus", .exactly(.standardPlus, "Standard Plus")),
                    .upTo("\"stdCredit\" (unnamed 4th column)", ExpectedRecord(grant: .unsaid)),
                    .upTo("Standard", .exactly(.standard, "Standard")),
                ]),
                footnotes: [
                    .init("Half inch rounds up"),
                    .init("Weight loss over 20 lb in 12 months: add back half"),
                    .init(review, applied: [.exactly(.refer, review, "manual review").bmi(nil, Figure("18.5"))]),
                    .init("Chart minimum 89 lb"),
                ])
        ]
    }
}
