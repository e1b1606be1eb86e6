import ChartSchema
import Tables
import Testing

@testable import Reading

@Suite struct LayoutDriftTests {
    private func layout(_ text: String) -> LayoutSignature { draft(.written(text)).layout }
    private let pinned = "Height | Preferred | Standard\n5'0\" | 150 | 180\n5'1\" | 155 | 186"

    @Test func aLayoutSaysEveryColumn() {
        #expect(
            layout(pinned).tables == [
                LayoutSignature.TableSignature(
                    rows: "heights", direction: "down",
                    columns: [
                        "Height: heights as feet-and-inches", "Preferred: weight, of Preferred",
                        "Standard: weight, of Standard",
                    ])
            ])
    }

    /// More heights and other figures are a new edition, not a new layout.
    @Test func rowsMayComeAndGo() {
        let later = layout("Height | Preferred | Standard\n5'0\" | 151 | 181\n5'1\" | 156 | 187\n5'2\" | 160 | 192")
        #expect(LayoutDrift(pinned: layout(pinned), found: later) == nil)
    }

    @Test(arguments: [
        "Height | Standard | Preferred\n5'0\" | 180 | 150\n5'1\" | 186 | 155",
        "Height | Preferred | Select | Standard\n5'0\" | 150 | 165 | 180\n5'1\" | 155 | 170 | 186",
        "Height | Preferred\n5'0\" | 150\n5'1\" | 155",
        "Height | Preferred (kg) | Standard (kg)\n5'0\" | 68 | 82\n5'1\" | 70 | 84",
        "Height | Preferred | Standard\n60 | 150 | 180\n61 | 155 | 186\n62 | 160 | 190",
        "Height | 5'0\" | 5'1\" | 5'2\"\nPreferred | 150 | 155 | 160\nStandard | 180 | 186 | 190",
    ])
    func anythingElseIsDrift(text: String) throws {
        let drift = try #require(LayoutDrift(pinned: layout(pinned), found: layout(text)))
        let finding = drift.finding(file: "raw/x.csv", chart: ChartID(carrier: "c", chart: "x", edition: "2026-01-01"))
        #expect(finding.severity == .error && finding.rule == "layout.drift")
        #expect(!drift.changes.isEmpty)
    }
}
