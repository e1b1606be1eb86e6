import ChartSchema
import Eligibility
import Testing

@Suite struct HeightTextTests {
    @Test(arguments: [
        ("5'10\"", "70"), ("5'10", "70"), ("5' 10\"", "70"), ("5’10”", "70"), ("5′10″", "70"), ("5-10", "70"),
        ("5ft10", "70"),
        ("5 ft 10 in", "70"), ("6'", "72"), ("5'10.5\"", "70.5"), ("70", "70"), ("70in", "70"), ("70\"", "70"),
        ("5 10", "70"), ("5  10", "70"), ("5ft10in", "70"), ("5 feet 10 inches", "70"), ("5 ft. 10 in.", "70"),
        ("5–10", "70"),
        ("5 10.5", "70.5"), ("70 inches", "70"), ("6 0", "72"), ("70.5", "70.5"), ("178cm", "70.1"), ("178 cm", "70.1"),
        ("1.78m", "70.1"), ("1,78 m", "70.1"),
    ])
    func heights(_ text: String, _ inches: String) {
        #expect(HeightText(text)?.inches == Figure(inches))
    }

    @Test(arguments: [
        "", "tall", "5'12\"", "5-13", "0", "400", "5'10\"x", "-70", "7", "1m80", "5 12", "5 1 0", "5.10", "7 0 in cm",
        "1 78cm", "5'10\" 5'11\"",
    ])
    func noHeights(_ text: String) {
        #expect(HeightText(text) == nil)
    }
}
