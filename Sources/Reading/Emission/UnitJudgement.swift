import ChartSchema

/// Whether bare figures can be pounds only.
enum UnitJudgement {
    /// A person of 5'10" may weigh 250 pounds, not 250 kilograms: a chart whose figures, taken as kilograms, would allow
    /// BMIs that no insurer accepts is in pounds.
    ///
    /// - Parameter weights: Upper figures beside their heights in inches.
    static func canOnlyBePounds(_ weights: [(height: Double, weight: Double)]) -> Bool {
        guard !weights.isEmpty else { return false }
        let asKilograms = weights.map { $0.weight / (($0.height * 0.0254) * ($0.height * 0.0254)) }
        let asPounds = asKilograms.map { $0 * 0.45359237 }
        let impossible = asKilograms.filter { $0 > 55 }.count
        let sensible = asPounds.filter { (9...75).contains($0) }.count
        return impossible * 2 > asKilograms.count && sensible * 10 >= asPounds.count * 8
    }
}
