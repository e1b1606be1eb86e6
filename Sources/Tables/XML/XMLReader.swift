import CLibXML2
import ChartSchema

/// Reads the tables of an XML file through libxml2's XML parser, without building a tree: XHTML, Excel's SpreadsheetML, or
/// any other file as records of elements and attributes.
enum XMLReader {
    struct Result {
        var format: FileFormat
        var title: TextPiece?
        var findings: [Finding]
    }

    /// What the parser's callbacks share.
    struct Context {
        enum Kind { case unknown, page, workbook, records }

        var kind = Kind.unknown
        var parser: xmlParserCtxtPtr?
        var page = MarkupEvents()
        var workbook = WorkbookEvents()
        var records = RecordEvents()

        var line: Int { parser.flatMap { $0.pointee.input }.map { Int($0.pointee.line) } ?? 0 }

        mutating func start(_ name: UnsafePointer<UInt8>, _ attributes: Attributes) {
            if kind == .unknown { kind = Context.kind(ofRoot: String(cString: name)) }
            let line = line
            switch kind {
            case .page: page.startElement(Element(name), attributes: attributes, line: line)
            case .workbook: workbook.startElement(String(cString: name), attributes: attributes, line: line)
            default: records.startElement(String(cString: name), attributes: attributes, line: line)
            }
        }

        mutating func end(_ name: UnsafePointer<UInt8>) {
            switch kind {
            case .page: page.endElement(Element(name))
            case .workbook: workbook.endElement(String(cString: name))
            default: records.endElement(String(cString: name))
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

        private static func kind(ofRoot name: String) -> Kind {
            let local = name.split(separator: ":").last.map(String.init) ?? name
            switch local {
            case "html": return .page
            case "Workbook": return .workbook
            default: return .records
            }
        }
    }

    /// Never NOENT: it would read other files. HUGE, because without it a long text is cut in silence. IGNORE_ENC, because
    /// the text is UTF-8 by now, whatever its declaration says.
    private static let options = xmlParserOption(
        XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue
            | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)

    private static let pieceSize = 1 << 16

    static func read(
        _ text: UnsafeBufferPointer<UInt8>, file: String, _ body: (Table) throws -> Void
    ) throws -> Result {
        MarkupParser.initialise()
        var handler = handler
        var context = Context()
        return try withUnsafeMutablePointer(to: &context) { context in
            guard let parser = xmlCreatePushParserCtxt(&handler, context, nil, 0, nil) else {
                throw UnreadableFile(
                    file: file, line: nil, code: "file.memory", message: "The XML parser could not be made.",
                    help: "Free memory and try again.")
            }
            defer { xmlFreeParserCtxt(parser) }
            context.pointee.parser = parser
            xmlCtxtUseOptions(parser, Int32(options.rawValue))
            var offset = 0
            while offset < text.count {
                let count = min(pieceSize, text.count - offset)
                text.baseAddress!.withMemoryRebound(to: CChar.self, capacity: text.count) { bytes in
                    _ = xmlParseChunk(parser, bytes + offset, Int32(count), 0)
                }
                offset += count
                try check(parser, file: file)
                try handOver(&context.pointee, body)
            }
            xmlParseChunk(parser, nil, 0, 1)
            try check(parser, file: file)
            context.pointee.page.finish()
            try handOver(&context.pointee, body)
            return Result(
                format: format(of: context.pointee.kind), title: context.pointee.page.title,
                findings: MarkupParser.spanFindings(context.pointee.page, file: file))
        }
    }

    private static func format(of kind: Context.Kind) -> FileFormat {
        switch kind {
        case .page: .xhtml
        case .workbook: .spreadsheetML
        default: .xml
        }
    }

    private static func handOver(_ context: inout Context, _ body: (Table) throws -> Void) throws {
        let tables =
            switch context.kind {
            case .page: context.page.takeReady()
            case .workbook: context.workbook.takeReady()
            default: context.records.takeReady()
            }
        for table in tables { try body(table) }
    }

    /// XML that is not well-formed is not read in part: nobody could say what is missing.
    private static func check(_ parser: xmlParserCtxtPtr, file: String) throws {
        guard parser.pointee.wellFormed == 0 || parser.pointee.disableSAX != 0 else { return }
        let error = xmlCtxtGetLastError(parser)
        throw UnreadableFile(
            file: file, line: error.map { Int($0.pointee.line) }, code: "file.markup.broken",
            message: "The XML is broken here: \(error.map { MarkupParser.message($0) } ?? "the parser stopped").",
            help: "Ask the carrier to export the file again; a broken file may have lost rows.")
    }

    private static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = 1
        handler.startElement = { context, name, attributes in
            context!.assumingMemoryBound(to: Context.self).pointee.start(name!, Attributes(attributes))
        }
        handler.endElement = { context, name in
            context!.assumingMemoryBound(to: Context.self).pointee.end(name!)
        }
        let text: charactersSAXFunc = { context, bytes, count in
            context!.assumingMemoryBound(to: Context.self).pointee.text(
                UnsafeBufferPointer(start: bytes, count: Int(count)))
        }
        handler.characters = text
        handler.ignorableWhitespace = text
        handler.cdataBlock = text
        // `&nbsp;` and its like in XHTML: the page's document type names them, and HTML's own list knows them.
        handler.reference = { context, name in
            guard let entity = htmlEntityLookup(name), let scalar = Unicode.Scalar(entity.pointee.value) else { return }
            let bytes = Array(UTF8.encode(scalar)!)
            bytes.withUnsafeBufferPointer {
                context!.assumingMemoryBound(to: Context.self).pointee.text($0)
            }
        }
        return handler
    }
}
