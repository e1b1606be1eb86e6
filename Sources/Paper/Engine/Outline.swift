/// A path as the straight lines, rectangles and bent shapes that it draws.
struct Outline {
    /// A filled rectangle of at most so many points is a line.
    static let thickest = 3.0
    /// What is shorter is no line of a table.
    static let shortest = 2.0
    /// A bent shape that is larger is no letter.
    static let largestLetter = 60.0

    private struct Part {
        var points: [PaperPoint] = []
        var bends = 0
        var isClosed = false
        /// By segment: the straight ones, from point to point.
        var straights: [(PaperPoint, PaperPoint)] = []
        /// The whole way, curves as short straight pieces.
        var way: [PaperPoint] = []
        /// The points of a curve whose end is still to come.
        var pending: [PaperPoint] = []

        mutating func bend(_ point: PaperPoint) {
            pending.append(point)
            guard pending.count == 3, let start = way.last else { return }
            for step in 1...8 {
                let late = Double(step) / 8
                let early = 1 - late
                let weights = [
                    early * early * early, 3 * early * early * late, 3 * early * late * late, late * late * late,
                ]
                let points = [start] + pending
                way.append(
                    PaperPoint(
                        x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
                        y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y }))
            }
            pending = []
        }
    }

    private var parts: [Part] = []
    private var current = Part()

    /// - Parameter type: PDFium's: 0 a line to the point, 1 one of three points of a Bézier curve, 2 a move to it.
    mutating func add(_ type: Int32, _ point: PaperPoint, closes: Bool) {
        switch type {
        case 2:
            finishPart()
            current.points = [point]
            current.way = [point]
        case 0:
            if let last = current.points.last { current.straights.append((last, point)) }
            current.points.append(point)
            current.way.append(point)
        default:
            current.bends += 1
            current.bend(point)
            current.points.append(point)
        }
        if closes {
            current.isClosed = true
            if let last = current.points.last, let first = current.points.first, last != first {
                current.straights.append((last, first))
                current.way.append(first)
            }
        }
    }

    mutating func finish() { finishPart() }

    private mutating func finishPart() {
        if current.points.count > 1 { parts.append(current) }
        current = Part()
    }

    func strokedRules(thickness: Double, color: UInt32) -> [PaperRule] {
        parts.flatMap(\.straights).compactMap { line in
            let (across, down) = (abs(line.1.x - line.0.x), abs(line.1.y - line.0.y))
            if down <= 0.6, across >= Outline.shortest {
                return PaperRule(
                    isAcross: true, at: (line.0.y + line.1.y) / 2, from: line.0.x, to: line.1.x, thickness: thickness,
                    color: color)
            }
            if across <= 0.6, down >= Outline.shortest {
                return PaperRule(
                    isAcross: false, at: (line.0.x + line.1.x) / 2, from: line.0.y, to: line.1.y,
                    thickness: thickness, color: color)
            }
            return nil
        }
    }

    /// What is drawn neither level nor upright.
    ///
    /// - Parameter isFilled: Whether shapes are filled: those with bends are letters or pictures, and of others the edges tell.
    func strokes(isFilled: Bool) -> [PaperStroke] {
        parts.flatMap { part -> [PaperStroke] in
            if part.bends > 0 { return isFilled ? [] : [PaperStroke(points: part.way, isBent: true)] }
            return part.straights.filter { abs($0.0.x - $0.1.x) > 0.6 && abs($0.0.y - $0.1.y) > 0.6 }.map {
                PaperStroke(points: [$0.0, $0.1])
            }
        }
    }

    /// The rectangles that a filled path is made of.
    func filledBoxes() -> [PaperBox] {
        parts.compactMap { part in
            guard part.bends == 0, let box = PaperBox(part.points) else { return nil }
            let isUpright = part.straights.allSatisfy { abs($0.0.x - $0.1.x) < 0.3 || abs($0.0.y - $0.1.y) < 0.3 }
            return isUpright ? box : nil
        }
    }

    /// The parts with bends that are no larger than a letter.
    func curvedBoxes() -> [PaperBox] {
        parts.compactMap { part in
            guard let box = PaperBox(part.points), box.width <= Outline.largestLetter,
                box.height <= Outline.largestLetter
            else { return nil }
            // A letter without a bend (l, 4, 7) is a closed shape with a slant or more corners than a rectangle has.
            let isLetter = part.bends > 0 || part.isClosed && part.points.count > 5
            return isLetter ? box : nil
        }
    }
}
