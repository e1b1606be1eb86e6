import Paper

/// A page turned so that most of its writing stands upright.
///
/// The geometry works on turned places; what it reports are the places on the page as it is shown (``back(_:)``).
struct UprightPage {
    /// Quarter turns clockwise by which the writing is turned on the page.
    let turns: Int
    private let width: Double
    private let height: Double
    let page: PaperPage
    /// By glyph: its box and origin on the turned page.
    let boxes: [PaperBox]
    let origins: [PaperPoint]
    /// By glyph: quarter turns clockwise against the turned page; `nil` for writing on a slant.
    let quarters: [Int?]
    let rules: [PaperRule]
    let fills: [PaperFill]
    let strokes: [PaperStroke]

    init(_ page: PaperPage) {
        var counts = [0, 0, 0, 0]
        let own = page.glyphs.map { Self.quarter($0.angle) }
        for (glyph, quarter) in zip(page.glyphs, own) where glyph.isSeen && !glyph.isBlank {
            if let quarter { counts[quarter] += 1 }
        }
        let turns = counts.indices.max { (counts[$0], -$0) < (counts[$1], -$1) } ?? 0
        self.page = page
        self.turns = turns
        (width, height) = (page.width, page.height)
        let frame = Frame(turns: turns, width: page.width, height: page.height)
        boxes = page.glyphs.map { frame.box($0.box) }
        origins = page.glyphs.map { frame.point($0.origin) }
        quarters = own.map { $0.map { ($0 - turns + 4) % 4 } }
        rules = page.rules.map(frame.rule)
        strokes = page.strokes.map { PaperStroke(points: $0.points.map(frame.point), isBent: $0.isBent) }
        fills = page.fills.map { PaperFill(box: frame.box($0.box), color: $0.color) }
    }

    /// The turned page's size.
    var size: PaperBox {
        turns % 2 == 0
            ? PaperBox(left: 0, top: 0, right: width, bottom: height)
            : PaperBox(left: 0, top: 0, right: height, bottom: width)
    }

    /// A place of the page as it is shown on the turned one.
    func turned(_ box: PaperBox) -> PaperBox { Frame(turns: turns, width: width, height: height).box(box) }

    /// A place of the turned page on the page as it is shown.
    func back(_ box: PaperBox) -> PaperBox {
        Frame(turns: (4 - turns) % 4, width: size.width, height: size.height).box(box)
    }

    /// Within three degrees of a quarter turn.
    private static func quarter(_ angle: Int) -> Int? {
        let nearest = (angle + 45) / 90
        return abs(angle - nearest * 90) <= 3 ? nearest % 4 : nil
    }

    /// Turns a page of some size back by quarters.
    struct Frame {
        let turns: Int
        let width: Double
        let height: Double

        func point(_ point: PaperPoint) -> PaperPoint {
            switch turns {
            case 1: PaperPoint(x: point.y, y: width - point.x)
            case 2: PaperPoint(x: width - point.x, y: height - point.y)
            case 3: PaperPoint(x: height - point.y, y: point.x)
            default: point
            }
        }

        func box(_ box: PaperBox) -> PaperBox {
            guard turns != 0 else { return box }
            let first = point(PaperPoint(x: box.left, y: box.top))
            let second = point(PaperPoint(x: box.right, y: box.bottom))
            return PaperBox(
                left: min(first.x, second.x), top: min(first.y, second.y), right: max(first.x, second.x),
                bottom: max(first.y, second.y))
        }

        func rule(_ rule: PaperRule) -> PaperRule {
            guard turns != 0 else { return rule }
            let ends =
                rule.isAcross
                ? (PaperPoint(x: rule.from, y: rule.at), PaperPoint(x: rule.to, y: rule.at))
                : (PaperPoint(x: rule.at, y: rule.from), PaperPoint(x: rule.at, y: rule.to))
            let (first, second) = (point(ends.0), point(ends.1))
            let isAcross = turns % 2 == 0 ? rule.isAcross : !rule.isAcross
            return PaperRule(
                isAcross: isAcross, at: isAcross ? first.y : first.x, from: isAcross ? first.x : first.y,
                to: isAcross ? second.x : second.y, thickness: rule.thickness, color: rule.color)
        }
    }
}
