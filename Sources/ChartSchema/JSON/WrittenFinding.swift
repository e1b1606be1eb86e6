/// Steps over a finding that stands in a document byte for byte as ``Finding/write(to:)`` writes it, and makes none: its bytes may stand in
/// another document as they are.
///
/// What it takes would be written again with the same bytes once it was read; its fingerprint is made again for that. It takes less
/// than is written: nothing that stands on a page or in a sheet.
struct WrittenFinding {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var place: Int
    private var hash = FowlerNollVo()
    /// Whether a person has accepted it.
    private(set) var isAccepted = false

    /// - Returns: `nil` where no such finding stands.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
        (self.bytes, self.place) = (bytes, place)
        guard takesHead(), takesLocation(), takesContext(), takesEnd() else { return nil }
    }

    // MARK: Members

    private mutating func takesHead() -> Bool {
        takes(#"{"rule":"#) && takesText(isHashed: true)
            && takes(#","severity":"#) && takesWord(of: "\"info\"", "\"warning\"", "\"error\"")
            && takes(#","message":"#) && takesText()
            && takes(#","chart":"#) && takesOptionalText(isHashed: true)
    }

    private mutating func takesLocation() -> Bool {
        guard takes(#","location":{"file":"#) else { return false }
        let file = place + 1
        guard takesText() else { return false }
        let path = bytes[file..<place - 1]
        guard path.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\\") }) else { return false }
        let name = path.split(separator: UInt8(ascii: "/")).last ?? []
        for byte in name { hash.add(byte) }
        hash.endText()
        return takes(#","table":"#) && takesOptionalNumber() && takes(#","row":"#) && takesOptionalNumber()
            && takes(#","column":"#) && takesOptionalNumber() && takes(#","line":"#)
            && takesOptionalNumber(isHashed: false)
            && takes(#","text":"#) && takesOptionalText(isHashed: true) && takes("}")
    }

    private mutating func takesContext() -> Bool {
        guard takes(#","context":{"#) else { return false }
        var before = bytes[place..<place]
        while !takes("}") {
            guard before.isEmpty || takes(",") else { return false }
            let start = place
            let unhashed = hash
            guard takesText(isHashed: true), takes(":") else { return false }
            let name = bytes[start..<place - 1]
            // Names ascend, and each stands once. An empty one, or one with an escape, is read.
            guard name.count > 2, !name.contains(UInt8(ascii: "\\")), name.allSatisfy({ $0 < 0x80 }),
                before.lexicographicallyPrecedes(name.dropLast())
            else { return false }
            before = name.dropLast()
            let isConclusion = Finding.conclusions.contains(
                String(decoding: name.dropFirst().dropLast(), as: UTF8.self))
            if isConclusion { hash = unhashed }
            guard takesText(isHashed: !isConclusion) else { return false }
        }
        return true
    }

    private mutating func takesEnd() -> Bool {
        guard takes(#","fingerprint":""#), takesFingerprint(), takes(#"","help":"#), takesOptionalText() else {
            return false
        }
        if takes(#","policy":{"was":"#) {
            guard takesWord(of: "\"info\"", "\"warning\"", "\"error\""), takes(#","scope":"#),
                takesWord(of: "\"pipeline\"", "\"carrier\"", "\"chart\""), takes(#","pattern":"#), takesText(),
                takes(#","reason":"#), takesOptionalText(), takes("}")
            else { return false }
        }
        if takes(#","accepted":{"reason":"#) {
            guard takesText(), takes(#","who":"#), takesText(), takes(#","date":"#), takesText(),
                takes(#","until":"#), takesOptionalText(), takes("}")
            else { return false }
            isAccepted = true
        }
        return takes("}")
    }

    // MARK: Values

    private mutating func takes(_ written: StaticString) -> Bool {
        let count = written.utf8CodeUnitCount
        guard bytes.count - place >= count else { return false }
        for index in 0..<count where bytes[place + index] != written.utf8Start[index] { return false }
        place += count
        return true
    }

    private mutating func takesWord(of words: StaticString...) -> Bool {
        for word in words where takes(word) { return true }
        return false
    }

    private mutating func takesOptionalText(isHashed: Bool = false) -> Bool {
        guard takes("null") else { return takesText(isHashed: isHashed) }
        if isHashed { hash.endText() }
        return true
    }

    private mutating func takesOptionalNumber(isHashed: Bool = true) -> Bool {
        let start = place
        if !takes("null") {
            while place < bytes.count, bytes[place] &- UInt8(ascii: "0") < 10 {
                if isHashed { hash.add(bytes[place]) }
                place += 1
            }
            let count = place - start
            guard (1...18).contains(count), count == 1 || bytes[start] != UInt8(ascii: "0") else { return false }
        }
        if isHashed { hash.endText() }
        return true
    }

    private mutating func takesFingerprint() -> Bool {
        let digits = hash.hexadecimal.utf8
        guard bytes.count - place >= digits.count, bytes[place..<place + digits.count].elementsEqual(digits) else {
            return false
        }
        place += digits.count
        return true
    }

    /// A text with the escapes that ``CanonicalJSONWriter`` writes.
    private mutating func takesText(isHashed: Bool = false) -> Bool {
        guard takes("\"") else { return false }
        let start = place
        var isASCII = true
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            var byte = bytes[place]
            place += 1
            if byte == UInt8(ascii: "\\") {
                guard let escaped = escapedByte() else { return false }
                byte = escaped
            } else if byte < 0x20 {
                return false
            }
            isASCII = isASCII && byte < 0x80
            if isHashed { hash.add(byte) }
        }
        let run = UnsafeBufferPointer(rebasing: bytes[start..<place])
        guard isASCII || String(validating: run, as: UTF8.self) != nil else { return false }
        if isHashed { hash.endText() }
        return takes("\"")
    }

    /// The byte behind a backslash, where it is one that has to be escaped, and is escaped in this way.
    private mutating func escapedByte() -> UInt8? {
        guard place < bytes.count else { return nil }
        place += 1
        switch bytes[place - 1] {
        case UInt8(ascii: "\""): return 0x22
        case UInt8(ascii: "\\"): return 0x5c
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "n"): return 0x0a
        case UInt8(ascii: "f"): return 0x0c
        case UInt8(ascii: "r"): return 0x0d
        // Others are rare, and read.
        default: return nil
        }
    }
}

extension CanonicalJSONReader {
    /// Where the elements of an array of findings stand, each as ``WrittenFinding`` asks; `nil`, and nothing is read, where one is not.
    mutating func writtenFindings() -> (ranges: [Range<Int>], accepted: Int)? {
        raw { bytes, place in
            guard place < bytes.count, bytes[place] == UInt8(ascii: "[") else { return nil }
            var (ranges, accepted): ([Range<Int>], Int) = ([], 0)
            place += 1
            while place < bytes.count, bytes[place] != UInt8(ascii: "]") {
                if !ranges.isEmpty {
                    guard bytes[place] == UInt8(ascii: ",") else { return nil }
                    place += 1
                }
                guard let finding = WrittenFinding(bytes, at: place) else { return nil }
                ranges.append(place..<finding.place)
                if finding.isAccepted { accepted += 1 }
                place = finding.place
            }
            guard place < bytes.count else { return nil }
            place += 1
            return (ranges, accepted)
        }
    }
}
