import Paper

/// Which glyphs of a page are read, and what is said of the others.
struct SeenGlyphs {
    /// To be put together to words, blanks among them.
    private(set) var read: [Int] = []
    /// Drawn a second time at the same place, as bold letters are made: each with the glyph that is read for it.
    private(set) var doubled: [Int: Int] = [:]
    private(set) var hidden: [Int] = []
    /// Beyond the page's edges: the page shows a part of what was meant to stand on it.
    private(set) var offPage: [Int] = []
    private(set) var unmapped: [Int] = []
    /// Signs before the items of a list, of no known letter.
    private(set) var bullets: [Int] = []
    private(set) var slanted: [Int] = []
    /// Different letters over one another.
    private(set) var overlapping: [Int] = []

    init(_ page: UprightPage) {
        for (index, glyph) in page.page.glyphs.enumerated() {
            if glyph.isBlank {
                if glyph.isSeen { read.append(index) }
            } else if !page.page.box.contains(glyph.box.middle) {
                offPage.append(index)
            } else if !glyph.isSeen {
                hidden.append(index)
            } else if glyph.isUnmapped {
                unmapped.append(index)
            } else if page.quarters[index] == nil {
                slanted.append(index)
            } else {
                read.append(index)
            }
        }
        bullets = UnnamedSigns.bullets(unmapped, read: read, page)
        if !bullets.isEmpty { unmapped = [] }
        findDoubles(page)
    }

    private mutating func findDoubles(_ page: UprightPage) {
        let glyphs = page.page.glyphs
        let order = read.filter { !glyphs[$0].isBlank }.sorted { page.boxes[$0].left < page.boxes[$1].left }
        var over: Set<Int> = []
        for (position, first) in order.enumerated() {
            let own = page.boxes[first]
            for second in order[(position + 1)...] {
                let other = page.boxes[second]
                guard other.left < own.left + 0.6 * own.width else { break }
                let size = max(glyphs[first].size, glyphs[second].size)
                guard abs(page.origins[first].y - page.origins[second].y) < 0.3 * size,
                    min(own.width, other.width) > 0,
                    own.intersection(other).width > 0.6 * min(own.width, other.width),
                    // Letters of a turned line stand over one another on the page, each beside the last.
                    own.intersection(other).height > 0.6 * min(own.height, other.height),
                    doubled[first] == nil, doubled[second] == nil
                else { continue }
                if glyphs[first].letter == glyphs[second].letter,
                    abs(page.origins[first].x - page.origins[second].x) < 0.15 * size,
                    !isLigature(first, second, page)
                {
                    doubled[max(first, second)] = min(first, second)
                } else if !isLigature(first, second, page) {
                    over.formUnion([first, second])
                }
            }
        }
        overlapping = over.sorted()
        if !doubled.isEmpty { read.removeAll { doubled[$0] != nil } }
        if !over.isEmpty { read.removeAll { over.contains($0) } }
    }

    /// Letters of one ligature: neighbours in the file, drawn at once, in one and the same box.
    private func isLigature(_ first: Int, _ second: Int, _ page: UprightPage) -> Bool {
        let glyphs = page.page.glyphs
        return abs(first - second) <= 3 && glyphs[first].object == glyphs[second].object
            && page.boxes[first] == page.boxes[second]
    }
}
