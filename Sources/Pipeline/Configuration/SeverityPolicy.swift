import ChartSchema

/// What one `rules` object says: severities by code, or by the beginning of codes.
///
/// `{"build.value.off-curve": "error", "build.class.*": {"severity": "off", "reason": "…"}}`. An exact code is stronger
/// than a beginning, a longer beginning stronger than a shorter one.
package struct SeverityPolicy: Sendable, Hashable {
    package struct Rule: Sendable, Hashable {
        /// A code, or the beginning of codes and `*`.
        package var pattern: String
        /// `nil` sets the rule off.
        package var severity: Finding.Severity?
        package var reason: String?

        /// Whether the rule is about findings of this code.
        func covers(_ code: String) -> Bool {
            pattern.hasSuffix("*") ? code.hasPrefix(pattern.dropLast()) : code == pattern
        }
    }

    package var rules: [Rule] = []

    /// The strongest rule about findings of a code.
    func rule(for code: String) -> Rule? {
        rules.filter { $0.covers(code) }.max { a, b in
            let (exactA, exactB) = (a.pattern == code, b.pattern == code)
            return exactA == exactB ? a.pattern.utf8.count < b.pattern.utf8.count : exactB
        }
    }
}

/// The policies that hold for one chart, the nearest first: its own, its carrier's, the pipeline's.
struct PolicyChain: Sendable {
    var levels: [(scope: Finding.PolicyChange.Scope, policy: SeverityPolicy)] = []

    /// The finding as the nearest policy that speaks of it wants it; `nil` when it is set off.
    func judged(_ finding: Finding) -> Finding? {
        for (scope, policy) in levels {
            guard let rule = policy.rule(for: finding.rule) else { continue }
            guard FindingCodes.mayChange(finding, to: rule.severity, scope: scope) else { return finding }
            guard let severity = rule.severity else { return nil }
            guard severity != finding.severity else { return finding }
            var judged = finding
            judged.severity = severity
            judged.policy = Finding.PolicyChange(
                was: finding.severity, scope: scope, pattern: rule.pattern, reason: rule.reason)
            return judged
        }
        return finding
    }
}
