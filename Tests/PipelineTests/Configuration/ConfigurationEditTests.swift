import Testing

@testable import Pipeline

/// `pipeline.json` keeps the form that a person gave it.
@Suite struct ConfigurationEditTests {
    private func appended(_ json: String, to text: String) throws -> String {
        var edit = ConfigurationEdit(Array(text.utf8))
        let array = try #require(edit.root()?.member("a")?.value)
        edit.append(json, to: array)
        #expect(edit.root() != nil, "the text is no JSON any more")
        return String(decoding: edit.bytes, as: UTF8.self)
    }

    @Test func anElementGoesOnALineOfItsOwnWhereTheOthersDo() throws {
        let text = "{\n\t\"a\": [\n\t\t{\"x\": 1}\n\t],\n\t\"b\": 2\n}\n"
        #expect(
            try appended("{\n  \"y\": 2\n}", to: text)
                == "{\n\t\"a\": [\n\t\t{\"x\": 1},\n\t\t{\n\t\t  \"y\": 2\n\t\t}\n\t],\n\t\"b\": 2\n}\n")
    }

    @Test func anElementGoesBesideTheOthersWhereTheyShareALine() throws {
        #expect(try appended("{\n  \"y\": 2\n}", to: "{\"a\": [1, 2]}") == "{\"a\": [1, 2, { \"y\": 2 }]}")
    }

    @Test func anEmptyArrayOpens() throws {
        #expect(try appended("3", to: "{\n  \"a\": []\n}") == "{\n  \"a\": [\n    3\n  ]\n}")
    }

    @Test(arguments: [
        ("{\n  \"a\": {\n    \"x\": 1\n  }\n}", "{\n  \"a\": {\n    \"x\": 1,\n    \"rules\": {}\n  }\n}"),
        ("{\"a\": {\"x\": 1}}", "{\"a\": {\"x\": 1, \"rules\": {}}}"),
    ])
    func aMemberGoesBehindTheOthers(_ text: String, _ expected: String) throws {
        var edit = ConfigurationEdit(Array(text.utf8))
        let object = try #require(edit.root()?.member("a")?.value)
        edit.add("rules", "{}", to: object)
        #expect(String(decoding: edit.bytes, as: UTF8.self) == expected)
    }

    @Test func aValueIsReplacedInItsPlace() throws {
        var edit = ConfigurationEdit(Array("{\n  \"a\": {\"b\": [1]},\n  \"c\": 3\n}".utf8))
        let old = try #require(edit.root()?.member("a")?.value)
        edit.replace(old, by: "{\n  \"d\": 4\n}")
        #expect(String(decoding: edit.bytes, as: UTF8.self) == "{\n  \"a\": {\n    \"d\": 4\n  },\n  \"c\": 3\n}")
    }
}
