import Foundation

/// Where HTML says something that browsers understand and libxml2 does not, and what to tell libxml2 in its place.
///
/// - `&copy 2024`: a reference without its semicolon;
/// - `&half;`: a name that HTML 5 added;
/// - `</br>`, which is a line break;
/// - `</body>` and `</html>` before more of the page, which libxml2 would drop;
/// - `<![CDATA[…]]>`, a comment up to its first `>`.
///
/// No repair changes the number of lines. Places are found by `memchr`, so a page without faults costs next to
/// nothing.
struct MarkupRepair {
    struct Fault {
        var range: Range<Int>
        var replacement: [UInt8]
        /// The words of a CDATA section that are no text of the page.
        var dropped: String?
    }

    private let text: UnsafeBufferPointer<UInt8>
    private var nextReference = 0
    private var nextTag: OddEndTag?
    private var nextData: Int?

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        nextTag = OddEndTag(in: text, from: 0)
        nextData = CharacterData.next(in: text, from: 0)
    }

    /// The next fault that begins before `end`, if there is one.
    mutating func next(before end: Int) -> Fault? {
        let tag = min(nextTag?.range.lowerBound ?? end, nextData ?? end)
        while let place = reference(before: min(end, tag)) {
            nextReference = place + 1
            if let fault = fault(at: place) { return fault }
        }
        guard tag < end else { return nil }
        let fault: Fault
        if tag == nextData {
            fault = CharacterData.fault(at: tag, in: text)
            nextData = CharacterData.next(in: text, from: fault.range.upperBound)
            if let odd = nextTag, odd.range.lowerBound < fault.range.upperBound {
                nextTag = OddEndTag(in: text, from: fault.range.upperBound)
            }
        } else if let odd = nextTag {
            fault = Fault(range: odd.range, replacement: odd.replacement)
            nextTag = OddEndTag(in: text, from: odd.range.upperBound)
        } else {
            return nil
        }
        nextReference = max(nextReference, fault.range.upperBound)
        return fault
    }

    private mutating func reference(before end: Int) -> Int? {
        guard nextReference < end, let base = text.baseAddress else { return nil }
        guard let found = memchr(base + nextReference, 0x26, end - nextReference) else {
            // What is searched once is not searched again with the next piece.
            nextReference = end
            return nil
        }
        return UnsafeRawPointer(base).distance(to: found)
    }

    private func fault(at place: Int) -> Fault? {
        var end = place + 1
        while end < text.count, end - place <= 32, Self.isNameByte(text[end]) { end += 1 }
        guard end > place + 1 else { return nil }
        let name = String(decoding: text[place + 1..<end], as: UTF8.self)
        if end < text.count, text[end] == 0x3B {
            guard let character = HTMLNames.added[name] else { return nil }
            return Fault(range: place..<end + 1, replacement: Array(character.utf8))
        }
        // `&ampB` is `&B` in text: the longest old name counts.
        for length in stride(from: min(name.utf8.count, 6), through: 2, by: -1) {
            let prefix = String(name.prefix(length))
            if HTMLNames.withoutSemicolon.contains(prefix) {
                return Fault(range: place..<place + 1 + length, replacement: Array("&\(prefix);".utf8))
            }
        }
        return nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
}
