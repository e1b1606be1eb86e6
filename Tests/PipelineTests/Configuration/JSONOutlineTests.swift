import Testing

@testable import Pipeline

@Suite struct JSONOutlineTests {
    @Test(arguments: [
        (#"{"schema": 1, "outputs": {"directory": "a,}b"}, "carriers": []}"#, #"{"directory": "a,}b"}"#),
        (#" {"carriers": [{"outputs": 1, "x": "\"]"}], "outputs" : [1, 2] } "#, "[1, 2] "),
        (#"{"outputs": "first", "outputs": "second"}"#, #""first""#),
        ("\u{feff}{\"outputs\":7}", "7"),
    ])
    func theValueOfAMember(_ text: String, _ value: String) {
        let bytes = Array(text.utf8)
        guard case .found(let range) = JSONOutline.member("outputs", in: bytes) else {
            Issue.record("not found")
            return
        }
        #expect(String(decoding: bytes[range], as: UTF8.self) == value)
    }

    @Test(arguments: ["{}", #"{"output": {"outputs": 1}}"#, #"{"a": "outputs"}"#]) func noSuchMember(_ text: String) {
        #expect(JSONOutline.member("outputs", in: Array(text.utf8)) == .absent)
    }

    @Test(arguments: [
        "", "[]", "{", #"{"outputs": 1"#, #"{"outputs": 1} x"#, #"{"a": [}"#, #"{"out\u0070uts": 1}"#, #"{"a" 1}"#,
        #"{"a": "#, #"{"a": "b}"#, #"{"a":}"#, #"{"a": "b\"}"#, #"{"a": "b\\\"}"#, #"{"a": "b\"#,
    ])
    func whatIsNotFollowedIsLeftToTheParser(_ text: String) {
        #expect(JSONOutline.member("outputs", in: Array(text.utf8)) == .unclear, "\(text)")
    }

    @Test(arguments: [#""a\\""#, #""a\"b""#, #""\\\"""#, #""\n\t\u00e9 \"x\" \\\\""#, #""""#, #""\\\\\",{}""#])
    func aTextEndsAtItsOwnQuote(_ text: String) {
        let bytes = Array(#"{"a": \#(text),"outputs":[\#(text),1]}"#.utf8)
        let members = JSONOutline.members(of: bytes)
        func texts(_ ranges: [Range<Int>]?) -> [String]? { ranges?.map { String(decoding: bytes[$0], as: UTF8.self) } }
        #expect(texts(members?.map(\.name)) == ["a", "outputs"])
        #expect(texts(members?.map(\.value)) == [text, "[\(text),1]"])
    }

    @Test(arguments: [
        ("[]", []), (" [ ] ", []), ("[1]", ["1"]),
        (#"[{"a": [1, "]"]}, "b,c" , 7]"#, [#"{"a": [1, "]"]}"#, #""b,c" "#, "7"]),
    ])
    func theElementsOfAnArray(_ text: String, _ elements: [String]) {
        let bytes = Array(text.utf8)
        let found = JSONOutline.elements(of: 0..<bytes.count, in: bytes)
        #expect(found?.map { String(decoding: bytes[$0], as: UTF8.self) } == elements)
    }

    @Test(arguments: ["", "{}", "[1,]", "[,1]", "[1", "[1,,2]", "[1}"]) func whatIsNoArray(_ text: String) {
        #expect(JSONOutline.elements(of: 0..<text.utf8.count, in: Array(text.utf8)) == nil, "\(text)")
    }
}
