import CLibXML2
import ChartSchema

/// What the readers of markup share of libxml2.
enum MarkupParser {
    private static let initialised: Void = xmlInitParser()

    static func initialise() { _ = initialised }

    /// What the parser gave up on, and where: lines count from 1.
    struct Loss: Error {
        var line: Int
        var message: String

        func unreadable(_ file: String) -> UnreadableFile {
            UnreadableFile(
                file: file, line: line, code: FileFinding.markupLost, message: message,
                help: "Ask the carrier for a smaller or cleaner page.")
        }
    }

    /// The parser's last error, if anything was lost by it.
    static func loss(_ parser: xmlParserCtxtPtr) -> Loss? {
        guard let error = xmlCtxtGetLastError(parser), error.pointee.level == XML_ERR_FATAL else { return nil }
        let code = UInt32(error.pointee.code)
        let losses = [XML_ERR_NO_MEMORY.rawValue, XML_ERR_NAME_TOO_LONG.rawValue]
        guard losses.contains(code) else { return nil }
        return Loss(line: Int(error.pointee.line), message: message(error))
    }

    static func message(_ error: UnsafePointer<xmlError>) -> String {
        guard let text = error.pointee.message else { return "unknown error" }
        return String(cString: text).split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
