import CLibXML2
import ChartSchema

/// Reads the tables of an HTML page through libxml2's HTML parser, without building a tree.
enum HTMLReader {
    /// What the parser's callbacks share.
    struct Context {
        var events = MarkupEvents()
        var parser: htmlParserCtxtPtr?

        var line: Int { parser.flatMap { $0.pointee.input }.map { Int($0.pointee.line) } ?? 0 }
    }

    /// SAX callbacks that pass elements and text on to the context's events.
    private static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.startElement = { context, name, attributes in
            let own = context!.assumingMemoryBound(to: Context.self)
            let line = own.pointee.line
            own.pointee.events.startElement(Element(name!), attributes: Attributes(attributes), line: line)
        }
        handler.endElement = { context, name in
            context!.assumingMemoryBound(to: Context.self).pointee.events.endElement(Element(name!))
        }
        let text: charactersSAXFunc = { context, bytes, count in
            let own = context!.assumingMemoryBound(to: Context.self)
            let line = own.pointee.line
            own.pointee.events.text(UnsafeBufferPointer(start: bytes, count: Int(count)), line: line)
        }
        handler.characters = text
        handler.ignorableWhitespace = text
        handler.cdataBlock = text
        return handler
    }

    /// The text is UTF-8 by now, whatever its `<meta>` says: without IGNORE_ENC libxml2 would decode it a second time.
    /// HUGE, because without it a long text is cut in silence.
    private static var options: Int32 {
        let html =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
            | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
        return Int32(html) | Int32(XML_PARSE_HUGE.rawValue)
    }

    /// libxml2 is fed in pieces of this size, and finished tables are handed over between them.
    private static let pieceSize = 1 << 16

    private static func feed(_ parser: htmlParserCtxtPtr, _ bytes: UnsafeBufferPointer<UInt8>) {
        bytes.withMemoryRebound(to: CChar.self) { bytes in
            _ = htmlParseChunk(parser, bytes.baseAddress, Int32(bytes.count), 0)
        }
    }

    static func read(
        _ text: UnsafeBufferPointer<UInt8>, file: String, _ body: (Table) throws -> Void
    ) throws -> (title: TextPiece?, findings: [Finding]) {
        MarkupParser.initialise()
        var handler = handler
        var context = Context()
        return try withUnsafeMutablePointer(to: &context) { context in
            guard let parser = htmlCreatePushParserCtxt(&handler, context, nil, 0, nil, XML_CHAR_ENCODING_UTF8) else {
                throw UnreadableFile(
                    file: file, line: nil, code: "file.memory", message: "The HTML parser could not be made.",
                    help: "Free memory and try again.")
            }
            defer { htmlFreeParserCtxt(parser) }
            context.pointee.parser = parser
            htmlCtxtUseOptions(parser, options)
            var repair = MarkupRepair(text)
            var offset = 0
            while offset < text.count {
                let end = min(offset + pieceSize, text.count)
                while let fault = repair.next(before: end) {
                    feed(parser, UnsafeBufferPointer(rebasing: text[offset..<fault.range.lowerBound]))
                    fault.replacement.withUnsafeBufferPointer { feed(parser, $0) }
                    offset = fault.range.upperBound
                }
                if offset < end { feed(parser, UnsafeBufferPointer(rebasing: text[offset..<end])) }
                offset = max(offset, end)
                for table in context.pointee.events.takeReady() { try body(table) }
            }
            // Only now does the parser close what the file has left open.
            let endsInTable = context.pointee.events.isInsideTable
            htmlParseChunk(parser, nil, 0, 1)
            if let lost = MarkupParser.fatalLoss(parser) {
                throw UnreadableFile(
                    file: file, line: lost.line, code: "file.markup.lost", message: lost.message,
                    help: "Ask the carrier for a smaller or cleaner page.")
            }
            context.pointee.events.finish()
            for table in context.pointee.events.takeReady() { try body(table) }
            var findings = MarkupParser.spanFindings(context.pointee.events, file: file)
            if endsInTable { findings.append(truncation(file: file, lines: text.count { $0 == 0x0A } + 1)) }
            return (context.pointee.events.title, findings)
        }
    }

    /// A page that stops within a table: what stands last may be half a figure, and what came after is lost.
    private static func truncation(file: String, lines: Int) -> Finding {
        Finding(
            rule: "file.truncated", severity: .error,
            message: "The file ends inside a table; rows may be lost, and the last figure may be cut.",
            help: "Ask the carrier to send the whole file.", location: Finding.Location(file: file, line: lines))
    }
}
