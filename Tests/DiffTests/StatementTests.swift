import ChartSchema
import Testing

@testable import Diff

/// A change is said in the fewest statements, with what it means for applicants.
@Suite struct StatementTests {
    static func told(_ a: BuildChart, _ b: BuildChart) -> BuildStatements {
        let (old, new) = (KeyedChart(a), KeyedChart(b))
        return BuildStatements(BuildChartPatch(from: old, to: new), from: old, to: new, hasCurves: true)
    }

    @Test func aWholeColumnThatMovedIsOneStatement() throws {
        let a = DiffCharts.chart(DiffCharts.two)
        let b = DiffCharts.chart(DiffCharts.two) { row, column in 130 + 5 * row + 20 * column + (column == 0 ? 2 : 0) }
        let told = Self.told(a, b)
        let statement = try #require(told.statements.first)
        #expect(told.statements.count == 1)
        #expect(statement.kind == .moved && statement.direction == .loosened && statement.end == .weightMax)
        #expect(statement.least == 2 && statement.greatest == 2)
        #expect(statement.columns.map(\.label) == ["Preferred"])
        #expect(statement.places?.isWhole == true && statement.places?.count == 19 && statement.count == 19)
        #expect(told.cells.count == 19 && told.cells.allSatisfy { $0.direction == .loosened })
        #expect(told.curves.count == 1 && told.curves[0].before.count == 19)
    }

    @Test func columnsThatMovedAlikeShareAStatement() throws {
        let a = DiffCharts.chart(DiffCharts.two)
        let b = DiffCharts.chart(DiffCharts.two) { row, column in 130 + 5 * row + 20 * column - (row < 13 ? 4 : 0) }
        let told = Self.told(a, b)
        #expect(told.statements.count == 1)
        let statement = told.statements[0]
        #expect(statement.isEveryColumn && statement.direction == .tightened && statement.least == -4)
        #expect(statement.places?.count == 13 && statement.places?.total == 19 && statement.count == 26)
        #expect(statement.places?.heightMin == 58 && statement.places?.heightMax == 70)
    }

    @Test func stepsBothWaysAreTwoStatements() {
        let a = DiffCharts.chart([DiffCharts.two[0]])
        let b = DiffCharts.chart([DiffCharts.two[0]]) { row, _ in
            130 + 5 * row + (row < 5 ? 1 + row : row > 15 ? -3 : 0)
        }
        let told = Self.told(a, b)
        #expect(told.statements.map(\.direction) == [.loosened, .tightened])
        #expect(told.statements[0].least == 1 && told.statements[0].greatest == 5)
        #expect(told.statements[1].least == -3 && told.statements[1].places?.count == 3)
    }

    @Test func heightsThatWentAreNoChangedValues() {
        let told = Self.told(DiffCharts.chart(DiffCharts.two), DiffCharts.chart(DiffCharts.two, rows: 18))
        #expect(told.statements.map(\.kind) == [.heightsLost])
        #expect(told.statements[0].isEveryColumn && told.statements[0].places?.heightMin == 76)
        #expect(told.statements[0].changeClass == .corrective)
        let back = Self.told(DiffCharts.chart(DiffCharts.two, rows: 18), DiffCharts.chart(DiffCharts.two))
        #expect(back.statements.map(\.kind) == [.heightsAdded] && back.statements[0].changeClass == .additive)
    }

    @Test func classesAreRenamedAddedAndRemapped() {
        let a = DiffCharts.chart(DiffCharts.two)
        let renamed = DiffCharts.chart([DiffCharts.two[0], ("Select", .standard)])
        #expect(Self.told(a, renamed).statements.map(\.kind) == [.classRenamed])
        #expect(Self.told(a, renamed).statements[0].before == "Standard")
        let added = DiffCharts.chart(DiffCharts.two + [("Table 12", .table(12)), ("Table 14", .table(14))])
        #expect(Self.told(a, added).statements.map(\.kind) == [.classAdded])
        #expect(Self.told(a, added).statements[0].columns.map(\.label) == ["Table 12", "Table 14"])
        #expect(Self.told(added, a).statements.map(\.changeClass) == [.breaking])
        let remapped = DiffCharts.chart([("Preferred", .preferredPlus), DiffCharts.two[1]])
        #expect(Self.told(a, remapped).statements.map(\.kind) == [.classRemapped])
    }

