import ChartSchema

/// Charts 01, 02, 03 and 28.
enum MutualOfOmaha {
    static let charts = [fullyUnderwritten, express, accelerated, criticalAdvantage]

    /// Maximum only; the figures are read from the table with heights resolved, which `NotesTests` proves to be the two
    /// printed pages side by side. What stands under a class name (+25) is part of its label.
    static let fullyUnderwritten = ChartExpectation(
        "mutual-of-omaha/fully-underwritten/2020-01-01", notes: "01-mutual-of-omaha-fully-underwritten",
        hasExample: true
    ) { notes in
        let table = try notes.table("Same data joined, heights resolved")
        return [
            RightReading(
                try table.records([
                    .upTo("Preferred Plus", .exactly(.preferredPlus, "Preferred Plus")),
                    .upTo("Preferred", .exactly(.preferred, "Preferred")),
                    .upTo("Standard Plus", .exactly(.standardPlus, "Standard Plus")),
                    .upTo("Standard", .exactly(.standard, "Standard")),
                    .upTo("Table 1 (+25)", .exactly(.table(1), "Table 1 +25")),
                    .upTo("Table2 (+50)", .exactly(.table(2), "Table2 +50")),
                    .upTo("Table 3 (+75)", .exactly(.table(3), "Table 3 +75")),
                    .upTo("Table 4 (+100)", .exactly(.table(4), "Table 4 +100")),
                    .upTo("Table 5 (+125)", .exactly(.table(5), "Table 5 +125")),
                    .upTo("Table 6 (+150)", .exactly(.table(6), "Table 6 +150")),
                    .upTo("Table 8 (+200)", .exactly(.table(8), "Table 8 +200")),
                    .upTo("Table 10 (+250)", .exactly(.table(10), "Table 10 +250")),
                    .upTo("Table 12 (+300)", .exactly(.table(12), "Table 12 +300")),
                ]))
        ]
    }

    /// Columns are products. The minimum is common, but its header names Express and Living Promise only: whether it
    /// holds for the DI rider too can be read both ways.
    static let express = ChartExpectation(
        "mutual-of-omaha/express/2020-01-01", notes: "02-mutual-of-omaha-express-living-promise"
    ) { notes in
        let table = try notes.table("Heights resolved")
        let minimum = "TLE, GULE, IULE, Living Promise Minimum Weight"
        let rider = ExpectedRecord().product("di-rider")
        func records(_ riderLimit: ColumnMeaning) throws -> [ExpectedRecord] {
            try table.records([
                .between(minimum, "TLE, GULE, IULE, Maximum Weight", ExpectedRecord().product("express")),
                riderLimit,
                .between(
                    minimum, "Table 2 Maximum Weight (Multiple Impairments)",
                    .exactly(.table(2), "Table 2 (Multiple Impairments)", "Table 2").product("express")),
                .between(
                    minimum, "Living Promise Level Benefit Maximum Weight",
                    .exactly(.level, "Level Benefit", "Living Promise Level Benefit", "Level")
                        .product("living-promise")),
                .between(
                    minimum, "Living Promise Graded Benefit Maximum Weight",
                    .exactly(.graded, "Graded Benefit", "Living Promise Graded Benefit", "Graded")
                        .product("living-promise")),
            ])
        }
        return [
            RightReading("a minimum for all", try records(.between(minimum, "DI Rider Maximum Weight", rider))),
            RightReading("no minimum for the rider", try records(.upTo("DI Rider Maximum Weight", rider))),
        ]
    }

    /// Two half tables side by side: `Height`, `Weight`, `Height`, `Weight`.
    static let accelerated = ChartExpectation(
        "mutual-of-omaha/accelerated/2020-01-01", notes: "03-mutual-of-omaha-accelerated"
    ) { notes in
        let table = try notes.onlyTable()
        return [
            RightReading(
                try table.records(heights: "Height", [.range("Weight")])
                    + table.records(heights: "Height#2", [.range("Weight#2")]))
        ]
    }

    /// Only refusals are printed: what lies between them gives no record.
    static let criticalAdvantage = ChartExpectation(
        "mutual-of-omaha/critical-advantage/2026-05-16", notes: "28-mutual-of-omaha-critical-advantage"
    ) { notes in
        [
            RightReading(
                try notes.onlyTable().records([
                    .upTo("Decline Below", .exactly(.decline, "Decline Below")),
                    .from("Decline Over", .exactly(.decline, "Decline Over")),
                ]))
        ]
    }
}
