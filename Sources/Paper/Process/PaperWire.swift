/// How pages go through the pipe from the process that reads a PDF to the one that asked: little-endian numbers, arrays
/// with their count before them.
struct PaperWire {
    private(set) var bytes: [UInt8] = []

    /// What the reading process says first.
    enum Answer: UInt8 { case document = 1, refusal = 2, picture = 3 }

    /// - Parameter picture: The bytes of a PNG.
    mutating func put(picture: [UInt8]) {
        bytes.append(Answer.picture.rawValue)
        put(UInt32(picture.count))
        bytes += picture
    }

    mutating func put(_ document: PaperDocument) {
        bytes.append(Answer.document.rawValue)
        put(document.isTagged)
        put(document.pages) { wire, page in
            wire.put(page.width)
            wire.put(page.height)
            wire.put(page.glyphs) { $0.put($1) }
            wire.put(page.rules) { wire, rule in
                wire.put(rule.isAcross)
                [rule.at, rule.from, rule.to, rule.thickness].forEach { wire.put($0) }
                wire.put(rule.color)
            }
            wire.put(page.fills) { wire, fill in
                wire.put(fill.box)
                wire.put(fill.color)
            }
            wire.put(page.pictures) { $0.put($1) }
            wire.put(page.curves) { $0.put($1) }
            wire.put(page.annotations) { wire, annotation in
                wire.bytes.append(annotation.kind.rawValue)
                wire.put(annotation.box)
                wire.put(Array(annotation.text.unicodeScalars)) { $0.put($1.value) }
            }
            wire.put(page.strokes) { wire, stroke in
                wire.put(stroke.isBent)
                wire.put(stroke.points) { wire, point in
                    wire.put(point.x)
                    wire.put(point.y)
                }
            }
        }
    }

    mutating func put(_ refusal: PaperRefusal) {
        bytes.append(Answer.refusal.rawValue)
        let (kind, text): (UInt8, String) =
            switch refusal {
            case .noEngine(let text): (1, text ?? "")
            case .noProgram(let text): (2, text)
            case .noPDF: (3, "")
            case .cut: (4, "")
            case .olderRevision: (5, "")
            case .damaged(let text): (6, text)
            case .password: (7, "")
            case .xfa: (8, "")
            case .limit(let limit): (9, String(limit.rawValue))
            case .failed(let text): (10, text)
            }
        bytes.append(kind)
        put(Array(text.utf8)) { $0.bytes.append($1) }
    }

    private mutating func put(_ glyph: Glyph) {
        put(glyph.letter.value)
        put(glyph.origin.x)
        put(glyph.origin.y)
        put(glyph.box)
        put(glyph.size)
        put(UInt32(glyph.angle))
        put(glyph.color)
        put(UInt32(bitPattern: Int32(clamping: glyph.object)))
        put(glyph.isSeen)
        put(glyph.isUnmapped)
    }

    private mutating func put(_ box: PaperBox) { [box.left, box.top, box.right, box.bottom].forEach { put($0) } }

    private mutating func put(_ value: Bool) { bytes.append(value ? 1 : 0) }

    private mutating func put(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }

    /// In single precision: a hundredth of a point is far below what any layout needs.
    private mutating func put(_ value: Double) { put(Float(value).bitPattern) }

    private mutating func put<T>(_ values: [T], _ one: (inout PaperWire, T) -> Void) {
        put(UInt32(values.count))
        for value in values { one(&self, value) }
    }
}

/// Reads what ``PaperWire`` wrote, and trusts none of it.
struct PaperWireReader {
    private let bytes: [UInt8]
    private var place = 0

    /// What the worker gave.
    enum Answer {
        case document(PaperDocument)
        case picture([UInt8])
    }

    private struct Broken: Error {}

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The answer, or `nil` where the bytes are no whole answer.
    static func read(_ bytes: [UInt8]) -> Result<Answer, PaperRefusal>? {
        var reader = PaperWireReader(bytes)
        guard let answer = try? reader.answer(), reader.place == bytes.count else { return nil }
        return answer
    }

