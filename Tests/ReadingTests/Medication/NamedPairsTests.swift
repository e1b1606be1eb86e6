import ChartSchema
import Tables
import Testing

@testable import Reading

/// Rows of names and values above medication charts, and in small tables beside them.
@Suite struct NamedPairsTests {
    private static let first = "Drug | Use | Decision\nAricept | Dementia | Decline\nZocor | Cholesterol | Accept"
    private static let second = "Drug | Use | Decision\nLithium | Bipolar | Decline\nPlavix | Stroke | Graded"

    /// Boxes and charts one after the other, each below its headings.
    private func read(_ tables: (text: String, headings: [String])..., before: [Int: String] = [:]) -> MedicationDraft {
        let written = tables.enumerated().map { index, table in
            Table.written(
                table.text, index: index, headings: table.headings, before: before[index].map { [$0] } ?? [])
        }
        let document = Document(
            file: "chart.html", format: .html, encoding: EncodingReport(name: "utf-8", basis: .detected),
            tables: written)
        return MedicationReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    private func isTold(_ draft: MedicationDraft) -> Bool { draft.findings.contains { $0.severity >= .warning } }

    private func said(_ draft: MedicationDraft) -> [String] {
        draft.chart.rules.map { "\($0.medication): \($0.product ?? "") \($0.condition ?? "")" }
    }

    @Test func eachTableHasTheBoxRightAboveIt() {
        let draft = read(
            ("Product | Sunrise Term\nTobacco | Yes", []), (Self.first, []), ("Product | Moon WL\nTobacco | No", []),
            (Self.second, []))
        #expect(
            said(draft) == [
                "Aricept: Sunrise Term Tobacco: Yes", "Zocor: Sunrise Term Tobacco: Yes",
                "Lithium: Moon WL Tobacco: No",
                "Plavix: Moon WL Tobacco: No",
            ])
        #expect(!isTold(draft), "\(draft.findings)")
    }

    @Test func aBoxBelowAHeadingIsOfItAlone() {
        let draft = read(
            ("Issue ages | 50-80", ["Sunrise Term"]), (Self.first, ["Sunrise Term"]), (Self.second, ["Moon Whole Life"])
        )
        #expect(draft.chart.rules.map(\.condition) == ["Issue ages: 50-80", "Issue ages: 50-80", nil, nil])
        #expect(!isTold(draft), "\(draft.findings)")
    }

    @Test func aBoxAboveAllHeadingsIsOfAll() {
        let draft = read(("Issue ages | 50-80", []), (Self.first, ["Sunrise Term"]), (Self.second, ["Moon Whole Life"]))
        #expect(draft.chart.rules.allSatisfy { $0.condition == "Issue ages: 50-80" } && !isTold(draft))
    }

    @Test func whereATextStandsBetweenItIsTold() {
        let draft = read(
            ("Tobacco | Yes", []), (Self.first, []), (Self.second, []), before: [2: "Non-tobacco users"])
        #expect(draft.chart.rules.map(\.condition).prefix(2) == ["Tobacco: Yes", "Tobacco: Yes"])
        #expect(draft.chart.rules.suffix(2).allSatisfy { $0.condition != "Tobacco: Yes" })
        #expect(draft.findings.contains { $0.rule == "medication.heading.unapplied" })
    }

    @Test(arguments: [
        "Issue ages | 18-75\nSmoker issue ages | 18-65", "Issue ages | 18-75\nIssue ages NY | 18-65",
        "Nonsmoker ages | 50-80\nSmoker ages | 50-70", "Issue ages | 18-75\nIssue ages | 18-65", "Smoker | N/A",
        "Plan | Not Sunrise Term",
    ])
    func whatIsUnclearIsTold(_ pairs: String) {
        for draft in [read((pairs, []), (Self.first, [])), read((pairs + "\n" + Self.first, []))] {
            #expect(isTold(draft))
            #expect(
                draft.chart.rules.count == 2
                    && draft.chart.rules.allSatisfy { ["Issue ages: 18-75", nil].contains($0.condition) })
        }
    }

    @Test func pairsAboveARepeatedHeaderAreOfTheRowsBelowIt() {
        let draft = read(
            (
                "Issue ages | 50-80\n\(Self.first)\nIssue ages | 18-65\n\(Self.second)", []
            ))
        #expect(
            draft.chart.rules.map(\.condition) == [
                "Issue ages: 50-80", "Issue ages: 50-80", "Issue ages: 18-65", "Issue ages: 18-65",
            ])
        let plans = read(
            (
                "Product | Sunrise Term\nTobacco | No\n\(Self.first)\nProduct | Moon WL\nTobacco | Yes\n\(Self.second)",
                []
            ))
        #expect(
            said(plans) == [
                "Aricept: Sunrise Term Tobacco: No", "Zocor: Sunrise Term Tobacco: No", "Lithium: Moon WL Tobacco: Yes",
                "Plavix: Moon WL Tobacco: Yes",
            ])
    }

    @Test func severalPairsInARowHeadNoColumn() {
        let draft = read(("Lookback | 24 months | Tobacco | Any\n\(Self.first)", []))
        #expect(draft.chart.rules.count == 2 && draft.chart.rules.allSatisfy { $0.use != nil })
        #expect(draft.chart.rules.allSatisfy { $0.lookback.maxMonths == 24 } || isTold(draft))
    }

    @Test func aTimeBesideAFillIsReadAsBefore() {
        let draft = read(("Last fill | 12 months\n\(Self.first)", []))
        #expect(draft.chart.rules.allSatisfy { $0.lookback.maxMonths == 12 })
        let box = read(("Last fill | Within 24 months\nApplicant | Ages 50 to 80", []), (Self.first, []))
        #expect(box.chart.rules.allSatisfy { $0.lookback.maxMonths == 24 && $0.condition != nil } && !isTold(box))
    }

    @Test(arguments: ["Issue ages | 50-80\nPlan | Sunrise Term", "Plan | Sunrise Term\nIssue ages | 50-80"])
    func aPlanAmongThePairs(_ pairs: String) {
        let draft = read((pairs, []), (Self.first, []))
        #expect(said(draft).allSatisfy { $0.hasSuffix(": Sunrise Term Issue ages: 50-80") }, "\(said(draft))")
        #expect(!isTold(draft), "\(draft.findings)")
    }
}
