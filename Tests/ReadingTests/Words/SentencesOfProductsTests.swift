import ChartSchema
import Tables
import Testing

@testable import Reading

/// Sentences around limits that name their product, and say for whom it is.
@Suite struct SentencesOfProductsTests {
    private func read(_ title: String, _ note: String? = nil) -> DraftChart {
        let rows = (0...3).map { "5'\($0)\" | \(140 + $0) | \(160 + $0)" }
        let lines = [title, "Height | Preferred | Standard"] + rows + [note].compactMap(\.self)
        return draft(.written(lines.joined(separator: "\n")))
    }

    private func isTold(_ draft: DraftChart) -> Bool { draft.findings.contains { $0.severity >= .warning } }

    @Test(arguments: [
        "Applies to Pathway Term 20 only.", "Use this chart with Pathway Term 20 only.",
        "This chart applies to Pathway Term 20.", "This chart is for Pathway Term 20.",
        "For applicants for Pathway Term 20 only.",
    ])
    func theProductOfAllLimits(_ line: String) {
        let draft = read(line)
        #expect(
            draft.chart.columns.allSatisfy { $0.product == "Pathway Term 20" } && !isTold(draft), "\(draft.findings)")
    }

    @Test(arguments: [
        "Not for use with Pathway Term 20.", "Applies to Pathway Term 20 in New York only.",
        "For use by Pathway Life agents only.", "Applies to Pathway Term products only.",
        "Applies to Pathway Term 20 if fully underwritten.", "Formerly used for Pathway Term 20.",
        "Rarely used for Pathway Term 20.", "For spouse use with Pathway Term 20.",
        "For rider use with Pathway Term 20.",
        "Most applications use this chart for Pathway Term 20.",
    ])
    func whatSaysMoreIsToldOf(_ line: String) {
        let draft = read(line)
        #expect(isTold(draft), "\(draft.chart.columns.map(\.product))")
    }

    @Test func whatIsUsedMustBeTheChart() {
        #expect(read("Use height and weight with Pathway Term 20.").chart.columns.allSatisfy { $0.product == nil })
    }

    @Test func capitalsChangeNothing() {
        #expect(ProductSentence.products(ofChart: "For Use With Final Expense Products Only") == ["Final Expense"])
        #expect(ProductSentence.products(ofChart: "This list is used for Bridgeway Term Only.") == ["Bridgeway Term"])
        #expect(ProductSentence("This Chart Is For Bridgeway Term Only.")?.product == "Bridgeway Term")
    }

    private func read(above line: String, sheets: (String?, String?)) -> DraftChart {
        let rows = (0...3).map { "5'\($0)\" | \(140 + $0) | \(160 + $0)" }
        var (before, chart) = (
            Table.written(line),
            Table.written((["Height | Preferred | Standard"] + rows).joined(separator: "\n"), index: 1)
        )
        (before.name, chart.name) = sheets
        return draft(before, chart)
    }

    @Test(arguments: [
        ("Revised 3/1/2026", true), ("3/1/2026", true), ("Form BB-1234 (3/26)", true), ("800-555-1212", false),
        ("555-1212", false), ("2026", false),
    ])
    func aTitleBesideADate(_ date: String, _ isTitle: Bool) {
        let draft = read(above: "\(date) | Pathway Term 20", sheets: (nil, nil))
        #expect(draft.chart.columns.allSatisfy { $0.product == (isTitle ? "Pathway Term 20" : nil) })
    }

    @Test func aSheetOfChangesNamesNoProduct() {
        let draft = read(above: "3/1/2026 | Pathway Term 20", sheets: ("Change log", "Build"))
        #expect(draft.chart.columns.allSatisfy { $0.product == nil })
        let cover = read(above: "Form 22 | Pathway Term 20", sheets: ("Cover", "Build"))
        #expect(cover.chart.columns.allSatisfy { $0.product == "Pathway Term 20" })
    }

    @Test func whomTheProductIsFor() {
        let aged = read("Pathway Term 20 Build Chart", "Pathway Term 20: not available over age 65")
        #expect(aged.chart.columns.allSatisfy { $0.age == AgeRange(max: 65) } && !isTold(aged), "\(aged.findings)")
        let smoking = read("Pathway Term 20 Build Chart", "Pathway Term 20 is for nonsmokers only.")
        #expect(smoking.chart.columns.allSatisfy { $0.tobacco == .no } && !isTold(smoking), "\(smoking.findings)")
        let other = read("Pathway Term 20 Build Chart", "Pathway Term 30: not available over age 55")
        #expect(other.chart.columns.allSatisfy { $0.age == .any } && isTold(other))
    }

    @Test(arguments: ["Redwood Term (non-tobacco only)", "Redwood Term - non-tobacco only"])
    func aTitleWithPeopleBehindItsName(_ title: String) {
        let draft = read(title)
        #expect(draft.chart.columns.allSatisfy { $0.product == "Redwood Term" && $0.tobacco == .no })
        #expect(!isTold(draft), "\(draft.findings)")
    }

    @Test func ofSeveralNamesNobodyKnowsWhichTheGroupIsOf() {
        #expect(isTold(read("Preferred and Standard (non-tobacco only)")))
        #expect(isTold(read("Redwood Term, Pathway Term (non-tobacco only)")))
    }
}
