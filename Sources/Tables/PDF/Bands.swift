import Paper

/// Rows that lines across the page, or shading, part: an upper and a lower edge each.
struct Bands {
    /// Where rows part, from top to bottom.
    let edges: [Double]
    let left: Double
    let right: Double
    /// By band: its colour, where one is drawn other than the paper's.
    let colors: [UInt32?]

    /// The first band from which on every other one is shaded as it is and those between otherwise; `nil` where they are not.
    var firstAlternating: Int? {
        guard colors.count > 2 else { return nil }
        let breaks = colors.indices.dropLast(2).last { colors[$0] != colors[$0 + 2] }
        let first = breaks.map { $0 + 1 } ?? 0
        guard first + 2 < colors.count, colors[first] != colors[first + 1] else { return nil }
        return first
    }

    var box: PaperBox { PaperBox(left: left, top: edges[0], right: right, bottom: edges[edges.count - 1]) }

    /// Sets of at least four edges of the same extent, or of fewer and those of rows that go under some columns only.
    static func find(rules: [PaperRule], fills: [PaperFill], size: PaperBox, words: [PrintedWord]) -> [Bands] {
        var edges = RuledArea.merged(rules.filter(\.isAcross)).filter { $0.length > 40 }
        let (stripes, isColoured) = stripes(fills)
        if isColoured {
            for stripe in stripes where stripe.width > 60 && stripe.height < 0.5 * size.height {
                edges += [stripe.top, stripe.bottom].map {
                    PaperRule(isAcross: true, at: $0, from: stripe.left, to: stripe.right)
                }
            }
        }
        var groups: [[PaperRule]] = []
        for edge in edges.sorted(by: { ($0.from, $0.to, $0.at) < ($1.from, $1.to, $1.at) }) {
            if let index = groups.firstIndex(where: {
                abs($0[0].from - edge.from) <= 4 && abs($0[0].to - edge.to) <= 4
            }) {
                groups[index].append(edge)
            } else {
                groups.append([edge])
            }
        }
        let lines = RuledArea.merged(rules.filter(\.isAcross)).filter { $0.length > 40 }
        return groups.flatMap { group in
            runs(group, ShortEdges(lines, under: group[0], words: words), fills)
        }
        .sorted { ($0.edges[0], $0.left) < ($1.edges[0], $1.left) }
    }

    /// Filled rectangles beside one another as one, and whether they differ from one another or the paper.
    private static func stripes(_ fills: [PaperFill]) -> (boxes: [PaperBox], isColoured: Bool) {
        var boxes: [PaperBox] = []
        for fill in fills.sorted(by: { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }) {
            if let index = boxes.firstIndex(where: {
                abs($0.top - fill.box.top) <= 1 && abs($0.bottom - fill.box.bottom) <= 1
                    && fill.box.left <= $0.right + 2 && $0.left <= fill.box.right + 2
            }) {
                boxes[index] = boxes[index].union(fill.box)
            } else {
                boxes.append(fill.box)
            }
        }
        return (boxes, fills.contains { $0.color != 0xFF_FFFF })
    }

    private static func runs(_ group: [PaperRule], _ short: ShortEdges, _ fills: [PaperFill]) -> [Bands] {
        var places: [Double] = []
        for edge in group.sorted(by: { $0.at < $1.at }) where places.last.map({ edge.at - $0 > 4 }) ?? true {
            places.append(edge.at)
        }
        guard places.count > 3 else { return short.closing(few: places).map { [bands($0, group[0], fills)] } ?? [] }
        let heights = zip(places.dropFirst(), places).map { $0 - $1 }
        let usual = ColumnStrips.median(heights) ?? 0
        // A much higher band is the space between two tables.
        var runs: [[Double]] = [[places[0]]]
        for (place, height) in zip(places.dropFirst(), heights) {
            if height > max(4 * usual, 60) { runs.append([place]) } else { runs[runs.count - 1].append(place) }
        }
        return runs.filter { $0.count > 3 }.map { bands(short.closing($0), group[0], fills) }
    }

    private static func bands(_ edges: [Double], _ sides: PaperRule, _ fills: [PaperFill]) -> Bands {
        let colors = zip(edges, edges.dropFirst()).map { top, bottom in
            color(at: (top + bottom) / 2, left: sides.from, right: sides.to, fills)
        }
        return Bands(edges: edges, left: sides.from, right: sides.to, colors: colors)
    }

    /// The colour that is drawn last over a band's beginning; `nil` for the paper's.
    private static func color(at y: Double, left: Double, right: Double, _ fills: [PaperFill]) -> UInt32? {
        let color = fills.last { fill in
            fill.box.top <= y && y <= fill.box.bottom && fill.box.left <= left + 8 && fill.box.right > left + 12
                && fill.box.right <= right + 8
        }?.color
        return color == 0xFF_FFFF ? nil : color
    }
}
