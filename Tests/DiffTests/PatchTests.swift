import ChartSchema
import Testing

@testable import Diff

/// A patch makes the new state of the old one, backwards too, and is empty between equals.
@Suite struct PatchTests {
    /// A generator of numbers that gives the same ones every time.
    struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            var mixed = state
            mixed = (mixed ^ (mixed >> 33)) &* 0xff51_afd7_ed55_8ccd
            return mixed ^ (mixed >> 33)
        }
    }

    /// A chart with some of its parts changed by chance.
    static func changed(_ chart: BuildChart, _ numbers: inout Numbers) -> BuildChart {
        var chart = chart
        for _ in 0..<Int.random(in: 0...6, using: &numbers) {
            let row = Int.random(in: 0..<max(chart.rows.count, 1), using: &numbers)
            let column = Int.random(in: 0..<chart.columns.count, using: &numbers)
            switch Int.random(in: 0..<11, using: &numbers) {
            case 0: chart.rows[row].limits.first.map { _ in chart.rows[row].limits[0].weightMax = 111 }
            case 1 where chart.rows.count > 2: chart.rows.remove(at: row)
            case 2: chart.columns[column].classLabel = "Label \(Int.random(in: 0..<4, using: &numbers))"
            case 3: chart.columns[column].rateClass = RateClass.allCases.randomElement(using: &numbers)
            case 4: chart.columns[column].sex = Sex.allCases.randomElement(using: &numbers)!
            case 5: chart.products = ["a", "b", "c"].shuffled(using: &numbers).prefix(2).map(\.self)
            case 6: chart.rows[row].limits.append(BuildLimit(column: column, weightMin: 300, weightMax: 310))
            case 7: chart.title = ["Build", "Other", nil].randomElement(using: &numbers)!
            case 8: chart.notes.append(ChartNote(kind: .footnote, text: "note \(row)", table: nil, line: row))
            case 9: chart.rows.append(chart.rows[row])
            default: chart.source.sha256 = String(repeating: "\(row % 10)", count: 64)
            }
        }
        return chart
    }

    @Test(arguments: 0..<500)
    func aPatchAppliedGivesTheOtherChart(_ seed: Int) {
        var numbers = Numbers(state: UInt64(seed) &* 7_919 &+ 1)
        let base = DiffCharts.chart(DiffCharts.two + [("Table B", .table(2))], rows: 4)
        let a = KeyedChart(Self.changed(base, &numbers))
        let b = KeyedChart(Self.changed(base, &numbers))
        let patch = BuildChartPatch(from: a, to: b)
        #expect(a.applying(patch) == b)
        #expect(b.applying(patch.reversed) == a)
        #expect(patch.isEmpty == (a == b))
        #expect(BuildChartPatch(from: a, to: a).isEmpty)
        let back = BuildChartPatch(from: b, to: a)
        #expect(Set(back.columns) == Set(patch.reversed.columns))
        #expect(back.productsAdded == patch.productsRemoved && back.titles == patch.reversed.titles)
    }

    @Test(arguments: 0..<300)
    func aPatchOfRulesAppliedGivesTheOtherRules(_ seed: Int) {
        var numbers = Numbers(state: UInt64(seed) &* 104_729 &+ 3)
        func chart() -> KeyedRules {
            let rules = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in
                DiffCharts.rule(
                    ["Ramipril", "Warfarin", "Insulin"].randomElement(using: &numbers)!,
                    ["CHF", nil].randomElement(using: &numbers)!,
                    [MedicationOutcome.decline, .modified].randomElement(using: &numbers)!, "x",
                    months: [nil, 24, 36].randomElement(using: &numbers)!)
            }
            return KeyedRules(DiffCharts.medications(rules))
        }
        let (a, b) = (chart(), chart())
        let patch = MedicationChartPatch(from: a, to: b)
        #expect(a.applying(patch) == b)
        #expect(b.applying(patch.reversed) == a)
        #expect(patch.isEmpty == (a == b))
        #expect(MedicationChartPatch(from: b, to: a) == patch.reversed)
    }

    @Test func aPlaceThatStandsTwiceIsNotMatched() throws {
        var a = DiffCharts.chart(DiffCharts.two, rows: 3)
        a.rows.append(a.rows[1])
        var b = a
        b.rows[3].limits[0].weightMax = 999
        let patch = BuildChartPatch(from: KeyedChart(a), to: KeyedChart(b))
        #expect(patch.columns.count == 1)
        #expect(patch.columns[0].cells.map(\.isAmbiguous) == [true])
        let told = BuildStatements(patch, from: KeyedChart(a), to: KeyedChart(b), hasCurves: false)
        #expect(told.statements.map(\.kind) == [.duplicateKeys])
        #expect(told.cells[0].direction == nil)
    }
}
