import Glibc

/// Finds one member of a JSON file's outermost object without reading the others: brackets and strings are stepped over.
///
/// It judges nothing: of a file that it cannot follow it says so, and the parser says what is wrong with it.
enum JSONOutline {
    enum Member: Hashable {
        /// Where its value stands.
        case found(Range<Int>)
        case absent
        case unclear
    }

    /// The first member of a name, which holds no escapes.
    static func member(_ name: StaticString, in bytes: [UInt8]) -> Member {
        bytes.withUnsafeBufferPointer { bytes in
            var scan = Scan(bytes)
            return scan.member(name)
        }
    }

    /// Where the names, without their quotes, and the values of all members stand; `nil` where the file cannot be followed.
    static func members(of bytes: [UInt8]) -> [(name: Range<Int>, value: Range<Int>)]? {
        bytes.withUnsafeBufferPointer { bytes in
            var scan = Scan(bytes)
            return scan.members()
        }
    }

    /// Where the elements of an array stand; `nil` where it is none, or cannot be followed.
    static func elements(of array: Range<Int>, in bytes: [UInt8]) -> [Range<Int>]? {
        bytes.withUnsafeBufferPointer { bytes in
            var scan = Scan(UnsafeBufferPointer(rebasing: bytes[..<array.upperBound]))
            scan.place = array.lowerBound
            return scan.elements()
        }
    }

    private struct Scan {
        let bytes: UnsafeBufferPointer<UInt8>
        var place = 0

        init(_ bytes: UnsafeBufferPointer<UInt8>) {
            self.bytes = bytes
            if bytes.starts(with: [0xef, 0xbb, 0xbf]) { place = 3 }
        }

        mutating func member(_ name: StaticString) -> Member {
            guard let members = members() else { return .unclear }
            return members.first { isName(name, $0.name) }.map { .found($0.value) } ?? .absent
        }

        mutating func members() -> [(name: Range<Int>, value: Range<Int>)]? {
            guard next() == UInt8(ascii: "{") else { return nil }
            place += 1
            var found: [(name: Range<Int>, value: Range<Int>)] = []
            while next() == UInt8(ascii: "\"") {
                guard let name = string(), next() == UInt8(ascii: ":") else { return nil }
                place += 1
                guard let value = value(), !bytes[name].contains(UInt8(ascii: "\\")) else { return nil }
                found.append((name, value))
                guard next() == UInt8(ascii: ",") else { break }
                place += 1
            }
            guard next() == UInt8(ascii: "}") else { return nil }
            place += 1
            return next() == nil ? found : nil
        }

        mutating func elements() -> [Range<Int>]? {
            guard next() == UInt8(ascii: "[") else { return nil }
            place += 1
            var found: [Range<Int>] = []
            if next() == UInt8(ascii: "]") { return found }
            while let value = value() {
                found.append(value)
                guard next() == UInt8(ascii: ",") else { return next() == UInt8(ascii: "]") ? found : nil }
                place += 1
            }
            return nil
        }

        private func isName(_ name: StaticString, _ key: Range<Int>) -> Bool {
            key.count == name.utf8CodeUnitCount
                && key.allSatisfy { bytes[$0] == name.utf8Start[$0 - key.lowerBound] }
        }

        /// The next byte that is no blank.
        private mutating func next() -> UInt8? {
            while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
            return place < bytes.count ? bytes[place] : nil
        }

        private static func isBlank(_ byte: UInt8) -> Bool {
            byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
        }

        /// Steps over a string; what stands between its quotes.
        private mutating func string() -> Range<Int>? {
            place += 1
            let start = place
            var end = first(UInt8(ascii: "\""), from: place, to: bytes.count)
            while let quote = end, let escape = first(UInt8(ascii: "\\"), from: place, to: quote) {
                place = escape + 2
                if place > quote { end = first(UInt8(ascii: "\""), from: place, to: bytes.count) }
            }
            guard let end else { return nil }
            place = end + 1
            return start..<end
        }

        private func first(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
            guard start < end, let base = bytes.baseAddress else { return nil }
            return memchr(base + start, Int32(byte), end - start).map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
        }

        /// Steps over a value.
        private mutating func value() -> Range<Int>? {
            _ = next()
            let start = place
            var depth = 0
            while place < bytes.count {
                switch bytes[place] {
                case UInt8(ascii: "\""):
                    guard string() != nil else { return nil }
                    continue
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if depth == 0 { return start < place ? start..<place : nil }
                    depth -= 1
                case UInt8(ascii: ",") where depth == 0: return start < place ? start..<place : nil
                default: break
                }
                place += 1
            }
            return nil
        }
    }
}
