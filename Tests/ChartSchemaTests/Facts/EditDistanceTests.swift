import ChartSchema
import Testing

struct EditDistanceTests {
    @Test(arguments: [
        ("chrat", "chart", 1), ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "", 3), ("", "", 0),
        ("Chart", "chart", 0),
        ("mmse", "messe", 2),
    ])
    func ofTwoTexts(_ first: String, _ second: String, _ distance: Int) {
        #expect(EditDistance.between(first, second) == distance)
        #expect(EditDistance.between(second, first) == distance)
    }

    /// Names of up to 64 bytes are compared a column at once, longer ones cell by cell.
    @Test func longNamesAreComparedAsShortOnesAre() {
        let slips = ["", "a", "ba", "ab", "xab", "abx", "bab", "aab", "bba", "b", "ca", "cab", "acb", "cba"]
        let long = String(repeating: "z", count: 70)
        for first in slips {
            for second in slips {
                #expect(
                    EditDistance.between(first + long, second + long)
                        == EditDistance.between(first + "zz", second + "zz"))
            }
        }
    }
}
