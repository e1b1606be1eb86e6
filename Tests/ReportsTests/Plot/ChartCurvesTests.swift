import ChartSchema
import Testing

@testable import Reports

@Suite struct ChartCurvesTests {
    private func chart(_ columns: [BuildColumn], _ rows: [BuildRow]) -> BuildChart {
        var chart = SampleChart.chart
        (chart.columns, chart.rows) = (columns, rows)
        return chart
    }

    @Test func oneGroupForEachApplicantAndOneCurveForEachEnd() {
        let groups = ChartCurves(
            chart(
                [
                    BuildColumn(classLabel: "Preferred", sex: .female),
                    BuildColumn(classLabel: "Preferred", sex: .male, tobacco: .yes),
                ],
                [71, 70].map { inches in
                    BuildRow(
                        height: HeightRange(exactly: Figure(inches)),
                        limits: [
                            BuildLimit(column: 0, weightMin: 110, weightMax: Figure(inches * 3)),
                            BuildLimit(column: 1, weightMax: 200),
                        ])
                })
        ).groups
        #expect(groups.map(\.name) == ["female", "male, tobacco"])
        #expect(groups[0].curves.map(\.name) == ["Preferred min", "Preferred"])
        #expect(groups[0].curves[1].points.map(\.x) == [70, 71])
        #expect(groups[0].curves[1].points.map(\.figure) == [210, 213])
    }

    @Test func aSharedMinimumIsOneCurve() {
        let rows = [60, 61].map { inches in
            BuildRow(
                height: HeightRange(exactly: Figure(inches)),
                limits: [0, 1].map { BuildLimit(column: $0, weightMin: 90, weightMax: Figure(150 + 10 * $0)) })
        }
        let groups = ChartCurves(chart(["A", "B"].map { BuildColumn(classLabel: $0) }, rows)).groups
        #expect(groups.map { $0.curves.map(\.name) } == [["minimum", "A", "B"]])
    }

    @Test func zonesOfOneColumnAndAgesAreCurvesOfTheirOwn() {
        let rows = [2, 3].map { age in
            BuildRow(
                height: .any, age: AgeRange(min: age, max: age),
                limits: [
                    BuildLimit(column: 0, bmiMin: 14, bmiMax: 16), BuildLimit(column: 0, bmiMin: 20, bmiMax: 22),
                ])
        }
        let groups = ChartCurves(chart([BuildColumn(classLabel: "Refer")], rows)).groups
        #expect(groups.count == 1)
        #expect(groups[0].up.unit == "BMI")
        #expect(groups[0].across.unit == "age")
        #expect(groups[0].curves.count == 4)
        #expect(groups[0].curves[0].points.map(\.x) == [2, 3])
    }

    @Test func whatHoldsAtEveryHeightIsNoPoint() {
        let row = BuildRow(height: .any, limits: [BuildLimit(column: 0, bmiMin: 46)])
        #expect(ChartCurves(chart([BuildColumn(classLabel: "Decline")], [row])).groups.isEmpty)
    }
}
