import ChartSchema
import Eligibility

/// What a parameter may be: what the OpenAPI document says and what the server takes are made from this one value.
enum ValueForm: Sendable, Hashable {
    case words(maxLength: Int)
    /// An id of a carrier, product or chart.
    case name
    case day
    case version
    case integer(ClosedRange<Int>)
    case choice([String])
    /// An ECMA regular expression that Swift reads alike.
    case pattern(String, example: String)

    /// As JSON Schema.
    var schema: String {
        switch self {
        case .words(let length): #"{"type":"string","minLength":1,"maxLength":\#(length)}"#
        case .name: #"{"type":"string","pattern":"\#(Self.namePattern)","maxLength":64}"#
        case .day: #"{"type":"string","format":"date","pattern":"\#(Self.dayPattern)"}"#
        case .version: #"{"type":"string","pattern":"\#(Self.versionPattern)"}"#
        case .integer(let range):
            #"{"type":"integer","minimum":\#(range.lowerBound),"maximum":\#(range.upperBound)}"#
        case .choice(let words): #"{"type":"string","enum":[\#(words.map(\.quotedJSON).joined(separator: ","))]}"#
        case .pattern(let pattern, _): #"{"type":"string","pattern":\#(pattern.quotedJSON)}"#
        }
    }

    /// In words, for a message.
    var inWords: String {
        switch self {
        case .words(let length): "1 to \(length) characters without control characters"
        case .name: "an id: small letters, digits and hyphens"
        case .day: "a day such as 2026-01-31"
        case .version: "a version such as 1.0.0"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .choice(let words): "one of \(words.joined(separator: ", "))"
        case .pattern(_, let example): "a text such as \(example)"
        }
    }

    func accepts(_ text: String) -> Bool {
        switch self {
        case .words(let length): (1...length).contains(text.unicodeScalars.count)
        case .name: text.utf8.count <= 64 && text.wholeMatch(of: /[a-z0-9][a-z0-9-]*/) != nil
        case .day: ISODate.isValid(text)
        case .version: VersionNumber(text) != nil && text.split(separator: ".").allSatisfy { $0.utf8.count <= 6 }
        case .integer(let range):
            text.wholeMatch(of: /-?(0|[1-9][0-9]{0,8})/) != nil && Int(text).map(range.contains) ?? false
        case .choice(let words): words.contains(text)
        case .pattern(let pattern, _): (try? Regex(pattern).wholeMatch(in: text)) != nil
        }
    }

    private static let namePattern = "^[a-z0-9][a-z0-9-]*$"
    private static let dayPattern = "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
    private static let versionPattern = "^(0|[1-9][0-9]{0,5})[.](0|[1-9][0-9]{0,5})[.](0|[1-9][0-9]{0,5})$"
}

extension String {
    /// As a JSON string.
    var quotedJSON: String {
        var writer = CanonicalJSONWriter(reservingCapacity: utf8.count + 2)
        writer.value(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
