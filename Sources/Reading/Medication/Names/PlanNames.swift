import Notation

/// What sentences call the plans of a chart: "Modified" and "Modified plan" of "Modified Benefit", where no other begins so.
struct PlanNames {
    /// By what they are called.
    let all: [String: Set<String>]
    let index: NameIndex

    /// - Parameters:
    ///   - products: Those of the rules.
    ///   - decisions: Labels of decisions that grant a plan: "Graded".
    init(products: Set<String>, decisions: Set<String>) {
        let names = products.union(decisions)
        var all = Dictionary(grouping: names.filter { !Self.short($0).isEmpty }, by: Self.short).mapValues(Set.init)
            .filter { $0.value.count == 1 }
        for name in names { all[name] = [name] }
        self.all = all
        index = NameIndex(Set(all.keys))
    }

    private static func short(_ name: String) -> String {
        var words = name.split(separator: " ")
        while words.count > 1, let last = words.last, ofPlans.contains(last.lowercased()) { words.removeLast() }
        return words.joined(separator: " ")
    }

    private static let ofPlans = Lexicon.words("standing-condition.of-plans")
}
