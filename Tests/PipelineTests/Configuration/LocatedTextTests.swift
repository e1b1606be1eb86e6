import Testing

@testable import Pipeline

@Suite struct LocatedTextTests {
    private let text = LocatedText(Array("ab\r\nÉlite: \"x\"\n\nend".utf8))

    @Test func columnsCountCharacters() {
        let place = text.place(of: 12..<15)
        #expect(place == TextPlace(line: 2, column: 8, length: 3, text: "Élite: \"x\""))
    }

    @Test func lineEndsBelongToNoLine() {
        #expect(text.place(of: 0..<1).text == "ab")
        #expect(text.place(of: 16..<16) == TextPlace(line: 3, column: 1, length: 1, text: ""))
    }

    @Test func theEndOfTheFileHasAPlace() {
        #expect(text.place(of: 20..<20) == TextPlace(line: 4, column: 4, length: 1, text: "end"))
        #expect(LocatedText([]).place(of: 0..<0) == TextPlace(line: 1, column: 1, length: 1, text: ""))
    }

    @Test func everyByteIsInTheLineOfItsPlace() {
        for offset in 0...20 { #expect(text.line(of: offset) == text.place(of: offset..<offset).line) }
    }

    @Test func aRangeOverLinesIsCutAtTheFirst() {
        #expect(text.place(of: 4..<18) == TextPlace(line: 2, column: 1, length: 10, text: "Élite: \"x\""))
    }

    /// Of a file of one line every mistake would otherwise hold the whole of it.
    @Test func aPlaceInALongLineHoldsAPieceOfIt() throws {
        let unit = "\"é\": 1, "
        let long = String(repeating: unit, count: 2_000)
        let source = LocatedText(Array(("{\n" + long + "\n}").utf8))
        for number in stride(from: 0, to: 2_000, by: 37) {
            let offset = 2 + number * unit.utf8.count
            let place = source.place(of: offset..<offset + 4)
            #expect(place.line == 2 && place.column == number * unit.count + 1 && place.length == 3)
            #expect(place.text.utf8.count <= 2 * LocatedText.margin)
            #expect(place.text.dropFirst(place.column - 1 - place.textStart).hasPrefix("\"é\""))
        }
    }
}
