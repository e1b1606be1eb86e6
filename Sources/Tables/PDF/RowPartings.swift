import Paper

/// Lines that go through a row's text under some of its columns: below and above them stand rows of their own, and a text beside
/// them goes over all of these.
struct RowPartings {
    private struct Edge {
        var at: Double
        var spans: [ClosedRange<Double>]

        func covers(_ x: Double) -> Bool { spans.contains { $0.contains(x) } }
    }

    /// From top to bottom.
    private var edges: [Edge] = []
    /// Lines that leave open which words they part.
    private(set) var doubts: [PaperDoubt] = []

    /// - Parameter rules: Lines across the page, pieces of one put together.
    init(_ words: [PrintedWord], rules: [PaperRule]) {
        let upright = words.filter { !$0.isTurned }
        guard let top = upright.map(\.baseline).min(), let bottom = upright.map(\.baseline).max(), top < bottom else {
            return
        }
        let inside = rules.filter { top < $0.at && $0.at < bottom }.sorted { $0.at < $1.at }
        for rule in inside where Self.parts(upright, rule) {
            let crossed = upright.filter { $0.box.left < rule.to - 1 && rule.from + 1 < $0.box.right }
                .filter { $0.box.left < rule.from - 1 || rule.to + 1 < $0.box.right }
            if let first = crossed.first {
                doubts.append(PaperDoubt(kind: .rows, box: first.box, text: PrintedLine(words: crossed).text))
            } else if let last = edges.last, rule.at - last.at <= ShortEdges.near {
                edges[edges.count - 1].spans.append(rule.from...rule.to)
            } else {
                edges.append(Edge(at: rule.at, spans: [rule.from...rule.to]))
            }
        }
    }

    /// Whether a line has text above and below it and underlines none.
    private static func parts(_ words: [PrintedWord], _ rule: PaperRule) -> Bool {
        let own = words.filter { rule.from <= $0.box.middle.x && $0.box.middle.x <= rule.to }
        guard own.contains(where: { $0.box.middle.y > rule.at }),
            let above = PrintedLine.lines(of: own.filter { $0.box.middle.y < rule.at }).last
        else { return false }
        let isUnderline =
            rule.at - above.baseline < 0.3 * above.size && rule.from >= above.box.left - 1.5
            && rule.to <= above.box.right + 1.5
        return !isUnderline
    }

    var isEmpty: Bool { edges.isEmpty }
    var rowCount: Int { edges.count + 1 }

    /// The rows that words make, those beside the lines in the first that they go over.
    func rows(_ words: [PrintedWord]) -> [[PrintedWord]] {
        var rows: [[PrintedWord]] = Array(repeating: [], count: rowCount)
        for word in words { rows[place(of: word, at: word.box.middle.x).lowerBound].append(word) }
        return rows.filter { !$0.isEmpty }
    }

    /// Over which rows a word's cell goes in the column that has its middle at `x`.
    func place(of word: PrintedWord, at x: Double) -> ClosedRange<Int> {
        let own = edges.indices.filter { edges[$0].covers(x) }
        let first = own.last { edges[$0].at < word.box.middle.y }.map { $0 + 1 } ?? 0
        let last = own.first { edges[$0].at >= word.box.middle.y } ?? edges.count
        return first...last
    }
}
