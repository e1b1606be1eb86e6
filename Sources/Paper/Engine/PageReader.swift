import Glibc

/// Reads one page with PDFium.
struct PageReader {
    let engine: PDFium
    let page: OpaquePointer
    /// How many glyphs, and segments of paths, the file may still hold.
    var glyphBudget: Int
    var pathBudget: Int

    mutating func read() throws(PaperRefusal) -> PaperPage {
        let geometry = try PageGeometry(of: page, engine)
        let objects = try PageObjects(page: page, engine: engine, geometry: geometry, budget: pathBudget)
        pathBudget = objects.budget
        var result = PaperPage(width: geometry.width, height: geometry.height)
        result.glyphs = try glyphs(objects, geometry)
        glyphBudget -= result.glyphs.count
        let ink = PageInk(page: page, engine: engine, geometry: geometry)
        let whole = try ink.picture(without: [])
        if !result.glyphs.isEmpty { try look(at: &result.glyphs, objects, ink, whole) }
        result.rules = objects.rules.filter { ink.shows($0, in: whole) }
        result.fills = objects.fills
        result.pictures = objects.pictures
        result.curves = objects.curves
        result.strokes = objects.strokes.filter { stroke in
            stroke.points.allSatisfy { abs($0.x) < 1e6 && abs($0.y) < 1e6 } && ink.shows(stroke, in: whole)
        }
        result.annotations = annotations(geometry)
        return result
    }

    // MARK: Text

    private func glyphs(_ objects: PageObjects, _ geometry: PageGeometry) throws(PaperRefusal) -> [Glyph] {
        guard let text = engine.loadText(page) else { return [] }
        defer { engine.closeText(text) }
        let count = engine.glyphCount(text)
        guard count > 0 else { return [] }
        guard Int(count) <= glyphBudget else { throw .limit(.glyphs) }
        var numbers: [OpaquePointer: Int] = [:]
        for (number, object) in objects.texts.enumerated() { numbers[object] = number }
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(Int(count))
        for index in 0..<count where engine.isGenerated(text, index) != 1 {
            if let glyph = glyph(text, index, objects, numbers, geometry) { glyphs.append(glyph) }
        }
        return glyphs
    }

    private func glyph(
        _ text: OpaquePointer, _ index: Int32, _ objects: PageObjects, _ numbers: [OpaquePointer: Int],
        _ geometry: PageGeometry
    ) -> Glyph? {
        var rect = PDFium.Rect()
        var (x, y) = (0.0, 0.0)
        guard engine.looseBox(text, index, &rect) != 0, engine.origin(text, index, &x, &y) != 0 else { return nil }
        var matrix = PDFium.Matrix()
        _ = engine.textMatrix(text, index, &matrix)
        let scale = Double((matrix.c * matrix.c + matrix.d * matrix.d).squareRoot())
        var size = engine.fontSize(text, index) * scale
        let turned = (atan2(Double(matrix.b), Double(matrix.a)) * 180 / .pi).rounded()
        let code = engine.unicode(text, index)
        // PDFium marks a hyphen at a line's end; it is a hyphen all the same.
        let isHyphen = code == 2 || engine.isHyphen(text, index) == 1
        let letter: Unicode.Scalar = isHyphen ? "-" : Unicode.Scalar(code) ?? "\u{FFFD}"
        let isUnmapped =
            engine.hasMapError(text, index) == 1 || !isHyphen && Self.saysNothing(letter)
        let object = engine.textObject(text, index)
        let color = object.map { objects.color($0, engine.fillColor).color } ?? 0
        if size > 0, scale > 0,
            let ink = ink(text, index, x, y, up: (Double(matrix.c) / scale, Double(matrix.d) / scale)),
            Self.standsOnBaseLine(letter), ink.low > 0.15 * size, ink.high - ink.low > 0.2 * size
        {
            // A raised figure that is a letter of the font: as others are that a smaller size and a higher base line raise.
            x += ink.low * Double(matrix.c) / scale
            y += ink.low * Double(matrix.d) / scale
            size = min(size, max(ink.high - ink.low, 0.3 * size) / 0.7)
        }
        var box = geometry.box(rect)
        let origin = geometry.point(x, y)
        if box.width <= 0 || box.height <= 0 {
            box = box.union(
                PaperBox(left: origin.x, top: origin.y - size, right: origin.x + size / 4, bottom: origin.y))
        }
        return Glyph(
            letter, origin: origin, box: box, size: size,
            angle: ((geometry.turns * 90 - Int(turned)) % 360 + 360) % 360, color: color,
            object: object.flatMap { numbers[$0] } ?? -1, isUnmapped: isUnmapped)
    }

