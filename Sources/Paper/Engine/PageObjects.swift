/// Everything that is drawn on a page, pieces inside pieces included.
struct PageObjects {
    private static let text: Int32 = 1
    private static let path: Int32 = 2
    private static let image: Int32 = 3
    private static let shading: Int32 = 4
    private static let form: Int32 = 5
    private static let deepest = 12

    let engine: PDFium
    let geometry: PageGeometry
    private(set) var texts: [OpaquePointer] = []
    /// Those of ``texts`` that may stand on the page unseen: on a layer, in no colour or in the paper's.
    private(set) var suspects: Set<OpaquePointer> = []
    private(set) var rules: [PaperRule] = []
    private(set) var fills: [PaperFill] = []
    private(set) var pictures: [PaperBox] = []
    private(set) var curves: [PaperBox] = []
    private(set) var strokes: [PaperStroke] = []
    /// How many more segments of paths may come.
    private(set) var budget: Int

    init(page: OpaquePointer, engine: PDFium, geometry: PageGeometry, budget: Int) throws(PaperRefusal) {
        self.engine = engine
        self.geometry = geometry
        self.budget = budget
        for index in 0..<max(0, engine.objectCount(page)) {
            guard let object = engine.object(page, index) else { continue }
            try add(object, within: PDFium.Matrix(), isLayered: false, depth: 0)
        }
    }

    private mutating func add(
        _ object: OpaquePointer, within outer: PDFium.Matrix, isLayered: Bool, depth: Int
    ) throws(PaperRefusal) {
        let isLayered = isLayered || isOnLayer(object)
        switch engine.objectType(object) {
        case Self.text:
            texts.append(object)
            if isLayered || isFaint(object) { suspects.insert(object) }
        case Self.path: try addPath(object, within: outer)
        case Self.image, Self.shading:
            guard let box = bounds(object, within: outer) else { return }
            if box.height <= Outline.thickest, box.width > 3 * box.height {
                rules.append(
                    PaperRule(
                        isAcross: true, at: box.middle.y, from: box.left, to: box.right, thickness: box.height))
            } else if box.width <= Outline.thickest, box.height > 3 * box.width {
                rules.append(
                    PaperRule(
                        isAcross: false, at: box.middle.x, from: box.top, to: box.bottom, thickness: box.width))
            } else if engine.objectType(object) == Self.image {
                pictures.append(box)
            } else {
                fills.append(PaperFill(box: box, color: 0x80_8080))
            }
        case Self.form:
            guard depth < Self.deepest else { return }
            var own = PDFium.Matrix()
            _ = engine.objectMatrix(object, &own)
            let inner = own.then(outer)
            for index in 0..<max(0, engine.formObjectCount(object)) {
                guard let part = engine.formObject(object, UInt(index)) else { continue }
                try add(part, within: inner, isLayered: isLayered, depth: depth + 1)
            }
        default: break
        }
    }

    private func bounds(_ object: OpaquePointer, within outer: PDFium.Matrix) -> PaperBox? {
        var (left, bottom, right, top): (Float, Float, Float, Float) = (0, 0, 0, 0)
        guard engine.objectBounds(object, &left, &bottom, &right, &top) != 0 else { return nil }
        let corners = [(left, bottom), (right, top), (left, top), (right, bottom)].map { corner in
            let moved = outer.apply(corner.0, corner.1)
            return geometry.point(moved.x, moved.y)
        }
        return PaperBox(corners)
    }

    // MARK: Text

    /// Marked as part of a layer that readers can switch off.
    private func isOnLayer(_ object: OpaquePointer) -> Bool {
        for index in 0..<max(0, engine.markCount(object)) {
            guard let mark = engine.mark(object, UInt(index)) else { continue }
            var name = [UInt16](repeating: 0, count: 8)
            var length: UInt = 0
            guard engine.markName(mark, &name, UInt(name.count * 2), &length) != 0 else { continue }
            if length == 6, name[0] == 0x4F, name[1] == 0x43 { return true }
        }
        return false
    }

    /// Without fill and stroke, nearly transparent, or nearly white.
    private func isFaint(_ object: OpaquePointer) -> Bool {
        let mode = engine.renderMode(object)
        if mode == 3 || mode == 7 { return true }
        let (color, alpha) = color(object, engine.fillColor)
        return alpha < 64 || [16, 8, 0].allSatisfy { color >> $0 & 0xFF >= 0xD8 }
    }

