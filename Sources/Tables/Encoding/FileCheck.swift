import Glibc

/// Tells files that are no text, by name where their first bytes tell it.
enum FileCheck {
    typealias Signature = (bytes: [UInt8], name: String, help: String)

    private static let signatures: [Signature] = [
        ([0x1F, 0x8B], "compressed by gzip", "Unpack it first."),
        ([0x89, 0x50, 0x4E, 0x47], "a PNG picture", "Ask the carrier for the chart as text."),
        ([0xFF, 0xD8, 0xFF], "a JPEG picture", "Ask the carrier for the chart as text."),
        (Array("{\\rtf".utf8), "an RTF document", "Save it as a web page."),
    ]

    /// What the raw bytes begin with, where that is no text.
    static func signature(of bytes: [UInt8]) -> Signature? { signatures.first { bytes.starts(with: $0.bytes) } }

    /// Looks at the text in UTF-8: a zero byte ends texts in C, so that what follows it would be lost.
    static func refuseEmptyText(_ text: [UInt8], file: String) throws(UnreadableFile) {
        if text.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) {
            throw UnreadableFile(
                file: file, line: nil, code: FileFinding.empty, message: "The file is empty.",
                help: "Ask the carrier to send it again.")
        }
        let line = text.withUnsafeBufferPointer { text in
            memchr(text.baseAddress!, 0, text.count).map { zero in
                LineEnds.line(of: UnsafeRawPointer(text.baseAddress!).distance(to: zero), in: text)
            }
        }
        if let line {
            throw UnreadableFile(
                file: file, line: line, code: FileFinding.binary,
                message: "The file holds zero bytes, which no text does.",
                help: "Check that it is the file the carrier meant, and that it arrived whole.")
        }
    }
}
