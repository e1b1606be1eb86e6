/// The parameters of an address, trimmed; a parameter without a value is none.
struct SiteQuery: Sendable {
    private(set) var items: [(name: String, value: String)]

    /// No text that a person types into a field is longer.
    static let longestValue = 200

    init(_ items: [(String, String)]) {
        self.items = items.prefix(100).map { name, value in
            (name, String(value.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(Self.longestValue)))
        }
    }

    /// The first value of a name; `nil` when there is none or it is empty.
    subscript(_ name: String) -> String? { items.first { $0.name == name && !$0.value.isEmpty }?.value }

    /// Every value of a name, empty ones too.
    func all(_ name: String) -> [String] { items.filter { $0.name == name }.map(\.value) }

    /// The page of a list, counted from 1; 1 for what is no number.
    var page: Int { max(1, min(self["page"].flatMap { Int($0) } ?? 1, 100_000)) }

    /// The address of the same question with other values; `nil` takes one away. Empty values of a name that is given
    /// several times stay, for they hold the others in their places.
    func address(_ path: String, with changes: [(String, String?)] = []) -> String {
        let repeated = Set(items.map(\.name).filter { name in items.count { $0.name == name } > 1 })
        let kept = items.filter { item in
            (!item.value.isEmpty || repeated.contains(item.name)) && !changes.contains { $0.0 == item.name }
        }
        return Address.of(
            path, kept.map { ($0.name, $0.value) } + changes.compactMap { name, value in value.map { (name, $0) } })
    }
}
