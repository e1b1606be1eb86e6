import ChartSchema
import Tables
import Testing

@testable import Reading

/// Names of elements around rows are words of the chart, as titles are.
@Suite struct ElementNamesTests {
    private func read(_ xml: String) throws -> DraftChart {
        let document = try TableReader.read(Array(xml.utf8), file: "chart.xml")
        return ChartReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    private static let rows = [60, 61, 62, 63].map { "<row height=\"\($0)\" maxLb=\"\($0 + 120)\"/>" }.joined()

    private func columns(_ element: String, _ attributes: String = "") throws -> [BuildColumn] {
        try read("<chart><\(element) \(attributes)>\(Self.rows)</\(element)></chart>").chart.columns
    }

    @Test func theySayWhom() throws {
        #expect(try columns("femaleLimits").map(\.sex) == [.female])
        #expect(try columns("NonSmoker").map(\.tobacco) == [.no])
        #expect(try columns("age65Plus").map(\.age.min) == [65])
        #expect(try columns("Preferred").map(\.rateClass) == [.preferred])
        #expect(try columns("limits", "sex=\"F\"").map(\.sex) == [.female])
    }

    @Test func theNameOfTheRowsIsOne() throws {
        let rows = Self.rows.replacing("<row", with: "<femaleLimit")
        #expect(try read("<chart>\(rows)</chart>").chart.columns.map(\.sex) == [.female])
    }

    /// `<tobacco status="N">` is no table for smokers, and nobody knows of whom it is.
    @Test(arguments: [("tobacco", "status=\"N\""), ("excluded", ""), ("competitor", "")])
    func whatIsNotClearIsTold(element: String, attributes: String) throws {
        let draft = try read("<chart><\(element) \(attributes)>\(Self.rows)</\(element)></chart>")
        #expect(draft.chart.columns.allSatisfy { $0.tobacco == .any && $0.sex == .any })
        #expect(draft.findings.contains { $0.severity >= .warning })
    }

    @Test(arguments: [
        "rows", "buildChart", "heightWeightTable", "dataset", "export", "limits", "body", "table",
    ])
    func namesOfFilesSayNothing(element: String) throws {
        let draft = try read("<chart><\(element)>\(Self.rows)</\(element)></chart>")
        #expect(
            draft.chart.columns == (try read("<chart>\(Self.rows)</chart>").chart.columns) && draft.chart.title == nil)
        #expect(!draft.findings.contains { $0.severity >= .warning })
    }

    @Test(arguments: ["<female/>", "<notForDiabetics/>", "<Guam/>", "<draft/>"])
    func aFlagIsTold(flag: String) throws {
        #expect(try read("<chart>\(flag)\(Self.rows)</chart>").findings.contains { $0.severity >= .warning })
    }
}
