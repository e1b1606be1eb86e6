import ChartSchema
import Testing

@testable import Pipeline

@Suite struct FindingPlacesTests {
    private func finding(_ text: String?, line: Int? = 3) -> Finding {
        Finding(
            rule: "a", severity: .warning, message: "m",
            location: .init(file: "raw/acme/build.csv", table: 0, row: 1, column: 1, line: line, text: text))
    }

    @Test func theCellOnItsLine() {
        let places = FindingPlaces(inFile: Array("Height,A\n69,180\n70,183\n".utf8))
        let place = places.place(of: finding("183"))
        #expect(place?.line == 3 && place?.column == 4 && place?.length == 3 && place?.text == "70,183")
        let missing = places.place(of: finding("184"))
        #expect(missing?.line == 3 && missing?.column == nil)
        #expect(places.place(of: finding("183", line: 9)) == nil)
        #expect(places.place(of: finding("183", line: nil)) == nil)
    }

    @Test func aLongLineIsNotSearched() {
        let line = String(repeating: "y", count: FindingPlaces.longestLine + 1)
        let place = FindingPlaces { _, _ in line }.place(of: finding("y"))
        #expect(place?.line == 3)
        #expect(place?.column == nil)
    }

    /// Thousands of findings on a long line do not search all of it each.
    @Test func aLongLineIsSearchedSomeTimes() {
        let line = "70,183," + String(repeating: "x", count: 60_000)
        let places = FindingPlaces { _, _ in line }
        let columns = (0..<1_000).map { _ in places.place(of: finding("183"))?.column }
        #expect(columns.first == 4)
        #expect(columns.last == .some(nil))
        #expect(columns.count { $0 != nil } * line.utf8.count <= FindingPlaces.mostSearched)
    }
}
