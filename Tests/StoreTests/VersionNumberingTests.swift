import ChartSchema
import Diff
import Store
import Testing

/// Which change deserves which number.
@Suite struct VersionNumberingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        /// What the summary says, and how often.
        var expected: [ChangeSummary.Kind: Int]
        var change: @Sendable (inout BuildChart) -> Void

        init(
            _ name: String, _ expected: [ChangeSummary.Kind: Int],
            _ change: @escaping @Sendable (inout BuildChart) -> Void
        ) {
            self.name = name
            self.expected = expected
            self.change = change
        }

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case("nothing", [:]) { _ in },
        Case("a weight", [.valueChanged: 1]) { $0.rows[1].limits[0].weightMax = 151 },
        Case("a minimum appears", [.valueChanged: 1]) { $0.rows[1].limits[0].weightMin = 90 },
        Case("a weight becomes a BMI", [.valueChanged: 1]) {
            $0.rows[1].limits[0].weightMax = nil
            $0.rows[1].limits[0].bmiMax = 30
        },
        Case("a row more", [.limitAdded: 2]) { $0.rows = SmallCharts.chart(rows: 4).rows },
        Case("a row less", [.limitRemoved: 2]) { $0.rows.removeFirst() },
        Case("a second interval", [.limitAdded: 1]) {
            $0.rows[0].limits.append(BuildLimit(column: 0, weightMin: 170, weightMax: 175))
        },
        Case("a height", [.limitAdded: 2, .limitRemoved: 2]) { $0.rows[0].height = HeightRange(exactly: 59) },
        Case("a class more", [.classAdded: 1]) {
            $0.columns.append(BuildColumn(classLabel: "Table B", rateClass: .table(2)))
            $0.rows[0].limits.append(BuildLimit(column: 2, weightMax: 230))
        },
        Case("a class less", [.classRemoved: 1]) {
            $0.columns.removeLast()
            for row in $0.rows.indices { $0.rows[row].limits.removeLast() }
        },
        Case("a label", [.labelChanged: 1]) { $0.columns[0].classLabel = "Super Duper" },
        Case("a label and a value", [.labelChanged: 1, .valueChanged: 1]) {
            $0.columns[0].classLabel = "Super Duper"
            $0.rows[0].limits[0].weightMax = 149
        },
        Case("what a label means", [.classRemapped: 1]) { $0.columns[0].rateClass = .preferred },
        Case("two labels change places", [.classRemapped: 2, .valueChanged: 6]) {
            $0.columns[0].classLabel = "Regular"
            $0.columns[1].classLabel = "Super"
        },
        Case("a new best class takes the meaning of the old", [.classRemapped: 1, .limitAdded: 1]) {
            $0.columns[0].rateClass = .preferred
            $0.columns.append(BuildColumn(classLabel: "Elite", rateClass: .preferredPlus))
            $0.rows[0].limits.append(BuildLimit(column: 2, weightMax: 140))
        },
        Case("a label loses its meaning", [.classRemapped: 1]) { $0.columns[0].rateClass = nil },
        Case("a class is split by sex", [.limitAdded: 6, .limitRemoved: 3]) {
            $0.columns[0].sex = .female
            var male = $0.columns[0]
            male.sex = .male
            $0.columns.append(male)
            for row in $0.rows.indices {
                $0.rows[row].limits.append(
                    BuildLimit(column: 2, weightMax: $0.rows[row].limits[0].weightMax))
            }
        },
        Case("a product more", [.productAdded: 1]) { $0.products.append("term-20") },
        Case("a product under another name", [.productAdded: 1, .productRemoved: 1]) { $0.products = ["term-30"] },
        Case("the product is said by the columns", [.provenanceChanged: 1]) { chart in
            for column in chart.columns.indices { chart.columns[column].product = "term-10" }
        },
        Case("the columns change places", [.provenanceChanged: 1]) { chart in
            chart.columns.swapAt(0, 1)
            for row in chart.rows.indices {
                for limit in 0..<2 { chart.rows[row].limits[limit].column = 1 - limit }
            }
        },
        Case("the rows change places", [.provenanceChanged: 1]) { $0.rows.reverse() },
        Case("a raw cell", [.provenanceChanged: 1]) { $0.rows[0].limits[0].cells[0].text = "150 " },
        Case("the title", [.titleChanged: 1]) { $0.title = nil },
        Case("a note", [.noteChanged: 2]) { $0.notes[0].text += "." },
        Case("the raw file", [.sourceChanged: 1]) { $0.source.sha256 = String(repeating: "1b", count: 32) },
    ]

    @Test(arguments: cases)
    func aChangeOfOneChart(_ test: Case) throws {
        let temporary = try TemporaryStore()
        var chart = SmallCharts.chart()
        _ = try temporary.store.publish(charts: [SmallCharts.ready(chart)])
        test.change(&chart)
        let outcome = try temporary.store.publish(charts: [SmallCharts.ready(chart)])
        guard case .published(let manifest) = outcome else {
            #expect(test.expected.isEmpty)
            return
        }
        let counts = manifest.changes.changes.map { ($0.kind, $0.count) }
        #expect(Dictionary(uniqueKeysWithValues: counts) == test.expected)
        let level = try #require(test.expected.keys.map(\.level).max())
        #expect(manifest.changes.level == level)
        #expect(manifest.version == VersionNumber.first.next(level))
    }

    @Test func chartsComeAndGo() throws {
        let temporary = try TemporaryStore()
        let charts = ["a", "b"].map { SmallCharts.ready(SmallCharts.chart($0)) }
        _ = try temporary.store.publish(charts: [charts[0]])
        _ = try temporary.store.publish(charts: charts)
        #expect(try temporary.store.latest()?.version == VersionNumber(1, 1, 0))
        _ = try temporary.store.publish(charts: [charts[1]])
        #expect(try temporary.store.latest()?.version == VersionNumber(2, 0, 0))
    }

    @Test func findingsAndCountsAreAPatch() throws {
        let temporary = try TemporaryStore()
        var chart = SmallCharts.ready(SmallCharts.chart(), findings: [SmallCharts.finding(1)])
        _ = try temporary.store.publish(charts: [chart])
        chart.findings = [SmallCharts.finding(2), SmallCharts.finding(1)]
        chart.cells.ignored += 1
        _ = try temporary.store.publish(charts: [chart])
        let manifest = try #require(try temporary.store.latest())
        #expect(manifest.version == VersionNumber(1, 0, 1))
        #expect(manifest.changes.changes.map(\.kind) == [.findingChanged, .countChanged])
        #expect(manifest.charts[0].findings.map(\.location.row) == [1, 2])
    }

    @Test func aLetterComposedInAnotherWayIsAPatch() throws {
        let temporary = try TemporaryStore()
        var chart = SmallCharts.chart()
        chart.title = "Sp\u{e9}cial"
        _ = try temporary.store.publish(charts: [SmallCharts.ready(chart)])
        chart.title = "Spe\u{301}cial"
        _ = try temporary.store.publish(charts: [SmallCharts.ready(chart)])
        let manifest = try #require(try temporary.store.latest())
        #expect(manifest.changes.changes.map(\.kind) == [.provenanceChanged])
        #expect(try temporary.store.chartBytes(manifest.charts[0]) == chart.canonicalJSON())
    }

    @Test func aMeaningForALabelIsMinor() throws {
        let temporary = try TemporaryStore()
        var chart = SmallCharts.chart()
        chart.columns[0].rateClass = nil
        _ = try temporary.store.publish(charts: [SmallCharts.ready(chart)])
        _ = try temporary.store.publish(charts: [SmallCharts.ready(SmallCharts.chart())])
        #expect(try temporary.store.latest()?.changes.changes.map(\.kind) == [.classMapped])
        #expect(try temporary.store.latest()?.version == VersionNumber(1, 1, 0))
    }
}
