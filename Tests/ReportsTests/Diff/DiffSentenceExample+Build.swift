import ChartSchema
import Diff

extension DiffSentenceExample {
    private static let twoProducts = SampleState.build { $0.products = ["term", "whole"] }

    /// Products, and the columns of build charts.
    static let columns: [DiffSentenceExample] = [
        DiffSentenceExample(.productAdded, from: .build, to: twoProducts, "now for whole"),
        DiffSentenceExample(.productRemoved, from: twoProducts, to: .build, "no longer for whole"),
        DiffSentenceExample(
            .zonesSplit, from: .zones(["A", "B"], [100, 150, 200]),
            to: .zones(["A1", "A2", "B"], [100, 125, 150, 200]),
            "A split into 2 zones: A1, A2"),
        DiffSentenceExample(
            .zonesMerged, from: .zones(["A1", "A2", "B"], [100, 125, 150, 200]),
            to: .zones(["A", "B"], [100, 150, 200]),
            "A1, A2 merged into A"),
        DiffSentenceExample(
            .classAdded, from: .build { $0.removeStandard() }, to: .build, "new class Standard"),
        DiffSentenceExample(
            .classAdded, from: .build, to: .build { $0.addTables(2) }, "new classes Table 1, Table 2"),
        DiffSentenceExample(
            .classRemoved, from: .build, to: .build { $0.removeStandard() }, "class removed: Standard"),
        DiffSentenceExample(
            .classRemoved, from: .build { $0.addTables(7) }, to: .build,
            "classes removed: Table 1, Table 2, Table 3, Table 4, Table 5 and 2 more"),
        DiffSentenceExample(
            .classRenamed, from: .build, to: .build { $0.columns[1].classLabel = "Select" }, "Standard renamed Select"),
        DiffSentenceExample(
            .classRenamed, from: .build, to: .build { $0.columns[1].classLabel = nil },
            "Standard renamed without a label"),
        DiffSentenceExample(
            .conditionChanged, from: .build, to: .build { $0.columns[0].condition = "no history of cancer" },
            "Preferred now only if: “no history of cancer”"),
        DiffSentenceExample(
            .conditionChanged, from: .build { $0.columns[0].condition = "no history of cancer" }, to: .build,
            "Preferred no longer only if: “no history of cancer”"),
        DiffSentenceExample(
            .conditionChanged, from: .build { $0.columns[0].condition = "not in NY" },
            to: .build { $0.columns[0].condition = "not in NY or FL" },
            "Preferred only if: “not in NY” → “not in NY or FL”"),
        DiffSentenceExample(
            .classMapped, from: .build { $0.columns[1].rateClass = nil }, to: .build, "Standard now means standard"),
        DiffSentenceExample(
            .classRemapped, from: .build, to: .build { $0.columns[0].rateClass = .preferredPlus },
            "Preferred means preferred-plus, meant preferred"),
    ]

    /// Limits of build charts, and the places where they are.
    static let figures: [DiffSentenceExample] = [
        DiffSentenceExample(
            .moved, from: .build, to: .build { $0.rows[0].limits[0].weightMax = 176 },
            "Preferred, 5'10\": maximum 180 → 176 lb"),
        DiffSentenceExample(
            .moved, from: .build, to: .build { $0.move(columns: [0], rows: 0..<3) { _ in 2 } },
            "Preferred: whole column, maximum +2 lb (3 heights)"),
        DiffSentenceExample(
            .moved, from: .build, to: .build { $0.move(columns: [0, 1], rows: 1..<3) { -4 - $0 } },
            "every class, 5'11\"–6'0\": maximum −5 to −6 lb (2 of 3 heights)"),
        DiffSentenceExample(
            .moved, from: .build { $0.columns[1].sex = .female },
            to: .build {
                $0.columns[1].sex = .female
                $0.move(columns: [1], rows: 2..<3) { _ in 5 }
            }, "Standard (female), 6'0\": maximum 220 → 225 lb"),
        DiffSentenceExample(
            .moved, from: .build { $0.makeJuvenile(18) }, to: .build { $0.makeJuvenile(19) },
            "limits (tobacco), age 2–14: BMI maximum 18 → 19"),
        DiffSentenceExample(
            .endAdded, from: .build, to: .build { $0.rows[0].limits[0].weightMin = 120 },
            "Preferred, 5'10\": minimum now printed (120) (1 height)"),
        DiffSentenceExample(
            .endRemoved, from: .build { for row in 0..<3 { $0.rows[row].limits[0].weightMin = 120 } }, to: .build,
            "Preferred, 5'10\"–6'0\": minimum no longer printed (3 heights)"),
        DiffSentenceExample(
            .intervalsChanged, from: .build,
            to: .build { $0.rows[1].limits.append(BuildLimit(column: 0, weightMin: 200, weightMax: 205)) },
            "Preferred, 5'11\": other zones (1 height)"),
        DiffSentenceExample(
            .heightsLost, from: .build, to: .build { $0.rows.removeLast() },
            "6'0\" (1 height) no longer covered: every class"),
        DiffSentenceExample(
            .heightsAdded, from: .build { $0.rows.removeFirst(2) }, to: .build,
            "5'10\"–5'11\" (2 of 3 heights) now covered: every class"),
        DiffSentenceExample(
            .duplicateKeys, from: .build,
            to: .build { $0.rows.append(BuildRow(height: $0.rows[0].height, limits: [$0.rows[1].limits[0]])) },
            "Preferred, 5'10\": stands twice, so that its limits cannot be compared"),
    ]
}

extension BuildChart {
    fileprivate mutating func removeStandard() {
        columns.removeLast()
        for row in rows.indices { rows[row].limits.removeLast() }
    }

    /// Columns `Table 1`, `Table 2` and so on.
    fileprivate mutating func addTables(_ count: Int) {
        for number in 1...count {
            columns.append(BuildColumn(classLabel: "Table \(number)", rateClass: .table(number)))
            for row in rows.indices {
                rows[row].limits.append(
                    BuildLimit(column: columns.count - 1, weightMax: Figure(230 + 10 * number + 5 * row)))
            }
        }
    }

    /// - Parameter distance: By how many pounds the limits of a row move.
    fileprivate mutating func move(columns: [Int], rows: Range<Int>, by distance: (Int) -> Int) {
        for row in rows {
            for column in columns {
                self.rows[row].limits[column].weightMax = Figure(180 + 30 * column + 5 * row + distance(row))
            }
        }
    }

    /// Nothing but a BMI for ages.
    fileprivate mutating func makeJuvenile(_ index: Int) {
        columns = [BuildColumn(tobacco: .yes)]
        rows = [
            BuildRow(
                height: .any, age: AgeRange(min: 2, max: 14), limits: [BuildLimit(column: 0, bmiMax: Figure(index))])
        ]
    }
}