    @Test func zonesThatAreSplitAreSaidSo() {
        let a = DiffCharts.zones(["A", "B", "C"]) { row in [100 + row, 150 + row, 200 + row, 250 + row] }
        let b = DiffCharts.zones(["A1", "A2", "B", "C1", "C2"]) { row in
            [100, 125, 150, 200, 220, 250].map { $0 + row }
        }
        let told = Self.told(a, b).statements
        #expect(told.map(\.kind) == [.zonesSplit, .zonesSplit])
        #expect(told.map { $0.columns.map(\.label) } == [["A"], ["C"]])
        #expect(told.map { $0.parts.map(\.label) } == [["A1", "A2"], ["C1", "C2"]])
        #expect(told.allSatisfy { $0.changeClass == .breaking })
        let back = Self.told(b, a).statements
        #expect(back.map(\.kind) == [.zonesMerged, .zonesMerged])
        #expect(back.map { $0.parts.map(\.label) } == [["A1", "A2"], ["C1", "C2"]])
    }

    @Test func aZoneThatKeepsItsNameForAPartIsSplitToo() {
        let a = DiffCharts.zones(["A", "B"]) { [100 + $0, 150 + $0, 200 + $0] }
        let b = DiffCharts.zones(["A", "A+", "B"]) { [100 + $0, 125 + $0, 150 + $0, 200 + $0] }
        let told = Self.told(a, b).statements
        #expect(told.map(\.kind) == [.zonesSplit])
        #expect(told[0].parts.map(\.label) == ["A", "A+"] && told[0].changeClass == .additive)
    }

    @Test func refusalsTurnTheDirectionAround() {
        var a = DiffCharts.chart([("Decline", .decline)], rows: 3)
        for row in a.rows.indices { a.rows[row].limits[0] = BuildLimit(column: 0, weightMin: 226) }
        var b = a
        b.rows[1].limits[0].weightMin = 230
        #expect(Self.told(a, b).statements.map(\.direction) == [.loosened])
        #expect(Self.told(b, a).statements.map(\.direction) == [.tightened])
    }

    @Test func aZoneThatOnlyFollowsABetterOneMeansNothing() {
        func chart(_ end: Int) -> BuildChart {
            var chart = DiffCharts.chart(DiffCharts.two, rows: 1)
            chart.rows[0].limits = [
                BuildLimit(column: 0, weightMin: 100, weightMax: Figure(end)),
                BuildLimit(column: 1, weightMin: Figure(end + 1), weightMax: 220),
            ]
            return chart
        }
        let told = Self.told(chart(180), chart(184)).statements
        #expect(told.map(\.end) == [.weightMax, .weightMin])
        #expect(told.map(\.direction) == [.loosened, nil])
    }

    @Test func whatEveryProductHasInCommonIsSaidOnce() {
        let a = DiffCharts.chart(DiffCharts.two, products: ["term", "whole"])
        var b = a
        b.rows[0].limits[0].weightMax = 99
        let told = Self.told(a, b)
        #expect(told.statements.count == 1 && told.statements[0].columns.map(\.product) == [nil])
        #expect(told.statements[0].before == "130" && told.statements[0].after == "99")
    }

    @Test func medicationsThatChangeAlikeShareAStatement() {
        let a = DiffCharts.medications([
            DiffCharts.rule("Ramipril", "CHF", .modified, "Return of premium"),
            DiffCharts.rule("Entresto", "CHF", .modified, "Return of premium"),
            DiffCharts.rule("Warfarin", nil, .decline, "Decline", months: 24),
        ])
        let b = DiffCharts.medications([
            DiffCharts.rule("Warfarin", nil, .decline, "Decline", months: 36),
            DiffCharts.rule("Entresto", "CHF", .decline, "No coverage"),
            DiffCharts.rule("Ramipril", "CHF", .decline, "No coverage"),
            DiffCharts.rule("Insulin", nil, .refer, "IC"),
        ])
        let told = MedicationStatements(a, b).statements
        #expect(told.map(\.kind) == [.outcomeChanged, .windowChanged, .ruleAdded])
        #expect(told[0].names == ["Entresto", "Ramipril"] && told[0].direction == .tightened)
        #expect(told[0].before == "Return of premium" && told[0].after == "No coverage")
        #expect(told[1].before == "24 months" && told[1].after == "36 months" && told[1].direction == .tightened)
        #expect(MedicationStatements(b, a).statements.map(\.kind) == [.outcomeChanged, .windowChanged, .ruleRemoved])
        #expect(MedicationStatements(a, a).statements.isEmpty)
    }
}
