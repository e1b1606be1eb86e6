import Server

/// What a form sent: fields, and files where it has any.
struct FormBody: Sendable {
    struct File: Sendable {
        var name: String
        var bytes: [UInt8]
    }

    /// More than any page has: a body of nothing but small fields is refused before it is taken apart.
    static let mostParts = 1_000

    var fields: [(name: String, value: String)] = []
    var files: [File] = []

    init(fields: [(String, String)] = []) { self.fields = fields.map { (name: $0.0, value: $0.1) } }

    /// The first value of a name, without the blanks around it; `nil` when there is none or it is empty.
    subscript(_ name: String) -> String? {
        let value = fields.first { $0.name == name }?.value ?? ""
        let text = String(value.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
        return text.isEmpty ? nil : text
    }

    /// With who decides, where the form does not say it.
    func signed(by person: String?) -> FormBody {
        guard self["who"] == nil, let person else { return self }
        var signed = self
        signed.fields.append(("who", person))
        return signed
    }

    /// `nil` for a body of another type, or a damaged one.
    init?(_ bytes: [UInt8], contentType: String?) {
        let type = contentType ?? ""
        if type.hasPrefix("application/x-www-form-urlencoded") {
            guard bytes.lazy.filter({ $0 == UInt8(ascii: "&") }).prefix(Self.mostParts).count < Self.mostParts,
                let pairs = URLText.query(String(decoding: bytes, as: UTF8.self))
            else { return nil }
            self.init(fields: pairs)
        } else if type.hasPrefix("multipart/form-data"), let start = type.range(of: "boundary=") {
            let name = type[start.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
            guard !name.isEmpty, name.utf8.count <= 70 else { return nil }
            self.init()
            guard read(bytes, boundary: Array("--\(name)".utf8)) else { return nil }
        } else {
            return nil
        }
    }

    /// Reads the parts of a multipart body (RFC 7578).
    private mutating func read(_ bytes: [UInt8], boundary: [UInt8]) -> Bool {
        guard var place = Self.find(boundary, in: bytes, from: 0) else { return false }
        while files.count + fields.count < Self.mostParts {
            place += boundary.count
            if bytes[place...].starts(with: Array("--".utf8)) { return true }
            guard let head = Self.find(Array("\r\n\r\n".utf8), in: bytes, from: place),
                let end = Self.find(Array("\r\n".utf8) + boundary, in: bytes, from: head + 4)
            else { return false }
            add(String(decoding: bytes[place..<head], as: UTF8.self), Array(bytes[(head + 4)..<end]))
            place = end + 2
        }
        return false
    }

    private mutating func add(_ head: String, _ content: [UInt8]) {
        let lines = head.split(separator: "\r\n")
        guard let line = lines.first(where: { $0.lowercased().hasPrefix("content-disposition:") }),
            let name = Self.parameter("name", of: line)
        else { return }
        if let file = Self.parameter("filename", of: line) {
            if !file.isEmpty { files.append(File(name: file, bytes: content)) }
        } else {
            fields.append((name, String(decoding: content, as: UTF8.self)))
        }
    }

    private static func parameter(_ name: String, of line: Substring) -> String? {
        // A semicolon in quotes is a part of a name; browsers write a quote as %22.
        var isQuoted = false
        let parts = line.split(omittingEmptySubsequences: false) { character in
            if character == "\"" { isQuoted.toggle() }
            return character == ";" && !isQuoted
        }
        for part in parts.dropFirst() {
            let text = part.drop { $0 == " " }
            guard text.hasPrefix(name + "=\"") else { continue }
            let value = text.dropFirst(name.count + 2)
            return String(value.last == "\"" ? value.dropLast() : value)
                .replacing("%22", with: "\"")
        }
        return nil
    }

    private static func find(_ pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            guard bytes.count >= pattern.count, start <= bytes.count - pattern.count else { return nil }
            for place in start...(bytes.count - pattern.count) where bytes[place] == pattern[0] {
                var length = 1
                while length < pattern.count, bytes[place + length] == pattern[length] { length += 1 }
                if length == pattern.count { return place }
            }
            return nil
        }
    }
}
