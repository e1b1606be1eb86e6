import Foundation

/// `<![CDATA[…]]>` and the `<![if …]>` of Office in HTML: browsers take them for comments that end at the first `>`, libxml2
/// for text.
enum CharacterData {
    private static let mark = Array("<![".utf8)
    private static let dataMark = Array("<![CDATA[".utf8)

    /// The next section that begins at or after `start`.
    static func next(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard let base = text.baseAddress else { return nil }
        var index = start
        while index < text.count, let found = memchr(base + index, 0x5B, text.count - index) {
            index = UnsafeRawPointer(base).distance(to: found) + 1
            let place = index - 3
            if place >= start, place + mark.count <= text.count, memcmp(base + place, mark, mark.count) == 0,
                !endsComment(place, text), !isInComment(place, text)
            {
                return place
            }
        }
        return nil
    }

    /// The section at a place as a fault: its line ends stay.
    static func fault(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> MarkupRepair.Fault {
        let end = text[place...].firstIndex(of: 0x3E).map { $0 + 1 } ?? text.count
        let content = text[place + mark.count..<max(end, place + mark.count)]
        let isData = text[place...].starts(with: dataMark)
        let lines = [UInt8](repeating: 0x0A, count: content.count { $0 == 0x0A })
        var fault = MarkupRepair.Fault(range: place..<end, replacement: lines)
        let words = String(decoding: content.dropFirst(isData ? dataMark.count - mark.count : 0), as: UTF8.self)
        if isData, words.contains(where: { $0.isLetter || $0.isNumber }) {
            let ends = CharacterSet.whitespacesAndNewlines.union(CharacterSet(charactersIn: "]>"))
            fault.dropped = words.trimmingCharacters(in: ends)
        }
        return fault
    }

    /// `<![endif]-->`, however far above its comment begins.
    private static func endsComment(_ place: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let end = text[place...].firstIndex(of: 0x3E) else { return false }
        return text[end - 1] == 0x2D && text[end - 2] == 0x2D
    }

    /// Whether the section stands inside a comment, as far as the 4,096 bytes before it tell.
    private static func isInComment(_ place: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let before = Array(text[max(0, place - 4_096)..<place])[...]
        guard let open = before.lastRange(of: "<!--") else { return false }
        return before[open.upperBound...].firstRange(of: "-->") == nil
    }
}
