/// From a page's own coordinates to the page as it is shown.
struct PageGeometry {
    let box: PDFium.Rect
    /// Quarter turns clockwise.
    let turns: Int

    var width: Double { turns % 2 == 0 ? unturnedWidth : unturnedHeight }
    var height: Double { turns % 2 == 0 ? unturnedHeight : unturnedWidth }

    private var unturnedWidth: Double { Double(box.right - box.left) }
    private var unturnedHeight: Double { Double(box.top - box.bottom) }

    init(box: PDFium.Rect, turns: Int) { (self.box, self.turns) = (box, turns) }

    init(of page: OpaquePointer, _ engine: PDFium) throws(PaperRefusal) {
        var box = PDFium.Rect()
        guard engine.pageBox(page, &box) != 0, box.right > box.left, box.top > box.bottom else {
            throw .damaged("a page without a size")
        }
        self.init(box: box, turns: Int(engine.pageRotation(page)))
        guard width <= 20_000, height <= 20_000 else { throw .damaged("a page of absurd size") }
    }

    func point(_ x: Double, _ y: Double) -> PaperPoint {
        let across = x - Double(box.left)
        let down = Double(box.top) - y
        return switch turns & 3 {
        case 1: PaperPoint(x: unturnedHeight - down, y: across)
        case 2: PaperPoint(x: unturnedWidth - across, y: unturnedHeight - down)
        case 3: PaperPoint(x: down, y: unturnedWidth - across)
        default: PaperPoint(x: across, y: down)
        }
    }

    func box(_ rect: PDFium.Rect) -> PaperBox {
        box(Double(rect.left), Double(rect.bottom), Double(rect.right), Double(rect.top))
    }

    func box(_ left: Double, _ bottom: Double, _ right: Double, _ top: Double) -> PaperBox {
        let first = point(left, bottom)
        let second = point(right, top)
        return PaperBox(
            left: min(first.x, second.x), top: min(first.y, second.y), right: max(first.x, second.x),
            bottom: max(first.y, second.y))
    }
}

extension PDFium.Matrix {
    /// First `self`, then `other`.
    func then(_ other: PDFium.Matrix) -> PDFium.Matrix {
        PDFium.Matrix(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
            d: c * other.b + d * other.d, e: e * other.a + f * other.c + other.e,
            f: e * other.b + f * other.d + other.f)
    }

    func apply(_ x: Float, _ y: Float) -> (x: Double, y: Double) {
        (Double(a * x + c * y + e), Double(b * x + d * y + f))
    }
}
