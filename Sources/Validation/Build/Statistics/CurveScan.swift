/// One look at all points of a curve: every window of it, and the events that stand out.
struct CurveScan: Sendable {
    private typealias Threshold = CurveAnalysis.Threshold

    private let count: Int
    private let unit: Double
    private let y: [Double]
    private let windows: [CurveWindow]

    /// - Parameter shapes: Of every window, in the order of the curve.
    init(y: [Double], shapes: [WindowShape], unit: Double) {
        count = y.count
        self.unit = unit
        self.y = y
        windows = shapes.enumerated().map { start, shape in
            CurveWindow(start: start, shape: shape, y: Array(y[start..<(start + shape.count)]))
        }
    }

    /// The window that has a point in its middle, or as near as the curve's ends allow.
    private func window(around index: Int) -> CurveWindow {
        windows[min(max(index - Threshold.reach, 0), windows.count - 1)]
    }

    /// What the neighbours of a point suggest for it.
    func expected(at index: Int) -> Double {
        let window = window(around: index)
        return y[index] - window.spikes[index - window.start].size
    }

    /// The column's typical distance from its curve.
    var noise: Double {
        let variances = windows.map { $0.squares / Double($0.count - 3) }
        return max(floor, variances.median!.squareRoot())
    }

    /// The column's second derivative.
    private lazy var curvature = windows.map(\.curvature).median!

    private var floor: Double { Threshold.noise * unit }

    // MARK: Candidates

    mutating func candidates() -> [CurveEvent] {
        var found: [CurveEvent] = []
        for index in 0..<count {
            if let slip = slip(at: index) { found.append(slip) }
            if let shift = shift(at: index) { found.append(shift) }
        }
        return found
    }

    private mutating func slip(at index: Int) -> CurveEvent? {
        let window = window(around: index)
        let place = index - window.start
        let story = window.spikes[place]
        let isEnd = place == 0 || place == window.count - 1
        let (least, size) =
            isEnd ? (Threshold.end, Threshold.endSize) : (Threshold.slip, Threshold.slipSize)
        guard abs(story.size) >= size * unit, story.gain >= least * floor * floor else { return nil }
        let variance = variance { $0.contains(index) ? $0.spikes[index - $0.start].gain : nil }
        guard story.gain >= least * variance else { return nil }
        let margin = isEnd ? .infinity : (story.gain - bestOther(in: window, thanSpike: place)) / variance
        guard margin >= Threshold.margin else { return nil }
        let freeKink = window.freeKinks.map(\.gain).max() ?? 0
        return CurveEvent(
            kind: .slip, index: index, size: story.size, gain: story.gain / variance, margin: margin,
            clarity: min(margin, (story.gain - freeKink) / variance))
    }

    /// A shift needs two figures on each side: with one, it is that figure that is off.
    private mutating func shift(at index: Int) -> CurveEvent? {
        let window = window(around: index)
        let place = index - window.start
        guard place >= 2, place <= window.count - 2 else { return nil }
        let story = window.jumps[place]
        guard abs(story.size) >= Threshold.shiftSize * unit, story.gain >= Threshold.shift * floor * floor
        else { return nil }
        let variance = variance { $0.contains(index) && index > $0.start ? $0.jumps[index - $0.start].gain : nil }
        guard story.gain >= Threshold.shift * variance else { return nil }
        let margin = (story.gain - bestOther(in: window, thanJump: place)) / variance
        guard margin >= Threshold.margin else { return nil }
        return CurveEvent(
            kind: .shift, index: index, size: story.size, gain: story.gain / variance, margin: margin,
            clarity: margin)
    }

    /// The column's noise, squared, if the event is real: the middle one of all windows, the event taken out of those
    /// that hold it.
    private func variance(explained: (CurveWindow) -> Double?) -> Double {
        let variances = windows.map { window in
            guard let gain = explained(window) else { return window.squares / Double(window.count - 3) }
            return max(0, window.squares - gain) / Double(window.count - 4)
        }
        return max(floor * floor, variances.median!)
    }

    private mutating func bestOther(
        in window: CurveWindow, thanSpike place: Int? = nil, thanJump jump: Int? = nil
    ) -> Double {
        var best = 0.0
        let kinks = window.kinks(curvature: curvature)
        for index in 0..<window.count {
            if index != place { best = max(best, window.spikes[index].gain) }
            if index != jump { best = max(best, window.jumps[index].gain) }
            best = max(best, kinks[index].gain)
        }
        return best
    }
}
