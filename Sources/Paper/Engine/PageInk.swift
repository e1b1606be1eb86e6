/// The page as a picture, with and without its text: what is read must have ink on it.
struct PageInk {
    /// Pixels a point.
    private static let sharpness = 1.5
    private static let mostPixels = 6_000_000.0
    /// Of 255: a smaller difference is not seen.
    private static let least = 40

    private let engine: PDFium
    private let page: OpaquePointer
    private let scale: Double
    private let width: Int
    private let height: Int

    init(page: OpaquePointer, engine: PDFium, geometry: PageGeometry) {
        self.engine = engine
        self.page = page
        let area = max(1, geometry.width * geometry.height)
        scale = min(Self.sharpness, (Self.mostPixels / area).squareRoot())
        width = max(1, Int((geometry.width * scale).rounded()))
        height = max(1, Int((geometry.height * scale).rounded()))
    }

    /// The page as it is with some of its objects left out: four bytes a pixel.
    func picture(without hidden: [OpaquePointer]) throws(PaperRefusal) -> [UInt8] {
        hidden.forEach { _ = engine.setActive($0, 0) }
        defer { hidden.forEach { _ = engine.setActive($0, 1) } }
        var pixels = [UInt8](repeating: 0xFF, count: width * height * 4)
        let drawn = pixels.withUnsafeMutableBytes { bytes in
            guard let bitmap = engine.makeBitmap(Int32(width), Int32(height), 3, bytes.baseAddress, Int32(width * 4))
            else { return false }
            engine.render(bitmap, page, 0, 0, Int32(width), Int32(height), 0, 0)
            engine.destroyBitmap(bitmap)
            return true
        }
        guard drawn else { throw .failed("no room for the page's picture") }
        return pixels
    }

    /// Whether two pictures differ to the eye within a box.
    func differ(_ one: [UInt8], _ other: [UInt8], in box: PaperBox) -> Bool {
        let inner = PaperBox(
            left: box.left + box.width * 0.08, top: box.top, right: box.right - box.width * 0.08, bottom: box.bottom)
        let columns = pixels(from: inner.left, to: inner.right, below: width)
        let rows = pixels(from: inner.top, to: inner.bottom, below: height)
        return one.withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { other in
                for row in rows {
                    for column in columns {
                        let place = (row * width + column) * 4
                        for channel in place..<place + 3
                        where abs(Int(one[channel]) - Int(other[channel])) >= Self.least { return true }
                    }
                }
                return false
            }
        }
    }

    private func pixels(from start: Double, to end: Double, below limit: Int) -> Range<Int> {
        let first = max(0, min(limit, Int((start * scale).clamped)))
        return first..<max(first, min(limit, Int((end * scale).rounded(.up).clamped)))
    }

    /// Whether a line shows: its pixels differ from those beside it on a good part of its length.
    func shows(_ rule: PaperRule, in picture: [UInt8]) -> Bool {
        let samples = max(4, min(24, Int(rule.length)))
        let reach = rule.thickness / 2 + 2 / scale
        var seen = 0
        for sample in 0..<samples {
            let along = rule.from + rule.length * (Double(sample) + 0.5) / Double(samples)
            let values = [rule.at - reach, rule.at, rule.at + reach].map { across in
                value(picture, rule.isAcross ? (along, across) : (across, along))
            }
            guard let own = values[1] else { continue }
            let isThin = [-0.5, 0.5].compactMap { step in
                let across = rule.at + step / scale
                return value(picture, rule.isAcross ? (along, across) : (across, along))
            }
            let tones = [own] + isThin
            if [values[0], values[2]].contains(where: { beside in
                beside.map { beside in tones.contains { Self.distance($0, beside) >= 10 } } ?? true
            }) {
                seen += 1
            }
        }
        return seen * 3 >= samples
    }

    /// Whether a slanted or bent line shows: its pixels differ from those on one of its sides on a good part of its length.
    func shows(_ stroke: PaperStroke, in picture: [UInt8]) -> Bool {
        var (seen, all) = (0, 0)
        let reach = 3 / scale
        for (start, end) in zip(stroke.points, stroke.points.dropFirst()) {
            let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
            guard length > 0 else { continue }
            let samples = stroke.isBent ? 2 : max(4, min(24, Int(length)))
            let side = (x: -(end.y - start.y) / length * reach, y: (end.x - start.x) / length * reach)
            for sample in 0..<samples {
                let share = (Double(sample) + 0.5) / Double(samples)
                let place = (x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
                guard let own = value(picture, place) else { continue }
                all += 1
                let beside = [(place.x + side.x, place.y + side.y), (place.x - side.x, place.y - side.y)]
                if beside.contains(where: { value(picture, $0).map { Self.distance(own, $0) >= 10 } ?? true }) {
                    seen += 1
                }
            }
        }
        return seen * 3 >= all && all > 0
    }

    private func value(_ picture: [UInt8], _ place: (x: Double, y: Double)) -> (UInt8, UInt8, UInt8)? {
        let (column, row) = (Int((place.x * scale).clamped), Int((place.y * scale).clamped))
        guard column >= 0, row >= 0, column < width, row < height, place.x >= 0, place.y >= 0 else { return nil }
        let index = (row * width + column) * 4
        return (picture[index], picture[index + 1], picture[index + 2])
    }

    private static func distance(_ one: (UInt8, UInt8, UInt8), _ other: (UInt8, UInt8, UInt8)) -> Int {
        max(
            abs(Int(one.0) - Int(other.0)), abs(Int(one.1) - Int(other.1)), abs(Int(one.2) - Int(other.2)))
    }
}

extension Double {
    /// Within what an `Int` holds; places of a hostile file need not be.
    fileprivate var clamped: Double { isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0 }
}
