import Foundation

/// How much damage was found, by kind and size, and how often a finding was false.
struct MutationTally: Sendable {
    struct Row: Sendable {
        var tried = 0
        /// Trials with a new finding at the damage.
        var there = 0
        /// Trials with a new finding anywhere.
        var found = 0
        /// New findings.
        var findings = 0
        /// Those at lines to which nothing was done.
        var elsewhere = 0
        var cleanCells = 0

        var recall: Double { tried == 0 ? 1 : Double(there) / Double(tried) }

        mutating func add(_ outcome: MutationTrial.Outcome) {
            tried += 1
            there += outcome.isFoundThere ? 1 : 0
            found += outcome.found > 0 ? 1 : 0
            findings += outcome.found
            elsewhere += outcome.elsewhere
            cleanCells += outcome.cleanCells
        }

        static func += (sum: inout Row, row: Row) {
            sum.tried += row.tried
            sum.there += row.there
            sum.found += row.found
            sum.findings += row.findings
            sum.elsewhere += row.elsewhere
            sum.cleanCells += row.cleanCells
        }
    }

    /// The pounds that one figure moved.
    enum Size: String, CaseIterable, Sendable {
        case large = "10 lb and more"
        case middle = "4 to 9 lb"
        case small = "1 to 3 lb"

        init(_ pounds: Double) { self = pounds >= 10 ? .large : pounds >= 4 ? .middle : .small }
    }

    private(set) var byDamage: [Damage: Row] = [:]
    private(set) var bySize: [Size: Row] = [:]
    /// What was read otherwise and nobody was told of.
    private(set) var silentlyChanged: [String] = []

    mutating func add(_ outcome: MutationTrial.Outcome, damage: Damage, name: String) {
        byDamage[damage, default: Row()].add(outcome)
        if let pounds = outcome.pounds { bySize[Size(pounds), default: Row()].add(outcome) }
        // What a name or a unit says holds for its whole column.
        guard damage.target != .column else { return }
        silentlyChanged += outcome.silentlyChanged.map { "\(name), \(damage.rawValue): \($0)" }
    }

    static func += (sum: inout MutationTally, tally: MutationTally) {
        sum.byDamage.merge(tally.byDamage) { $0 + $1 }
        sum.bySize.merge(tally.bySize) { $0 + $1 }
        sum.silentlyChanged += tally.silentlyChanged
    }

    /// All damage to one kind of target.
    func row(of target: Damage.Target) -> Row {
        Damage.allCases.filter { $0.target == target }.reduce(into: Row()) { $0 += byDamage[$1] ?? Row() }
    }

    func row(of size: Size) -> Row { bySize[size] ?? Row() }

    var all: Row { Damage.allCases.reduce(into: Row()) { $0 += byDamage[$1] ?? Row() } }
}

extension MutationTally.Row {
    fileprivate static func + (a: Self, b: Self) -> Self {
        var sum = a
        sum += b
        return sum
    }
}
