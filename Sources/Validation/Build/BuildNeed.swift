import ChartSchema

/// Something a build chart must have for a rule to say anything about it.
package enum BuildNeed: String, RuleNeed {
    /// Rows that name a height or an age.
    case rows
    /// Three heights printed one after the other.
    case heights
    /// Five rows of heights.
    case ladder = "height-ladder"
    /// A weight at a height, or a BMI.
    case bodies
    /// A column of weights over heights.
    case weights
    /// A column of limits over four ages.
    case ages
    /// A limit with both ends printed.
    case intervals
    /// Two columns with figures.
    case severalColumns = "several-columns"
    /// A column long enough to follow its curve.
    case longColumn = "long-column"
    /// Zones that follow each other.
    case zones
    /// Two columns that keep one distance.
    case lockstep
    /// Two rate classes of known rank.
    case classes = "ranked-classes"
    /// A zone that declines.
    case declines = "declined-zone"
    /// Figures in two systems of units.
    case metric = "metric-figures"

    /// What is missing, as a clause that goes on after "not checked: ".
    package var reason: String {
        switch self {
        case .rows: "no two rows name a height or an age"
        case .heights: "no three heights are printed one after the other"
        case .ladder: "fewer than five rows name a height"
        case .bodies: "there is no weight at a height, and no BMI"
        case .weights: "no column has weights at two heights"
        case .ages: "no column has limits at four ages"
        case .intervals: "no limit has both ends"
        case .severalColumns: "there are no two columns of figures"
        case .longColumn: "no column has \(CurveAnalysis.Threshold.points) figures"
        case .zones: "no zone begins where another ends"
        case .lockstep: "no two columns keep one distance"
        case .classes: "there are no two rate classes of known rank"
        case .declines: "no zone declines"
        case .metric: "nothing is printed in two systems of units"
        }
    }

    func isMet(in evidence: BuildEvidence) -> Bool {
        let curves = evidence.curves
        return switch self {
        case .rows: evidence.chart.rows.count { !$0.height.isAny || $0.age != nil } >= 2
        case .heights: evidence.labels.sequences.contains { $0.count >= 3 }
        case .ladder: evidence.chart.rows.count { $0.height.min != nil && $0.height.max != nil } >= 5
        case .bodies: evidence.chart.rows.contains { row in row.limits.contains { isBody($0, at: row.height) } }
        case .weights: curves.contains { $0.axis == .height && !$0.bound.isBMI && $0.points.count >= 2 }
        case .ages: curves.contains { $0.axis == .age && $0.points.count >= 4 }
        case .intervals:
            evidence.chart.rows.contains { row in
                row.limits.contains {
                    $0.weightMin != nil && $0.weightMax != nil || $0.bmiMin != nil && $0.bmiMax != nil
                }
            }
        case .severalColumns: curves.count { $0.points.count >= 2 } >= 2
        case .longColumn: curves.contains { $0.points.count >= CurveAnalysis.Threshold.points }
        case .zones: evidence.locksteps.contains { $0.kind == .zones }
        case .lockstep: evidence.locksteps.contains { $0.kind == .parallel }
        case .classes: Set(evidence.chart.columns.compactMap(\.rateClass).filter(\.isOffer)).count >= 2
        case .declines: evidence.chart.columns.contains { $0.rateClass == .decline }
        case .metric: !evidence.unitChecks.isEmpty
        }
    }

    private func isBody(_ limit: BuildLimit, at height: HeightRange) -> Bool {
        if limit.bmiMin ?? limit.bmiMax != nil { return true }
        return limit.weightMin ?? limit.weightMax != nil && height.min != nil && height.max != nil
    }
}
