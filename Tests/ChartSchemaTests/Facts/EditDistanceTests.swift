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
}
