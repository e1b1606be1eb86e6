import ChartSchema
import Results

extension Finding.Severity {
    /// `error`, `warning` or `note`.
    var sarifLevel: String { self == .info ? "note" : rawValue }
}

extension Finding {
    /// Message and remedy, for places without a field of its own for each.
    var sentences: String { [message, help].compactMap(\.self).joined(separator: " ").asSentence }
}

extension Finding.Acceptance {
    /// A SARIF suppression.
    func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("kind", "external")
            $0.member("status", "accepted")
            $0.member("justification", "Accepted \(inWords)")
        }
    }
}

extension RuleDescription {
    /// A SARIF reporting descriptor.
    func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("id", code)
            $0.object("shortDescription") { $0.member("text", explanation) }
            $0.object("fullDescription") { $0.member("text", explanation) }
            $0.object("help") { $0.member("text", remedy) }
            $0.object("defaultConfiguration") { $0.member("level", severity.sarifLevel) }
            $0.object("properties") { $0.member("tags", [String(code.prefix { $0 != "." })]) }
        }
    }
}

extension String {
    /// The path as a URI reference (RFC 3986): what is no unreserved character or `/` as `%XX`.
    var asURIReference: String {
        var result = ""
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }
}
