import ChartSchema
import Testing

struct UnitFactorTests {
    @Test func factorsAreTheDefinitions() {
        #expect(UnitFactor.pounds(ofKilograms: 0.45359237) == 1)
        #expect(UnitFactor.inches(ofCentimetres: 2.54) == 1)
        #expect(UnitFactor.metresInInch * 100 == UnitFactor.centimetresInInch)
    }

    /// 180 lb at 5'10": 25.8, as the tables of public health offices print it.
    @Test func bodyMassIndexIsOneInBothUnits() {
        let index = UnitFactor.bodyMassIndex(pounds: 180, inches: 70)
        #expect(abs(index - 25.827) < 0.001)
        #expect(abs(UnitFactor.bodyMassIndex(kilograms: 180 * 0.45359237, metres: 1.778) - index) < 1e-9)
        #expect(abs(UnitFactor.pounds(ofBodyMassIndex: index, inches: 70) - 180) < 1e-9)
    }
}
