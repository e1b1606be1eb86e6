import CLibXML2
import ChartSchema

/// Reads the tables of an HTML page through libxml2's HTML parser, without building a tree.
enum HTMLReader {
    /// What the parser's callbacks share.
    struct Context {
        var events: MarkupEvents
        /// The number of lines above the page, where it is a part of a file.
        var linesAbove: Int
        var parser: htmlParserCtxtPtr?

        var line: Int { linesAbove + (parser.flatMap { $0.pointee.input }.map { Int($0.pointee.line) } ?? 0) }
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
        // Where a piece ends within a quoted attribute the parser would go on looking for the tag's end with the quotes
        // the wrong way round, and hold the rest of the file back.
        if parser.pointee.instate == XML_PARSER_START_TAG { parser.pointee.checkIndex = 0 }
        bytes.withMemoryRebound(to: CChar.self) { bytes in
            _ = htmlParseChunk(parser, bytes.baseAddress, Int32(bytes.count), 0)
        }
    }

    /// What is known of a page besides its tables.
    struct Page {
        var title: TextPiece?
        /// Headings and paragraphs, where the page has no table.
        var textWithoutTable: [TextPiece]
        var notices: [MarkupNotice]
    }

    /// Reads a page, which may be a part of a file.
    ///
    /// - Parameters:
    ///   - firstTable: The index of the first table.
    ///   - firstLine: The line of the file on which the page begins, from 1.
    ///   - lists: What besides tables is read as tables of one column.
    /// - Throws: What `body` throws, and ``MarkupParser/Loss`` when the parser gave up.
    static func read(
        _ text: UnsafeBufferPointer<UInt8>, firstTable: Int = 0, firstLine: Int = 1, lists: ListForm = .none,
        _ body: (Table) throws -> Void
    ) throws -> Page {
        MarkupParser.initialise()
        var handler = handler
        var context = Context(
            events: MarkupEvents(firstTable: firstTable, lists: lists), linesAbove: firstLine - 1)
        return try withUnsafeMutablePointer(to: &context) { context in
            guard let parser = htmlCreatePushParserCtxt(&handler, context, nil, 0, nil, XML_CHAR_ENCODING_UTF8) else {
                throw MarkupParser.Loss(line: firstLine, message: "The HTML parser could not be made.")
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
                    if let dropped = fault.dropped, !context.pointee.events.isSkipping {
                        let line = context.pointee.line
                        context.pointee.events.note(
                            MarkupNotice(kind: .droppedCharacterData(dropped), table: nil, line: line))
                    }
                    if fault.dropped != nil, context.pointee.events.isSkipping {
                        feed(parser, UnsafeBufferPointer(rebasing: text[fault.range]))
                    } else {
                        fault.replacement.withUnsafeBufferPointer { feed(parser, $0) }
                    }
                    offset = fault.range.upperBound
                }
                if offset < end { feed(parser, UnsafeBufferPointer(rebasing: text[offset..<end])) }
                offset = max(offset, end)
                if let excess = context.pointee.events.excess { throw excess }
                for table in context.pointee.events.takeReady() { try body(table) }
            }
            // Only now does the parser close what the file has left open.
            let endsInTable = context.pointee.events.isInsideTable
            htmlParseChunk(parser, nil, 0, 1)
            if let excess = context.pointee.events.excess { throw excess }
            if let loss = MarkupParser.loss(parser) { throw loss }
            context.pointee.events.finish()
            for table in context.pointee.events.takeReady() { try body(table) }
            let events = context.pointee.events
            var page = Page(
                title: events.title, textWithoutTable: events.textWithoutTable, notices: events.notices)
            if endsInTable {
                page.notices.append(
                    MarkupNotice(kind: .truncated, table: nil, line: firstLine + text.count { $0 == 0x0A }))
            }
            return page
        }
    }
}
