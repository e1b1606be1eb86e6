/// Writes new elements into the text of `pipeline.json` and leaves everything else as a person wrote it.
struct ConfigurationEdit {
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The values of the text as it now is.
    func root() -> PlacedJSON? {
        var parser = PlacedJSONParser(bytes)
        return try? parser.parse()
    }

    /// Puts a value at the end of an array, laid out as the elements before it.
    ///
    /// - Parameter json: The value, indented as if it began at the left edge.
    mutating func append(_ json: String, to array: PlacedJSON) {
        guard case .array(let elements) = array.value else { return }
        guard let last = elements.last else {
            let outer = indentation(at: array.range.lowerBound)
            let inner = outer + "  "
            replace(array.range, by: "[\n" + inner + Self.indented(json, by: inner) + "\n" + outer + "]")
            return
        }
        let end = last.range.upperBound
        if beginsItsLine(last.range.lowerBound) {
            let inner = indentation(at: last.range.lowerBound)
            insert(",\n" + inner + Self.indented(json, by: inner), at: end)
        } else {
            insert(", " + Self.onOneLine(json), at: end)
        }
    }

    /// Puts a member at the end of an object that has members, its text as it is given.
    ///
    /// - Parameter isQuoted: Whether the key is a JSON string already.
    mutating func add(_ key: String, _ json: String, to object: PlacedJSON, isQuoted: Bool = false) {
        guard case .object(let members) = object.value, let last = members.last else { return }
        let start = last.keyRange.lowerBound
        let separator = beginsItsLine(start) ? ",\n" + indentation(at: start) : ", "
        insert("\(separator)\(isQuoted ? key : "\"\(key)\""): \(json)", at: last.value.range.upperBound)
    }

    /// Puts a value in the place of another.
    mutating func replace(_ old: PlacedJSON, by json: String) {
        replace(old.range, by: Self.indented(json, by: indentation(at: old.range.lowerBound)))
    }

    private mutating func replace(_ range: Range<Int>, by text: String) {
        bytes.replaceSubrange(range, with: Array(text.utf8))
    }

    private mutating func insert(_ text: String, at place: Int) {
        bytes.insert(contentsOf: Array(text.utf8), at: place)
    }

    /// The blanks that the line of a place begins with.
    private func indentation(at place: Int) -> String {
        let start = lineStart(place)
        return String(decoding: bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    private func beginsItsLine(_ place: Int) -> Bool {
        bytes[lineStart(place)..<place].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    private func lineStart(_ place: Int) -> Int {
        bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    }

    private static func indented(_ json: String, by indentation: String) -> String {
        json.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + indentation)
    }

    private static func onOneLine(_ json: String) -> String {
        json.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }.joined(separator: " ")
    }
}
