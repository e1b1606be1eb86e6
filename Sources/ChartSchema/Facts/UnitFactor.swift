/// How units are turned into each other, by their exact definitions (international yard and pound agreement of 1959).
package enum UnitFactor {
    package static let kilogramsInPound = 0.45359237
    package static let centimetresInInch = 2.54
    package static let metresInInch = 0.0254

    /// Pounds.
    package static func pounds(ofKilograms kilograms: Double) -> Double { kilograms / kilogramsInPound }

    /// Inches.
    package static func inches(ofCentimetres centimetres: Double) -> Double { centimetres / centimetresInInch }

    /// Body mass index, in kg/m².
    package static func bodyMassIndex(pounds: Double, inches: Double) -> Double {
        bodyMassIndex(kilograms: pounds * kilogramsInPound, metres: inches * metresInInch)
    }

    /// Body mass index, in kg/m².
    package static func bodyMassIndex(kilograms: Double, metres: Double) -> Double { kilograms / (metres * metres) }

    /// The weight, in pounds, of a body mass index at a height in inches.
    package static func pounds(ofBodyMassIndex index: Double, inches: Double) -> Double {
        let metres = inches * metresInInch
        return pounds(ofKilograms: index * metres * metres)
    }
}
