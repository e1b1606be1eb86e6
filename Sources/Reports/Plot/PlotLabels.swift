/// Puts names beside each other that would otherwise overlap, each as near to its place as there is room.
enum PlotLabels {
    /// - Parameters:
    ///   - wanted: Where each label would best stand.
    ///   - gap: The least distance between two.
    /// - Returns: Where they stand, in the order of `wanted`, all within `bounds` as far as they fit.
    static func places(_ wanted: [Double], gap: Double, within bounds: ClosedRange<Double>) -> [Double] {
        let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
        var places = wanted
        var least = bounds.lowerBound
        for index in order {
            places[index] = max(places[index], least)
            least = places[index] + gap
        }
        var most = bounds.upperBound
        for index in order.reversed() {
            places[index] = min(places[index], most)
            most = places[index] - gap
        }
        return places
    }
}
