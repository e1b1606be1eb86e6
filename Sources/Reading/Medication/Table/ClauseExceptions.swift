import ChartSchema
import Notation

/// Which clauses of a cell take people out of another's: "Graded within 12 months (Decline for smokers)" declines smokers within that time, and
/// grants the plan to the others; "Decline for smokers (Graded in Texas)" grants it to smokers in Texas.
///
/// A clause in parentheses or behind "but" holds for those whom the clause beside it is for. Of one that stands for itself ("Graded if within
/// 24 months; Decline with diabetes") nobody can say whether it does: both keep all words of the cell.
struct ClauseExceptions {
    /// Clauses whose condition is the whole cell.
    private(set) var needsLabel: Set<Int> = []
    /// Those of them for which no program can decide whom the others take out.
    private(set) var isOpen: Set<Int> = []

    /// - Parameter meanings: What each clause says; a clause within another gets its meanings, and the other their opposite.
    init(_ clauses: [Statement.Clause], _ meanings: inout [[Meaning]]) {
        for place in clauses.indices.dropFirst() where !clauses[place].isOtherwise && !meanings[place].isEmpty {
            let heads = (0..<place).filter { head in
                !meanings[head].isEmpty && !clauses[head].isOtherwise && !Self.areApart(meanings[head], meanings[place])
            }
            guard let head = heads.first else { continue }
            // Of several steps of a ladder nobody says which an exception is of, nor what "at any time" leaves of a time.
            guard heads.count == 1, clauses[place].isAside, !clauses[head].isAside, !clauses[place].isAtAnyTime else {
                needsLabel.formUnion(heads + [place])
                isOpen.formUnion(heads + [place])
                continue
            }
            take(place, outOf: head, &meanings)
        }
    }

    private mutating func take(_ place: Int, outOf head: Int, _ meanings: inout [[Meaning]]) {
        let own = meanings[head]
        needsLabel.insert(head)
        if meanings[place].count == 1, let others = meanings[place][0].complement {
            meanings[head].append(others)
        } else {
            isOpen.insert(head)
        }
        // "Graded for ages 50-80 (Decline ages 70+)": its own ages are enough.
        let inherited = own.filter { outer in !meanings[place].contains { outer.isOfOneLadder(with: $0) } }
        meanings[place] += inherited
        // A time has a field of its own.
        if inherited.contains(where: { !$0.isWindow }) { needsLabel.insert(place) }
    }

    /// Whether nobody is in both.
    private static func areApart(_ some: [Meaning], _ others: [Meaning]) -> Bool {
        some.contains { one in others.contains { one.isApart(from: $0) } }
    }
}

extension Statement.Clause {
    fileprivate var isAtAnyTime: Bool { scopes.contains { $0.tagged.has(.always) } }
}

extension Meaning {
    /// Whether nobody is in both. Times, doses, uses and facts of one cell are the steps of one ladder.
    fileprivate func isApart(from other: Meaning) -> Bool {
        switch (self, other) {
        case (.age(let one), .age(let two)): !one.overlaps(two)
        case (.sex(let one), .sex(let two)): one != two
        case (.tobacco(let one), .tobacco(let two)): one != two
        case (.age, .ageOutside), (.ageOutside, .age), (.ageOutside, .ageOutside): complement == other
        default: isOfOneLadder(with: other)
        }
    }

    /// Whether both are of times, of doses, of ages, and so on.
    fileprivate func isOfOneLadder(with other: Meaning) -> Bool {
        switch (self, other) {
        case (.window, .window), (.dose, .dose), (.other, .other), (.everyone, .everyone): true
        default: isOfKind(other) || isOfFacts && other.isOfFacts
        }
    }

    private var isOfFacts: Bool {
        switch self {
        case .use, .notUse, .fact, .medication, .severity, .prescriber: true
        default: false
        }
    }
}
