/// A line that is drawn neither level nor upright, or with bends: from point to point, curves as short straight pieces.
package struct PaperStroke: Sendable, Hashable {
    package var points: [PaperPoint]
    package var isBent: Bool

    package init(points: [PaperPoint], isBent: Bool = false) {
        self.points = points
        self.isBent = isBent
    }

    package var box: PaperBox {
        guard let first = points.first else { return PaperBox(left: 0, top: 0, right: 0, bottom: 0) }
        return points.dropFirst().reduce(PaperBox(left: first.x, top: first.y, right: first.x, bottom: first.y)) {
            $0.union(PaperBox(left: $1.x, top: $1.y, right: $1.x, bottom: $1.y))
        }
    }

    /// Whether it comes back to where it began.
    package var isClosed: Bool {
        guard let first = points.first, let last = points.last, points.count > 3 else { return false }
        return abs(first.x - last.x) < 0.1 * box.width + 1 && abs(first.y - last.y) < 0.1 * box.height + 1
    }

    /// How far it goes through a rectangle, in points.
    package func length(within box: PaperBox) -> Double {
        zip(points, points.dropFirst()).reduce(0) { $0 + Self.length(from: $1.0, to: $1.1, within: box) }
    }

    private static func length(from start: PaperPoint, to end: PaperPoint, within box: PaperBox) -> Double {
        let (across, down) = (end.x - start.x, end.y - start.y)
        var (first, last) = (0.0, 1.0)
        for (step, near, far) in [
            (across, box.left - start.x, box.right - start.x), (down, box.top - start.y, box.bottom - start.y),
        ] {
            if step == 0 {
                if near > 0 || far < 0 { return 0 }
                continue
            }
            first = max(first, min(near / step, far / step))
            last = min(last, max(near / step, far / step))
        }
        return first < last ? (last - first) * (across * across + down * down).squareRoot() : 0
    }
}
