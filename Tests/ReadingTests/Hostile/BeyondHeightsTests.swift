import ChartSchema
import Testing

@testable import Reading

/// Notes of those beyond the printed heights change no limit; of those within them they may.
@Suite struct BeyondHeightsTests {
    private func told(_ note: String) -> Bool {
        let rows = (0...3).map { "5'\($0)\" | \(140 + $0) | \(160 + $0)" }
        let lines = ["Height | Preferred | Standard"] + rows + [note]
        return draft(.written(lines.joined(separator: "\n"))).findings.contains { $0.severity >= .warning }
    }

    @Test(arguments: [
        "Heights under 5'0\" or over 5'3\": refer to home office", "* Below 5'0\": individual consideration",
        "Applicants taller than 5'3\" are not eligible.", "Height below 4'10\" refer to home office",
        "Applicants under 5'0\" or over 6'6\" require home office review.", "Shorter than 5'0\": refer",
    ])
    func thoseBeyondChangeNothing(_ note: String) { #expect(!told(note)) }

    @Test(arguments: [
        "Heights under 5'2\" or over 5'3\": refer to home office", "Applicants taller than 5'2\" are not eligible.",
        "Women under 5'0\": refer", "Heights over 5'3\": add 5 lbs", "Over 5'3\": use 95% of the figures",
        "Applicants under 5'0\" or over 150 lbs: refer", "At 5'3\" and over: refer",
    ])
    func thoseWithinAreToldOf(_ note: String) { #expect(told(note)) }
}

/// Those whom a sentence sends to another chart are not those of this one.
@Suite struct SentAwayTests {
    private func read(_ note: String) -> (age: AgeRange, sex: Sex, isTold: Bool) {
        let rows = (0...3).map { "5'\($0)\" | \(140 + $0) | \(160 + $0)" }
        let lines = ["Height | Preferred | Standard"] + rows + [note]
        let draft = draft(.written(lines.joined(separator: "\n")))
        return (
            draft.chart.columns[0].age, draft.chart.columns[0].sex,
            draft.findings.contains { $0.severity >= .warning }
        )
    }

    @Test func thoseWhoAreLeft() {
        #expect(read("Ages 0-17: see the juvenile build chart.") == (AgeRange(min: 18), .any, false))
        #expect(read("Applicants age 71 and older: see page 14.") == (AgeRange(max: 70), .any, false))
        #expect(read("Females: see page 2.") == (.any, .male, false))
    }

    @Test(arguments: [
        "Pregnant women: see page 12", "Females ages 18-60: see page 2", "Females: see note below",
        "Ages 0-17: see juvenile chart. Ages 71+: see senior chart.", "Ages 20-40: see page 2",
    ])
    func whatLeavesDoubtIsToldOf(_ note: String) {
        let read = read(note)
        #expect(read.isTold && read.sex == .any && read.age == .any)
    }
}