    private mutating func answer() throws -> Result<Answer, PaperRefusal> {
        switch PaperWire.Answer(rawValue: try byte()) {
        case .document: .success(.document(try document()))
        case .picture: .success(.picture(try picture()))
        case .refusal: .failure(try refusal())
        case nil: throw Broken()
        }
    }

    private mutating func document() throws -> PaperDocument {
        let isTagged = try flag()
        let pages = try array { reader in
            var page = PaperPage(width: try reader.number(), height: try reader.number())
            page.glyphs = try reader.array { try $0.glyph() }
            page.rules = try reader.array {
                PaperRule(
                    isAcross: try $0.flag(), at: try $0.number(), from: try $0.number(), to: try $0.number(),
                    thickness: try $0.number(), color: try $0.word())
            }
            page.fills = try reader.array { PaperFill(box: try $0.box(), color: try $0.word()) }
            page.pictures = try reader.array { try $0.box() }
            page.curves = try reader.array { try $0.box() }
            page.annotations = try reader.array {
                guard let kind = PaperAnnotation.Kind(rawValue: try $0.byte()) else { throw Broken() }
                let box = try $0.box()
                let text = try $0.array { try Unicode.Scalar($0.word()) ?? "\u{FFFD}" }
                return PaperAnnotation(kind: kind, box: box, text: String(String.UnicodeScalarView(text)))
            }
            page.strokes = try reader.array { reader in
                let isBent = try reader.flag()
                let points = try reader.array { PaperPoint(x: try $0.number(), y: try $0.number()) }
                return PaperStroke(points: points, isBent: isBent)
            }
            return page
        }
        return PaperDocument(pages: pages, isTagged: isTagged)
    }

    private mutating func picture() throws -> [UInt8] {
        let count = Int(try word())
        guard count <= bytes.count - place else { throw Broken() }
        defer { place += count }
        return Array(bytes[place..<place + count])
    }

    private mutating func refusal() throws -> PaperRefusal {
        let kind = try byte()
        let text = String(decoding: try array { try $0.byte() }, as: UTF8.self)
        switch kind {
        case 1: return .noEngine(text.isEmpty ? nil : text)
        case 2: return .noProgram(text)
        case 3: return .noPDF
        case 4: return .cut
        case 5: return .olderRevision
        case 6: return .damaged(text)
        case 7: return .password
        case 8: return .xfa
        case 9:
            guard let limit = UInt8(text).flatMap(PaperLimit.init(rawValue:)) else { throw Broken() }
            return .limit(limit)
        case 10: return .failed(text)
        default: throw Broken()
        }
    }

    private mutating func glyph() throws -> Glyph {
        guard let letter = Unicode.Scalar(try word()) else { throw Broken() }
        let origin = PaperPoint(x: try number(), y: try number())
        let box = try box()
        return Glyph(
            letter, origin: origin, box: box, size: try number(), angle: Int(try word()), color: try word(),
            object: Int(Int32(bitPattern: try word())), isSeen: try flag(), isUnmapped: try flag())
    }

    private mutating func box() throws -> PaperBox {
        PaperBox(left: try number(), top: try number(), right: try number(), bottom: try number())
    }

    private mutating func byte() throws -> UInt8 {
        guard place < bytes.count else { throw Broken() }
        defer { place += 1 }
        return bytes[place]
    }

    private mutating func flag() throws -> Bool { try byte() != 0 }

    private mutating func word() throws -> UInt32 {
        guard place + 4 <= bytes.count else { throw Broken() }
        defer { place += 4 }
        return (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
    }

    private mutating func number() throws -> Double {
        let value = Double(Float(bitPattern: try word()))
        guard value.isFinite, abs(value) < 1e7 else { throw Broken() }
        return value
    }

    private mutating func array<T>(_ one: (inout PaperWireReader) throws -> T) throws -> [T] {
        let count = Int(try word())
        guard count <= bytes.count - place else { throw Broken() }
        var values: [T] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try one(&self)) }
        return values
    }
}
