/// A few neighbouring points of a curve, and how well simple stories explain them.
///
/// Within nine rows every clean column of the published charts is a quadratic of the height, but for rounding: weights
/// follow BMI × height², and carriers draw them piece by piece with straight lines. So the first story is a quadratic
/// (least squares), and the others add one thing to it: one point is off (*spike*), everything from a point on is
/// shifted (*jump*), the slope changes at a point (*kink*).
struct CurveWindow: Sendable {
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
    /// For every inner point: the slope changes there, and the curve is bent as the whole column is.
    let kinks: [Story]
    /// For every inner point: the slope changes there, and the curve may be bent in any way.
    let freeKinks: [Story]

    /// - Parameter curvature: The column's.
    init(start: Int, shape: WindowShape, y: [Double], curvature: Double) {
        let rest = WindowShape.without(shape.basis, y)
        let squares = WindowShape.dot(rest, rest)
        let straightened = zip(y, shape.parabola).map { $0 - curvature * $1 }
        let line = WindowShape.without(shape.line, straightened)
        // What bending as the column does costs against the window's own quadratic.
        let cost = WindowShape.dot(line, line) - squares
        func story(_ direction: WindowShape.Direction, of rest: [Double], cost: Double = 0) -> Story {
            guard direction.length > 0 else { return Story(gain: 0, size: 0) }
            let along = WindowShape.dot(direction.shape, rest)
            return Story(gain: along * along / direction.length - cost, size: along / direction.length)
        }
        self.start = start
        count = shape.count
        self.squares = squares
        spikes = shape.spikes.map { story($0, of: rest) }
        jumps = shape.jumps.map { story($0, of: rest) }
        kinks = shape.bends.map { story($0, of: line, cost: cost) }
        freeKinks = shape.kinks.map { story($0, of: rest) }
    }

    func contains(_ index: Int) -> Bool { index >= start && index < start + count }
}
