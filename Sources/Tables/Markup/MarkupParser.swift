import CLibXML2
import ChartSchema

/// What the readers of markup share of libxml2.
enum MarkupParser {
    private static let initialised: Void = xmlInitParser()

    static func initialise() { _ = initialised }

    /// What the parser gave up on, if anything was lost.
    static func fatalLoss(_ parser: xmlParserCtxtPtr) -> (line: Int, message: String)? {
        guard let error = xmlCtxtGetLastError(parser), error.pointee.level == XML_ERR_FATAL else { return nil }
        let code = UInt32(error.pointee.code)
        let losses = [XML_ERR_NO_MEMORY.rawValue, XML_ERR_NAME_TOO_LONG.rawValue]
        guard losses.contains(code) else { return nil }
        return (Int(error.pointee.line), message(error))
    }

    static func message(_ error: UnsafePointer<xmlError>) -> String {
        guard let text = error.pointee.message else { return "unknown error" }
        return String(cString: text).split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    static func spanFindings(_ events: MarkupEvents, file: String) -> [Finding] {
        events.spansWereCut.map { table, line in
            Finding(
                rule: "markup.span.cut", severity: .info,
                message: "A cell spans more rows or columns than its row group has; the span was cut there.",
                location: Finding.Location(file: file, table: table, line: line))
        }
    }
}
