import Paper

/// Signs before the items of a list in a font of signs, of which no file says which letters they are.
///
/// One and the same sign before every item says nothing of any of them; one that only some have may be a mark.
enum UnnamedSigns {
    private static let fewest = 3

    /// The signs among glyphs without letters, where all of these are such; else none.
    ///
    /// - Parameter read: The glyphs that are read.
    static func bullets(_ unmapped: [Int], read: [Int], _ page: UprightPage) -> [Int] {
        let glyphs = page.page.glyphs
        guard unmapped.count >= fewest, Set(unmapped.map { glyphs[$0].letter }).count == 1,
            (0xE000...0xF8FF).contains(glyphs[unmapped[0]].letter.value)
        else { return [] }
        let seen = read.filter { !glyphs[$0].isBlank }
        var starts: [Double] = []
        for sign in unmapped {
            let line = seen.filter { abs(page.origins[$0].y - page.origins[sign].y) < 0.4 * glyphs[sign].size }
            let next = line.map { page.boxes[$0].left }.filter { $0 > page.boxes[sign].left }.min()
            let isFirst = !line.contains { page.boxes[$0].left < page.boxes[sign].left }
            guard isFirst, let next, next - page.boxes[sign].right < 4 * glyphs[sign].size else { return [] }
            starts.append(next)
        }
        // A line that begins as the items do and has no sign.
        let firsts = firsts(of: seen, page)
        let own = unmapped.map { page.origins[$0].y }
        let bare = firsts.contains { first in
            starts.contains { abs($0 - first.x) < 1 } && !own.contains { abs($0 - first.y) < 4 }
        }
        return bare ? [] : unmapped
    }

    /// Where each line begins.
    private static func firsts(of glyphs: [Int], _ page: UprightPage) -> [PaperPoint] {
        var lines: [Int: PaperPoint] = [:]
        for glyph in glyphs {
            let point = PaperPoint(x: page.boxes[glyph].left, y: page.origins[glyph].y)
            let line = Int((point.y / 3).rounded())
            if lines[line].map({ point.x < $0.x }) ?? true { lines[line] = point }
        }
        return Array(lines.values)
    }
}
