import ChartSchema

/// Settles which observations stand: one mistake, one finding.
enum Verdict {
    /// Hears the severe before the mild, and of equals the stronger rule first. An observation that rests on a figure
    /// already held to be wrong is dropped. A second one at the same cell is the same matter: what it accuses is explained,
    /// and it is not told again.
    static func reached(from heard: [(any BuildRule, Observation)]) -> [(any BuildRule, Observation)] {
        var accused: Set<FigureID> = []
        var cells: Set<CellReference> = []
        var standing: [(any BuildRule, Observation)] = []
        for severity in Finding.Severity.allCases.reversed() {
            for (rule, observation) in heard where (observation.severity ?? rule.severity) == severity {
                guard accused.isDisjoint(with: observation.accused), accused.isDisjoint(with: observation.witnesses)
                else { continue }
                accused.formUnion(observation.accused)
                if let cell = observation.cell, !cells.insert(cell).inserted { continue }
                standing.append((rule, observation))
            }
        }
        return standing
    }
}
