import CLibXML2
import ChartSchema

/// Reads the tables of an XML file through libxml2's XML parser, without building a tree: XHTML, Excel's SpreadsheetML, or
/// any other file as records of elements and attributes.
enum XMLReader {
    struct Result {
        var format: FileFormat
        var title: TextPiece?
        var notices: [MarkupNotice]
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
        var context = XMLContext()
        return try withUnsafeMutablePointer(to: &context) { context in
            guard let parser = xmlCreatePushParserCtxt(&handler, context, nil, 0, nil) else {
                throw UnreadableFile(
                    file: file, line: nil, code: FileFinding.memory, message: "The XML parser could not be made.",
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
                if let excess = context.pointee.excess { throw excess }
                for table in context.pointee.takeReady() { try body(table) }
            }
            xmlParseChunk(parser, nil, 0, 1)
            try check(parser, file: file)
            if let excess = context.pointee.excess { throw excess }
            context.pointee.page.finish()
            for table in context.pointee.takeReady() { try body(table) }
            return Result(
                format: format(of: context.pointee.kind), title: context.pointee.page.title,
                notices: context.pointee.notices)
        }
    }

    private static func format(of kind: XMLContext.Kind) -> FileFormat {
        switch kind {
        case .page: .xhtml
        case .workbook: .spreadsheetML
        default: .xml
        }
    }

    /// XML that is not well-formed is not read in part: nobody could say what is missing.
    private static func check(_ parser: xmlParserCtxtPtr, file: String) throws {
        guard parser.pointee.wellFormed == 0 || parser.pointee.disableSAX != 0 else { return }
        let error = xmlCtxtGetLastError(parser)
        throw UnreadableFile(
            file: file, line: error.map { Int($0.pointee.line) }, code: FileFinding.markupBroken,
            message: "The XML is broken here: \(error.map { MarkupParser.message($0) } ?? "the parser stopped").",
            help: "Ask the carrier to export the file again; a broken file may have lost rows.")
    }

    // MARK: Callbacks

    private static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = 1
        handler.startElement = { XMLContext.of($0).pointee.start($1!, Attributes($2)) }
        handler.endElement = { XMLContext.of($0).pointee.end($1!) }
        let text: charactersSAXFunc = { parser, bytes, count in
            XMLContext.of(parser).pointee.text(UnsafeBufferPointer(start: bytes, count: Int(count)))
        }
        handler.characters = text
        handler.ignorableWhitespace = text
        handler.cdataBlock = text
        handler.comment = { XMLContext.of($0).pointee.comment(String(cString: $1!)) }
        handler.getEntity = { XMLContext.of($0).pointee.entity($1!) }
        handler.reference = { XMLContext.of($0).pointee.unknownReference($1!) }
        return handler
    }
}
