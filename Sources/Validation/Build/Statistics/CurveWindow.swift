/// A few neighbouring points of a curve, and how well simple stories explain them.
///
/// Within nine rows every clean column of the published charts is a quadratic of the height, but for rounding: weights
/// follow BMI × height², and carriers draw them piece by piece with straight lines. So the first story is a quadratic
/// (least squares), and the others add one thing to it: one point is off (*spike*), everything from a point on is
/// shifted (*jump*), the slope changes at a point (*kink*).
final class CurveWindow: Sendable {
    /// One story with one thing added to the quadratic.
    struct Story: Sendable {
        /// By how much it lowers the sum of squares.
        var gain: Double
        /// How large the added thing is, in the curve's unit.
        var size: Double
    }

    /// Index of the window's first point in the curve.
    let start: Int
    let count: Int
    /// The quadratic's sum of squares.
    let squares: Double
    /// For every point: it alone is off.
    let spikes: [Story]
    /// For every point but the first: it and all later ones are shifted.
    let jumps: [Story]
    private let shape: WindowShape
    private let y: [Double]
    /// What the quadratic leaves unexplained.
    private let rest: [Double]

    init(start: Int, shape: WindowShape, y: [Double]) {
        let rest = WindowShape.without(shape.basis, y)
        self.start = start
        self.shape = shape
        self.y = y
        self.rest = rest
        count = shape.count
        squares = WindowShape.dot(rest, rest)
        spikes = shape.spikes.map { Story($0, of: rest) }
        jumps = shape.jumps.map { Story($0, of: rest) }
    }

    func contains(_ index: Int) -> Bool { index >= start && index < start + count }

    /// The second derivative of the window's quadratic.
    var curvature: Double { shape.curvature(of: y) }

    // Few windows hold anything strange, and only of those is it asked what a change of slope would explain.

    /// For every inner point: the slope changes there, and the curve is bent as the whole column is.
    ///
    /// - Parameter curvature: The column's.
    func kinks(curvature: Double) -> [Story] {
        let straightened = zip(y, shape.parabola).map { $0 - curvature * $1 }
        let line = WindowShape.without(shape.line, straightened)
        // What bending as the column does costs against the window's own quadratic.
        let cost = WindowShape.dot(line, line) - squares
        return shape.bends.map { Story($0, of: line, cost: cost) }
    }

    /// For every inner point: the slope changes there, and the curve may be bent in any way.
    var freeKinks: [Story] { shape.kinks.map { Story($0, of: rest) } }
}

extension CurveWindow.Story {
    /// - Parameters:
    ///   - direction: What the story adds.
    ///   - rest: What is left to explain.
    fileprivate init(_ direction: WindowShape.Direction, of rest: [Double], cost: Double = 0) {
        guard direction.length > 0 else {
            self.init(gain: 0, size: 0)
            return
        }
        let along = WindowShape.dot(direction.shape, rest)
        self.init(gain: along * along / direction.length - cost, size: along / direction.length)
    }
}
