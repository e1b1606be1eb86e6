/// What the inbox says of drafts: worked out once for each state of draft and project.
struct InboxLines {
    private static let most = 1_000

    private var known: [[String]: [String: Any]] = [:]
    private var order: [[String]] = []

    subscript(_ key: [String]) -> [String: Any]? { known[key] }

    mutating func keep(_ line: [String: Any], _ key: [String]) {
        if known.updateValue(line, forKey: key) == nil { order.append(key) }
        if order.count > Self.most { known[order.removeFirst()] = nil }
    }
}
