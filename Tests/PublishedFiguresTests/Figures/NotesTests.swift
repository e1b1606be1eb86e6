import ChartSchema
import Testing

/// The notes must be read whole before anything is compared with them.
@Suite struct NotesTests {
    @Test func headingsAndMarksAreRead() throws {
        let notes = PublishedNotes(
            markdown: """
                | before | figures |
                |---|---|
                | 1 | 2 |

                ## Figures

                #### One
                | Height | Max | Max |
                |:--|--|---|
                | **5'0"** | 1<br>2 |  |
                """)
        let table = try notes.onlyTable()
        #expect(table.heading == "One")
        #expect(table.header == ["Height", "Max", "Max#2"])
        #expect(table.rows == [["5'0\"", "1 2", ""]])
    }

    @Test(
        arguments: [
            ("4'8\"", 56), ("4’10’", 58), ("5’", 60), ("4 9\"", 57), ("6' 10'", 82), ("5'0", 60), ("4'8''", 56),
            ("84", 84),
        ] as [(String, Int)])
    func heightsAreReadByTheirDigits(text: String, inches: Int) throws {
        #expect(try PrintedFigures.height(text) == Figure(inches))
    }

    /// Charts 01 and 02 print bare inches below "5 Feet", and a second page without heights. The notes also give them
    /// with heights resolved; this proves the two forms are one.
    @Test(
        arguments: [
            ("01-mutual-of-omaha-fully-underwritten", "Same data joined"),
            ("02-mutual-of-omaha-express-living-promise", "Heights resolved"),
        ])
    func resolvedHeightsArePrintedOnes(name: String, resolvedHeading: String) throws {
        let notes = try PublishedNotes(named: name)
        let resolved = try notes.table(resolvedHeading)
        let printed = notes.tables.filter { $0.heading != resolved.heading }
        #expect(printed.allSatisfy { $0.rows.count == resolved.rows.count })
        #expect(printed.flatMap(\.header) == ["(Height)"] + resolved.header.dropFirst())
        var feet = 4
        for (index, row) in resolved.rows.enumerated() {
            let joined = printed.flatMap { $0.rows[index] }
            #expect(joined.dropFirst() == row.dropFirst())
            let section = joined[0].hasSuffix("Feet")
            if section { feet += 1 }
            let inches = section ? 0 : try #require(Int(joined[0].prefix { $0 != "\"" }))
            #expect(try PrintedFigures.height(row[0]) == Figure(feet * 12 + inches))
        }
    }

    /// How many limits each chart prints, counted from the notes by hand: rows times the columns that are limits, less
    /// the blank cells of chart 09 and with the three BMI zones of chart 10. A forgotten column would show here.
    static let limits: [String: Int] = [
        "mutual-of-omaha/fully-underwritten/2020-01-01": 27 * 13,
        "mutual-of-omaha/express/2020-01-01": 27 * 5,
        "mutual-of-omaha/accelerated/2020-01-01": 12 * 2,
        "mutual-of-omaha/critical-advantage/2026-05-16": 28 * 2,
        "americo/hms-plus/2026-05-16": 24,
        "american-amicable/senior-choice/2019-04-01": 19 * 4,
        "american-amicable/express-term/2026-05-16": 26 * 3 - 2 * 2 - 2,
        "transamerica/fe-express/2026-01-01": 29 * 3 + 3,
        "transamerica/ffiul-ii-express/2026-01-01": 29 * 2,
        "transamerica/blended-bmi/2025-03-01": 14 * 2,
        "foresters/fully-underwritten/2026-04-01": 26 * 4,
        "foresters/planright/2019-11-01": 26 * 3,
        "foresters/strong-foundation/2026-05-16": 23,
        "foresters/brightfuture/2026-04-01": 3 + 13,
        "banner/field-guide/2026-03-01": 26 * 5,
        "fg/quantum/2025-07-01": 29 * 5,
        "sbli/easytrak/2026-05-16": 25 * 4,
        "allianz/classes/2026-01-01": 25 * 5,
        "allianz/tables/2026-01-01": 25 * 8,
        "corebridge/simplinow/2024-04-01": 27 * 2,
        "assumption-life/adult/2016-09-01": 24 * 4,
        "ia/acces-vie/2024-01-01": 8 * 2,
        "uv-assurance/preferred/2024-01-01": 23 * 2,
        "humania/salary/2024-01-01": 20 * 2,
        "empire-life/debits/2024-09-01": 18 * 5,
        "empire-life/preferred/2016-09-01": 27 * 2,
        "empire-life/preferred/2024-01-01": 26 * 2,
    ]

    @Test("Every printed limit is expected once", arguments: AllCharts.expectations)
    func everyLimitIsExpected(chart: ChartExpectation) throws {
        let readings = try chart.readings()
        #expect(readings[0].records.count == Self.limits[chart.id.description])
        for reading in readings {
            #expect(Set(reading.records).count == reading.records.count, "a record twice in \(reading.name)")
        }
    }
}
