import Store

/// Where a configuration says what of which carrier, so that a run about some carriers reads what is said of these.
struct ConfigurationOutline {
    struct Carrier: Hashable {
        var id: String
        /// What is said of the carrier, in the file's bytes.
        var range: Range<Int>
        /// The line that this begins in.
        var line: Int
        /// Of what is said.
        var digest: String
    }

    private let bytes: [UInt8]
    /// Which files the bytes are written in.
    private(set) var text: ConfigurationText?
    /// Of all that is said of no carrier.
    let outer: String
    /// In the file's order.
    let carriers: [Carrier]
    /// Where the carriers stand.
    let array: Range<Int>

    /// The outline of a configuration, whatever files it is written in.
    ///
    /// - Parameter main: The bytes of `pipeline.json`.
    init?(_ main: [UInt8], file: String, project: ProjectFolder) {
        guard let text = try? ConfigurationText(main, file: file, project: project) else { return nil }
        self.init(text.bytes)
        self.text = text
    }

    /// - Returns: `nil` for a text that cannot be followed, or in which a carrier stands twice.
    init?(_ bytes: [UInt8]) {
        guard case .found(let array) = JSONOutline.member("carriers", in: bytes),
            let elements = JSONOutline.elements(of: array, in: bytes)
        else { return nil }
        self.bytes = bytes
        self.array = array
        outer = sha256Hexadecimal(Array(bytes[..<array.lowerBound] + [0] + bytes[array.upperBound...]))
        var (carriers, ids): ([Carrier], Set<String>) = ([], [])
        var (line, place) = (1, 0)
        for range in elements {
            line += bytes[place..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
            place = range.lowerBound
            let said = Array(bytes[range])
            guard let id = Self.id(in: said) else { return nil }
            guard ids.insert(id).inserted else { return nil }
            carriers.append(
                Carrier(id: id, range: range, line: line, digest: String(sha256Hexadecimal(said).prefix(32))))
        }
        self.carriers = carriers
    }

    /// The id of a carrier, of which this is said.
    static func id(in said: [UInt8]) -> String? {
        guard case .found(let value) = JSONOutline.member("id", in: said), value.count > 2,
            said[value.lowerBound] == UInt8(ascii: "\""),
            // An escaped letter would make another id of the same one.
            !said[value].contains(UInt8(ascii: "\\"))
        else { return nil }
        return String(decoding: said[value].dropFirst().dropLast(), as: UTF8.self)
    }

    /// The outline of a file that was looked through before.
    init(_ text: ConfigurationText?, outer: String, array: Range<Int>, carriers: [Carrier]) {
        bytes = text?.bytes ?? []
        (self.text, self.outer, self.array, self.carriers) = (text, outer, array, carriers)
    }

    /// What is said of a carrier, with the line that it begins in.
    func said(of carrier: Carrier) -> (bytes: [UInt8], line: Int) { (Array(bytes[carrier.range]), carrier.line) }

    /// The file as if it named no carriers.
    var withoutCarriers: [UInt8] {
        Array(bytes[..<array.lowerBound]) + Array("[]".utf8) + Array(bytes[array.upperBound...])
    }
}
