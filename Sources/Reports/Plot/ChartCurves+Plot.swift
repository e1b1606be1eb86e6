extension ChartCurves.Group {
    /// The group as a plot: maxima in colours of their own, minima dashed in the colour of their class.
    ///
    /// - Parameter focus: The curves to see; the others stay behind them. `nil` for all.
    package func plot(title: String, summary: String, marks: [ChartPlot.Mark] = [], focus: Set<Int>? = nil) -> ChartPlot
    {
        var colours: [String: Int] = [:]
        let curves = curves.enumerated().map { number, curve in
            let label = curve.label ?? ""
            let colour = colours[label] ?? colours.count
            colours[label] = colour
            let isFaded = focus.map { !$0.contains(number) } ?? false
            return ChartPlot.Curve(
                curve.name, curve.points.map(\.place), tone: isFaded ? .faded : .colour(colour),
                isDashed: curve.isMinimum)
        }
        return ChartPlot(title: title, summary: summary, across: across, up: up, curves: curves, marks: marks)
    }
}
