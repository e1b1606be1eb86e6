import ChartSchema

/// Finds the slips and shifts of one curve, and says what was expected at every point.
///
/// Every point is judged against its eight nearest neighbours, in units of the column's own noise: Mutual of Omaha's
/// Table 10 jumps by 5 to 13 pounds an inch and is no error, while in a column that follows its curve to the pound two
/// pounds stand out. The most striking event is taken, mended, and the curve looked at again, so that one misprint
/// neither hides another nor puts its neighbours under suspicion.
struct CurveAnalysis: Sendable {
    let events: [CurveEvent]
    /// What the neighbours of each point suggest; empty for curves that are too short to judge.
    let expected: [Double]
    /// The step that figures of the column are rounded to.
    let unit: Double
    /// The column's typical distance from its own curve.
    let noise: Double

    /// Numbers that decide what is an event. They are no tuning to a chart: in the published charts clean figures and
    /// documented errors lie well apart. The strangest clean figure (Mutual of Omaha, Table 1 at 5'4") has a gain of
    /// 9.5 and a margin of 2.4, the mildest documented slip (Allianz, Table 10 at 5'4", one pound) 10.9 and 7.0.
    enum Threshold {
        /// Fewer points say too little about a column.
        static let points = 7
        /// Neighbours on each side.
        static let reach = 4
        /// Noise is never taken to be smaller than rounding makes it, in units of rounding.
        static let noise = 0.35
        /// Gain of a slip inside the column.
        static let slip = 9.0
        /// Gain of a slip of the first or last figure, which has neighbours on one side only.
        static let end = 20.0
        /// Gain of a shift.
        static let shift = 20.0
        /// Margin over every other story.
        static let margin = 3.5
        /// Least sizes in units of rounding: inside, at an end, of a shift.
        static let slipSize = 1.2
        static let endSize = 2.5
        static let shiftSize = 3.0
        /// More events than this are no misprints but a column of another kind.
        static let events = 6
    }

    /// - Parameter windows: The shapes of the windows of the chart's curves.
    init(_ curve: Curve, windows: inout WindowShapes) {
        unit = RoundingUnit.of(curve.points)
        guard curve.points.count >= Threshold.points else {
            events = []
            expected = []
            noise = unit
            return
        }
        let shapes = windows.of(curve.points.map(\.x))
        var y = curve.points.map(\.value)
        var found: [CurveEvent] = []
        var scan = CurveScan(y: y, shapes: shapes, unit: unit)
        while found.count < Threshold.events {
            let taken = Set(found.map(\.index))
            let next = scan.candidates().filter { !taken.contains($0.index) }.max { $0.gain < $1.gain }
            guard let next else { break }
            found.append(next)
            switch next.kind {
            case .slip: y[next.index] -= next.size
            case .shift: for index in next.index..<y.count { y[index] -= next.size }
            }
            scan = CurveScan(y: y, shapes: shapes, unit: unit)
        }
        events = found.sorted { $0.index < $1.index }
        noise = scan.noise
        expected = y.indices.map { index in
            let shifts = found.filter { $0.kind == .shift && $0.index <= index }
            return scan.expected(at: index) + shifts.reduce(0) { $0 + $1.size }
        }
    }
}
