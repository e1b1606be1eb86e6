import CLibXML2

/// What the callbacks of the XML parser share.
struct XMLContext {
    enum Kind { case unknown, page, workbook, records }

    private(set) var kind = Kind.unknown
    var parser: xmlParserCtxtPtr?
    var page = MarkupEvents()
    private var workbook = WorkbookEvents()
    private var records = RecordEvents()
    let entities = XMLEntities()

    /// What the callbacks are given. It must not be the parser: libxml2 would then expand what a file declares.
    static func of(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLContext> {
        context!.assumingMemoryBound(to: XMLContext.self)
    }

    private var line: Int { parser.flatMap { $0.pointee.input }.map { Int($0.pointee.line) } ?? 0 }

    var notices: [MarkupNotice] { page.notices + workbook.notices + records.notices + entities.notices }

    /// The limit that the file goes beyond.
    var excess: LimitExceeded? { page.excess ?? workbook.excess ?? records.excess }

    mutating func start(_ name: UnsafePointer<UInt8>, _ attributes: Attributes) {
        if kind == .unknown { kind = XMLContext.kind(ofRoot: String(cString: name)) }
        let line = line
        switch kind {
        case .page: page.startElement(Element(name), attributes: attributes, line: line)
        case .workbook: workbook.startElement(String(cString: name), attributes: attributes, line: line)
        default: records.startElement(name, attributes: attributes, line: line)
        }
    }

    mutating func end(_ name: UnsafePointer<UInt8>) {
        switch kind {
        case .page: page.endElement(Element(name))
        case .workbook: workbook.endElement(String(cString: name))
        default: records.endElement(name)
        }
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
        let line = line
        switch kind {
        case .page: page.text(bytes, line: line)
        case .workbook: workbook.text(bytes)
        default: records.text(bytes, line: line)
        }
    }

    /// What a person wrote beside the data; a page's comments are its makers'.
    mutating func comment(_ text: String) {
        switch kind {
        case .unknown, .records: records.comment(text, line: line)
        case .page, .workbook: break
        }
    }

    /// A reference that nothing defines: its own letters are its text.
    mutating func unknownReference(_ name: UnsafePointer<UInt8>) {
        entities.noteUnknown(String(cString: name), line: line)
        Array("&\(String(cString: name));".utf8).withUnsafeBufferPointer { text($0) }
    }

    /// What a name stands for; see ``XMLEntities``.
    func entity(_ name: UnsafePointer<UInt8>) -> xmlEntityPtr? {
        let isInAttribute = parser.map { $0.pointee.instate == XML_PARSER_ATTRIBUTE_VALUE } ?? false
        return entities.entity(String(cString: name), isInAttribute: isInAttribute, line: line)
    }

    mutating func takeReady() -> [Table] {
        switch kind {
        case .page: page.takeReady()
        case .workbook: workbook.takeReady()
        default: records.takeReady()
        }
    }

    private static func kind(ofRoot name: String) -> Kind {
        let local = name.split(separator: ":").last.map(String.init) ?? name
        switch local {
        case "html": return .page
        case "Workbook": return .workbook
        default: return .records
        }
    }
}
