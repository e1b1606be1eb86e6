import ChartSchema
import Results
import Testing

@Suite struct RunNewsTests {
    private func finding(_ text: String, _ severity: Finding.Severity = .warning, isOpen: Bool = true) -> Finding {
        Finding(
            rule: "a.b", severity: severity, message: text,
            location: .init(file: "raw/x.csv", table: 0, row: 1, column: 1, text: text),
            acceptance: isOpen ? nil : .init(reason: "printed so", who: "R. Reader", date: "2026-02-01", until: nil))
    }

    private func compared(_ published: [Finding], _ found: [Finding]) -> RunNews.Chart {
        var chart = RunNews.Chart(id: "acme/build/2024-05-01", state: .unchanged)
        chart.compare(published: published, found: found)
        return chart
    }

    @Test func aFindingThatIsPublishedIsNoNews() {
        let chart = compared([finding("1"), finding("2")], [finding("1"), finding("3")])
        #expect(chart.came == [finding("3")] && chart.gone == [finding("2")])
    }

    @Test func aFindingThatIsJudgedOtherwiseIsNews() {
        #expect(compared([finding("1")], [finding("1", .error)]).came == [finding("1", .error)])
        #expect(compared([finding("1", isOpen: false)], [finding("1")]).came == [finding("1")])
        let accepted = compared([finding("1")], [finding("1", isOpen: false)])
        #expect(accepted.came.isEmpty && accepted.gone.isEmpty)
    }
}
