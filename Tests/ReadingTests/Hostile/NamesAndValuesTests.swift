import ChartSchema
import Foundation
import Tables
import Testing

@testable import Reading

/// Names with values around a chart, in cells, lines, elements and attributes: applied where both are known, or told of; never half applied.
@Suite struct NamesAndValuesTests {
    private static let build = "Height,Preferred,Standard\n5'4\",175,205\n5'5\",181,212\n5'6\",186,218\n"
    private static let bmi = "Class,Minimum BMI,Maximum BMI\nPreferred Plus,18,28\nPreferred,17,31\nStandard,16,35\n"

    private func read(_ text: String, _ file: String = "chart.csv") throws -> DraftChart {
        let document = try TableReader.read(Array(text.utf8), file: file)
        return ChartReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    /// Or kept as a condition of all limits.
    private func isTold(_ draft: DraftChart) -> Bool {
        draft.findings.contains { $0.severity >= .warning }
            || !draft.chart.columns.isEmpty && draft.chart.columns.allSatisfy { $0.condition != nil }
    }

    private func isForEverybody(_ draft: DraftChart) -> Bool {
        draft.chart.columns.allSatisfy { $0.sex == .any && $0.tobacco == .any && $0.age == .any && $0.product == nil }
    }

    private func elements(_ head: String, rows: String = "<Rows>", inRow: String = "") -> String {
        """
        <BuildChart unit="lb">\(head)\(rows)
        <Row><Height>5'4"</Height><Preferred>172</Preferred><Standard>190</Standard></Row>
        <Row><Height>5'5"</Height><Preferred>177</Preferred><Standard>196</Standard>\(inRow)</Row>
        <Row><Height>5'6"</Height><Preferred>182</Preferred><Standard>202</Standard></Row>
        </Rows></BuildChart>
        """
    }

    @Test(arguments: [
        "Not for,men,", "Excluded,Women,", "Except,Smokers,", "Does not apply to,men,", "Not valid for,women,",
        "Confidence,low,", "Risk,low,", "Active,N,", "Deleted,Y,", "Rider,LTC,", "Adjust,-10,", "Status,Draft,",
        "State,NY,", "Unit,kg,", "NotFor: men,,", "Active: false,,", "Is deleted: yes,,", "Approved: false,,",
        "Eligible: false,,", "Valid to 12/31/2019,,", "Effective to: 12/31/2019,,", "SupersededBy: v4,,",
        "Effective 1/1/2018 - 12/31/2019,,", "Exclusive: yes,,", "WithShoes: yes,,",
    ])
    func whatIsNotKnownIsTold(_ line: String) throws {
        let draft = try read("\(line)\n\(Self.build)")
        #expect(isTold(draft))
        #expect(isForEverybody(draft))
        #expect(draft.chart.rows.allSatisfy { $0.limits.allSatisfy { $0.weightMin == nil } })
    }

    @Test(arguments: [
        "Not for,men,", "Active,N,", "Status,Draft,", "Deleted,Y,", "State,NY,", "Unit,kg,", "Confidence,low,",
    ])
    func soItIsAboveClassesOfRows(_ line: String) throws {
        let draft = try read("\(line)\n\(Self.bmi)")
        #expect(isTold(draft))
        #expect(isForEverybody(draft))
    }

    @Test(arguments: [
        "Author,Smith,", "Carrier,Example Life,", "Date,2024-05-01,", "Version,3,", "Form,ABC-1,", "Active,Yes,",
        "FROM:,New Business Department,",
    ])
    func whatKeepsRecordsSaysNothing(_ line: String) throws {
        let draft = try read("\(line)\n\(Self.build)")
        #expect(!isTold(draft))
        #expect(isForEverybody(draft))
    }

    @Test(arguments: ["MinAge: 50,,", "Min age,50,", "MinAge,50,"])
    func aKnownNameIsApplied(_ line: String) throws {
        let draft = try read("\(line)\n\(Self.build)")
        #expect(!isTold(draft))
        #expect(draft.chart.columns.allSatisfy { $0.age.min == 50 && $0.age.max == nil })
    }

    @Test func anElementIsAppliedByItsName() throws {
        let draft = try read(elements("<MaxAge>70</MaxAge>"), "chart.xml")
        #expect(draft.chart.columns.allSatisfy { $0.age.max == 70 })
        #expect(!isTold(draft))
    }

    @Test(arguments: ["<NotFor>men</NotFor>", "<Active>false</Active>", "<Confidence>low</Confidence>"])
    func anElementThatIsNotKnownIsTold(_ head: String) throws {
        let draft = try read(elements(head), "chart.xml")
        #expect(isTold(draft))
        #expect(isForEverybody(draft))
    }

    @Test func anAttributeOfRowsIsNoEndOfTheWeights() throws {
        let draft = try read(elements("", rows: "<Rows category=\"low\">"), "chart.xml")
        #expect(isTold(draft))
        #expect(draft.chart.rows.allSatisfy { $0.limits.allSatisfy { $0.weightMin == nil } })
    }

    @Test(arguments: ["<NotSmoker/>", "<NotMen/>", "<ExceptSmokers/>", "<Excluding_Women/>"])
    func aFlagInOneRowIsNotThatOfAll(_ flag: String) throws {
        let draft = try read(elements("", inRow: flag), "chart.xml")
        #expect(isTold(draft))
        #expect(isForEverybody(draft))
    }

    @Test(arguments: [
        "Standard: smokers", "Preferred (women)", "Preferred to age 70", "Smokers may not exceed Standard",
        "Standard for women",
    ])
    func aLineOnOneClassOfRowsIsNotThatOfAll(_ line: String) throws {
        let draft = try read("\(line),,\n\(Self.bmi)")
        #expect(isTold(draft))
        #expect(isForEverybody(draft))
    }

    @Test(arguments: ["This chart is for men.", "The whole chart is for nonsmokers", "All limits: ages 50-80"])
    func aSentenceOnTheWholeChartBetweenRowsIsTold(_ line: String) throws {
        let draft = try read("\(Self.build)\(line),,\n5'7\",191,224\n5'8\",197,231\n")
        #expect(isTold(draft))
    }

    @Test(arguments: ["Age,50-80", "Plan,Gold"])
    func aLoneValueIsNotCarriedDown(_ column: String) throws {
        let (name, value) = (column.prefix { $0 != "," }, column.drop { $0 != "," }.dropFirst())
        let rows = [("5'4\"", ""), ("5'5\"", value), ("5'6\"", "")]
        let text = rows.map { "Preferred,Male,No,\($0.0.replacing("\"", with: "")),110,182,\($0.1)\n" }.joined()
        let draft = try read("Class,Sex,Tobacco,Height,Min Weight (lb),Max Weight (lb),\(name)\n\(text)")
        #expect(isTold(draft))
        let limits = draft.chart.rows.flatMap { row in row.limits.map { (row, draft.chart.columns[$0.column]) } }
        #expect(limits.count { row, column in row.age != nil || column.age != .any || column.product != nil } <= 1)
    }

