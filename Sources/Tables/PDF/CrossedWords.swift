import Paper

/// Words with lines over them that are no lines of a table: drawn slantwise, or with bends, as people do by hand.
///
/// A stroke of about a word's size through it takes it back, and so do two that cross over a whole region. What any other
/// stroke goes over is not clear; a line around a word says something, and takes nothing back.
struct CrossedWords {
    private(set) var kept: [PrintedWord] = []
    private(set) var struck: [PrintedWord] = []
    /// Words that a longer line goes over: it may mean them, their column, or the table.
    private(set) var touched: [PrintedWord] = []
    /// Words with a line around them.
    private(set) var circled: [PrintedWord] = []
    /// Places on the page as it is shown where bent lines cross out or go around words, and are no letters.
    private(set) var explained: Set<PaperBox> = []

    init(_ words: [PrintedWord], strokes: [PaperStroke], page: UprightPage) {
        guard !strokes.isEmpty, !words.isEmpty else {
            kept = words
            return
        }
        var struckPlaces: Set<Int> = []
        var touchedPlaces: Set<Int> = []
        var circledPlaces: Set<Int> = []
        for box in Self.crosses(strokes) {
            let inside = words.indices.filter { box.contains(words[$0].box.middle) }
            struckPlaces.formUnion(inside)
        }
        let crossed = Self.crosses(strokes)
        for stroke in strokes {
            let box = stroke.box
            if crossed.contains(where: { $0.grown(by: 1).contains(box.middle) && box.area >= 0.6 * $0.area }) {
                continue
            }
            let met = words.indices.filter { box.meets(words[$0].box) }
            let through = met.filter { Self.goes(stroke, through: words[$0]) }
            guard !through.isEmpty else {
                let inside = met.filter { box.grown(by: 1).contains(words[$0].box.middle) }
                if stroke.isBent, stroke.isClosed, !inside.isEmpty, inside.count <= 6 {
                    circledPlaces.formUnion(inside)
                    explained.insert(page.back(box))
                }
                continue
            }
            let all = through.dropFirst().reduce(words[through[0]].box) { $0.union(words[$1].box) }
            let size = words[through[0]].size
            let isOneLine = through.allSatisfy { abs(words[$0].baseline - words[through[0]].baseline) < 0.3 * size }
            let isOwn =
                box.left > all.left - 1.2 * size && box.right < all.right + 1.2 * size
                && box.height < 2.2 * size
            if isOneLine, isOwn {
                struckPlaces.formUnion(through)
                if stroke.isBent { explained.insert(page.back(box)) }
            } else {
                touchedPlaces.formUnion(through)
            }
        }
        for (place, word) in words.enumerated() {
            if struckPlaces.contains(place) {
                struck.append(word)
                continue
            }
            kept.append(word)
            if touchedPlaces.contains(place) { touched.append(word) }
            if circledPlaces.contains(place) { circled.append(word) }
        }
    }

    /// Whether a stroke goes through the body of a word's letters, and not along its edge.
    private static func goes(_ stroke: PaperStroke, through word: PrintedWord) -> Bool {
        guard !word.isTurned else { return stroke.length(within: word.box) > 0.3 * word.size }
        let body = PaperBox(
            left: word.box.left, top: word.baseline - 0.66 * word.size, right: word.box.right,
            bottom: word.baseline - 0.06 * word.size)
        return stroke.length(within: body) > min(0.4 * word.size, 0.5 * word.box.width)
    }

    /// Where two straight strokes cross as the diagonals of a rectangle.
    private static func crosses(_ strokes: [PaperStroke]) -> [PaperBox] {
        let straight = strokes.filter { !$0.isBent && $0.points.count == 2 && $0.box.height > 20 && $0.box.width > 20 }
        guard straight.count <= 200 else { return [] }
        var found: [PaperBox] = []
        for (index, one) in straight.enumerated() {
            for other in straight[(index + 1)...] where climbs(one) != climbs(other) {
                let both = one.box.union(other.box)
                let least = 0.8
                let isSame = [one.box, other.box].allSatisfy {
                    $0.width >= least * both.width && $0.height >= least * both.height
                }
                if isSame { found.append(both) }
            }
        }
        return found
    }

    private static func climbs(_ stroke: PaperStroke) -> Bool {
        (stroke.points[1].x - stroke.points[0].x) * (stroke.points[1].y - stroke.points[0].y) < 0
    }
}
