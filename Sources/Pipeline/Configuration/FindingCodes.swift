import ChartSchema
import Reading
import Validation

/// The codes that policy and accepted findings may name, and what each may be made of.
///
/// A *judgement* is about figures that were read: a person may overrule it. An *uncertainty* says that something could not
/// be read: what it stands for may be left out of a chart on a person's word, but no word makes it certain.
enum FindingCodes {
    /// Codes of rules about figures that were read.
    static let judgements = Set(
        BuildRules.all.map(\.code) + MedicationRules.all.map(\.code) + DatasetRules.all.map(\.code))

    /// Codes that say that something could not be read with certainty.
    static let uncertainties = Set(RuleCatalogue.reading.filter { $0.severity == .error }.map(\.code))

    /// Codes of reading that are no errors: what was read, was read in an unusual way.
    static let remarks = Set(RuleCatalogue.reading.filter { $0.severity != .error }.map(\.code))

    /// Codes about the review files themselves.
    static let review = Set(ReviewFinding.allCases.map(\.rawValue))

    /// Codes of findings that a person may accept.
    static let acceptable = judgements.union(uncertainties).union(remarks).sorted()

    /// A pinned layout is enforced: nothing makes a drift less than an error.
    static let layoutDrift = ChartFinding.layoutDrift.rawValue

    /// Codes whose errors policy may make less for one chart only.
    static let firm = uncertainties.union(
        ReviewFinding.allCases.filter { $0.meaning.severity == .error }.map(\.rawValue)
    ).sorted()

    /// Every code, in byte order.
    static let all = judgements.union(uncertainties).union(remarks).union(review).sorted()

    /// Whether a person may accept a finding: every judgement, and what is no error of its own.
    static func mayBeAccepted(_ finding: Finding) -> Bool {
        finding.ownSeverity != .error || judgements.contains(finding.rule)
    }

    /// Whether a policy of this scope may give a finding this severity (`nil`: set it off). An error that is no judgement
    /// may be made less only for the one chart that somebody looked at.
    static func mayChange(
        _ finding: Finding, to severity: Finding.Severity?, scope: Finding.PolicyChange.Scope
    ) -> Bool {
        guard finding.severity == .error, severity != .error, !judgements.contains(finding.rule) else { return true }
        return finding.rule != layoutDrift && scope == .chart && severity != nil
    }
}
