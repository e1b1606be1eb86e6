import ChartSchema

/// Charts 14, 15, 16 and 18.
enum Foresters {
    static let charts = [fullyUnderwritten, planRight, strongFoundation, brightFuture]

    /// Four charts, one a class. The first serves two classes of two tobacco states under one name: one record with
    /// tobacco `any`, or one for each. The title's "16+" may stand on the records.
    static let fullyUnderwritten = ChartExpectation(
        "foresters/fully-underwritten/2026-04-01", notes: "14-foresters-fully-underwritten"
    ) { notes in
        let table = try notes.onlyTable()
        let column = "Preferred Plus (NT) / Preferred Smoker"
        let name = "Preferred Plus / Preferred Smoker"
        let together: [ColumnMeaning] = [.upTo(column, .own(name))]
        let apart: [ColumnMeaning] = [
            .upTo(column, .exactly(.preferredPlus, "Preferred Plus", name).tobacco(.no)),
            .upTo(column, .exactly(.preferred, "Preferred Smoker", name).tobacco(.yes)),
        ]
        let others: [ColumnMeaning] = [
            .upTo("Preferred (NT)", .exactly(.preferred, "Preferred")),
            .upTo("Standard Plus", .exactly(.standardPlus, "Standard Plus")),
            .upTo("Standard", .exactly(.standard, "Standard")),
        ]
        return try [("one class", together), ("two classes", apart)].flatMap { way, first in
            adult(way, try table.records(first + others))
        }
    }

    /// One minimum for every tier.
    static let planRight = ChartExpectation("foresters/planright/2019-11-01", notes: "15-foresters-planright") {
        notes in
        let table = try notes.onlyTable()
        let minimum = "Minimum (all plans)"
        let outside = "Outside = declined"
        let declined = ExpectedRecord.exactly(.decline, outside, "declined", "decline")
        return [
            RightReading(
                try table.records([
                    .between(minimum, "PlanRight Preferred", .own("PlanRight Preferred")),
                    .between(minimum, "PlanRight Standard", .own("PlanRight Standard")),
                    .between(minimum, "PlanRight Basic", .own("PlanRight Basic")),
                ]),
                footnotes: [
                    .init(
                        outside,
                        applied: try table.records([.upTo(minimum, declined), .from("PlanRight Basic", declined)]))
                ])
        ]
    }

    /// One accepted range a height. The lost digit at 5'5" (11 for 110) stays lost.
    static let strongFoundation = ChartExpectation(
        "foresters/strong-foundation/2026-05-16", notes: "16-foresters-strong-foundation-nonmed-old",
        hasExample: true
    ) { notes in
        adult("as printed", try notes.onlyTable().records([.between("Min", "Max")]))
    }

    /// Rows are ages: a range of length with a range of weight to 2 years, a range of BMI from 3.
    static let brightFuture = ChartExpectation(
        "foresters/brightfuture/2026-04-01", notes: "18-foresters-juvenile", hasExample: true
    ) { notes in
        let infants = try notes.table("Ages 0-2")
        let children = try notes.table("Ages 3-15")
        let byLength = try infants.rows.map { row in
            func figure(_ column: String) throws -> Figure { try PrintedFigures.figure(try infants.cell(row, column)) }
            var record = try aged(row, of: infants)
            record.height = HeightRange(min: try figure("Length min (in)"), max: try figure("Length max"))
            record.weightMin = try figure("Weight min (lb)")
            record.weightMax = try figure("Weight max")
            return record
        }
        let byBMI = try children.rows.map { row in
            try aged(row, of: children).bmi(
                try PrintedFigures.figure(try children.cell(row, "BMI min")),
                try PrintedFigures.figure(try children.cell(row, "BMI max")))
        }
        return [RightReading(byLength + byBMI)]
    }

    private static func aged(_ row: [String], of table: FiguresTable) throws -> ExpectedRecord {
        let years = try PrintedFigures.figure(try table.cell(row, "Age")).wholeValue
        return ExpectedRecord().ages(years, years)
    }

    /// An age that only the title names ("Adult 16+") may stand on every record, or on none.
    private static func adult(_ name: String, _ records: [ExpectedRecord]) -> [RightReading] {
        [
            RightReading(name, records),
            RightReading("\(name), from age 16", records.map { $0.ages(16, nil) }),
        ]
    }
}
