import ChartSchema

/// Something a medication chart must have for a rule to say anything about it.
package enum MedicationNeed: String, RuleNeed {
    /// A rule about a medication.
    case rules
    /// Two printed rows.
    case severalRows = "several-rows"
    /// Two printed names.
    case severalNames = "several-names"
    /// One drug under two names.
    case twins = "one-drug-twice"
    /// Decisions for two plans.
    case severalPlans = "several-plans"
    /// A use printed beside a medication.
    case uses
    /// Two rules with a look-back window.
    case windows = "look-back-windows"
    /// A list that is long enough to be in order by more than chance.
    case longList = "long-list"
    /// A name that a person has accepted.
    case acceptedNames = "accepted-names"

    /// What is missing, as a clause that goes on after "not checked: ".
    package var reason: String {
        switch self {
        case .rules: "there is no rule about a medication"
        case .severalRows: "there are no two rows"
        case .severalNames: "there are no two names"
        case .twins: "no drug stands under two names"
        case .severalPlans: "no two plans have decisions of their own"
        case .uses: "no row prints a use"
        case .windows: "no two rules have a look-back window"
        case .longList: "fewer than \(OrderSlip.least) rows are printed"
        case .acceptedNames: "nobody has accepted a name"
        }
    }

    func isMet(in evidence: MedicationEvidence) -> Bool {
        switch self {
        case .rules: !evidence.chart.rules.isEmpty
        case .severalRows: evidence.rows.count >= 2
        case .severalNames: evidence.names.count >= 2
        case .twins:
            evidence.bySubstance.contains { entries in
                entries.contains { evidence.entries[$0].name != evidence.entries[entries[0]].name }
            }
        case .severalPlans: evidence.products.count >= 2
        case .uses: evidence.chart.rules.contains { $0.use != nil }
        case .windows: evidence.chart.rules.lazy.filter { $0.lookback != .always }.prefix(2).count == 2
        case .longList: evidence.rows.count >= OrderSlip.least
        case .acceptedNames: !evidence.accepted.names.isEmpty
        }
    }
}
