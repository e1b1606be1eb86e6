import Testing

@testable import Pipeline

@Suite struct PlacedJSONParserTests {
    private func parse(_ text: String) throws -> PlacedJSON {
        var parser = PlacedJSONParser(Array(text.utf8))
        return try parser.parse()
    }

    private func mistake(_ bytes: [UInt8]) -> JSONMistake? {
        var parser = PlacedJSONParser(bytes)
        do {
            _ = try parser.parse()
            return nil
        } catch {
            return error
        }
    }

    @Test func valuesKnowTheirPlaces() throws {
        let root = try parse(#"{"a": [1, -0.5e3, "x"], "b": {"c": null}, "d": true}"#)
        guard case .array(let elements)? = root.member("a")?.value.value else {
            Issue.record("no array")
            return
        }
        #expect(elements.map(\.value) == [.number("1"), .number("-0.5e3"), .string("x")])
        #expect(elements.map(\.range) == [7..<8, 10..<16, 18..<21])
        #expect(root.member("b")?.value.member("c")?.value.value == .null)
        #expect(root.member("d")?.keyRange == 42..<45)
    }

    @Test(arguments: [
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u00e9\ud83d\ude00""#, "é😀"), (#""é😀""#, "é😀"),
        (#""""#, ""),
    ])
    func escapes(_ text: String, _ value: String) throws {
        #expect(try parse(text).value == .string(value))
    }

    @Test func aByteOrderMarkIsSkipped() throws {
        #expect(try parse("\u{feff}[]").value == .array([]))
    }

    /// Text, the offset of the mistake, and what was expected there.
    @Test(arguments: [
        ("", 0, "a value"), ("  \n", 0, "a value"), ("{", 1, "a key between double quotes"),
        (#"{"a" 1}"#, 5, #"":" after the key "a""#), (#"{"a": 1,}"#, 8, "another entry after the comma"),
        ("[1 2]", 3, "\",\" or \"]\""), ("[1,]", 3, "another entry after the comma"), ("[1", 2, "\",\" or \"]\""),
        ("{'a': 1}", 1, "a key between double quotes"), ("[01]", 1, "a number such as 12 or -0.5"),
        ("[+1]", 1, "a value"), ("[1.]", 1, "a number such as 12 or -0.5"), ("[treu]", 1, "a value"),
        ("[] x", 3, "the end of the file"), ("// note\n{}", 0, "a value"), ("[\"a\nb\"]", 1, "a closing double quote"),
        ("[\"a\tb\"]", 3, "text without control characters"),
        (#"["\x"]"#, 2, #"an escape such as \", \\, \n or \u00e9"#),
        (#"["\ud83d"]"#, 2, "a whole character"), (#"["\u12"]"#, 2, #"an escape such as \", \\, \n or \u00e9"#),
    ])
    func mistakes(_ text: String, _ offset: Int, _ expected: String) {
        let mistake = mistake(Array(text.utf8))
        #expect(mistake?.range.lowerBound == offset)
        #expect(mistake?.expected == expected)
        #expect(mistake?.help.isEmpty == false)
    }

    @Test func bytesThatAreNoUTF8() {
        let mistake = mistake(Array("[\"Qu".utf8) + [0xe9, 0x62] + Array("ec\"]".utf8))
        #expect(mistake?.range == 4..<5)
        #expect(mistake?.found == "the byte 0xe9")
    }

    @Test func nestingHasALimit() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(mistake(Array(deep.utf8))?.range.lowerBound == PlacedJSONParser.depthLimit + 1)
    }

    @Test func repeatedKeysAreCollectedAndTheFirstCounts() throws {
        var parser = PlacedJSONParser(Array(#"{"a": 1, "b": 2, "a": 3}"#.utf8))
        let root = try parser.parse()
        #expect(root.member("a")?.value.value == .number("1"))
        #expect(parser.repeatedKeys.map(\.key) == ["a"])
        #expect(parser.repeatedKeys.first?.keyRange == 17..<20)
    }

    /// Every beginning of a good file is either good JSON or a mistake with a place inside it: nothing traps.
    @Test func everyTruncationIsAMistakeInPlace() throws {
        let whole = Array(#"{"a": [1, "é\u00e9", {"b": false}], "c": null}"#.utf8)
        for count in 0..<whole.count {
            let found = try #require(mistake(Array(whole[..<count])))
            #expect(found.range.upperBound <= max(count, 1))
        }
    }

    @Test(arguments: ["0", "-0", "10", "1.5", "-0.5e3", "1e-3", "2E+10", "100.001"])
    func aNumberIsRead(_ text: String) throws {
        #expect(try parse("{\"a\": \(text)}").member("a")?.value.value == .number(text))
    }

    @Test(arguments: ["01", "-", "1.", ".5", "1e", "1e+", "--1", "1.2.3", "1-2", "00", "1e5.0"])
    func whatIsNoNumberIsRefused(_ text: String) { #expect(throws: JSONMistake.self) { try parse("[\(text)]") } }
}
