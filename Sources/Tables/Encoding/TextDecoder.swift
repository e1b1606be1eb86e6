import ChartSchema

/// A file's text in UTF-8, and how it was got.
struct DecodedText: Sendable {
    var bytes: [UInt8]
    var encoding: EncodingReport
    var findings: [Finding]
}

/// Decides a file's encoding by byte order mark, declaration and evidence, in that order, and decodes it.
enum TextDecoder {
    static func decode(_ bytes: [UInt8], file: String) -> DecodedText {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            return utf8(Array(bytes[3...]), basis: .byteOrderMark, file: file)
        }
        if bytes.starts(with: [0xFF, 0xFE]) {
            return utf16(bytes[2...], bigEndian: false, basis: .byteOrderMark, file: file)
        }
        if bytes.starts(with: [0xFE, 0xFF]) {
            return utf16(bytes[2...], bigEndian: true, basis: .byteOrderMark, file: file)
        }
        if let bigEndian = utf16Order(bytes) {
            return utf16(bytes[...], bigEndian: bigEndian, basis: .detected, file: file)
        }
        let declared = DeclaredEncoding.find(in: bytes)
        if UTF8Check.isValid(bytes) {
            return whenUTF8(bytes, declared: declared, file: file)
        }
        let evidence = SingleByteEncoding.judge(bytes)
        var decoded = DecodedText(
            bytes: evidence.decode(bytes), encoding: EncodingReport(name: evidence.name, basis: .detected), findings: []
        )
        if let declared {
            let named = SingleByteEncoding(declaration: declared)
            if let named {
                // Latin-1 that is declared means windows-1252 wherever the two differ, as browsers read it.
                let chosen = named == .latin1 && evidence == .windows1252 ? .windows1252 : named
                decoded.bytes = chosen.decode(bytes)
                decoded.encoding = EncodingReport(
                    name: chosen.name, basis: .declared, declared: chosen.name == declared ? nil : declared)
            } else {
                decoded.encoding.declared = declared
                decoded.findings.append(contradiction(declared, found: evidence.name, file: file, line: nil))
            }
        }
        return decoded
    }

    /// Valid UTF-8 is UTF-8, whatever is declared: no other encoding gives valid sequences by accident.
    private static func whenUTF8(_ bytes: [UInt8], declared: String?, file: String) -> DecodedText {
        let isASCII = bytes.allSatisfy { $0 < 0x80 }
        guard let declared, declared != "utf-8" else {
            return DecodedText(
                bytes: bytes, encoding: EncodingReport(name: "utf-8", basis: declared == nil ? .detected : .declared),
                findings: [])
        }
        if isASCII, let named = SingleByteEncoding(declaration: declared) {
            return DecodedText(bytes: bytes, encoding: EncodingReport(name: named.name, basis: .declared), findings: [])
        }
        let report = EncodingReport(name: "utf-8", basis: .detected, declared: declared)
        let findings = isASCII ? [] : [contradiction(declared, found: "utf-8", file: file, line: nil)]
        return DecodedText(bytes: bytes, encoding: report, findings: findings)
    }

    private static func utf8(_ bytes: [UInt8], basis: EncodingReport.Basis, file: String) -> DecodedText {
        let report = EncodingReport(name: "utf-8", basis: basis)
        if UTF8Check.isValid(bytes) { return DecodedText(bytes: bytes, encoding: report, findings: []) }
        let line = UTF8Check.firstInvalidLine(bytes)
        return DecodedText(
            bytes: Array(String(decoding: bytes, as: UTF8.self).utf8), encoding: report,
            findings: [invalid("utf-8", file: file, line: line)])
    }

    private static func utf16(
        _ bytes: ArraySlice<UInt8>, bigEndian: Bool, basis: EncodingReport.Basis, file: String
    ) -> DecodedText {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            units.append(bigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        let text = String(decoding: units, as: UTF16.self)
        let name = bigEndian ? "utf-16be" : "utf-16le"
        let isBroken = bytes.count % 2 == 1 || text.unicodeScalars.contains("\u{FFFD}")
        return DecodedText(
            bytes: Array(text.utf8), encoding: EncodingReport(name: name, basis: basis),
            findings: isBroken ? [invalid(name, file: file, line: nil)] : [])
    }

    /// Text in UTF-16 without a mark has a zero in every second byte.
    private static func utf16Order(_ bytes: [UInt8]) -> Bool? {
        let sample = bytes.prefix(512)
        guard sample.count >= 8 else { return nil }
        var zeros = (even: 0, odd: 0)
        for (index, byte) in sample.enumerated() where byte == 0 {
            if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
        }
        let pairs = sample.count / 2
        if zeros.odd * 10 >= pairs * 7, zeros.even == 0 { return false }
        if zeros.even * 10 >= pairs * 7, zeros.odd == 0 { return true }
        return nil
    }

    private static func contradiction(_ declared: String, found: String, file: String, line: Int?) -> Finding {
        Finding(
            rule: "file.encoding.contradicted", severity: .warning,
            message: "The file declares \(declared), but its bytes are \(found); it was read as \(found).",
            help: "Ask the carrier to declare the encoding that the file is saved in.",
            location: Finding.Location(file: file, line: line), context: ["declared": declared, "found": found])
    }

    private static func invalid(_ name: String, file: String, line: Int?) -> Finding {
        Finding(
            rule: "file.encoding.invalid", severity: .error,
            message: "The file holds bytes that are not \(name).", help: "Save the file again in one encoding.",
            location: Finding.Location(file: file, line: line), context: ["encoding": name])
    }
}
