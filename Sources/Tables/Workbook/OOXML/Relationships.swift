/// What a part of an OOXML package refers to.
final class Relationships: PartEvents {
    struct Target {
        /// The last word of the relationship's type, which is the same in the transitional and the strict form.
        var kind: String
        /// The part's name in the archive.
        var part: String
    }

    private let folder: String
    private(set) var targets: [String: Target] = [:]

    /// - Parameter folder: That of the part whose relationships they are; empty for those of the package.
    init(folder: String) { self.folder = folder }

    func start(_ name: ElementName, _ attributes: PartAttributes) {
        guard name == "Relationship", let id = attributes["Id"], let type = attributes["Type"],
            let target = attributes["Target"], attributes["TargetMode"] != "External"
        else { return }
        let kind = type.split(separator: "/").last.map(String.init) ?? type
        targets[id] = Target(kind: kind, part: Relationships.resolve(target, in: folder))
    }

    func end(_ name: ElementName) {}
    func text(_ bytes: UnsafeBufferPointer<UInt8>) {}

    /// The parts of a kind, in the order of their ids.
    func all(_ kind: String) -> [String] {
        targets.sorted { $0.key < $1.key }.filter { $0.value.kind == kind }.map(\.value.part)
    }

    private static func resolve(_ target: String, in folder: String) -> String {
        let target = target.replacing("\\", with: "/")
        var parts = target.hasPrefix("/") ? [] : folder.split(separator: "/").map(String.init)
        for step in target.split(separator: "/") {
            switch step {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(unescaped(step))
            }
        }
        return parts.joined(separator: "/")
    }

    /// `%20` as a blank.
    private static func unescaped(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), digits.count == 2, let code = UInt8(digits, radix: 16) {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The relationships of a part, or of the package (`""`); none where it has no such part.
    static func read(of part: String, in archive: ZipArchive, file: String) throws(UnreadableFile) -> Relationships {
        let cut = part.lastIndex(of: "/").map { part.index(after: $0) } ?? part.startIndex
        let own = Relationships(folder: String(part[..<cut]))
        let name = "\(part[..<cut])_rels/\(part[cut...]).rels"
        if archive.has(name) { try PartParser.read(name, of: archive, file: file, into: own) }
        return own
    }
}
