import ChartSchema
import Tables
import Testing

@testable import Reading

/// How long people must have kept from tobacco: more than a limit's `tobacco` says.
@Suite struct RestOfTobaccoTests {
    private func columns(_ header: String, below: String = "", above: String = "") throws -> DraftChart {
        let rows = [("5'0\"", 149, 174), ("5'1\"", 154, 179), ("5'2\"", 159, 184)].map {
            "<tr><td>\($0.0)</td><td>\($0.1)</td><td>\($0.2)</td></tr>"
        }.joined()
        let text = """
            <p>\(above)</p><table><tr><th>Height</th><th>\(header)</th><th>Standard</th></tr>\(rows)</table><p>\(below)</p>
            """
        return ChartReader.read(
            try TableReader.read(Array(text.utf8), file: "chart.html"), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    @Test(arguments: [
        "No tobacco or nicotine use in the last 36 months.", "Must have been tobacco free for 36 months.",
        "No tobacco in any form for at least 5 years.", "No tobacco products for 3 yrs.",
        "No smoking or vaping in the last 2 years.",
    ])
    func ofAMarkIsTheConditionOfItsColumns(note: String) throws {
        let chart = try columns("Preferred¹", below: "¹ \(note)").chart
        let preferred = try #require(chart.columns.first { $0.classLabel == "Preferred" })
        #expect(preferred.tobacco == .no && preferred.age.isAny)
        #expect(preferred.condition == String(note.dropLast()))
        #expect(chart.columns.contains { $0.classLabel == "Standard" && $0.tobacco == .any && $0.condition == nil })
    }

    @Test func ofTheOnlyTableIsTheConditionOfAll() throws {
        let chart = try columns("Preferred", above: "No tobacco use in the last 36 months.").chart
        for column in chart.columns {
            #expect(column.tobacco == .no && column.condition == "No tobacco use in the last 36 months")
        }
    }

    @Test func oneKindOfTobaccoIsTold() throws {
        let draft = try columns("Preferred", above: "Non-Cigarette Tobacco Users")
        #expect(draft.findings.contains { $0.severity == .warning })
    }

    /// A mark of the class above "Min" and "Max" is of both.
    @Test func ofAMarkOverBothEndsIsOfBoth() throws {
        let text = """
            ,Preferred*,,Standard,
            Height,Min,Max,Min,Max
            "5'0\"\"",90,150,90,170
            "5'1\"\"",93,155,93,175
            "5'2\"\"",96,160,96,180
            * Nonsmokers ages 18-60 only.
            """
        let chart = ChartReader.read(
            try TableReader.read(Array(text.utf8), file: "chart.csv"), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!)
        ).chart
        let preferred = chart.columns.filter { $0.classLabel == "Preferred" }
        #expect(preferred.count == 1)
        #expect(preferred.allSatisfy { $0.tobacco == .no && $0.age == AgeRange(min: 18, max: 60) })
    }

    @Test(arguments: ["Tobacco use within 24 months", "Tobacco use is any use in the past 24 months."])
    func whatUsersDoIsNoConditionOfOthers(sentence: String) throws {
        let chart = try columns("Preferred Non-Tobacco", above: sentence).chart
        #expect(chart.columns.allSatisfy { $0.condition == nil })
    }
}
