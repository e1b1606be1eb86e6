import ChartSchema

/// Rows where two zones that follow each other elsewhere do not.
enum ZoneBreaks {
    /// - Parameters:
    ///   - isMeant: Whether a row's distance, compared with the usual one, is the rule's.
    static func observations(
        in evidence: BuildEvidence, where isMeant: (Figure, Figure) -> Bool,
        message: (Curve.Point, Curve.Point, (lower: String, upper: String)) -> String
    ) -> [RuleObservation<BuildEvidence>] {
        evidence.locksteps.filter { $0.kind == .zones && $0.distance >= 0 }.flatMap { zones in
            zones.exceptions.filter { isMeant($0.upper.figure - $0.lower.figure, zones.distance) }.map { pair in
                let wrong = evidence.suspect(pair.lower.id, pair.upper.id)
                let cell = wrong == pair.lower.id ? pair.lower.cell : pair.upper.cell
                return RuleObservation(
                    severity: zones.severity(of: pair, unit: evidence.analyses[zones.lower].unit),
                    message: message(
                        pair.lower, pair.upper,
                        (zone(evidence.curves[zones.lower], evidence), zone(evidence.curves[zones.upper], evidence))),
                    help: "Elsewhere one zone follows the other: correct the end that is wrong.", cell: cell,
                    context: ["ends": pair.lower.figure.description, "begins": pair.upper.figure.description],
                    suspects: [wrong], compared: [pair.lower.id, pair.upper.id])
            }
        }
    }

    static func zone(_ curve: Curve, _ evidence: BuildEvidence) -> String {
        let names = Set(curve.columns.map { evidence.names[$0] }).filter { !$0.isEmpty }
        return names.count == 1 ? "\(names.first!) zone" : "zone"
    }
}
