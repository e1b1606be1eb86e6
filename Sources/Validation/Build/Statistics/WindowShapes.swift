/// The shapes of a chart's windows, each worked out once: the columns of a chart have the same heights.
struct WindowShapes {
    private var known: [[Double]: WindowShape] = [:]
    private var last: (x: [Double], shapes: [WindowShape]) = ([], [])

    /// The shapes of all windows of a curve, in its order.
    ///
    /// - Parameter x: The places of its points.
    mutating func of(_ x: [Double]) -> [WindowShape] {
        if last.x == x { return last.shapes }
        let width = min(x.count, 2 * CurveAnalysis.Threshold.reach + 1)
        let shapes = (0...(x.count - width)).map { start in
            shape(x[start..<(start + width)].map { $0 - x[start] })
        }
        last = (x, shapes)
        return shapes
    }

    private mutating func shape(_ offsets: [Double]) -> WindowShape {
        if let shape = known[offsets] { return shape }
        let shape = WindowShape(offsets: offsets)
        known[offsets] = shape
        return shape
    }
}
