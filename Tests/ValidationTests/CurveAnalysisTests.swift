import ChartSchema
import Testing

@testable import Validation

/// The mathematics behind the rules, on curves whose truth is known.
@Suite struct CurveAnalysisTests {
    /// How carriers round a weight.
    enum Rounding: CaseIterable {
        case nearest, up, down

        func callAsFunction(_ value: Double) -> Double {
            switch self {
            case .nearest: value.rounded()
            case .up: value.rounded(.up)
            case .down: value.rounded(.down)
            }
        }
    }

    static let heights = (56...82).map(Double.init)

    static func curve(_ values: [Double], heights: [Double] = heights) -> Curve {
        let points = zip(heights, values).enumerated().map { index, point in
            let limit = BuildLimit(column: 0, weightMax: Figure(rounding: point.1))
            return Curve.Point(
                x: point.0, figure: Figure(rounding: point.1)!,
                id: FigureID(limit, bound: .weightMax, rowIndex: index), rowIndex: index, cell: nil, place: "")
        }
        return Curve(axis: .height, bound: .weightMax, zone: 0, columns: [0], points: points, name: "maximum weight")
    }

    static func analysis(_ curve: Curve) -> CurveAnalysis {
        var windows = WindowShapes()
        return CurveAnalysis(curve, windows: &windows)
    }

    static func weights(bmi: Double, _ rounding: Rounding) -> [Double] {
        heights.map { rounding(bmi * $0 * $0 / 703.07) }
    }

    /// Every BMI from 14 to 50 in tenths, however it is rounded: 27 heights each, and no event. About 29,000 figures.
    @Test("A rounded BMI is never an event", arguments: Rounding.allCases)
    func roundedCurvesAreClean(rounding: Rounding) {
        var events = 0
        for tenths in 140...500 {
            let analysis = Self.analysis(Self.curve(Self.weights(bmi: Double(tenths) / 10, rounding)))
            events += analysis.events.count { $0.kind == .shift || abs($0.size) >= 1.75 || $0.clarity >= 3.5 }
        }
        #expect(events == 0)
    }

    /// A slip of four pounds inside, and of five at an end, in whatever row it stands.
    @Test("A slip is found in every row", arguments: heights.indices)
    func slipIsFoundEverywhere(index: Int) {
        let isEnd = index == 0 || index == Self.heights.count - 1
        for bmi in [18.5, 25, 31.2, 46] {
            for sign in [-1.0, 1] {
                var values = Self.weights(bmi: bmi, .nearest)
                let truth = values[index]
                values[index] += sign * (isEnd ? 5 : 4)
                let analysis = Self.analysis(Self.curve(values))
                #expect(analysis.events.map(\.index) == [index], "BMI \(bmi), \(sign)")
                #expect(analysis.events.first?.kind == .slip)
                #expect(abs(analysis.expected[index] - truth) < (isEnd ? 2 : 1))
            }
        }
    }

    @Test("A shift is found where it begins", arguments: 2...24)
    func shiftIsFound(index: Int) {
        for size in [-9.0, 6, 12] {
            var values = Self.weights(bmi: 31.2, .nearest)
            for row in index..<values.count { values[row] += size }
            let analysis = Self.analysis(Self.curve(values))
            #expect(analysis.events.map(\.index) == [index], "\(size)")
            // Two rows before the end a shift and a slip look alike.
            #expect(analysis.events.first?.kind == .shift || index == 25)
        }
    }

    @Test func twoSlipsDoNotHideEachOther() {
        var values = Self.weights(bmi: 31.2, .nearest)
        values[8] += 20
        values[11] -= 6
        let analysis = Self.analysis(Self.curve(values))
        #expect(analysis.events.map(\.index) == [8, 11])
        #expect(analysis.events.allSatisfy { $0.kind == .slip })
    }

    /// Missing rows make no step: the curve is followed over the heights that are there.
    @Test func unevenHeights() {
        let kept = Self.heights.indices.filter { ![3, 4, 12, 20].contains($0) }
        let weights = Self.weights(bmi: 28, .nearest)
        let curve = Self.curve(kept.map { weights[$0] }, heights: kept.map { Self.heights[$0] })
        #expect(Self.analysis(curve).events.isEmpty)
    }

    @Test func shortColumnsSayNothing() {
        #expect(Self.analysis(Self.curve([100, 250, 110])).events.isEmpty)
    }

    @Test func unitsOfRounding() {
        #expect(RoundingUnit.of(Self.curve([230, 260, 285, 310, 335, 365]).points) == 5)
        #expect(RoundingUnit.of(Self.curve([230, 240, 250, 260, 270, 333]).points) == 10)
        #expect(RoundingUnit.of(Self.curve([26.1, 25.3, 25.6, 26.4]).points) == 0.1)
        #expect(RoundingUnit.of(Self.curve([197, 202, 208]).points) == 1)
    }
}
