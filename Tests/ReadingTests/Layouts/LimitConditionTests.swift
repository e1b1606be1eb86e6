import ChartSchema
import Tables
import Testing

@testable import Reading

/// What else must be so for limits is a condition of those that it is said of, as printed, and told of where nobody can say of which.
@Suite struct LimitConditionTests {
    private static let limits =
        "<tr><td>5'8\"</td><td>190</td><td>230</td></tr><tr><td>5'9\"</td><td>196</td><td>237</td></tr>"
    private static let heads = "<tr><th>Height</th><th>Preferred</th><th>Standard</th></tr>"
    private static let table = "<table>\(heads)\(limits)</table>"

    private func read(_ text: String, file: String = "chart.html") throws -> DraftChart {
        ChartReader.read(
            try TableReader.read(Array(text.utf8), file: file), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    /// The conditions of each class, or product; several columns of one are joined by a stroke.
    private func conditions(_ draft: DraftChart) -> [String: String] {
        draft.chart.columns.reduce(into: [:]) { found, column in
            guard let condition = column.condition else { return }
            let name = column.classLabel ?? column.product ?? "none"
            found[name] = [found[name], condition].compactMap(\.self).joined(separator: " | ")
        }
    }

    private func isQuiet(_ draft: DraftChart) -> Bool { draft.findings.allSatisfy { $0.severity < .warning } }

    @Test(arguments: [
        "Preferred requires no history of diabetes.", "Preferred applicants may not have a history of diabetes.",
        "Applicants with diabetes do not qualify for Preferred.", "A clean MVR is required for Preferred.",
        "Preferred is only available for face amounts of $100,000 and above.",
    ])
    func ofOneClass(_ sentence: String) throws {
        let draft = try read("\(Self.table)<p>\(sentence)</p>")
        #expect(conditions(draft) == ["Preferred": String(sentence.dropLast())])
        #expect(isQuiet(draft))
    }

    @Test(arguments: ["Not available in New York.", "Applicants must be U.S. citizens.", "Women must be non-smokers."])
    func ofAll(_ sentence: String) throws {
        let draft = try read("\(Self.table)<p>\(sentence)</p>")
        let said = String(sentence.dropLast())
        #expect(conditions(draft) == ["Preferred": said, "Standard": said])
        #expect(isQuiet(draft))
    }

    @Test(arguments: [
        "Preferred: add 5 lb.", "Preferred: not over 240.", "Smokers are limited to Standard.",
        "Tobacco users must fall within the Preferred column.", "Add 3 lbs. for clothing.",
        "Clients with a history of cancer should be quoted one class lower.",
    ])
    func whatChangesFiguresIsTold(_ sentence: String) throws {
        let draft = try read("\(Self.table)<p>\(sentence)</p>")
        #expect(conditions(draft).isEmpty)
        #expect(!isQuiet(draft))
    }

    @Test func ofTheColumnsThatBearAMark() throws {
        let table = Self.table.replacing("Preferred", with: "Preferred*")
        let draft = try read("\(table)<p>* Not available in New York.</p>")
        #expect(conditions(draft).values.sorted() == ["Not available in New York"])
        #expect(isQuiet(draft))
    }

    @Test func titlesTellTablesOfOneClassApart() throws {
        let draft = try read(
            "<h2>Oak Term (face amounts to $100,000)</h2>\(Self.table)"
                + "<h2>Oak Term (face amounts over $100,000)</h2>\(Self.table.replacing("190", with: "180"))")
        #expect(Set(draft.chart.columns.map(\.product)) == ["Oak Term"])
        #expect(
            conditions(draft)["Preferred"] == "face amounts to $100,000 | face amounts over $100,000")
        #expect(draft.chart.rows[0].limits.count == 4)
        #expect(isQuiet(draft))
    }

    @Test func ofRows() throws {
        let draft = try read(
            """
            Height,Class,Face Amount,Maximum Weight (lb)
            5-8,Preferred,"$25,000-$99,999",190
            5-8,Standard,"$25,000 and up",230
            5-9,Preferred,"$25,000-$99,999",196
            5-9,Standard,"$25,000 and up",237

            """, file: "c.csv")
        #expect(
            conditions(draft) == [
                "Preferred": "Face Amount: $25,000-$99,999", "Standard": "Face Amount: $25,000 and up",
            ])
    }

    @Test func ofWordsBelowTheColumns() throws {
        let row = "<tr><td>Minimum face amount</td><td>$100,000</td><td>$25,000</td></tr>"
        let draft = try read("<table>\(Self.heads)\(Self.limits)\(row)</table>")
        #expect(
            conditions(draft) == [
                "Preferred": "Minimum face amount: $100,000", "Standard": "Minimum face amount: $25,000",
            ])
        #expect(isQuiet(draft))
    }

    /// What a table of criteria says of a class is told, and narrows nothing.
    @Test func aTableOfCriteriaIsTold() throws {
        let criteria =
            "<h3>Criteria</h3><table><tr><th>Class</th><th>Blood pressure</th><th>Family deaths before age</th></tr>"
            + "<tr><td>Preferred</td><td>130/80</td><td>60</td></tr><tr><td>Standard</td><td>150/90</td><td>50</td></tr></table>"
        let draft = try read("<h3>Build</h3>\(Self.table)\(criteria)")
        #expect(conditions(draft).isEmpty)
        #expect(draft.chart.columns.allSatisfy { $0.age.isAny })
        #expect(!isQuiet(draft))
    }

    /// A title that names an insurer, a page or a product is no condition, and what widens, withdraws or moves figures is none either.
    @Test(arguments: [
        "Build Chart - New York Life", "Oak Term - no change from 2020", "Oak Term - amounts over $100,000 minus 10",
        "Oak Term (formerly Texas Term)", "Columbus, Ohio 43215",
    ])
    func noTitleOfAnythingElse(_ title: String) throws {
        let draft = try read("<h2>\(title)</h2>\(Self.table)")
        #expect(conditions(draft).isEmpty)
    }

    @Test(arguments: [
        "Preferred: also for smokers.", "Preferred: 5 more.", "Preferred: plus five for athletes.",
        "Preferred is available to tobacco users, too.", "Preferred: no longer sold.",
        "Preferred requires a paramedical exam.",
    ])
    func whatWidensOrIsOfPapersIsNoCondition(_ sentence: String) throws {
        let draft = try read("\(Self.table)<p>\(sentence)</p>")
        #expect(conditions(draft).isEmpty)
    }

    @Test func aNoteBetweenTwoTablesIsOfNeitherForCertain() throws {
        let draft = try read(
            "<h2>Oak Term</h2>\(Self.table)<p>Not available in New York.</p><h2>Elm Term</h2>\(Self.table)")
        #expect(conditions(draft).isEmpty)
        #expect(!isQuiet(draft))
    }

    @Test func aTableOfPremiumsSaysNothingOfBuild() throws {
        let premiums =
            "<h3>Monthly premium</h3><table><tr><th>Age</th><th>Preferred</th><th>Standard</th></tr>"
            + "<tr><td>50</td><td>31.20</td><td>40.10</td></tr><tr><td>60</td><td>51.20</td><td>70.10</td></tr></table>"
        let draft = try read("<h3>Build</h3>\(Self.table)\(premiums)")
        #expect(conditions(draft).isEmpty)
        #expect(isQuiet(draft))
    }

    @Test(arguments: ["NY = Standard only", "HIV = Decline", "CPAP - Standard"])
    func noLegendOfWhatIsNotPrinted(_ line: String) throws {
        let draft = try read("\(Self.table)<p>\(line)</p>")
        #expect(!isQuiet(draft))
    }
}
