import ChartSchema
import Testing

@testable import Pipeline

/// Charts that mean something else than they seem to: each is read right, or flagged, and never silently wrong.
@Suite struct HostileMedicationChartTests {
    @Test("Hostile medication charts", arguments: HostileMedicationChart.all.map(\.name))
    func isReadRightOrFlagged(name: String) throws {
        let chart = try #require(HostileMedicationChart.all.first { $0.name == name })
        let reading = chart.reading()
        #expect(reading.ruleLines == chart.reads)
        #expect(reading.flags == Set(chart.flags))
    }

    /// Flags that nobody wrote down for a chart are false alarms, as are all in a chart that means one thing.
    @Test func noneIsFlaggedForNothing() {
        let charts = HostileMedicationChart.all
        let flags = charts.map { ($0, $0.reading().flags) }
        let needless = flags.reduce(0) { $0 + $1.1.subtracting($1.0.flags).count }
        let plain = charts.count { $0.flags.isEmpty }
        let all = flags.reduce(0) { $0 + $1.1.count }
        print("\(charts.count) hostile medication charts, \(plain) without a fault: \(all) flags, \(needless) false")
        #expect(needless == 0)
    }

    /// Papers that are asked for are no illness that somebody has.
    @Test(arguments: ["with records", "with exam", "with APS", "with premium increase", "with phone interview"])
    func papersAreKeptInWords(_ words: String) throws {
        let reading = HostileMedicationChart.read("Medication,Use,Decision\nLithium,Bipolar,Level \(words)", .csv)
        let rule = try #require(reading.draft?.chart.medicationChart?.rules.first)
        #expect(rule.tests == [.words(words)])
    }

    /// What a row between the rows and a header say can be traced to their cells.
    @Test func scopesAreTraced() throws {
        let table = """
            Medication,Decision (ages 50-80)
            HEART FAILURE,
            Entresto,Decline
            Coreg,Decline
            Lasix,Graded
            """
        let reading = HostileMedicationChart.read(table, .csv)
        let rule = try #require(reading.draft?.chart.medicationChart?.rules.first)
        #expect(rule.cell(.use)?.row == 1 && rule.cell(.use)?.reading == .heading)
        #expect(rule.cell(.condition)?.row == 0 && rule.cell(.condition)?.column == 1)
    }

    @Test func namesAreUnique() {
        #expect(Set(HostileMedicationChart.all.map(\.name)).count == HostileMedicationChart.all.count)
        #expect(HostileMedicationChart.all.count >= 60)
    }

    /// What a heading over a bare list decides; nothing where it denies, hedges or only names a class.
    @Test(
        "Headings over lists",
        arguments: [
            ("Acceptable medications", .accept), ("Unacceptable medications", .decline),
            ("Medications that are not acceptable", .decline), ("Not eligible (Level or Graded)", .decline),
            ("Do not submit applications with these medications", .decline),
            ("No coverage is available for", .decline), ("Declined medications (not a complete list)", .decline),
            ("Not eligible unless prescribed for migraine", .decline), ("Eligible for Graded", .graded),
            ("May qualify for Graded", .graded),
            ("These medications are not necessarily declined", nil), ("Applicants will not be declined for", nil),
            ("Do not decline for these medications", nil), ("Rarely declined", nil), ("Not always eligible", nil),
            ("No decline for these", nil), ("Medications without a decline", nil),
            ("Medications that may be declined", nil), ("Medications which are not a reason to decline", nil),
            ("Neither declined nor rated", nil), ("We decline none of these medications", nil),
            ("Previously declined medications, now accepted", nil), ("Isn't declined", nil), ("Isn’t declined", nil),
            ("Medications that aren't acceptable", nil), ("Cannot be accepted", .decline),
            ("Preferred medications", nil),
            ("Standard list of medications", nil), ("Non-acceptable medications", nil),
            ("Approved by the FDA in 2020", nil), ("Hardly ever eligible", nil), ("Never declined", nil),
            ("No longer a decline", nil), ("Graded or declined", nil), ("Medication list", nil),
        ] as [(String, MedicationOutcome?)])
    func headings(heading: String, outcome: MedicationOutcome?) throws {
        let reading = HostileMedicationChart.read(
            "<h2>\(heading)</h2>\n<ul><li>Warfarin</li><li>Plavix</li><li>Lasix</li></ul>", .html)
        let rules = try #require(reading.draft?.chart.medicationChart).rules
        #expect(rules.map(\.outcome) == (outcome.map { [$0, $0, $0] } ?? []))
        #expect(reading.flags == (outcome == nil ? ["error medication.list.undecided"] : []))
    }
}
