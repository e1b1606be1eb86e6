import Foundation

/// Looks for an object's member that is there twice: decoders take one of the two, and nobody can say which was meant.
enum RepeatedMember {
    /// An object or array that is open.
    private struct Level {
        /// The names so far; `nil` in an array.
        var names: Set<String>?
        /// The member's name, or the element's number.
        var place = ""
        var count = 0
    }

    /// The names and numbers that lead to the second; `nil` where every member is there once.
    ///
    /// - Parameter bytes: JSON that was decoded.
    static func path(in bytes: [UInt8]) -> [String]? {
        var levels: [Level] = []
        var wantsName = false
        var offset = 0
        while offset < bytes.count {
            defer { offset += 1 }
            switch bytes[offset] {
            case UInt8(ascii: "{"):
                levels.append(Level(names: []))
                wantsName = true
            case UInt8(ascii: "["):
                levels.append(Level(names: nil, place: "0"))
                wantsName = false
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
            case UInt8(ascii: ","):
                guard let last = levels.indices.last else { return nil }
                wantsName = levels[last].names != nil
                levels[last].count += 1
                if !wantsName { levels[last].place = String(levels[last].count) }
            case UInt8(ascii: "\""):
                let text = string(in: bytes, at: &offset)
                guard wantsName, let last = levels.indices.last else { continue }
                wantsName = false
                levels[last].place = text
                if levels[last].names?.insert(text).inserted == false { return levels.map(\.place) }
            default: break
            }
        }
        return nil
    }

    /// The string that begins at a quotation mark; `offset` is then that of the closing one.
    private static func string(in bytes: [UInt8], at offset: inout Int) -> String {
        let start = offset
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
            offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(offset, bytes.count - 1)
        let literal = bytes[start...end]
        guard literal.contains(UInt8(ascii: "\\")) else {
            return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
        }
        return (try? JSONDecoder().decode(String.self, from: Data(literal))) ?? ""
    }
}
