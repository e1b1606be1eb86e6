import ChartSchema
import Eligibility
import Reports

/// The zones of one height of a chart along a line of pounds, and where a person stands in them.
struct WeightStrip {
    private struct Zone {
        var low: Double?
        var high: Double?
        var badge: Badge
        var label: String
        var isDeciding: Bool
    }

    private let zones: [Zone]
    private let weight: Figure
    private let height: String

    /// The zones that stand beside the deciding limit: of its row, its product, and people as its column is for.
    ///
    /// - Returns: `nil` when there is nothing to draw: one open zone, or none.
    init?(_ chart: BuildChart, place: LimitPlace, product: String, person: Person) {
        let row = chart.rows[place.row]
        let deciding = chart.columns[row.limits[place.limit].column]
        var zones: [Zone] = []
        for (number, limit) in row.limits.enumerated() {
            let column = chart.columns[limit.column]
            guard column.product == nil || column.product == product, column.sex == deciding.sex,
                column.tobacco == deciding.tobacco, column.age == deciding.age
            else { continue }
            let low =
                limit.weightMin ?? limit.bmiMin.map { BodyMassIndex.leastWeight(notBelow: $0, height: person.height) }
            let high =
                limit.weightMax
                ?? limit.bmiMax.map { BodyMassIndex.greatestWeight(notAbove: $0, height: person.height) }
            guard low != nil || high != nil else { continue }
            zones.append(
                Zone(
                    low: low?.doubleValue, high: high?.doubleValue,
                    badge: column.rateClass?.badge ?? Badge(name: "Accepted", tone: "good"),
                    label: (column.classLabel ?? column.rateClass?.name ?? "limit").onOneLine,
                    isDeciding: number == place.limit))
        }
        let ends = zones.flatMap { [$0.low, $0.high].compactMap(\.self) }
        guard Set(ends).count > 1, zones.count <= 24 else { return nil }
        self.zones = zones.sorted { ($0.high ?? .infinity, $0.low ?? 0) < ($1.high ?? .infinity, $1.low ?? 0) }
        weight = person.weight
        height = person.height.asHeight
    }

    private static let width = 600.0

    /// The strip as an `<svg>` element.
    func svg() -> String {
        let ends = zones.flatMap { [$0.low, $0.high].compactMap(\.self) } + [weight.doubleValue]
        let span = max((ends.max() ?? 1) - (ends.min() ?? 0), 1)
        let (low, high) = ((ends.min() ?? 0) - span * 0.06, (ends.max() ?? 1) + span * 0.06)
        func x(_ pounds: Double) -> Double { (pounds - low) / (high - low) * Self.width }
        var text = """
            <svg class="strip" viewBox="0 0 600 44" role="img" aria-label="\(summary.inMarkup)">\
            <rect class="zone outside" x="0" y="12" width="600" height="10" rx="5"/>
            """
        var from: Double?
        var ticks: [Double] = []
        for zone in zones {
            let start = max(zone.low ?? from ?? low, from ?? -.infinity)
            let end = zone.high ?? high
            if end > start {
                text += """
                    <rect class="zone \(zone.badge.tone)\(zone.isDeciding ? " here" : "")" x="\(x(start).pixels)" y="12" \
                    width="\(max(x(end) - x(start) - 1.5, 1).pixels)" height="10"/>
                    """
                from = end
            }
            if let end = zone.high { ticks.append(end) }
            if let start = zone.low { ticks.append(start) }
        }
        text += labels(ticks, x: x)
        let place = x(weight.doubleValue)
        text += """
            <path class="person" d="M\(place.pixels) 25l-1.5 -12l-5 -9h13l-5 9z"/>
            """
        return text + "</svg>"
    }

    /// Figures under the ends of zones, as many as find room, and none under the person's own.
    private func labels(_ ticks: [Double], x: (Double) -> Double) -> String {
        var text = ""
        var last = -100.0
        for tick in Set(ticks).sorted() {
            let place = min(max(x(tick), 14), Self.width - 14)
            guard place - last > 40 else { continue }
            last = place
            text += """
                <text x="\(place.pixels)" y="40" text-anchor="middle" aria-hidden="true">\
                \(Figure(rounding: tick)?.rounded(decimals: 0).description ?? "")</text>
                """
        }
        return text
    }

    /// For screen readers: `At 5'6", pounds: Preferred to 180, Standard to 220; the person weighs 201.`
    private var summary: String {
        let parts = zones.map { zone in
            let ends = intervalInWords(
                zone.low.flatMap { Figure(rounding: $0) }, zone.high.flatMap { Figure(rounding: $0) })
            return "\(zone.label) \(ends ?? "")"
        }
        return "At \(height), in pounds: \(parts.joined(separator: ", ")); the person weighs \(weight)."
    }
}

extension Double {
    /// A place in a drawing, to a tenth of a pixel.
    var pixels: String { (Figure(rounding: self) ?? 0).rounded(decimals: 1).description }
}
