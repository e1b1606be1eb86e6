/// What a limit grants, by its canonical id: `preferred-plus`, `standard`, `table-4`, `graded`, `decline`, ….
///
/// A carrier's own label is always kept beside it. Ids and their order are the contract's; see `docs/data-model.md`.
public struct RateClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// `nil` when the id is none of the contract's.
    public init?(rawValue: String) {
        guard RateClass.rank(of: rawValue) != nil else { return nil }
        self.rawValue = rawValue
    }

    private init(known: String) { rawValue = known }

    public static let preferredPlus = RateClass(known: "preferred-plus")
    public static let preferred = RateClass(known: "preferred")
    public static let standardPlus = RateClass(known: "standard-plus")
    public static let standard = RateClass(known: "standard")
    public static let level = RateClass(known: "level")
    public static let graded = RateClass(known: "graded")
    public static let modified = RateClass(known: "modified")
    public static let guaranteed = RateClass(known: "guaranteed")
    public static let refer = RateClass(known: "refer")
    public static let decline = RateClass(known: "decline")

    /// Table rating 1 (A, +25 %) to 16 (P, +400 %).
    public static func table(_ number: Int) -> RateClass? { RateClass(rawValue: "table-\(number)") }

    /// Every rate class, best first.
    public static let allCases: [RateClass] =
        [preferredPlus, preferred, standardPlus, standard]
        + (1...16).compactMap(table) + [level, graded, modified, guaranteed, refer, decline]

    /// Where the class stands: 1 is best. Classes of final expense (`level` to `guaranteed`) stand after the table
    /// ratings; they are ordered among themselves, and comparing them with the others means little.
    public var rank: Int { RateClass.rank(of: rawValue)! }

    /// Whether it grants insurance at all (`refer` and `decline` do not).
    public var isOffer: Bool { self != .refer && self != .decline }

    /// Whether it is one of `table-1` … `table-16`.
    public var isTableRating: Bool { (5...20).contains(rank) }

    private static func rank(of id: String) -> Int? {
        switch id {
        case "preferred-plus": return 1
        case "preferred": return 2
        case "standard-plus": return 3
        case "standard": return 4
        case "level": return 31
        case "graded": return 32
        case "modified": return 33
        case "guaranteed": return 34
        case "refer": return 90
        case "decline": return 99
        default:
            guard id.hasPrefix("table-"), let number = Int(id.dropFirst(6)), (1...16).contains(number),
                id == "table-\(number)"
            else { return nil }
            return 4 + number
        }
    }
}

extension RateClass: Comparable {
    public static func < (a: RateClass, b: RateClass) -> Bool { a.rank < b.rank }
}

extension RateClass: CustomStringConvertible {
    public var description: String { rawValue }
}

extension RateClass: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let id = try container.decode(String.self)
        guard let known = RateClass(rawValue: id) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown rate class \"\(id)\"")
        }
        self = known
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
