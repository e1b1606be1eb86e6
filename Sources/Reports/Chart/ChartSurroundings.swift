import ChartSchema

/// What stands above and below a chart's figures when it is shown: whose it is, and its notes.
struct ChartSurroundings {
    private let chart: Chart
    private let palette: Palette

    init(_ chart: Chart, palette: Palette) {
        self.chart = chart
        self.palette = palette
    }

    /// The head, the parts, and the notes where there are any, with an empty line between.
    func around(_ parts: [String]) -> String {
        ([head] + parts + (chart.notes.isEmpty ? [] : [notes])).joined(separator: "\n")
    }

    private var head: String {
        var table = TextTable([.leading, .leading])
        func line(_ name: String, _ value: String) { table.add([.init(name, paint: palette.dim), .init(value)]) }
        line("chart", chart.id.description)
        if let title = chart.title { line("title", Self.oneLine(title)) }
        line("products", chart.products.joined(separator: ", "))
        line("source", "\(chart.source.path) (\(chart.source.format), \(chart.source.encoding))")
        return table.text
    }

    private var notes: String {
        chart.notes.map { note in
            "\(note.kind.rawValue), \(note.place.inWords)\(note.applied ? ", applied" : ""): \(Self.oneLine(note.text))\n"
        }.joined()
    }

    static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
