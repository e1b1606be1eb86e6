import Foundation

/// The decoded lines of a raw file, for pictures of places in it.
package struct RawLines: Sendable {
    private let lines: [Substring]

    /// - Parameter encoding: As ``ChartSource`` names it; `nil` when the file was never decoded.
    package init(_ bytes: [UInt8], encoding: String?) {
        var text = Self.decode(bytes, encoding)
        if text.unicodeScalars.first == "\u{feff}" { text.unicodeScalars.removeFirst() }
        lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    }

    /// A line by its number from 1; `nil` beyond the end.
    package func line(_ number: Int) -> String? {
        lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
    }

    private static func decode(_ bytes: [UInt8], _ name: String?) -> String {
        let encoding: String.Encoding =
            switch name {
            case "utf-16le": .utf16LittleEndian
            case "utf-16be": .utf16BigEndian
            case "windows-1252": .windowsCP1252
            case "iso-8859-1": .isoLatin1
            case "macintosh": .macOSRoman
            default: .utf8
            }
        guard encoding != .utf8, let text = String(bytes: bytes, encoding: encoding) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        return text
    }
}
