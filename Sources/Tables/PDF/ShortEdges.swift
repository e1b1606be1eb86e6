import Paper

/// Lines that go under some columns of a table whose other lines go from side to side: rows that one text of another column
/// stands beside.
struct ShortEdges {
    private let lines: [PaperRule]
    /// The words between the table's sides.
    private let words: [PrintedWord]

    /// Lines nearer than this are one; in points.
    static let near = 4.0

    /// - Parameter side: A line from one side of the table to the other.
    init(_ lines: [PaperRule], under side: PaperRule, words: [PrintedWord]) {
        self.lines = lines.filter {
            $0.from >= side.from - Self.near && $0.to <= side.to + Self.near
                && $0.length < side.length - 2 * Self.near
        }
        .sorted { $0.at < $1.at }
        self.words = words.filter { !$0.isTurned && side.from <= $0.box.middle.x && $0.box.middle.x <= side.to }
    }

    /// The edges of rows, with one below the last row where short lines part that and none closes it.
    func closing(_ edges: [Double]) -> [Double] {
        guard let bottom = edges.last else { return edges }
        var stops = edges
        for line in lines where line.at > bottom + Self.near {
            let usual = Self.usual(stops)
            guard line.at - stops[stops.count - 1] <= 2 * usual, isBeside(line, from: bottom, to: line.at) else {
                break
            }
            if line.at - stops[stops.count - 1] > Self.near { stops.append(line.at) }
        }
        return stops.count == edges.count ? edges : edges + [stops[stops.count - 1] + Self.usual(stops)]
    }

    /// The edges of headings and a few rows, where short lines below the headings part these.
    func closing(few edges: [Double]) -> [Double]? {
        guard edges.count > 1 else { return nil }
        let closed = closing(edges)
        guard closed.count > 2 else { return nil }
        let body = lines.filter { closed[1] + Self.near < $0.at && $0.at < closed[closed.count - 1] - Self.near }
        let from = body.map(\.from).max() ?? 0
        let to = body.map(\.to).min() ?? 0
        guard !body.isEmpty, from < to,
            body.allSatisfy({ line in
                let band = Array(zip(closed, closed.dropFirst())).last { $0.0 < line.at }
                return isBeside(line, from: closed[0], to: closed[1])
                    && band.map { isBeside(line, from: $0.0, to: $0.1) } ?? false
            })
        else { return nil }
        return closed
    }

    private static func usual(_ edges: [Double]) -> Double {
        ColumnStrips.median(zip(edges.dropFirst(), edges).map { $0 - $1 }) ?? 0
    }

    /// Whether text between two edges stands over a line and beside it, on one base line, and none goes over its ends.
    private func isBeside(_ line: PaperRule, from top: Double, to bottom: Double) -> Bool {
        let own = words.filter { top < $0.box.middle.y && $0.box.middle.y < bottom }
        guard
            own.allSatisfy({ word in
                [line.from, line.to].allSatisfy { word.box.right <= $0 + 1 || word.box.left >= $0 - 1 }
            })
        else { return false }
        let beside = own.filter { $0.box.middle.x < line.from || $0.box.middle.x > line.to }
        return !beside.isEmpty && beside.count < own.count
    }
}
