/// All rules that look at one kind of evidence.
package struct RuleSet<Evidence: RuleEvidence>: Sendable {
    /// In the order in which they are listed.
    package let all: [any Rule<Evidence>]
    /// A rule before those that it precedes; in the order of their codes where nothing else decides.
    let inPrecedence: [any Rule<Evidence>]
    /// By code, the codes of all that a rule precedes, near and far.
    private let preceded: [String: Set<String>]

    package init(_ all: [any Rule<Evidence>]) {
        self.all = all
        let direct = Dictionary(uniqueKeysWithValues: all.map { ($0.code, Set($0.precedes.map(\.code))) })
        preceded = Self.closure(of: direct)
        let ranks = Self.ranks(direct)
        inPrecedence = all.sorted { ranks[$0.code]! < ranks[$1.code]! }
    }

    /// Whether the first of two rules stands where both noticed the same mistake.
    func precedes(_ first: String, _ second: String) -> Bool { preceded[first]?.contains(second) ?? false }

    private static func ranks(_ direct: [String: Set<String>]) -> [String: Int] {
        var waiting = direct
        var ranks: [String: Int] = [:]
        while !waiting.isEmpty {
            let behind = waiting.values.reduce(into: Set<String>()) { $0.formUnion($1) }
            guard let next = waiting.keys.filter({ !behind.contains($0) }).min() else {
                preconditionFailure("these rules precede each other in a circle: \(waiting.keys.sorted())")
            }
            ranks[next] = ranks.count
            waiting[next] = nil
        }
        return ranks
    }

    private static func closure(of direct: [String: Set<String>]) -> [String: Set<String>] {
        direct.mapValues { first in
            var all = first
            var open = Array(first)
            while let code = open.popLast() {
                for next in direct[code] ?? [] where all.insert(next).inserted { open.append(next) }
            }
            return all
        }
    }
}
