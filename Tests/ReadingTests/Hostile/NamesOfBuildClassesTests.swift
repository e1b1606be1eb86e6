import ChartSchema
import Tables
import Testing

@testable import Reading

/// Classes that a column names in another form than a title would: joined by capitals, in two languages, in short.
@Suite struct NamesOfBuildClassesTests {
    private func read(_ text: String, _ file: String) throws -> DraftChart {
        ChartReader.read(
            try TableReader.read(Array(text.utf8), file: file), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    private func csv(_ header: String, _ lines: String = "") throws -> DraftChart {
        try read("\(header)\n5'4\",175,205\n5'5\",181,212\n5'6\",186,218\n\(lines)", "chart.csv")
    }

    private func isTold(_ draft: DraftChart) -> Bool { draft.findings.contains { $0.severity >= .warning } }

    @Test func aFigureEndsAWordOfAJoinedName() throws {
        let rows = [(4, 175, 205), (5, 181, 212), (6, 186, 218)].map {
            "<row feet=\"5\" inches=\"\($0.0)\" standardMax=\"\($0.1)\" table4Max=\"\($0.2)\"/>"
        }
        let draft = try read("<build weightUnit=\"lb\">\(rows.joined())</build>", "chart.xml")
        #expect(draft.chart.columns.map(\.rateClass) == [.standard, .table(4)])
        #expect(draft.chart.columns.map(\.classLabel) == ["standard", "table4"])
        #expect(!isTold(draft))
        let numbered = try csv("Height,StandardMax,Class2Max")
        #expect(numbered.chart.columns.map(\.classLabel) == ["Standard", "Class2"])
    }

    @Test func theSameClassInTwoLanguagesIsOne() throws {
        let draft = try csv("Height / Taille,Preferred / Privilégié (lb),Standard / Régulier (lb)")
        #expect(draft.chart.columns.map(\.rateClass) == [.preferred, .standard])
        #expect(!isTold(draft))
    }

    @Test func classesInSpanishAreThoseInEnglish() throws {
        let draft = try csv("Estatura,Preferido Plus,Estándar")
        #expect(draft.chart.columns.map(\.rateClass) == [.preferredPlus, .standard] && !isTold(draft))
        let final = try csv("Estatura,Beneficio Nivelado – peso máximo (lb),Beneficio Graduado – peso máximo (lb)")
        #expect(final.chart.columns.map(\.rateClass) == [.level, .graded] && !isTold(final))
    }

    @Test func twoClassesInOneNameAreNone() throws {
        let draft = try csv("Height,Preferred / Standard (lb),Table 2 (lb)")
        #expect(draft.chart.columns.first?.rateClass == nil)
        #expect(isTold(draft))
    }

    @Test func aLegendMayNameTheClassAbovePreferred() throws {
        let draft = try csv("Height,PB,PF", "\"PB = Preferred Best, PF = Preferred\",,\n")
        #expect(draft.chart.columns.map(\.rateClass) == [.preferredPlus, .preferred])
        #expect(!isTold(draft))
        #expect(!draft.findings.contains { $0.message.contains("beyond the limits") })
    }

    @Test(arguments: [
        "\"Find your client's height, then read across to the maximum weight (in pounds) for each underwriting class.\"",
        "\"Weights are in pounds, without clothes.\"",
    ])
    func aUnitInASentenceIsPrinted(_ line: String) throws {
        let draft = try csv("Height,Preferred,Standard", "\(line),,\n")
        #expect(!draft.findings.contains { $0.isA(ChartFinding.unitAssumed) })
    }

    @Test(arguments: ["", "\"Add 10 pounds for smokers.\",,\n"])
    func poundsOfAFigureAreNoUnitOfTheChart(_ line: String) throws {
        let draft = try csv("Height,Preferred,Standard", line)
        #expect(draft.findings.contains { $0.isA(ChartFinding.unitAssumed) })
    }
}
