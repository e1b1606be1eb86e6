import Testing

@testable import Reading

/// Amounts and blood pressures beside limits are their condition, of the row or of a class, and told of where nobody can say of which.
@Suite struct ConditionColumnTests {
    private func conditions(_ text: String) -> [String: String] {
        draft(.written(text)).chart.columns.reduce(into: [:]) { $0[$1.classLabel ?? "none"] = $1.condition }
    }

    private func isTold(_ text: String) -> Bool { draft(.written(text)).findings.contains { $0.severity >= .warning } }

    @Test(arguments: [
        "Minimum Face Amount | $250,000", "Face Amounts | Up to $500,000", "Blood Pressure | 135/85",
        "Max Face Amount | $500,000", "Maximum face amount | $500,000", "Max Face | $500,000",
        "Capital assuré | 250 000 $",
    ])
    func leftOfClasses(_ pair: String) {
        let parts = pair.split(separator: " | ")
        let table =
            "Height | \(parts[0]) | Preferred | Standard\n5'0\" | \(parts[1]) | 149 | 174\n5'1\" | \(parts[1]) | 153 | 180"
        let said = "\(parts[0]): \(parts[1])"
        #expect(conditions(table) == ["Preferred": said, "Standard": said])
        #expect(!isTold(table))
    }

    @Test(arguments: [
        "Height | Face Amount | Preferred | Face Amount | Standard\n5'0\" | $250,000+ | 149 | $25,000+ | 174\n5'1\" | $250,000+ | 153 | $25,000+ | 180",
        "Height | Preferred | Face Amount | Standard | Face Amount\n5'0\" | 149 | $250,000+ | 174 | $25,000+\n5'1\" | 153 | $250,000+ | 180 | $25,000+",
        " | Preferred | << | Standard | <<\nHeight | Face Amount | Max | Face Amount | Max\n5'0\" | $250,000+ | 149 | $25,000+ | 174\n5'1\" | $250,000+ | 153 | $25,000+ | 180",
    ])
    func onceForEachClass(_ table: String) {
        #expect(conditions(table) == ["Preferred": "Face Amount: $250,000+", "Standard": "Face Amount: $25,000+"])
        #expect(!isTold(table))
    }

    @Test func theSameForEachClassIsSaidOnce() {
        let table =
            "Height | Face Amount | Preferred | Face Amount | Standard\n5'0\" | $25,000+ | 149 | $25,000+ | 174\n5'1\" | $25,000+ | 153 | $25,000+ | 180"
        #expect(conditions(table) == ["Preferred": "Face Amount: $25,000+", "Standard": "Face Amount: $25,000+"])
    }

    @Test func behindAMinimumThatAllShare() {
        let table =
            "Height | Minimum | Face Amount | Preferred | Standard\n5'0\" | 90 | $25,000+ | 149 | 174\n5'1\" | 92 | $25,000+ | 153 | 180"
        #expect(conditions(table) == ["Preferred": "Face Amount: $25,000+", "Standard": "Face Amount: $25,000+"])
    }

    @Test func ofOneHeadAlone() {
        let table =
            " | Preferred | << | Standard\nHeight | Face Amount | Max | Max\n5'0\" | $250,000+ | 149 | 174\n5'1\" | $250,000+ | 153 | 180"
        #expect(conditions(table) == ["Preferred": "Face Amount: $250,000+"])
    }

    @Test func ofTheOnlyLimit() {
        let table = "Height | Max Weight | Face Amount\n5'0\" | 149 | $250,000+\n5'1\" | 153 | $250,000+"
        #expect(conditions(table) == ["none": "Face Amount: $250,000+"])
    }

    /// Of one class or of both.
    @Test(arguments: [
        "Height | Preferred | Face Amount | Standard\n5'0\" | 149 | $250,000+ | 174\n5'1\" | 153 | $250,000+ | 180",
        "Height | Preferred | Standard | Blood Pressure\n5'0\" | 149 | 174 | 135/85\n5'1\" | 153 | 180 | 135/85",
        "Height | Face Amount | Preferred | Standard\n5'0\" | $250,000+ | 149 | 174\n5'1\" | | 153 | 180",
    ])
    func whatMayBeOfSomeIsTold(_ table: String) {
        #expect(conditions(table).isEmpty)
        #expect(isTold(table))
    }

    @Test func premiumsAreNone() {
        let table =
            "Height | Monthly premium | Preferred | Standard\n5'0\" | $25.10 | 149 | 174\n5'1\" | $25.10 | 153 | 180"
        #expect(conditions(table).isEmpty)
        #expect(!isTold(table))
    }
}
