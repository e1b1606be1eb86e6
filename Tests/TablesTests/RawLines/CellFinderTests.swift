import Testing

@testable import Tables

@Suite struct CellFinderTests {
    private func found(_ text: String, column: Int?, in line: String) -> String? {
        CellFinder(line: line).find(text, column: column).map { range in
            let characters = Array(line)
            return "\(range.lowerBound):" + String(characters[range])
        }
    }

    @Test(arguments: [
        ("180", 2, "70,125,180,180,1800", "7:180"), ("180", 3, "70,125,180,180,1800", "11:180"),
        ("4'8\"", 0, "\"4'8\"\"\",166", "1:4'8\"\""), ("80", 2, "180,800,80", "8:80"),
        ("a, b", 1, "x,\"a, b\",c", "3:a, b"), ("7", 2, "\"1,7\",7,7", "8:7"), ("9", 1, "1;9,5;9", "2:9"),
        ("≤ 24", 1, "<td>70</td><td>&le;&nbsp;24</td>", "15:&le;&nbsp;24"),
        ("5'10\"", 0, "<td>5&#39;10&quot;</td>", "4:5&#39;10&quot;"),
        ("180", 1, "<tr><td>180</td><td>180</td></tr>", "20:180"), ("Preferred", 0, "<th>Preferred<br>", "4:Preferred"),
        ("Super Preferred", 0, "Super   Preferred", "0:Super   Preferred"),
    ])
    func cells(_ text: String, _ column: Int, _ line: String, _ expected: String) {
        #expect(found(text, column: column, in: line) == expected)
    }

    @Test func onlyTheFirstLineOfACellIsLookedFor() {
        #expect(found("Preferred\nPlus", column: 0, in: "<th>Preferred") == "4:Preferred")
    }

    /// A delimiter inside quotes parts nothing, and a tag of another element begins no cell.
    @Test(arguments: [
        ("7", 1, "\"7,7\",7,7", "6:7"), ("7", 3, "<tr><td>7<td><b>7</b><th>7<td>7", "30:7"),
        ("7", 0, "7 7 7", "0:7"), ("7", 5, "7;7;7", "4:7"),
    ])
    func columnsDecideBetweenPlaces(_ text: String, _ column: Int, _ line: String, _ expected: String) {
        #expect(found(text, column: column, in: line) == expected)
    }

    @Test func whatIsNotThereIsNotFound() {
        #expect(found("180", column: 0, in: "70,125") == nil)
        #expect(found("", column: 0, in: "70,125") == nil)
        #expect(found("long text", column: 0, in: "x") == nil)
        #expect(found("a", column: 0, in: "") == nil)
    }
}
