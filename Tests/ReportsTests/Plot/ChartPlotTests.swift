import ChartSchema
import Testing

@testable import Reports

@Suite struct ChartPlotTests {
    private func curve(_ name: String, _ weights: [Double]) -> ChartPlot.Curve {
        ChartPlot.Curve(
            name, weights.enumerated().map { ChartPlot.Point(Double(60 + $0.offset), $0.element) }, tone: .colour(0))
    }

    @Test func drawsWhatItIsGiven() {
        let svg = ChartPlot(
            title: "A & B", summary: "one <curve>", curves: [curve("Preferred", [150, 155, 160])],
            marks: [
                ChartPlot.Mark(ChartPlot.Point(61, 255), label: "1", severity: .warning, expected: 155)
            ]
        ).svg(id: "p1")
        #expect(svg.contains("<title id=\"p1-t\">A &amp; B</title><desc id=\"p1-d\">one &lt;curve&gt;</desc>"))
        #expect(svg.contains(">5&#39;0&quot;</text>"))
        #expect(svg.contains("class=\"mark warning\""))
        #expect(svg.contains("class=\"expected\""))
        #expect(svg.contains(">Preferred</text>"))
        #expect(!svg.contains("http"))
    }

    /// Whatever the figures are, the drawing stays inside of its box and holds numbers only.
    @Test(arguments: [[], [0], [150, 150, 150], [-5, 1e9], [.nan], [.infinity, 3], [1e300, -1e300]] as [[Double]])
    func oddFigures(weights: [Double]) {
        let svg = ChartPlot(title: "", curves: [curve("x", weights)]).svg(id: "p")
        #expect(!svg.contains("nan") && !svg.contains("inf"))
        #expect(svg.hasSuffix("</svg>\n"))
    }

    @Test func ticksAreRoundNumbersWithinTheScale() {
        let scale = PlotScale([113, 287], range: nil, margin: 0, start: 0, end: 100)
        #expect(scale.ticks(steps: PlotScale.plainSteps, atMost: 6) == [150, 200, 250])
        #expect(scale.position(113) == 0)
        #expect(scale.position(287) == 100)
    }

    @Test func labelsKeepTheirDistanceAndTheirOrder() {
        let places = PlotLabels.places([50, 50, 10, 99], gap: 12, within: 0...100)
        #expect(places == [50, 62, 10, 99])
        let crowded = PlotLabels.places([98, 99, 100], gap: 12, within: 0...100)
        #expect(crowded == [76, 88, 100])
    }

    @Test func everyToneHasAColourInBothModes() {
        for number in 0..<ChartPlot.toneCount {
            #expect(ChartPlot.colours.light.contains("--plot-\(number):"))
            #expect(ChartPlot.colours.dark.contains("--plot-\(number):"))
        }
    }
}