    func color(_ object: OpaquePointer, _ read: PDFium.ColorOf) -> (color: UInt32, alpha: UInt32) {
        var (red, green, blue, alpha): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 255)
        guard read(object, &red, &green, &blue, &alpha) != 0 else { return (0, 255) }
        return ((red & 0xFF) << 16 | (green & 0xFF) << 8 | blue & 0xFF, alpha)
    }

    // MARK: Paths

    private mutating func addPath(_ object: OpaquePointer, within outer: PDFium.Matrix) throws(PaperRefusal) {
        var fillMode: Int32 = 0
        var strokes: PDFium.Flag = 0
        guard engine.drawMode(object, &fillMode, &strokes) != 0, fillMode != 0 || strokes != 0 else { return }
        let count = engine.segmentCount(object)
        guard count > 0 else { return }
        budget -= Int(count)
        guard budget >= 0 else { throw .limit(.paths) }
        var own = PDFium.Matrix()
        _ = engine.objectMatrix(object, &own)
        let matrix = own.then(outer)
        var outline = Outline()
        for index in 0..<count {
            guard let segment = engine.segment(object, index) else { continue }
            outline.add(
                engine.segmentType(segment), place(of: segment, matrix), closes: engine.segmentCloses(segment) != 0)
        }
        outline.finish()
        let clip = clipBox(object, within: outer)
        if strokes != 0 {
            var width: Float = 1
            _ = engine.strokeWidth(object, &width)
            let thickness = Double(width * max(0.01, (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()))
            let color = color(object, engine.strokeColor)
            if color.alpha > 8 {
                self.strokes += outline.strokes(isFilled: fillMode != 0).compactMap { $0.cut(to: clip) }
                rules += outline.strokedRules(thickness: thickness, color: color.color).compactMap { $0.cut(to: clip) }
            }
        }
        if fillMode != 0 {
            let color = color(object, engine.fillColor)
            guard color.alpha > 8 else { return }
            if strokes == 0 { self.strokes += outline.strokes(isFilled: true).compactMap { $0.cut(to: clip) } }
            for box in outline.filledBoxes() {
                let seen = clip.map { box.intersection($0) } ?? box
                guard seen.width >= 0, seen.height >= 0 else { continue }
                if let rule = PaperRule(thin: seen, color: color.color) {
                    rules.append(rule)
                } else {
                    fills.append(PaperFill(box: seen, color: color.color))
                }
            }
        }
        curves += outline.curvedBoxes().filter { box in clip.map { box.meets($0) } ?? true }
    }

    private func place(of segment: OpaquePointer, _ matrix: PDFium.Matrix) -> PaperPoint {
        var (x, y): (Float, Float) = (0, 0)
        _ = engine.segmentPoint(segment, &x, &y)
        let moved = matrix.apply(x, y)
        return geometry.point(moved.x, moved.y)
    }

    /// What the clipping of an object leaves of it, by the boxes of the clipping paths.
    private func clipBox(_ object: OpaquePointer, within outer: PDFium.Matrix) -> PaperBox? {
        guard let clip = engine.clipPath(object) else { return nil }
        var result: PaperBox?
        for path in 0..<max(0, engine.clipCount(clip)) {
            var points: [PaperPoint] = []
            for index in 0..<max(0, min(engine.clipSegmentCount(clip, path), 64)) {
                if let segment = engine.clipSegment(clip, path, index) { points.append(place(of: segment, outer)) }
            }
            guard points.count > 1, let box = PaperBox(points) else { continue }
            result = result?.intersection(box) ?? box
        }
        return result
    }
}

extension PaperBox {
    /// The smallest box around some points.
    init?(_ points: [PaperPoint]) {
        guard let first = points.first else { return nil }
        self.init(left: first.x, top: first.y, right: first.x, bottom: first.y)
        for point in points {
            self = union(PaperBox(left: point.x, top: point.y, right: point.x, bottom: point.y))
        }
    }
}

extension PaperStroke {
    /// The stroke, or `nil` where a clipping leaves nothing of it.
    func cut(to clip: PaperBox?) -> PaperStroke? {
        guard let clip else { return self }
        guard !isBent, points.count == 2 else { return box.grown(by: 0.5).meets(clip) ? self : nil }
        return length(within: clip) > 0 ? self : nil
    }
}

extension PaperRule {
    /// A filled rectangle that is so thin that it shows as a line.
    init?(thin box: PaperBox, color: UInt32) {
        if box.height <= Outline.thickest, box.width >= 3 * box.height, box.width >= Outline.shortest {
            self.init(
                isAcross: true, at: box.middle.y, from: box.left, to: box.right, thickness: box.height, color: color)
        } else if box.width <= Outline.thickest, box.height >= 3 * box.width, box.height >= Outline.shortest {
            self.init(
                isAcross: false, at: box.middle.x, from: box.top, to: box.bottom, thickness: box.width, color: color)
        } else {
            return nil
        }
    }

    /// What a clipping leaves of the line, or `nil`.
    func cut(to box: PaperBox?) -> PaperRule? {
        guard let box = box?.grown(by: thickness / 2 + 0.1) else { return self }
        let range = isAcross ? (box.top, box.bottom) : (box.left, box.right)
        guard range.0 <= at, at <= range.1 else { return nil }
        var rule = self
        rule.from = max(from, isAcross ? box.left : box.top)
        rule.to = min(to, isAcross ? box.right : box.bottom)
        return rule.length > 0 ? rule : nil
    }
}
