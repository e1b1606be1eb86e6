import ChartSchema
import Notation

/// Whether bare figures can be pounds only.
enum UnitJudgement {
    /// The BMI of a figure beside its height in inches, in either unit.
    static func bmi(_ figure: (height: Double, weight: Double)) -> (pounds: Double, kilograms: Double) {
        let metres = figure.height * UnitFactor.metresInInch
        return (
            UnitFactor.bodyMassIndex(pounds: figure.weight, inches: figure.height),
            UnitFactor.bodyMassIndex(kilograms: figure.weight, metres: metres)
        )
    }

    /// The first upper figure of an adult's height that cannot be in the unit printed, where most cannot: a greatest
    /// allowed weight of a BMI of 14, or of 70, is one in the other unit.
    static func contradiction(
        _ weights: [(height: Double, weight: Double)], unit: PrintedUnit
    ) -> (height: Double, weight: Double)? {
        let adults = weights.filter { $0.height >= 56 }
        let wrong = adults.filter { figure in
            let bmi = bmi(figure)
            return unit == .pounds ? bmi.pounds < 17 && bmi.kilograms > 20 : bmi.kilograms > 58 && bmi.pounds < 45
        }
        return adults.count >= 3 && wrong.count * 10 > adults.count * 7 ? wrong.first : nil
    }

    /// A person of 5'10" may weigh 250 pounds, not 250 kilograms: a chart whose figures, taken as kilograms, would allow
    /// BMIs that no insurer accepts is in pounds.
    ///
    /// - Parameter weights: Upper figures beside their heights in inches.
    static func canOnlyBePounds(_ weights: [(height: Double, weight: Double)]) -> Bool {
        guard !weights.isEmpty else { return false }
        let indices = weights.map(bmi)
        let impossible = indices.count { $0.kilograms > 55 }
        let sensible = indices.count { (9...75).contains($0.pounds) }
        return impossible * 2 > indices.count && sensible * 10 >= indices.count * 8
    }
}
