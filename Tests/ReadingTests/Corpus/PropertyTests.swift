import ChartSchema
import Tables
import Testing

@testable import Reading

/// What says nothing about a limit changes no limit: the order of classes, blank rows and columns, titles, notes, and headers
/// printed again.
@Suite struct PropertyTests {
    /// One thing that may be done to a printed chart.
    enum Change: String, CaseIterable, Sendable {
        case classesShuffled = "classes shuffled"
        case rowsReversed = "heights from the greatest to the least"
        case blankRows = "blank rows"
        case blankColumns = "blank columns"
        case preamble, footnotes
        case headerRepeated = "header repeated in the middle"
        case rowNumbers = "row numbers"
        case all = "several at once"
    }

    @Test(arguments: CorpusTests.names, Change.allCases)
    func nothingChangesUnseen(name: String, change: Change) throws {
        let chart = try SampleChart(example: name)
        guard Rendering.isClassed(chart) else { return }
        var random = SeededOrder(seed: 7)
        let told = chart.withoutMinima()
        for _ in 0..<4 {
            var rows = printed(told)
            for step in change == .all ? Change.allCases.dropLast() : [change] { apply(step, to: &rows, &random) }
            let csv = rows.map { $0.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",") }
                .joined(separator: "\n")
            let document = try TableReader.read(Array(csv.utf8), file: "chart.csv")
            let draft = ChartReader.read(
                document, sha256: "",
                instructions: ReadingInstructions(id: ChartID(carrier: "c", chart: "x", edition: "2026-01-01")))
            let read = Set(
                draft.chart.flatRecords().map {
                    SampleChart.line(
                        $0.height.min ?? 0,
                        SampleChart.Series(label: $0.classLabel, sex: $0.sex, tobacco: $0.tobacco, age: $0.age),
                        SampleChart.Limit(min: $0.weightMin, max: $0.weightMax))
                })
            let problem =
                "\(chart), \(change.rawValue): \(told.lines.symmetricDifference(read).sorted().prefix(4)); \(Set(draft.rules))"
            let isSame = read == told.lines
            #expect(isSame, "\(problem)")
            #expect(draft.ledger.counts.unread == 0, "\(problem)")
        }
    }

    private func printed(_ chart: SampleChart) -> [[String]] {
        [["Height"] + chart.series.map(Rendering.header)]
            + chart.heights.map { inches in
                [Rendering.marks(inches)] + chart.series.map { Rendering.cell(chart.limits[inches]?[$0]?.max) }
            }
    }

    private func apply(_ change: Change, to rows: inout [[String]], _ random: inout SeededOrder) {
        let width = rows.map(\.count).max() ?? 0
        let header = rows.firstIndex { $0.contains("Height") } ?? 0
        switch change {
        case .classesShuffled:
            let order = [0] + Array(1..<width).shuffled(using: &random)
            rows = rows.map { row in row.count == width ? order.map { row[$0] } : row }
        case .rowsReversed: rows = Array(rows[...header]) + rows[(header + 1)...].reversed()
        case .blankRows:
            for _ in 0..<4 {
                let place = Int.random(in: header + 1..<rows.count, using: &random)
                rows.insert(Array(repeating: "", count: width), at: place)
            }
        case .blankColumns:
            let place = Int.random(in: 1...width, using: &random)
            rows = rows.map { $0.count == width ? Array($0[..<place]) + [""] + $0[place...] : $0 }
        case .preamble:
            rows.insert(contentsOf: [["Build chart"], ["For agent use only"], []], at: 0)
        case .footnotes:
            rows += [[], ["* Values are maximum weights in pounds."], ["Form 1234 (01/26)"]]
        case .headerRepeated:
            guard rows.count > header + 12 else { return }
            rows.insert(rows[header], at: Int.random(in: header + 6..<rows.count - 5, using: &random))
        case .rowNumbers:
            var number = 0
            rows = rows.enumerated().map { index, row in
                guard row.count == width, index > header, row.contains(where: { !$0.isEmpty }), !row.contains("Height")
                else { return row.count == width ? [""] + row : row }
                number += 1
                return ["\(number)"] + row
            }
        case .all: break
        }
    }
}

/// Steele, Lea and Flood's SplitMix64: the same order on every machine.
struct SeededOrder: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
