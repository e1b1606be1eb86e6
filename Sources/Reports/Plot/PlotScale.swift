/// Values along one axis: where they are drawn, and which of them are written at the axis.
struct PlotScale {
    let low: Double
    let high: Double
    /// Where `low` and `high` are drawn, in pixels.
    let start: Double
    let end: Double

    /// - Parameter values: What has to find room; empty for an axis of nothing.
    init(_ values: [Double], range: ClosedRange<Double>?, margin: Double, start: Double, end: Double) {
        var low = range?.lowerBound ?? values.min() ?? 0
        var high = range?.upperBound ?? values.max() ?? 1
        let room = (high - low) * (range == nil ? margin : 0)
        low -= room
        high += room
        if high - low < 1e-9 {
            low -= 1
            high += 1
        }
        (self.low, self.high, self.start, self.end) = (low, high, start, end)
    }

    func position(_ value: Double) -> Double {
        start + (value - low) / (high - low) * (end - start)
    }

    /// The multiples of the smallest of `steps` that gives at most `count` of them.
    func ticks(steps: [Double], atMost count: Int) -> [Double] {
        let step = steps.first { (high - low) / $0 <= Double(count) } ?? (high - low)
        var ticks: [Double] = []
        var multiple = (low / step).rounded(.up)
        while multiple * step <= high + 1e-9, ticks.count <= count {
            ticks.append(multiple * step)
            multiple += 1
        }
        return ticks
    }

    /// Inches: feet and their halves before anything else.
    static let inchSteps: [Double] = [1, 2, 3, 6, 12, 24, 48]

    /// 1, 2 and 5 with any number of noughts.
    static let plainSteps: [Double] = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 5000, 10_000]
}
