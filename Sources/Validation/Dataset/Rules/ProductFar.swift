import ChartSchema

/// A class that means another thing in another chart of its carrier.
struct ProductFar: Rule<DatasetEvidence> {
    let code = "dataset.product.far"
    let severity = Finding.Severity.warning
    let explanation = "One carrier allows very different weights for one class in two of its charts."
    let needs: [DatasetNeed] = [.otherChart]

    let triggering = [
        DatasetExample(
            "one of the two is no Standard",
            [
                ("acme/express/2026-01-01", ExampleCharts.standard),
                (
                    "acme/full/2026-01-01",
                    """
                    height | Standard max
                    5'0" | ↓138
                    5'1" | 143
                    5'2" | 148
                    5'3" | 152
                    5'4" | 157
                    5'5" | 162
                    5'6" | 167
                    5'7" | 172
                    5'8" | 178
                    5'9" | 183
                    5'10" | 188
                    5'11" | 194
                    """
                ),
            ])
    ]
    let nonTriggering = [
        DatasetExample(
            "an easier product allows a little more",
            [
                (
                    "acme/express/2026-01-01",
                    """
                    height | Standard max
                    5'0" | 195
                    5'1" | 201
                    5'2" | 208
                    5'3" | 215
                    5'4" | 221
                    5'5" | 228
                    5'6" | 235
                    5'7" | 243
                    5'8" | 250
                    5'9" | 257
                    5'10" | 265
                    5'11" | 272
                    """
                ),
                ("acme/full/2026-01-01", ExampleCharts.standard),
            ])
    ]

    /// The widest that charts of one carrier lie apart in one class in the published charts is 1.0; classes are 1.1 apart.
    private static let most = 1.25

    func observations(in evidence: DatasetEvidence) -> [Observation] {
        let groups = Dictionary(grouping: evidence.charts.indices) { evidence.charts[$0].id.carrier }
        return groups.sorted { $0.key < $1.key }.flatMap { _, charts in observations(charts, evidence) }
    }

    private func observations(_ charts: [Int], _ evidence: DatasetEvidence) -> [Observation] {
        var first: [LimitSeries.Slot: LimitSeries] = [:]
        var found: [Observation] = []
        for series in charts.flatMap({ evidence.series[$0] }) {
            let chart = evidence.charts[series.chart]
            guard series.slot.bound == .weightMax, series.slot.zone == 0, let body = series.body,
                chart.columns[series.column].rateClass?.isOffer ?? false
            else { continue }
            var slot = series.slot
            slot.product = nil
            guard let other = first[slot] else {
                first[slot] = series
                continue
            }
            let otherChart = evidence.charts[other.chart]
            // Editions of one chart are compared by their own rules.
            guard let usual = other.body, otherChart.id.chart != chart.id.chart else { continue }
            let ratio = body / usual
            guard ratio > Self.most || ratio * Self.most < 1 else { continue }
            found.append(
                Observation(
                    chart: series.chart,
                    message:
                        "The \(series.name) allows a BMI of about \(Int(body.rounded())), and that of \(otherChart.id) "
                        + "one of \(Int(usual.rounded())).",
                    help: "Look whether both mean the same class.", cell: series.points.first?.cell,
                    context: ["other": otherChart.id.description, "class": slot.name]))
        }
        return found
    }
}
