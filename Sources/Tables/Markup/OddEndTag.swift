import Foundation

/// An end tag that means something else to browsers than to libxml2: `</br>` breaks a line, and what follows `</body>` or `</html>`
/// still belongs to the page.
struct OddEndTag {
    var range: Range<Int>
    var replacement: [UInt8]

    /// The next one that begins at or after a place.
    init?(in text: UnsafeBufferPointer<UInt8>, from start: Int) {
        guard let base = text.baseAddress else { return nil }
        var index = start
        while index < text.count, let found = memchr(base + index, 0x2F, text.count - index) {
            let slash = UnsafeRawPointer(base).distance(to: found)
            if slash > start, text[slash - 1] == 0x3C, let tag = Self.read(text, slash) {
                self = tag
                return
            }
            index = slash + 1
        }
        return nil
    }

    private init(_ range: Range<Int>, _ replacement: [UInt8]) {
        (self.range, self.replacement) = (range, replacement)
    }

    private static func read(_ text: UnsafeBufferPointer<UInt8>, _ slash: Int) -> OddEndTag? {
        if begins(text, slash + 1, with: "br") { return OddEndTag(slash - 1..<slash + 3, Array("<br".utf8)) }
        guard let end = pageEnd(text, slash - 1), !isEnd(text, end) else { return nil }
        let lines = text[slash..<end].count { $0 == 0x0A }
        return OddEndTag(slash - 1..<end, Array(repeating: 0x0A, count: lines))
    }

    /// Where a `</body>` or `</html>` at a place ends.
    private static func pageEnd(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int? {
        guard place + 2 < text.count, text[place] == 0x3C, text[place + 1] == 0x2F,
            begins(text, place + 2, with: "body") || begins(text, place + 2, with: "html")
        else { return nil }
        return text[place...].firstIndex(of: 0x3E).map { $0 + 1 }
    }

    /// Whether nothing of the page follows.
    private static func isEnd(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        var place = start
        while let next = text[place...].firstIndex(where: { !Blank.isBlank($0) }) {
            guard let end = pageEnd(text, next) else { return false }
            place = end
        }
        return true
    }

    private static func begins(_ text: UnsafeBufferPointer<UInt8>, _ place: Int, with name: String) -> Bool {
        let name = name.utf8
        return place + name.count <= text.count && zip(text[place...], name).allSatisfy { $0 | 0x20 == $1 }
    }
}