    @Test(arguments: ["Height / Minimum weight", "Height / weight less than", "Height / weight in stone"])
    func theCornerIsHeard(_ corner: String) throws {
        #expect(isTold(try read(Self.build.replacing("Height,", with: "\(corner),"))))
    }

    private func page(_ table: String, name: String = "Preferred") -> String {
        """
        <h1>Build Chart</h1><p>Weights in pounds.</p>\(table)
        <tr><th>Height</th><th>\(name)</th><th>Standard</th></tr>
        <tr><td>5'4"</td><td>172</td><td>190</td></tr><tr><td>5'5"</td><td>177</td><td>196</td></tr>
        <tr><td>5'6"</td><td>182</td><td>202</td></tr></table>
        """
    }

    @Test(arguments: [
        "<div hidden><table>", "<section style=\"display:none\"><table>", "<table title=\"Women only\">",
        "<table summary=\"Women only\"><caption>Maximum weight by height</caption>",
        "<table aria-label=\"Women only\"><caption>Maximum weight by height</caption>",
    ])
    func whatAPageHidesIsTold(_ table: String) throws {
        #expect(isTold(try read(page(table), "chart.html")))
    }

    @Test func wordsThatAHeaderHidesAreTold() throws {
        #expect(isTold(try read(page("<table>", name: "<span hidden>Preferred</span>"), "chart.html")))
        #expect(!isTold(try read(page("<table>", name: "Preferred <span hidden>sort</span>"), "chart.html")))
        #expect(!isTold(try read(page("<div hidden id=\"tab1\"><table>"), "chart.html")))
    }
}
