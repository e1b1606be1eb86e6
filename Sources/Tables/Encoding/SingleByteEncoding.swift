/// An encoding with one byte a character.
enum SingleByteEncoding: Sendable, Hashable {
    case windows1252, latin1, macintosh

    init?(declaration: String) {
        switch declaration {
        case "windows-1252": self = .windows1252
        case "iso-8859-1": self = .latin1
        case "macintosh": self = .macintosh
        default: return nil
        }
    }

    var name: String {
        switch self {
        case .windows1252: "windows-1252"
        case .latin1: "iso-8859-1"
        case .macintosh: "macintosh"
        }
    }

    /// The likeliest encoding of bytes that are not UTF-8.
    ///
    /// Without bytes in 0x80...0x9F windows-1252 and ISO-8859-1 are the same text, and the file is called by the older name.
    static func judge(_ bytes: [UInt8], by evidence: EncodingEvidence) -> SingleByteEncoding {
        let hasMacLineEnds = bytes.contains(0x0D) && !bytes.contains(0x0A)
        if evidence.macintosh > evidence.windows || evidence.macintosh == evidence.windows && hasMacLineEnds {
            return .macintosh
        }
        return bytes.contains { $0 >= 0x80 && $0 < 0xA0 } ? .windows1252 : .latin1
    }

    /// The text in UTF-8.
    func decode(_ bytes: [UInt8]) -> [UInt8] {
        let high = (UInt8(0x80)...0xFF).map { Array(UTF8.encode(scalar($0))!) }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for index in bytes.indices where bytes[index] >= 0x80 {
                text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
                text.append(contentsOf: high[Int(bytes[index]) - 0x80])
                start = index + 1
            }
            text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
        }
        return text
    }

    func scalar(_ byte: UInt8) -> Unicode.Scalar {
        guard byte >= 0x80 else { return Unicode.Scalar(byte) }
        switch self {
        case .latin1: return Unicode.Scalar(byte)
        case .windows1252: return byte < 0xA0 ? Self.windowsScalar(byte) : Unicode.Scalar(byte)
        case .macintosh: return Unicode.Scalar(Self.macRoman[Int(byte) - 0x80])!
        }
    }

    /// Whether windows-1252 has no character for a byte.
    static func isUnassigned(_ byte: UInt8) -> Bool {
        byte >= 0x80 && byte < 0xA0 && windowsC1[Int(byte) - 0x80] < 0xA0
    }

    /// What a browser makes of a C1 control character: the windows-1252 character of that number.
    static func windowsScalar(_ byte: UInt8) -> Unicode.Scalar { Unicode.Scalar(windowsC1[Int(byte) - 0x80])! }

    private static let windowsC1: [UInt16] = [
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
        0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
    ]

    private static let macRoman: [UInt16] = [
        0x00C4, 0x00C5, 0x00C7, 0x00C9, 0x00D1, 0x00D6, 0x00DC, 0x00E1, 0x00E0, 0x00E2, 0x00E4, 0x00E3,
        0x00E5, 0x00E7, 0x00E9, 0x00E8, 0x00EA, 0x00EB, 0x00ED, 0x00EC, 0x00EE, 0x00EF, 0x00F1, 0x00F3,
        0x00F2, 0x00F4, 0x00F6, 0x00F5, 0x00FA, 0x00F9, 0x00FB, 0x00FC, 0x2020, 0x00B0, 0x00A2, 0x00A3,
        0x00A7, 0x2022, 0x00B6, 0x00DF, 0x00AE, 0x00A9, 0x2122, 0x00B4, 0x00A8, 0x2260, 0x00C6, 0x00D8,
        0x221E, 0x00B1, 0x2264, 0x2265, 0x00A5, 0x00B5, 0x2202, 0x2211, 0x220F, 0x03C0, 0x222B, 0x00AA,
        0x00BA, 0x03A9, 0x00E6, 0x00F8, 0x00BF, 0x00A1, 0x00AC, 0x221A, 0x0192, 0x2248, 0x2206, 0x00AB,
        0x00BB, 0x2026, 0x00A0, 0x00C0, 0x00C3, 0x00D5, 0x0152, 0x0153, 0x2013, 0x2014, 0x201C, 0x201D,
        0x2018, 0x2019, 0x00F7, 0x25CA, 0x00FF, 0x0178, 0x2044, 0x20AC, 0x2039, 0x203A, 0xFB01, 0xFB02,
        0x2021, 0x00B7, 0x201A, 0x201E, 0x2030, 0x00C2, 0x00CA, 0x00C1, 0x00CB, 0x00C8, 0x00CD, 0x00CE,
        0x00CF, 0x00CC, 0x00D3, 0x00D4, 0xF8FF, 0x00D2, 0x00DA, 0x00DB, 0x00D9, 0x0131, 0x02C6, 0x02DC,
        0x00AF, 0x02D8, 0x02D9, 0x02DA, 0x00B8, 0x02DD, 0x02DB, 0x02C7,
    ]
}
