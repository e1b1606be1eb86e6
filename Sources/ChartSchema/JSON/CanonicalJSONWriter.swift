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

    /// Ends a document that stands on a line of its own; another may follow.
    package mutating func endDocument() {
        endLine()
        needsComma = false
    }

    package mutating func key(_ name: String) {
        separate()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// A key that has nothing to escape.
    mutating func key(written name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    package mutating func value(_ text: String) {
        separate()
        quote(text)
        needsComma = true
    }

    package mutating func value(_ number: Int) { plain(String(number)) }

    package mutating func value(_ figure: Figure) {
        separate()
        figure.withDecimalForm { bytes.append(contentsOf: $0) }
        needsComma = true
    }

    /// A document that is written already, on one line: its line ends stand only between what it holds, never in a text.
    package mutating func value(onOneLine document: [UInt8]) {
        separate()
        bytes.reserveCapacity(bytes.count + document.count)
        var start = 0
        while start < document.count {
            let end = document[start...].firstIndex(of: UInt8(ascii: "\n")) ?? document.count
            bytes.append(contentsOf: document[start..<end])
            start = end + 1
        }
        needsComma = true
    }

    /// A value that is written already.
    package mutating func value(json: some Collection<UInt8>) {
        separate()
        bytes.append(contentsOf: json)
        needsComma = true
    }

    package mutating func value(_ flag: Bool) { plain(flag ? "true" : "false") }
    package mutating func null() { plain("null") }

    /// Hands over what was written so far; the document goes on where it was.
    package mutating func drain() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

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

    /// Bytes that stand for themselves are put in as long runs as there are.
    private mutating func quote(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { text in
            guard var start = text.baseAddress else { return }
            let end = start + text.count
            var next = start
            while next < end {
                let byte = next.pointee
                next += 1
                guard Self.isEscaped(byte) else { continue }
                bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: next - 1 - start))
                escape(byte)
                start = next
            }
            bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x5c
    }

    private mutating func escape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0a: bytes.append(UInt8(ascii: "n"))
        case 0x0c: bytes.append(UInt8(ascii: "f"))
        case 0x0d: bytes.append(UInt8(ascii: "r"))
        case 0x20...: bytes.append(byte)
        default:
            let digits: StaticString = "0123456789abcdef"
            bytes.append(UInt8(ascii: "u"))
            for digit in [0, 0, byte >> 4, byte & 15] { bytes.append(digits.utf8Start[Int(digit)]) }
        }
    }
}
