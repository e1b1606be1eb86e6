import ChartSchema
import Diff
import Store
import Testing

/// Which change of a medication chart deserves which number.
@Suite struct MedicationVersionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var version: VersionNumber
        /// What the summary says, and how often.
        var expected: [ChangeSummary.Kind: Int]
        var change: @Sendable (inout MedicationChart) -> Void

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(name: "nothing", version: VersionNumber(1, 0, 0), expected: [:]) { _ in },
        Case(name: "an outcome", version: VersionNumber(1, 1, 0), expected: [.valueChanged: 1]) {
            $0.rules[0].outcome = .refer
        },
        Case(name: "what a condition asks", version: VersionNumber(1, 1, 0), expected: [.valueChanged: 1]) {
            $0.rules[2].tests = [.tobacco(.yes)]
        },
        Case(name: "a rule more", version: VersionNumber(1, 1, 0), expected: [.ruleAdded: 1]) {
            $0.rules.append($0.rules[2])
            $0.rules[3].use = "Hypertension"
        },
        Case(name: "the same rule twice", version: VersionNumber(1, 1, 0), expected: [.valueChanged: 1]) {
            $0.rules.append($0.rules[2])
        },
        Case(name: "a rule less", version: VersionNumber(1, 1, 0), expected: [.ruleRemoved: 1]) {
            $0.rules.removeFirst()
        },
        Case(name: "a window", version: VersionNumber(1, 1, 0), expected: [.valueChanged: 1]) {
            $0.rules[0].lookback.maxMonths = 12
        },
        Case(name: "a product more", version: VersionNumber(1, 1, 0), expected: [.productAdded: 1, .ruleAdded: 3]) {
            $0.products.append("whole-life")
        },
        Case(
            name: "another product", version: VersionNumber(2, 0, 0),
            expected: [.productAdded: 1, .productRemoved: 1, .ruleAdded: 3, .ruleRemoved: 3]
        ) { $0.products = ["whole-life"] },
        Case(name: "the wording", version: VersionNumber(1, 0, 1), expected: [.labelChanged: 1]) {
            $0.rules[0].outcomeLabel = "No Coverage"
        },
        Case(name: "a note", version: VersionNumber(1, 0, 1), expected: [.noteChanged: 2]) {
            $0.notes[0].text = "Exhaustive"
        },
        Case(name: "the order of the rules", version: VersionNumber(1, 0, 1), expected: [.provenanceChanged: 1]) {
            $0.rules.swapAt(0, 2)
        },
        Case(name: "the raw file", version: VersionNumber(1, 0, 1), expected: [.sourceChanged: 1]) {
            $0.source.sha256 = String(repeating: "0c", count: 32)
        },
    ]

    @Test(arguments: cases)
    func everyChangeHasItsNumber(_ this: Case) throws {
        let temporary = try TemporaryStore()
        var chart = SmallCharts.medications()
        _ = try temporary.store.publish(charts: [SmallCharts.ready(chart)])
        this.change(&chart)
        _ = try temporary.store.publish(charts: [SmallCharts.ready(chart)])
        let latest = try #require(try temporary.store.latest())
        #expect(latest.version == this.version)
        guard !this.expected.isEmpty else { return }
        let found = Dictionary(uniqueKeysWithValues: latest.changes.changes.map { ($0.kind, $0.count) })
        #expect(found == this.expected)
        #expect(temporary.store.verify().isSound)
    }

    @Test func aChartThatIsAboutSomethingElseIsAnotherChart() throws {
        let temporary = try TemporaryStore()
        _ = try temporary.store.publish(charts: [SmallCharts.ready(SmallCharts.medications("term"))])
        _ = try temporary.store.publish(charts: [SmallCharts.ready(SmallCharts.chart("term"))])
        let latest = try #require(try temporary.store.latest())
        #expect(latest.version == VersionNumber(2, 0, 0))
        #expect(latest.changes.changes.map(\.kind) == [.chartRemoved, .chartAdded])
        #expect(try temporary.store.chart(latest.charts[0]).kind == .build)
    }
}
