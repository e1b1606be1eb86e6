import ChartSchema

/// An observation with the rule that made it.
struct Noticed<Evidence: RuleEvidence> {
    var rule: any Rule<Evidence>
    var observation: RuleObservation<Evidence>

    var severity: Finding.Severity { observation.severity ?? rule.severity }
}

extension Validator {
    /// One observation for each mistake: the severe before the mild, and of equals that of the rule that precedes.
    ///
    /// - Parameter noticed: In the order of precedence.
    static func onePerMistake<Evidence>(_ noticed: [Noticed<Evidence>]) -> [Noticed<Evidence>] {
        var explained: [Int: Explained<Evidence>] = [:]
        return Finding.Severity.allCases.reversed().flatMap { severity in
            noticed.filter { each in
                each.severity == severity
                    && explained[each.observation.chart, default: Explained()].isNews(each.observation)
            }
        }
    }
}

/// What of a chart the observations so far explain.
private struct Explained<Evidence: RuleEvidence> {
    private var suspects: Set<Evidence.Part> = []
    private var cells: Set<Evidence.Place> = []

    /// An observation that rests on a figure already held to be wrong is none of its own. A second one at the same cell is the
    /// same matter: what it suspects is explained, and it is not told again.
    mutating func isNews(_ observation: RuleObservation<Evidence>) -> Bool {
        guard suspects.isDisjoint(with: observation.suspects), suspects.isDisjoint(with: observation.compared)
        else { return false }
        suspects.formUnion(observation.suspects)
        guard Evidence.isOneMatterACell, let cell = observation.cell else { return true }
        return cells.insert(cell).inserted
    }
}
