import Foundation
import Testing

@testable import ChartSchema

@Suite struct CanonicalJSONWriterTests {
    /// Every scalar of ASCII and some beyond, alone and between others: what is escaped and what is not.
    @Test func textsComeBackAndOnlyWhatMustBeIsEscaped() throws {
        let scalars = (0...0x7f).compactMap(Unicode.Scalar.init) + "é–½\u{2028}\u{10ffff}👩".unicodeScalars
        for scalar in scalars {
            for text in ["\(scalar)", "a\(scalar)", "\(scalar)b", "a\(scalar)b\(scalar)c", "\(scalar)\(scalar)"] {
                var writer = CanonicalJSONWriter()
                writer.value(text)
                let read = try JSONSerialization.jsonObject(with: Data(writer.bytes), options: .fragmentsAllowed)
                #expect(read as? String == text)
                let mayStand = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
                #expect(writer.bytes.contains(UInt8(ascii: "\\")) == !mayStand)
            }
        }
    }

    @Test func theShortEscapesAreUsed() {
        var writer = CanonicalJSONWriter()
        writer.value("\u{8}\t\n\u{c}\r\"\\\u{0}\u{1f}/\u{7f}")
        #expect(String(decoding: writer.bytes, as: UTF8.self) == #""\b\t\n\f\r\"\\\u0000\u001f/\#u{7f}""#)
    }

    @Test func membersAndElementsAreSeparated() {
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.member("a", Figure(tenThousandths: -5_000))
            $0.member("b", ["x", "y"])
            $0.object("c") { _ in }
            $0.array("d", of: [1, 2]) { $0.value($1) }
            $0.member("e", nil as String?)
        }
        #expect(
            String(decoding: writer.bytes, as: UTF8.self) == #"{"a":-0.5,"b":["x","y"],"c":{},"d":[1,2],"e":null}"#)
    }
}
