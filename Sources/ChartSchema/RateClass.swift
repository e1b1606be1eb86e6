/// What a limit grants, by its canonical id: `preferred-plus`, `standard`, `table-4`, `graded`, `decline`, ….
///
/// A carrier's own label is always kept beside it. Ids and their order are the contract's; see `docs/data-model.md`.
///
///     RateClass(rawValue: "table-4")! == .table(4)  // true
///     RateClass.preferred < .standard  // true
///     RateClass.decline.isOffer  // false
public struct RateClass: RawRepresentable, Hashable, Sendable {
    /// Where the class stands: 1 is best. Classes of final expense (`level` to `guaranteed`) stand after the table
    /// ratings; they are ordered among themselves, and comparing them with the others means little.
    ///
    /// The rank is all that is stored: a class is compared with every limit of a chart.
    public let rank: Int

    /// `nil` when the id is none of the contract's.
    public init?(rawValue: String) {
        guard let rank = RateClass.rank(of: rawValue) else { return nil }
        self.rank = rank
    }

    private init(rank: Int) { self.rank = rank }

    public var rawValue: String {
        switch rank {
        case 1: "preferred-plus"
        case 2: "preferred"
        case 3: "standard-plus"
        case 4: "standard"
        case 31: "level"
        case 32: "graded"
        case 33: "modified"
        case 34: "guaranteed"
        case 90: "refer"
        case 99: "decline"
        default: "table-\(rank - 4)"
        }
    }

    public static let preferredPlus = RateClass(rank: 1)
    public static let preferred = RateClass(rank: 2)
    public static let standardPlus = RateClass(rank: 3)
    public static let standard = RateClass(rank: 4)
    public static let level = RateClass(rank: 31)
    public static let graded = RateClass(rank: 32)
    public static let modified = RateClass(rank: 33)
    public static let guaranteed = RateClass(rank: 34)
    public static let refer = RateClass(rank: 90)
    public static let decline = RateClass(rank: 99)

    /// Table rating 1 (A, +25 %) to 16 (P, +400 %).
    public static func table(_ number: Int) -> RateClass? { RateClass(rawValue: "table-\(number)") }

    /// Every rate class, best first.
    public static let allCases: [RateClass] =
        [preferredPlus, preferred, standardPlus, standard]
        + (1...16).compactMap(table) + [level, graded, modified, guaranteed, refer, decline]

    /// Whether it grants insurance at all (`refer` and `decline` do not).
    public var isOffer: Bool { rank < 90 }

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

extension RateClass: CaseIterable {}

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
