import CLibXML2
import Glibc

/// Receives the elements of a part of a package. Names come without their prefixes: what the parts of a workbook are called
/// is the same under every prefix, and in the strict form of OOXML under other namespaces.
protocol PartEvents: AnyObject {
    func start(_ name: ElementName, _ attributes: PartAttributes)
    func end(_ name: ElementName)
    func text(_ bytes: UnsafeBufferPointer<UInt8>)
}

/// The name of an element or attribute, in the parser's memory.
struct ElementName {
    let bytes: UnsafePointer<UInt8>

    static func ~= (name: StaticString, own: ElementName) -> Bool { own.equals(name) }
    static func == (own: ElementName, name: StaticString) -> Bool { own.equals(name) }

    private func equals(_ name: StaticString) -> Bool {
        // The zero that ends both is compared as well.
        name.utf8Start.withMemoryRebound(to: CChar.self, capacity: name.utf8CodeUnitCount + 1) { name in
            UnsafeRawPointer(bytes).withMemoryRebound(to: CChar.self, capacity: 1) { strcmp($0, name) == 0 }
        }
    }

    var string: String { String(cString: bytes) }
}

/// The attributes of an element, in the parser's memory: local name, prefix, address, and where the value begins and ends.
struct PartAttributes {
    let count: Int
    let fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?

    /// The bytes of a value.
    func bytes(_ name: StaticString) -> UnsafeBufferPointer<UInt8>? {
        guard let fields else { return nil }
        for index in 0..<count where ElementName(bytes: fields[index * 5]!) == name {
            guard let start = fields[index * 5 + 3], let end = fields[index * 5 + 4] else { return nil }
            return UnsafeBufferPointer(start: start, count: end - start)
        }
        return nil
    }

    /// A value as text; the parser leaves `&` in it as `&#38;`.
    subscript(name: StaticString) -> String? {
        bytes(name).map { String(decoding: $0, as: UTF8.self).replacing("&#38;", with: "&") }
    }

    /// A whole number of at most nine digits.
    func number(_ name: StaticString) -> Int? {
        guard let bytes = bytes(name), !bytes.isEmpty, bytes.count <= 9 else { return nil }
        var number = 0
        for byte in bytes {
            guard (0x30...0x39).contains(byte) else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        return number
    }

    /// `1` and `true`, as XML Schema writes it.
    func flag(_ name: StaticString) -> Bool? {
        guard let bytes = bytes(name), let first = bytes.first else { return nil }
        return first == UInt8(ascii: "1") || first == UInt8(ascii: "t")
            || first == UInt8(ascii: "o") && bytes.count == 2
    }
}

/// Reads a part of a package through libxml2, without building a tree.
enum PartParser {
    private struct Context {
        let events: any PartEvents
        var hasDoctype = false
    }

    /// Never NOENT; a part with a document type is refused, so that nothing can be expanded. HUGE, because without it a long
    /// text is cut in silence.
    private static let options = Int32(
        XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)

    static func read(
        _ name: String, of archive: ZipArchive, file: String, into events: any PartEvents
    ) throws(UnreadableFile) {
        try parse(name, file: file, into: events) { (take) throws(UnreadableFile) in try archive.read(name, take) }
    }

    /// Reads a workbook that is one file of XML.
    static func read(
        _ text: UnsafeBufferPointer<UInt8>, file: String, into events: any PartEvents
    ) throws(UnreadableFile) {
        try parse("the file", file: file, into: events) { (take) throws(UnreadableFile) in
            var rest = text[...]
            while !rest.isEmpty {
                take(UnsafeBufferPointer(rebasing: rest.prefix(1 << 16)))
                rest = rest.dropFirst(1 << 16)
            }
        }
    }

    /// - Parameter feed: Hands the part's bytes on, piece by piece.
    private static func parse(
        _ name: String, file: String, into events: any PartEvents,
        _ feed: (_ take: (UnsafeBufferPointer<UInt8>) -> Void) throws(UnreadableFile) -> Void
    ) throws(UnreadableFile) {
        MarkupParser.initialise()
        var handler = handler
        let context = UnsafeMutablePointer<Context>.allocate(capacity: 1)
        context.initialize(to: Context(events: events))
        defer {
            context.deinitialize(count: 1)
            context.deallocate()
        }
        guard let parser = xmlCreatePushParserCtxt(&handler, context, nil, 0, nil) else {
            throw ZipArchive.damaged(file, "the XML parser could not be made")
        }
        defer { xmlFreeParserCtxt(parser) }
        xmlCtxtUseOptions(parser, options)
        var isBroken = false
        try feed { bytes in
            guard !isBroken else { return }
            bytes.withMemoryRebound(to: CChar.self) {
                _ = xmlParseChunk(parser, $0.baseAddress, Int32($0.count), 0)
            }
            isBroken = parser.pointee.wellFormed == 0 || context.pointee.hasDoctype
        }
        if !isBroken { xmlParseChunk(parser, nil, 0, 1) }
        guard !context.pointee.hasDoctype else {
            throw ZipArchive.damaged(file, "\(name) declares a document type, which no part of a workbook does")
        }
        guard parser.pointee.wellFormed != 0 else {
            let error = xmlCtxtGetLastError(parser).map { MarkupParser.message($0) } ?? "the parser stopped"
            throw ZipArchive.damaged(file, "the XML of \(name) is broken: \(error)")
        }
    }

    private static func own(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Context> {
        context!.assumingMemoryBound(to: Context.self)
    }

    private static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = 0xDEED_BEAF  // XML_SAX2_MAGIC
        handler.startElementNs = { context, name, _, _, _, _, count, _, fields in
            PartParser.own(context).pointee.events.start(
                ElementName(bytes: name!), PartAttributes(count: Int(count), fields: fields))
        }
        handler.endElementNs = { context, name, _, _ in
            PartParser.own(context).pointee.events.end(ElementName(bytes: name!))
        }
        let text: charactersSAXFunc = { context, bytes, count in
            PartParser.own(context).pointee.events.text(UnsafeBufferPointer(start: bytes, count: Int(count)))
        }
        handler.characters = text
        handler.ignorableWhitespace = text
        handler.cdataBlock = text
        handler.internalSubset = { context, _, _, _ in PartParser.own(context).pointee.hasDoctype = true }
        return handler
    }
}
