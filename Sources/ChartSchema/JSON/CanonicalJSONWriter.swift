/// Writes JSON as bytes, the same bytes for the same values: keys in the order they are given, figures in their
/// shortest form, UTF-8 with only the escapes that JSON demands.
///
/// Commas are put by the writer. Line breaks are put by the caller, with ``lineBreak(indent:)``, because a canonical
/// document breaks its lines where a reader of a text difference wants them.
package struct CanonicalJSONWriter {
    package private(set) var bytes: [UInt8] = []
    private var needsComma = false

    package init(reservingCapacity capacity: Int = 256) {
        bytes.reserveCapacity(capacity)
    }

    package mutating func beginObject() { open(UInt8(ascii: "{")) }
    package mutating func endObject() { close(UInt8(ascii: "}")) }
    package mutating func beginArray() { open(UInt8(ascii: "[")) }
    package mutating func endArray() { close(UInt8(ascii: "]")) }

    /// Ends the line, after the comma that is due, and indents the next.
    package mutating func lineBreak(indent: Int = 0) {
        separate()
        needsComma = false
        endLine(indent: indent)
    }

    /// Ends the line before a closing bracket or at the document's end: no comma is due there.
    package mutating func endLine(indent: Int = 0) {
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<indent { bytes.append(UInt8(ascii: " ")) }
    }

    package mutating func key(_ name: String) {
        separate()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    package mutating func value(_ text: String) {
        separate()
        quote(text)
        needsComma = true
    }

    package mutating func value(_ number: Int) { plain(String(number)) }
    package mutating func value(_ figure: Figure) { plain(figure.description) }
    package mutating func value(_ flag: Bool) { plain(flag ? "true" : "false") }
    package mutating func null() { plain("null") }

    private mutating func plain(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
        needsComma = true
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x20...: bytes.append(byte)
            case 0x08: escape("b")
            case 0x09: escape("t")
            case 0x0a: escape("n")
            case 0x0c: escape("f")
            case 0x0d: escape("r")
            default:
                escape("u")
                let digits = Array("0123456789abcdef".utf8)
                bytes.append(contentsOf: [0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)]])
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ letter: Unicode.Scalar) {
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(ascii: letter))
    }
}
