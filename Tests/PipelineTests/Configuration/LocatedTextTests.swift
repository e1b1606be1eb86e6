import Testing

@testable import Pipeline

@Suite struct SourceTextTests {
    private let text = SourceText(Array("ab\r\nÉlite: \"x\"\n\nend".utf8))

    @Test func columnsCountCharacters() {
        let place = text.place(of: 12..<15)
        #expect(place == SourcePlace(line: 2, column: 8, length: 3, text: "Élite: \"x\""))
    }

    @Test func lineEndsBelongToNoLine() {
        #expect(text.place(of: 0..<1).text == "ab")
        #expect(text.place(of: 16..<16) == SourcePlace(line: 3, column: 1, length: 1, text: ""))
    }

    @Test func theEndOfTheFileHasAPlace() {
        #expect(text.place(of: 20..<20) == SourcePlace(line: 4, column: 4, length: 1, text: "end"))
        #expect(SourceText([]).place(of: 0..<0) == SourcePlace(line: 1, column: 1, length: 1, text: ""))
    }

    @Test func everyByteIsInTheLineOfItsPlace() {
        for offset in 0...20 { #expect(text.line(of: offset) == text.place(of: offset..<offset).line) }
    }

    @Test func aRangeOverLinesIsCutAtTheFirst() {
        #expect(text.place(of: 4..<18) == SourcePlace(line: 2, column: 1, length: 10, text: "Élite: \"x\""))
    }
}
