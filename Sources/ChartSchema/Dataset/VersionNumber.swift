/// The number of a dataset version, MAJOR.MINOR.PATCH: which part grew says what a consumer has to expect.
///
///     VersionNumber("1.4.0")! < VersionNumber(1, 10, 0)  // true
public struct VersionNumber: Hashable, Sendable {
    public var major: Int
    public var minor: Int
    public var patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Reads `1.4.0`: three whole numbers without signs, blanks or leading zeros; `nil` for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard parts.count == 3, numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
        self.init(numbers[0], numbers[1], numbers[2])
        guard description == text else { return nil }
    }
}

extension VersionNumber: Comparable, CustomStringConvertible {
    public static func < (a: VersionNumber, b: VersionNumber) -> Bool {
        (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
}

extension VersionNumber: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let number = VersionNumber(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "expected MAJOR.MINOR.PATCH, found \"\(text)\"")
        }
        self = number
    }
}
