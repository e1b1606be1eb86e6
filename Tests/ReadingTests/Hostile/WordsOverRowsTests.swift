import ChartSchema
import Tables
import Testing

@testable import Reading

/// Long tables, in which rows name the limits: what stands over their columns and beside their names is in no record, and so is read for what
/// it says or told of.
@Suite struct WordsOverRowsTests {
    private let instructions = ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!)

    private func read(_ rows: [[String]]) throws -> DraftChart {
        let text = rows.map { row in
            row.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",") + "\n"
        }.joined()
        return ChartReader.read(
            try TableReader.read(Array(text.utf8), file: "chart.csv"), sha256: "", instructions: instructions)
    }

    /// - Parameters:
    ///   - names: Headers that stand in place of the usual ones.
    ///   - cells: Cells of the second row that stand in place of the usual ones.
    private func long(_ names: [String: String] = [:], cells: [String: String] = [:]) throws -> DraftChart {
        let header = ["Class", "Sex", "Tobacco", "Height", "Min Weight (lb)", "Max Weight (lb)"]
        var rows = [
            ["Preferred", "Male", "No", "5'6\"", "110", "182"], ["Preferred", "Male", "No", "5'8\"", "116", "192"],
            ["Preferred", "Female", "No", "5'6\"", "104", "176"], ["Preferred", "Female", "No", "5'8\"", "110", "186"],
            ["Standard", "Male", "No", "5'6\"", "105", "202"], ["Standard", "Male", "No", "5'8\"", "111", "214"],
        ]
        for (name, cell) in cells { rows[1][header.firstIndex(of: name)!] = cell }
        return try read([header.map { names[$0] ?? $0 }] + rows)
    }

    private func isTold(_ findings: [Finding]) -> Bool { findings.contains { $0.severity >= .warning } }

    @Test(arguments: [
        "Decline At", "Not accepted at", "Next class at (lb)", "Max Weight (with shoes)", "Max Weight (stone)",
        "Max Weight less 10", "Max Weight - draft", "Max weight (women)", "Max Weight T", "Max Weight $250K+", "Cutoff",
    ])
    func wordsOverFiguresAreTold(_ name: String) throws {
        #expect(isTold(try long(["Max Weight (lb)": name]).findings))
    }

    @Test(arguments: [
        "Maximum", "Max Weight Allowed", "Maximum Allowable Weight (lbs)", "Upper Limit", "max_weight_lb", "WGT_MAX",
        "Weight Limit (Upper)", "Maximum Weight by Height", "Weight to",
    ])
    func whatFiguresAreIsNotTold(_ name: String) throws {
        #expect(!isTold(try long(["Max Weight (lb)": name]).findings))
    }

    @Test(arguments: [
        "Not eligible for", "Declined for", "Next Class", "Excluded Class", "Class 60+", "Lowest Class",
        "Class not available",
    ])
    func wordsOverClassesAreTold(_ name: String) throws {
        #expect(isTold(try long(["Class": name]).findings))
    }

    @Test(arguments: [
        "Rate Class", "Best Class Available", "UW_CLASS_CD", "Risk Category", "Premium Class", "CLASS_NM",
    ])
    func whatClassesAreIsNotTold(_ name: String) throws {
        #expect(!isTold(try long(["Class": name]).findings))
    }

    @Test(arguments: ["Height over", "Height below", "Max Height", "Height up to", "Height to"])
    func boundsOfHeightsAreTold(_ name: String) throws {
        #expect(isTold(try long(["Height": name]).findings))
    }

    @Test(arguments: [
        "Male F", "Male (F)", "Male (draft)", "Male no exam", "Male spouse", "Male nonsmoker", "Male?", "D Male",
    ])
    func wordsBesideSexesAreTold(_ cell: String) throws {
        #expect(isTold(try long(cells: ["Sex": cell]).findings))
    }

    @Test(arguments: ["Males", "M", "Male only", "Male applicant", "Male*"])
    func wordsForSexesAreNotTold(_ cell: String) throws {
        let draft = try long(cells: ["Sex": cell])
        #expect(!isTold(draft.findings))
        #expect(Set(draft.chart.columns.map(\.sex)) == [.male, .female])
    }

    @Test(arguments: ["Non-smoker", "NS", "NT", "Tobacco free", "N"])
    func everyCellOfTobaccoIsReadForItself(_ cell: String) throws {
        let draft = try long(cells: ["Tobacco": cell])
        #expect(draft.chart.columns.allSatisfy { $0.tobacco == .no })
        #expect(!isTold(draft.findings))
        let first = try read([
            ["Class", "Tobacco", "Height", "Max Weight (lb)"], ["Preferred", cell, "5'6\"", "182"],
            ["Preferred", "No", "5'8\"", "192"], ["Standard", "Yes", "5'6\"", "190"],
            ["Standard", "Yes", "5'8\"", "200"],
        ])
        #expect(first.chart.columns.map(\.tobacco) == [.no, .yes])
    }

    /// "Includes smokers" over limits for others alone.
    @Test func whoIsAddedAndHasNoLimitsIsTold() throws {
        let draft = try read([
            ["Includes smokers", "", "", ""], ["Class", "Tobacco", "Height", "Max Weight (lb)"],
            ["Preferred", "No", "5'6\"", "182"], ["Preferred", "No", "5'8\"", "192"],
        ])
        #expect(draft.chart.columns.allSatisfy { $0.tobacco == .no })
        #expect(isTold(draft.findings))
    }

    @Test(arguments: [
        ("BMI over", "BMI ≤"), ("Min BMI", "BMI <"), ("BMI ≥", "Max BMI"), ("BMI at least", "BMI under"),
        ("BMI from", "BMI to"),
    ])
    func bothEndsOfBMIsAreOneLimit(_ low: String, _ high: String) throws {
        let draft = try read([["Class", low, high], ["Preferred", "17", "31"], ["Standard", "16", "35"]])
        let limits = draft.chart.rows.flatMap(\.limits)
        #expect(limits.count == 2)
        #expect(limits.allSatisfy { $0.bmiMin != nil && $0.bmiMax != nil })
    }

    @Test(arguments: ["Preferred Ht", "Preferred Height", "Preferred cm", "Preferred Height & Weight"])
    func aClassIsNoSecondHeight(_ name: String) throws {
        let draft = try read([
            ["Height", "Preferred Plus", name, "Standard"], ["5'4\"", "155", "172", "190"],
            ["5'5\"", "160", "177", "196"], ["5'6\"", "165", "182", "202"], ["5'7\"", "170", "187", "208"],
        ])
        #expect(draft.chart.rows.map(\.height.min) == [64, 65, 66, 67])
        let hasAll = draft.chart.rows.allSatisfy { $0.limits.count == 3 }
        #expect(hasAll || draft.findings.contains { $0.severity == .error })
    }
}
