import ChartSchema

/// Settles which observations stand: one mistake, one finding.
enum Verdict {
    /// Hears the severe before the mild, and of equals the stronger rule first. An observation that rests on a figure
    /// already held to be wrong is dropped. A second one at the same cell is the same matter: what it accuses is explained,
    /// and it is not told again.
    ///
    /// - Parameter usual: What a finding of a rule weighs where its observation does not say.
    static func reached<Rule, Heard: Accusation>(
        from heard: [(Rule, Heard)], usual: (Rule) -> Finding.Severity
    ) -> [(Rule, Heard)] {
        var accused: Set<Heard.Part> = []
        var cells: Set<Heard.Place> = []
        var standing: [(Rule, Heard)] = []
        for severity in Finding.Severity.allCases.reversed() {
            for (rule, observation) in heard where (observation.severity ?? usual(rule)) == severity {
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
