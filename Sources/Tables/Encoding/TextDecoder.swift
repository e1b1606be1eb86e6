import ChartSchema

/// A file's text in UTF-8, and how it was got.
struct DecodedText: Sendable {
    var bytes: [UInt8]
    var encoding: EncodingReport
    var findings: [Finding] = []
}

/// Decides a file's encoding by byte order mark, the bytes themselves and the declaration, in that order, and decodes it.
///
/// - Well-formed UTF-8 is UTF-8 whatever is declared: no other encoding gives well-formed sequences by accident.
/// - Declared Latin-1 or ASCII means windows-1252 wherever the two differ, as browsers read it, and is reported as
///   `iso-8859-1` where they do not.
/// - Bytes that are not in the encoding are an error at their line; a declaration that the bytes contradict is a warning.
struct TextDecoder {
    private let file: String

    /// - Throws: ``UnreadableFile`` for text in a declared encoding that is not read here.
    static func decode(_ bytes: [UInt8], file: String) throws(UnreadableFile) -> DecodedText {
        let decoder = TextDecoder(file: file)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return decoder.utf8(Array(bytes[3...]), basis: .byteOrderMark) }
        if let mark = UTF16Text.mark(bytes) {
            return decoder.utf16(UTF16Text(bytes[2...], bigEndian: mark), basis: .byteOrderMark)
        }
        if let order = UTF16Text.order(bytes) {
            return decoder.utf16(UTF16Text(bytes[...], bigEndian: order), basis: .detected)
        }
        let declared = DeclaredEncoding.find(in: bytes)
        if UTF8Check.isValid(bytes) { return decoder.wellFormed(bytes, declared: declared) }
        let repair = bytes.withUnsafeBufferPointer { UTF8Repair($0) }
        if repair.isMostlyUTF8 { return decoder.repaired(bytes, repair, declared: declared) }
        return try decoder.singleByte(bytes, declared: declared)
    }

    // MARK: UTF-8

    private func wellFormed(_ bytes: [UInt8], declared: String?) -> DecodedText {
        guard let declared, declared != "utf-8" else {
            return DecodedText(
                bytes: bytes, encoding: EncodingReport(name: "utf-8", basis: declared == nil ? .detected : .declared))
        }
        let isASCII = UTF8Check.isASCII(bytes)
        if isASCII, let named = SingleByteEncoding(declaration: declared) {
            return DecodedText(bytes: bytes, encoding: EncodingReport(name: named.name, basis: .declared))
        }
        let report = EncodingReport(name: "utf-8", basis: .detected, declared: declared)
        return DecodedText(
            bytes: bytes, encoding: report, findings: isASCII ? [] : [contradiction(declared, found: "utf-8")])
    }

    private func utf8(_ bytes: [UInt8], basis: EncodingReport.Basis) -> DecodedText {
        if UTF8Check.isValid(bytes) {
            return DecodedText(bytes: bytes, encoding: EncodingReport(name: "utf-8", basis: basis))
        }
        var decoded = repaired(bytes, bytes.withUnsafeBufferPointer { UTF8Repair($0) }, declared: nil)
        decoded.encoding.basis = basis
        return decoded
    }

    private func repaired(_ bytes: [UInt8], _ repair: UTF8Repair, declared: String?) -> DecodedText {
        let isDeclared = declared == "utf-8"
        let report = EncodingReport(
            name: "utf-8", basis: isDeclared ? .declared : .detected, declared: isDeclared ? nil : declared)
        let line = bytes.withUnsafeBufferPointer { LineEnds.line(of: repair.firstStray ?? 0, in: $0) }
        return DecodedText(
            bytes: repair.text, encoding: report, findings: [invalid("utf-8", count: repair.strays, line: line)])
    }

    // MARK: UTF-16

    private func utf16(_ text: UTF16Text, basis: EncodingReport.Basis) -> DecodedText {
        let name = text.bigEndian ? "utf-16be" : "utf-16le"
        let line = text.firstFault.map { fault in text.utf8.withUnsafeBufferPointer { LineEnds.line(of: fault, in: $0) }
        }
        return DecodedText(
            bytes: text.utf8, encoding: EncodingReport(name: name, basis: basis),
            findings: line.map { [invalid(name, count: text.faults, line: $0)] } ?? [])
    }

    // MARK: One byte a character

    private func singleByte(_ bytes: [UInt8], declared: String?) throws(UnreadableFile) -> DecodedText {
        let evidence = bytes.withUnsafeBufferPointer { EncodingEvidence($0) }
        let judged = SingleByteEncoding.judge(bytes, by: evidence)
        guard let declared else { return decoded(bytes, in: judged, basis: .detected) }
        guard let named = SingleByteEncoding(declaration: declared) else {
            if DeclaredEncoding.isUnreadable(declared) { throw unreadable(declared) }
            return decoded(bytes, in: judged, basis: .detected, against: declared)
        }
        if named != .macintosh, judged == .macintosh, evidence.windows < 0, evidence.macintosh > 0 {
            return decoded(bytes, in: judged, basis: .detected, against: declared)
        }
        let chosen = named == .latin1 && judged == .windows1252 ? judged : named
        var text = decoded(bytes, in: chosen, basis: .declared)
        if chosen.name != declared { text.encoding.declared = declared }
        return text
    }

    private func decoded(
        _ bytes: [UInt8], in encoding: SingleByteEncoding, basis: EncodingReport.Basis, against declared: String? = nil
    ) -> DecodedText {
        var decoded = DecodedText(
            bytes: encoding.decode(bytes),
            encoding: EncodingReport(name: encoding.name, basis: basis, declared: declared))
        if let declared { decoded.findings.append(contradiction(declared, found: encoding.name)) }
        if encoding == .windows1252, let first = bytes.firstIndex(where: SingleByteEncoding.isUnassigned) {
            let count = bytes.count(where: SingleByteEncoding.isUnassigned)
            let line = bytes.withUnsafeBufferPointer { LineEnds.line(of: first, in: $0) }
            decoded.findings.append(invalid(encoding.name, count: count, line: line))
        }
        return decoded
    }

    // MARK: What was noticed

    private func contradiction(_ declared: String, found: String) -> Finding {
        Finding(
            FileFinding.encodingContradicted,
            message: "The file declares \(declared), but its bytes are \(found); it was read as \(found).",
            help: "Ask the carrier to declare the encoding that the file is saved in.",
            location: Finding.Location(file: file), context: ["declared": declared, "found": found])
    }

    private func invalid(_ name: String, count: Int, line: Int) -> Finding {
        Finding(
            FileFinding.encodingInvalid,
            message: count == 1
                ? "The line holds a byte that is not \(name)."
                : "The file holds \(count) bytes that are not \(name), the first of them in this line.",
            help: "Save the file again in one encoding.", location: Finding.Location(file: file, line: line),
            context: ["encoding": name, "bytes": String(count)])
    }

    private func unreadable(_ declared: String) -> UnreadableFile {
        UnreadableFile(
            file: file, line: nil, code: FileFinding.encodingUnsupported,
            message: "The file declares the encoding \(declared), which is not read here, and holds more than ASCII.",
            help: "Save the file as UTF-8.")
    }
}
