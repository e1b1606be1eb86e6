import ChartSchema

/// Charts 07 and 09.
enum AmericanAmicable {
    static let charts = [seniorChoice, expressTerm]

    /// The minimum block has a minimum for each plan: Immediate has both ends, Graded only what it prints, and Return
    /// of Premium lies on both sides of Immediate.
    static let seniorChoice = ChartExpectation(
        "american-amicable/senior-choice/2019-04-01", notes: "07-american-amicable-senior-choice-2019",
        hasExample: true
    ) { notes in
        let table = try notes.onlyTable()
        let above = "Maximum: Return of Premium*"
        let below = "Minimum: Return of Premium**"
        let returnOfPremium = ExpectedRecord.exactly(.modified, "Return of Premium")
        let records = try table.records(
            heights: "Ht.",
            [
                .between("Minimum: Immediate", "Maximum: Immediate", .exactly(.level, "Immediate")),
                .range("Maximum: Graded", .exactly(.graded, "Graded")),
                .range(above, returnOfPremium),
                .range(below, returnOfPremium),
            ])
        let tooHeavy = "* Above the high end = decline"
        let tooLight = "** Below the low end = decline"
        return [
            RightReading(
                records,
                footnotes: [
                    .init(tooHeavy, applied: try declines(in: table, beyond: above, tooHeavy) { $0.weightMin = $1[1] }),
                    .init(tooLight, applied: try declines(in: table, beyond: below, tooLight) { $0.weightMax = $1[0] }),
                ])
        ]
    }

    private static func declines(
        in table: FiguresTable, beyond column: String, _ sentence: String,
        limit: (inout ExpectedRecord, [Figure]) -> Void
    ) throws -> [ExpectedRecord] {
        try table.rows.map { row in
            var record = ExpectedRecord.exactly(.decline, "decline", sentence)
            record.height = HeightRange(exactly: try PrintedFigures.height(try table.cell(row, "Ht.")))
            limit(&record, try PrintedFigures.figures(try table.cell(row, column)))
            return record
        }
    }

    /// Ragged: no record where a class prints nothing.
    static let expressTerm = ChartExpectation(
        "american-amicable/express-term/2026-05-16", notes: "09-american-amicable-express-term"
    ) { notes in
        [
            RightReading(
                try notes.onlyTable().records([
                    .between("Min", "Preferred", .exactly(.preferred, "Preferred")),
                    .between("Min", "Within Table 2", .own("Max Weight Within Table 2", "Within Table 2")),
                    .between("Min", "Within Table 4", .own("Max Weight Within Table 4", "Within Table 4")),
                ]))
        ]
    }
}
