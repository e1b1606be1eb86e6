import ChartSchema
import Testing

/// A fingerprint names a place and its values: accepted findings hang on it for years.
@Suite struct FingerprintTests {
    static let finding = Finding(
        rule: "build.value.off-curve", severity: .warning, message: "The maximum at 5'1\" is 164.", help: "Compare.",
        chart: "allianz/build/2026-01-01",
        location: Finding.Location(file: "raw/allianz/build.html", table: 0, row: 6, column: 3, line: 14, text: "164"),
        context: ["value": "164", "expected": "161", "misprint": "one digit changed"])

    /// Written down: a program that gives another name to this finding loses every acceptance there is.
    @Test func itIsWhatItAlwaysWas() {
        #expect(Self.finding.fingerprint == "47ffff4cfef1d722")
    }

    static let same: [(what: String, change: @Sendable (inout Finding) -> Void)] = [
        ("the message", { $0.message = "Another sentence." }),
        ("the help", { $0.help = nil }),
        ("the severity", { $0.severity = .error }),
        ("policy", { $0.policy = ReviewedChart.finding.policy }),
        ("acceptance", { $0.acceptance = ReviewedChart.finding.acceptance }),
        ("the line", { $0.location.place = .line(15) }),
        ("the folder", { $0.location.file = "raw/allianz/2026-01-01/build.html" }),
        ("what is expected", { $0.context["expected"] = "162" }),
        ("the name of the misprint", { $0.context["misprint"] = nil }),
    ]

    @Test(arguments: same.indices)
    func wordingDoesNotCount(_ index: Int) {
        var other = Self.finding
        Self.same[index].change(&other)
        #expect(other.fingerprint == Self.finding.fingerprint, "\(Self.same[index].what)")
    }

    static let different: [(what: String, change: @Sendable (inout Finding) -> Void)] = [
        ("the rule", { $0.rule = "build.value.missing" }),
        ("the chart", { $0.chart = "allianz/build/2027-01-01" }),
        ("the file", { $0.location.file = "raw/allianz/build.csv" }),
        ("the table", { $0.location.table = 1 }),
        ("the row", { $0.location.row = 7 }),
        ("the column", { $0.location.column = nil }),
        ("the raw text", { $0.location.text = "165" }),
        ("a value", { $0.context["value"] = "165" }),
    ]

    @Test(arguments: different.indices)
    func placeAndValuesCount(_ index: Int) {
        var other = Self.finding
        Self.different[index].change(&other)
        #expect(other.fingerprint != Self.finding.fingerprint, "\(Self.different[index].what)")
    }
}
