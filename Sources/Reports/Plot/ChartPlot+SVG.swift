import ChartSchema

extension ChartPlot {
    /// The plot as an `<svg>` element, the same for the same plot.
    ///
    /// - Parameter id: A name that no other element of the page has; letters, digits and hyphens.
    package func svg(id: String) -> String {
        let drawing = PlotDrawing(self)
        return """
            <svg class="plot" viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="\(id)-t \(id)-d">\
            <title id="\(id)-t">\(title.inMarkup)</title><desc id="\(id)-d">\(summary.inMarkup)</desc>
            \(drawing.grid)\(drawing.lines)\(drawing.names)\(drawing.points)</svg>

            """
    }
}

/// The parts of one drawing.
private struct PlotDrawing {
    let plot: ChartPlot
    let x: PlotScale
    let y: PlotScale

    private static let fontWidth = 6.0
    private static let lineHeight = 13.0
    private static let top = 26.0
    private static let bottom = 30.0
    private static let left = 40.0
    /// The longest name written at a curve, in characters.
    private static let nameLength = 24

    init(_ plot: ChartPlot) {
        self.plot = plot
        let points = plot.curves.flatMap(\.points) + plot.marks.map(\.point)
        let longest = plot.curves.map { min(Self.nameLength, DisplayWidth.of($0.name)) }.max() ?? 0
        let right = Double(plot.width) - 14 - Double(longest) * Self.fontWidth
        x = PlotScale(points.map(\.x), range: plot.across.range, margin: 0.02, start: Self.left, end: right)
        y = PlotScale(
            points.map(\.y) + plot.marks.compactMap(\.expected), range: plot.up.range, margin: 0.06,
            start: Double(plot.height) - Self.bottom, end: Self.top)
    }

    // MARK: Axes

    var grid: String {
        var lines = ""
        var texts = ""
        for tick in y.ticks(steps: PlotScale.plainSteps, atMost: 6) {
            let place = y.position(tick)
            lines += "M\(x.start.pixels) \(place.pixels)H\(x.end.pixels)"
            texts += text(plot.up.written(tick), x.start - 8, place + 4, anchor: "end")
        }
        let steps = plot.across.notation == .height ? PlotScale.inchSteps : PlotScale.plainSteps
        for tick in x.ticks(steps: steps, atMost: plot.width / 42) {
            let place = x.position(tick)
            lines += "M\(place.pixels) \(y.start.pixels)v5"
            texts += text(plot.across.written(tick), place, y.start + 18, anchor: "middle")
        }
        let units =
            text(plot.up.unit, x.start - 8, 10, anchor: "end")
            + text(plot.across.unit, x.end + 12, y.start + 18, anchor: "start")
        return "<path class=\"grid\" d=\"\(lines)\"/><g class=\"axis\" aria-hidden=\"true\">\(texts)\(units)</g>\n"
    }

    private func text(_ text: String, _ x: Double, _ y: Double, anchor: String) -> String {
        text.isEmpty
            ? "" : "<text x=\"\(x.pixels)\" y=\"\(y.pixels)\" text-anchor=\"\(anchor)\">\(text.inMarkup)</text>"
    }

    // MARK: Curves

    var lines: String {
        plot.curves.map { curve in
            let places = curve.points.map { "\(x.position($0.x).pixels) \(y.position($0.y).pixels)" }
            let dots = places.map { "M\($0)h0" }.joined()
            let kind = curve.tone.name + (curve.isDashed ? " dashed" : "")
            return """
                <g class="curve \(kind)"><path d="M\(places.joined(separator: "L"))"/>\
                <path class="dots" d="\(dots)"/></g>

                """
        }.joined()
    }

    /// The curves' names at their right ends, a fine line leading to a name that had to move.
    var names: String {
        let ends = plot.curves.map { $0.points.last.map { (x.position($0.x), y.position($0.y)) } }
        let named = plot.curves.indices.filter { ends[$0] != nil && !plot.curves[$0].name.isEmpty }
        let places = PlotLabels.places(
            named.map { ends[$0]!.1 }, gap: Self.lineHeight, within: Self.top...y.start)
        var result = "<g class=\"names\" aria-hidden=\"true\">"
        for (index, place) in zip(named, places) {
            let (curve, end) = (plot.curves[index], ends[index]!)
            let from = x.end + 12
            if abs(place - end.1) > 3 || x.end - end.0 > 8 {
                result += "<path d=\"M\((end.0 + 4).pixels) \(end.1.pixels)L\((from - 2).pixels) \(place.pixels)\"/>"
            }
            result += """
                <text class="\(curve.tone.name)" x="\(from.pixels)" y="\((place + 4).pixels)">\
                \(curve.name.cut(to: Self.nameLength).inMarkup)</text>
                """
        }
        return result + "</g>\n"
    }

    // MARK: Marks

    var points: String {
        plot.marks.map { mark in
            let (px, py) = (x.position(mark.point.x), y.position(mark.point.y))
            var result = "<g class=\"mark \(mark.severity.rawValue)\">"
            if let expected = mark.expected {
                let place = y.position(expected)
                result += """
                    <path d="M\(px.pixels) \(py.pixels)V\(place.pixels)"/>\
                    <circle class="expected" cx="\(px.pixels)" cy="\(place.pixels)" r="4"/>
                    """
            }
            result += "<circle class=\"halo\" cx=\"\(px.pixels)\" cy=\"\(py.pixels)\" r=\"9\"/>"
            result += "<circle cx=\"\(px.pixels)\" cy=\"\(py.pixels)\" r=\"4.5\"/>"
            let isHigh = mark.expected.map { mark.point.y >= $0 } ?? true
            let above = isHigh ? py - 13 : py + 22
            result += text(mark.label, px, above < Self.top ? py + 22 : above, anchor: "middle")
            return result + "</g>\n"
        }.joined()
    }
}

extension ChartPlot.Axis {
    func written(_ value: Double) -> String {
        guard let figure = Figure(rounding: value)?.rounded(decimals: 1) else { return "" }
        return notation == .height ? figure.asHeight : figure.description
    }
}

extension ChartPlot.Curve.Tone {
    var name: String {
        switch self {
        case .colour(let number): "tone\(number % ChartPlot.toneCount)"
        case .faded: "faded"
        case .before: "before"
        case .after: "after"
        }
    }
}

extension Double {
    /// A place in a drawing, to a tenth of a pixel; 0 for what is no number.
    fileprivate var pixels: String { (Figure(rounding: self) ?? 0).rounded(decimals: 1).description }
}