    /// From where to where above the base line the ink of a glyph reaches, in points.
    private func ink(
        _ text: OpaquePointer, _ index: Int32, _ x: Double, _ y: Double, up: (x: Double, y: Double)
    ) -> (low: Double, high: Double)? {
        var (left, right, bottom, top) = (0.0, 0.0, 0.0, 0.0)
        guard engine.inkBox(text, index, &left, &right, &bottom, &top) != 0, right > left, top > bottom else {
            return nil
        }
        let heights = [left, right].flatMap { column in
            [bottom, top].map { (column - x) * up.x + ($0 - y) * up.y }
        }
        guard let low = heights.min(), let high = heights.max() else { return nil }
        return (low, high)
    }

    private static func standsOnBaseLine(_ letter: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(letter) || ("a"..."z").contains(letter)
    }

    /// Characters that stand for no letter: none at all, controls, and those that every font gives a shape of its own.
    private static func saysNothing(_ letter: Unicode.Scalar) -> Bool {
        switch letter.value {
        case 0x09, 0x0A, 0x0D, 0x20: false
        case 0..<0x20, 0x7F..<0xA0, 0xE000...0xF8FF, 0xFFFD...0xFFFF, 0xF0000...: true
        default: false
        }
    }

    /// Marks what the page does not show.
    private func look(
        at glyphs: inout [Glyph], _ objects: PageObjects, _ ink: PageInk, _ whole: [UInt8]
    ) throws(PaperRefusal) {
        let bare = try ink.picture(without: objects.texts)
        var suspects: Set<Int> = []
        for (number, object) in objects.texts.enumerated() where objects.suspects.contains(object) {
            suspects.insert(number)
        }
        let trusted = suspects.isEmpty ? bare : try ink.picture(without: Array(objects.suspects))
        for index in glyphs.indices where !glyphs[index].isBlank {
            let other = suspects.contains(glyphs[index].object) ? trusted : bare
            glyphs[index].isSeen = ink.differ(whole, other, in: glyphs[index].box)
        }
    }

    // MARK: Annotations

    private func annotations(_ geometry: PageGeometry) -> [PaperAnnotation] {
        var found: [PaperAnnotation] = []
        for index in 0..<max(0, min(engine.annotationCount(page), 10_000)) {
            guard let annotation = engine.annotation(page, index) else { continue }
            defer { engine.closeAnnotation(annotation) }
            let text = contents(of: annotation)
            // Hidden, or not viewed.
            guard engine.annotationFlags(annotation) & 0x22 == 0,
                let kind = PaperAnnotation.Kind(
                    subtype: engine.annotationSubtype(annotation), saysSomething: !text.isEmpty)
            else { continue }
            var rect = PDFium.Rect()
            guard engine.annotationBox(annotation, &rect) != 0 else { continue }
            found.append(PaperAnnotation(kind: kind, box: geometry.box(rect), text: text))
        }
        return found
    }

    /// What a comment says to those who open it; the first 2,000 letters.
    private func contents(of annotation: PDFium.Handle) -> String {
        let length = min(Int(engine.annotationString(annotation, "Contents", nil, 0)), 4_000)
        guard length > 2 else { return "" }
        var letters = [UInt16](repeating: 0, count: length / 2 + 1)
        let written = letters.withUnsafeMutableBytes {
            Int(engine.annotationString(annotation, "Contents", $0.baseAddress, UInt($0.count)))
        }
        guard written / 2 <= letters.count else { return "" }
        return String(decoding: letters.prefix { $0 != 0 }, as: UTF16.self).trimmingPrefix { $0.isWhitespace }
            .description
    }
}

extension PaperAnnotation.Kind {
    /// By PDFium's number; `nil` for what neither shows nor says something of its own: links, windows of other comments, a note without words.
    fileprivate init?(subtype: Int32, saysSomething: Bool) {
        switch subtype {
        case 1, 16:  // Text, Popup
            guard saysSomething else { return nil }
            self = .text
        case 9...11: self = saysSomething ? .text : .mark  // Highlight, Underline, Squiggly
        case 17...19: self = .text  // FileAttachment, Sound, Movie
        case 26: self = .text  // RichMedia
        case 3, 13: self = .text  // FreeText, Stamp
        case 12: self = .struck  // StrikeOut
        case 20: self = .field  // Widget
        case 4...8, 14, 15, 28: self = saysSomething ? .text : .mark  // lines, shapes, carets, ink, redactions
        default: return nil
        }
    }
}
